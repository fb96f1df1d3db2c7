import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectFiles } from '../../server/export/project.present.ts'
import { createAnswer } from '../../server/export/site/answer.ts'
import { openStore, type Store } from '../../server/export/site/store.ts'
import { built } from '../support/turn.ts'
import { textOf } from '../support/visitor.ts'

const png = Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'))
const words = 'Create a library where users can upload documents, import documents and export documents.'

let folder: string
let store: Store
let answer: (request: Request) => Promise<Response>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sparksite-exported-'))
  const model = built(words)
  const files = await projectFiles({ model, name: 'library', badge: false, rows: () => [], fonts: {} })
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const at = pathToFileURL(`${folder}/`)
  store = openStore(join(folder, 'site.db'), at, model.entities)
  answer = createAnswer({ model, badge: false, store, folder: at, manage_key: 'key', now: () => 1_790_000_000 })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})
const get = (path: string): Promise<Response> => answer(new Request(`http://site${path}`))
const send = (path: string, form: FormData | URLSearchParams): Promise<Response> => answer(new Request(`http://site${path}`, { method: 'POST', body: form }))

describe('an exported site', () => {
  it('keeps uploaded files in its folder and serves them', async () => {
    const form = new FormData()
    form.set('title', 'Floor plan')
    form.set('file', new File([png], 'plan.png'))
    expect((await send('/_actions/add_document', form)).status).toBe(303)
    const address = /\/_files\/[^"]+/.exec(await (await get(`/document?row=${store.all('documents')[0]!.id}`)).text())?.[0] ?? ''
    const file = await get(address)
    expect([file.status, file.headers.get('content-type'), new Uint8Array(await file.arrayBuffer())]).toEqual([200, 'image/png', png])
    expect((await get('/_files/aaaaaaaaaaaaaaaaaaaaaaaa-70/plan.png')).status).toBe(404)
  })
  it('gives them in stretches, by what tells them from others, and removes them with their rows', async () => {
    const form = new FormData()
    form.set('title', 'Floor plan')
    form.set('file', new File([png], 'plan.png'))
    const made = await send('/_actions/add_document', form)
    const row = store.all('documents')[0]!
    const address = String(row.values.file)
    const ask = async (asked: Readonly<Record<string, string>>) => {
      const reply = await answer(new Request(`http://site${address}`, { headers: asked }))
      return [reply.status, reply.headers.get('content-range'), new Uint8Array(await reply.arrayBuffer()).byteLength]
    }
    const etag = String((await get(address)).headers.get('etag'))
    expect([await ask({ range: 'bytes=1-3' }), await ask({ 'if-none-match': etag }), await ask({ range: 'bytes=70-' })]).toEqual([
      [206, 'bytes 1-3/70', 3],
      [304, null, 0],
      [416, 'bytes */70', 0],
    ])
    const kept = () => readdirSync(join(folder, 'files'))
    expect(kept()).toHaveLength(1)
    const cookie = made.headers
      .getSetCookie()
      .map((set) => set.split(';', 1)[0])
      .join('; ')
    const body = new URLSearchParams({ row: row.id })
    expect((await answer(new Request('http://site/_actions/delete_document', { method: 'POST', body, headers: { cookie } }))).status).toBe(303)
    await setImmediate()
    expect([kept(), (await get(address)).status]).toEqual([[], 404])
  })
  it('gives rows as a file and takes them again', async () => {
    const to = /action="(\/_import\/[^"]+)"/.exec(await (await get('/documents')).text())?.[1] ?? ''
    expect(await textOf(await send(to, new URLSearchParams({ text: 'Title,Author\nAtlas,Noor\n' })))).toContain('1 document of 1 can be imported.')
    expect(store.all('documents')).toEqual([])
    expect((await send(to, new URLSearchParams({ text: 'Title,Author\nAtlas,Noor\n', confirm: 'yes' }))).status).toBe(303)
    const sheet = /(?:href|action)="(\/_csv\/[^"]+)"/.exec(await (await get('/documents')).text())?.[1] ?? ''
    expect(await (await get(sheet)).text()).toContain('Atlas,')
  })
})
