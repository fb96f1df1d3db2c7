import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { schemaOf } from '../../server/export/schema.present.ts'
import { createAnswer } from '../../server/export/site/answer.ts'
import { openStore, type Store } from '../../server/export/site/store.ts'
import { built } from '../support/turn.ts'

const words = 'Build a library where readers can register and log in, borrow books and see their own loans. Administrators manage users and books.'

const model = built(words)
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

/** Somebody with a browser's cookies. */
function visitor() {
  const jar = new Map<string, string>()
  const send = async (path: string, form?: Readonly<Record<string, string>>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await answer(new Request(`http://site${path}`, { headers: { cookie }, ...(form && { method: 'POST', body: new URLSearchParams(form) }) }))
    for (const set of reply.headers.getSetCookie()) jar.set(set.split('=', 1)[0] ?? '', set.slice(set.indexOf('=') + 1).split(';', 1)[0] ?? '')
    return reply
  }
  return {
    get: async (path: string) => await (await send(path)).text(),
    post: async (form: Readonly<Record<string, string>>) => {
      const reply = await send('/_session', form)
      return [reply.status, reply.headers.get('location')]
    },
  }
}
const rosa = { name: 'Rosa Lind', email: 'rosa@example.com', password: 'seven books' }

describe('accounts of an exported site', () => {
  it('are deleted by their own password, and nobody logs in to them again', async () => {
    const one = visitor()
    await one.post({ do: 'register', ...rosa })
    expect(await one.post({ do: 'leave', current: 'six books!' })).toEqual([422, null])
    expect(await one.post({ do: 'leave', current: rosa.password })).toEqual([303, '/?done=_leave'])
    expect(await one.get('/?done=_leave')).toContain('Your account is deleted, and you are logged out.')
    expect(await one.post({ do: 'log_in', login: rosa.email, password: rosa.password })).toEqual([422, null])
    expect(await one.post({ do: 'register', ...rosa })).toEqual([303, '/?done=_register'])
  })

  it('are registered, logged out of and logged in to', async () => {
    const one = visitor()
    expect(await one.get('/')).toContain('<a href="/log-in">Log in</a>')
    expect(await one.post({ do: 'register', ...rosa })).toEqual([303, '/?done=_register'])
    expect(await one.get('/?done=_register')).toContain('Welcome, Rosa Lind: you are registered and logged in.')
    expect(await one.post({ do: 'log_out' })).toEqual([303, '/?done=_log_out'])
    expect(await one.get('/')).not.toContain('Rosa Lind')
    expect(await one.post({ do: 'log_in', login: 'rosa@example.com', password: 'six books!' })).toEqual([422, null])
    expect(await one.post({ do: 'log_in', login: 'rosa@example.com', password: 'seven books' })).toEqual([303, '/?done=_log_in'])
    expect(await one.get('/')).toContain('Rosa Lind')
  })

  it('refuse an address that nobody has, and let anybody try the demonstration account', async () => {
    const one = visitor()
    expect(await one.post({ do: 'log_in', login: 'nobody@example.com', password: 'seven books' })).toEqual([422, null])
    const { email, password } = model.accounts!.demo
    expect(await one.post({ do: 'log_in', login: email, password })).toEqual([303, '/?done=_log_in'])
  })

  it('keep no password as it is, and one account for each address', async () => {
    await visitor().post({ do: 'register', ...rosa })
    expect(await visitor().post({ do: 'register', ...rosa, name: 'Other' })).toEqual([422, null])
    const rows = store.db.prepare('select name, password_hash from "_accounts"').all() as { name: string; password_hash: string }[]
    expect(rows.map(({ name }) => name)).toEqual(['Rosa Lind'])
    expect(rows[0]?.password_hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/)
  })

  it('are listed for the owner, by the key, and for nobody else', async () => {
    const one = visitor()
    await one.post({ do: 'register', ...rosa })
    expect(await one.get('/manage-users')).not.toContain('Search by name or email')
    const owner = visitor()
    await owner.get('/_session?key=key')
    expect(await owner.get('/manage-users')).toContain('rosa@example.com')
    expect(await one.post({ do: 'block', account: 'demo' })).toEqual([403, null])
    expect(await owner.post({ do: 'block', account: 'demo' })).toEqual([303, '/manage-users?done=_block&account=demo'])
    expect(await visitor().get('/log-in')).not.toContain('demonstration account')
  })
})
