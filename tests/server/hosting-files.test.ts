import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { type Visitor, visitorAt } from '../support/visitor.ts'

const png = Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'))
const words = 'Create a document library where users can upload documents and browse documents. Use white background and navy components.'

let app: TestApp
let ada: Person
let id: string
let url: string
let ines: Visitor
beforeEach(async () => {
  app = await openApp({ take })
  ada = await app.join()
  id = await createProject(ada)
  await tell(ada, id, words)
  url = String((await deploy(ada, id)).deployment_url)
  ines = visitorAt(app, url)
})
afterEach(() => app.close())

async function upload(visitor: Visitor, bytes: Uint8Array, name: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  const form = new FormData()
  for (const [field, text] of Object.entries({ title: 'Floor plan', back: '/documents', ...fields })) form.set(field, text)
  form.set('file', new File([new Uint8Array(bytes)], name))
  return await app.fetch(`${url}/_actions/${fields.row === undefined ? 'add_document' : 'edit_document'}`, {
    method: 'POST',
    body: form,
    headers: { cookie: visitor.cookies().join('; ') },
  })
}
const rowIn = (reply: Response): string => new URL(reply.headers.get('location') ?? '', url).searchParams.get('row') ?? ''
async function fileIn(row: string): Promise<string> {
  const { values } = (await (await ines.get(`/_api/documents/${row}`)).json()) as { readonly values: { readonly file: string } }
  return values.file
}

describe('an uploaded file', () => {
  it('is kept by a form without JavaScript and served as what its bytes are', async () => {
    const reply = await upload(ines, png, 'plan.png')
    expect(reply.status).toBe(303)
    const address = await fileIn(rowIn(reply))
    expect(address).toMatch(/^\/_files\/[A-Za-z0-9]{24}-70\/plan\.png$/)
    const file = await ines.get(address)
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition'), file.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      "inline; filename*=UTF-8''plan.png",
      'nosniff',
    ])
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png)
    const page = await (await ines.get('/documents')).text()
    expect(page).toContain('Floor plan')
    expect(await (await ines.get(`/document?row=${rowIn(reply)}`)).text()).toContain(`src="${address}"`)
  })
  it('bears the ending of its bytes, and markup is only ever saved as text', async () => {
    const reply = await upload(ines, new TextEncoder().encode('<script>alert(1)</script>'), 'page.html')
    const file = await ines.get(await fileIn(rowIn(reply)))
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      'text/plain; charset=utf-8',
      "attachment; filename*=UTF-8''page.txt",
    ])
  })
  it('is given in stretches to players', async () => {
    const address = await fileIn(rowIn(await upload(ines, png, 'plan.png')))
    const part = await ines.get(address, { range: 'bytes=1-3' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 1-3/70', 'PNG'])
  })
  it('is refused in a sentence where its bytes are of no kind that is taken, and nothing is kept', async () => {
    const reply = await upload(ines, Uint8Array.from([1, 2, 0, 255, 7]), 'tool.exe')
    expect(reply.status).toBe(422)
    expect(await reply.text()).toContain('Choose a picture, a PDF, a text, table, office or zip file, or a sound or video file.')
    expect(await app.database.db.selectFrom('site_files').select('id').execute()).toEqual([])
  })
  it('goes with its row, and with its project', async () => {
    const files = async () => (await app.database.db.selectFrom('site_files').select('name').execute()).map(({ name }) => name)
    const noor = visitorAt(app, url)
    await noor.post('/_actions/add_document', { title: 'Words only', back: '/documents' })
    const first = rowIn(await upload(noor, png, 'one.png'))
    await upload(noor, png, 'two.png')
    expect((await files()).toSorted()).toEqual(['one.png', 'two.png'])
    expect((await noor.post('/_actions/delete_document', { row: first, back: '/documents' })).status).toBe(303)
    expect(await files()).toEqual(['two.png'])
    await ada.fetch(`/api/v1/projects/${id}/`, { method: 'DELETE' })
    expect(await files()).toEqual([])
  })
  it('makes room for the next one of its field', async () => {
    const noor = visitorAt(app, url)
    await noor.post('/_actions/add_document', { title: 'Words only', back: '/documents' })
    const row = rowIn(await upload(noor, png, 'one.png'))
    const old = await fileIn(row)
    expect((await upload(noor, png, 'two.png', { row })).status).toBe(303)
    expect([(await ines.get(old)).status, (await ines.get(await fileIn(row))).status]).toEqual([404, 200])
  })
  it('is not to be had on another site, nor by an address that only looks like one', async () => {
    const address = await fileIn(rowIn(await upload(ines, png, 'plan.png')))
    const other = await createProject(ada)
    await tell(ada, other, words)
    const elsewhere = visitorAt(app, String((await deploy(ada, other)).deployment_url))
    expect((await elsewhere.get(address)).status).toBe(404)
    expect((await ines.get('/_files/aaaaaaaaaaaaaaaaaaaaaaaa-70/plan.png')).status).toBe(404)
  })
})
