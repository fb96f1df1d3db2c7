import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { schemaOf } from '../../server/export/schema.present.ts'
import { createAnswer } from '../../server/export/site/answer.ts'
import { openStore, type Store } from '../../server/export/site/store.ts'
import { built } from '../support/turn.ts'

const model = built(
  'Build a library site. Readers can register, log in, change their password and borrow books. Administrators manage books. The site should have system management.',
)
let folder: string
let store: Store
let answer: (request: Request) => Promise<Response>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sparksite-exported-'))
  writeFileSync(join(folder, 'schema.sql'), schemaOf(model.entities))
  writeFileSync(join(folder, 'data.sql'), '')
  const at = pathToFileURL(`${folder}/`)
  store = openStore(join(folder, 'site.db'), at, model.entities)
  answer = createAnswer({ model, badge: false, store, folder: at, manage_key: 'key', now: () => 1_790_000_000 })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const rosa = { name: 'Rosa Lind', email: 'rosa@example.com', password: 'seven books' }
const post = (form: Readonly<Record<string, string>>) =>
  answer(new Request('http://site/_session', { method: 'POST', headers: { 'user-agent': agent }, body: new URLSearchParams(form) }))
const kept = () => store.db.prepare('select what, signed_in_at, device, browser from "sign_ins" order by rowid').all() as Readonly<Record<string, string>>[]

test('an exported site keeps when somebody signed in, the newest eight of each', async () => {
  await post({ do: 'register', ...rosa })
  expect(kept().map((row) => ({ ...row }))).toEqual([{ what: 'Signed in', signed_in_at: '2026-09-21T14:13', device: 'Computer', browser: 'Firefox on Linux' }])
  for (let time = 0; time < 9; time += 1) await post({ do: 'log_in', login: rosa.email, password: rosa.password })
  expect(kept()).toHaveLength(8)
})

test('an exported site heeds what is set of registration and of how long people stay logged in', async () => {
  const { entity } = model.settings!.rows!
  const set = (name: string, value: string) => store.write({ kind: 'insert', entity, row: name, owner: 'ada', values: { name, value } }, 1)
  set('Days that people stay logged in', '7')
  await post({ do: 'register', ...rosa })
  expect(
    store.db
      .prepare('select expires_at from "_sessions"')
      .all()
      .map((row) => ({ ...row })),
  ).toEqual([{ expires_at: 1_790_000_000 + 7 * 24 * 3600 }])
  set('Registration open', 'No')
  const refused = await post({ do: 'register', ...rosa, email: 'ben@example.com' })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Registration is closed at present.')])
})
