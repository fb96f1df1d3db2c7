import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { take } from '../../builder/take.ts'
import { schemaOf } from '../../server/export/schema.present.ts'
import { createAnswer } from '../../server/export/site/answer.ts'
import { openStore } from '../../server/export/site/store.ts'
import { openDeployed } from '../support/deployed.ts'
import { built } from '../support/turn.ts'
import { visitorAt } from '../support/visitor.ts'

const words =
  'A site to send text snippets between devices: choose a nickname and open or join a room by a short code. Everyone in the room sees what is sent and who is connected. The owner can remove someone and close the room.'
const model = built(words)
const [rooms, people, sent] = model.entities.map(({ id }) => id)

interface Answer {
  readonly status: number
  readonly body: { readonly id: string; readonly count: number; readonly values: Readonly<Record<string, unknown>> }
}
type Call = (method: string, path: string, json?: unknown) => Promise<Answer>
const read = async (reply: Response): Promise<Answer> => ({ status: reply.status, body: (await reply.json()) as Answer['body'] })

/** What three visitors are answered, of whom two come into a room: how much of each table they find, by its words and by its rows. */
async function tried(join_in: () => Call) {
  const [ana, ben, cem] = [join_in(), join_in(), join_in()]
  const counts = async (call: Call, query: string) =>
    await Promise.all([rooms, people, sent].map(async (id) => (await call('GET', `/_api/${id}${query}`)).body.count))
  const before = await counts(cem, '')
  const { body: room } = await ana('POST', `/_api/${rooms}`, { name: 'Xylograph', owner: 'Kestrel' })
  const { code } = room.values
  const { status: wrong } = await ben('POST', `/_api/${people}`, { code: 'ZZZZZ', nickname: 'Rook' })
  const { status: entered, body: rook } = await ben('POST', `/_api/${people}`, { code, nickname: 'Rook' })
  const { status: sending, body: line } = await ben('POST', `/_api/${sent}`, { room: room.id, words: 'The xylograph has come' })
  const { status: outside } = await cem('POST', `/_api/${sent}`, { room: room.id, words: 'Hello' })
  const seen = async (call: Call) => ({
    more: (await counts(call, '')).map((count, at) => count - before[at]!),
    found: await counts(call, '?q=xylograph'),
    rows: await Promise.all([`${rooms}/${room.id}`, `${people}/${rook.id}`, `${sent}/${line.id}`].map(async (at) => (await call('GET', `/_api/${at}`)).status)),
  })
  const within = [await seen(ana), await seen(ben), await seen(cem)]
  const step = model.actions.find(({ name }) => name === 'Remove')!.id
  const removed = [await cem('POST', `/_api/${people}/${rook.id}/${step}`, {}), await ana('POST', `/_api/${people}/${rook.id}/${step}`, {})]
  return { calls: [wrong, entered, sending, outside], within, removed: removed.map(({ status }) => status), after: await seen(ben) }
}
const inside = { more: [1, 2, 1], found: [1, 0, 1], rows: [200, 200, 200] }
const kept = {
  calls: [400, 201, 201, 400],
  within: [inside, inside, { more: [0, 0, 0], found: [0, 0, 0], rows: [404, 404, 404] }],
  removed: [404, 200],
  after: { more: [0, 1, 1], found: [0, 0, 1], rows: [404, 200, 200] },
}

test('the calls of a hosted site keep what is in a room to those who are in it', async () => {
  const site = await openDeployed(words, {}, take)
  const join_in = (): Call => {
    const visitor = visitorAt(site.app, site.url)
    return async (method, path, json) => await read(await visitor.send(method, path, json))
  }
  expect(await tried(join_in)).toEqual(kept)
  await site.app.close()
})

test('the calls of an exported site keep it as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparksite-rooms-'))
  writeFileSync(join(folder, 'schema.sql'), schemaOf(model.entities))
  writeFileSync(join(folder, 'data.sql'), '')
  const at = pathToFileURL(`${folder}/`)
  const store = openStore(join(folder, 'site.db'), at, model.entities)
  const answer = createAnswer({ model, badge: false, store, folder: at, manage_key: 'key', now: () => 1_790_000_000 })
  const join_in = (): Call => {
    let cookie = ''
    return async (method, path, json) => {
      const sending = json !== undefined && { body: JSON.stringify(json) }
      const reply = await answer(new Request(`http://site${path}`, { method, headers: { cookie, 'content-type': 'application/json' }, ...sending }))
      for (const set of reply.headers.getSetCookie()) cookie = set.split(';', 1)[0] ?? ''
      return await read(reply)
    }
  }
  expect(await tried(join_in)).toEqual(kept)
  store.close()
  rmSync(folder, { recursive: true, force: true })
})
