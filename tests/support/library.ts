import './practices.ts'
import { take } from '../../builder/take.ts'
import { openApp, type Person, type TestApp } from './app.ts'
import { createProject, deploy, tell } from './deployed.ts'
import { type Visitor, visitorAt } from './visitor.ts'

export const png = Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'))
export const library_words = 'Create a document library where users can upload documents and browse documents. Use white background and navy components.'

/** A deployed document library, and a visitor of it. */
export interface Library {
  readonly app: TestApp
  readonly ada: Person
  readonly id: string
  readonly url: string
  readonly ines: Visitor
  /** Sends a file as a new document, or as that of a row. */
  upload(bytes: Uint8Array, name: string, fields?: Readonly<Record<string, string>>): Promise<Response>
  /** The same, and the row that it made. */
  keep(bytes: Uint8Array, name: string, fields?: Readonly<Record<string, string>>): Promise<string>
  remove(row: string): Promise<Response>
  /** The address of a row's file. */
  fileIn(row: string): Promise<string>
}

export async function openLibrary(env: Readonly<Record<string, string>> = {}): Promise<Library> {
  const app = await openApp({ take, env })
  const ada = await app.join()
  const id = await createProject(ada)
  await tell(ada, id, library_words)
  const url = String((await deploy(ada, id)).deployment_url)
  const ines = visitorAt(app, url)
  await ines.post('/_actions/add_document', { title: 'Words only', back: '/documents' })

  async function upload(bytes: Uint8Array, name: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
    const form = new FormData()
    for (const [field, text] of Object.entries({ title: 'Floor plan', back: '/documents', ...fields })) form.set(field, text)
    form.set('file', new File([new Uint8Array(bytes)], name))
    const action = fields.row === undefined ? 'add_document' : 'edit_document'
    return await app.fetch(`${url}/_actions/${action}`, { method: 'POST', body: form, headers: { cookie: ines.cookies().join('; ') } }, '192.0.2.1')
  }
  async function keep(bytes: Uint8Array, name: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
    const reply = await upload(bytes, name, fields)
    if (reply.status !== 303) throw new Error(`The upload was answered with ${reply.status}: ${await reply.text()}`)
    return new URL(reply.headers.get('location') ?? '', url).searchParams.get('row') ?? ''
  }
  return {
    app,
    ada,
    id,
    url,
    ines,
    upload,
    keep,
    remove: (row) => ines.post('/_actions/delete_document', { row, back: '/documents' }),
    async fileIn(row) {
      const { values } = (await (await ines.get(`/_api/documents/${row}`)).json()) as { readonly values: { readonly file: string } }
      return values.file
    },
  }
}
