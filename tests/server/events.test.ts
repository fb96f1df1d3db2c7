import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newestEvents } from '../../server/operations/events.store.ts'
import { openApp } from '../support/app.ts'
import { createProject, type Deployed, openDeployed } from '../support/deployed.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

/** Kind, address of the account and subject of each event, the oldest first; those before `clear` are left out. */
async function events() {
  await site.app.settled()
  return (await newestEvents(site.app.db, 1000, null)).toReversed().map(({ kind, email, subject }) => [kind, email, subject])
}
async function clear(): Promise<void> {
  await site.app.settled()
  await site.app.db.deleteFrom('security_events').execute()
}
const post = (path: string, json: object) => site.app.fetch(`/api/v1/users/${path}`, { method: 'POST', json })
const linkIn = async (subject: RegExp) => (await site.app.mails()).findLast((mail) => subject.test(mail.subject))?.link ?? ''
const ada = 'ada@example.com'

describe('what touches accounts and access is kept', () => {
  it('with its time, its account, its network and its browser', async () => {
    await clear()
    await site.app.fetch(
      '/api/v1/users/login/',
      { method: 'POST', json: { email: ada, password: 'correct horse' }, headers: { 'user-agent': 'Firefox/1' } },
      '203.0.113.9',
    )
    await site.app.settled()
    const { id } = await site.app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const at = site.app.clock.now()
    expect(await newestEvents(site.app.db, 10, ada)).toEqual([
      { at, kind: 'login', user_id: id, subject: 'login', ip: '203.0.113.9', agent: 'Firefox/1', email: ada },
    ])
    expect(await newestEvents(site.app.db, 10, 'eve@example.com')).toEqual([])
  })

  it('from the account’s first day to its site', async () => {
    expect((await events()).map(([kind, email]) => [kind, email])).toEqual([
      ['account made', ada],
      ['login', ada],
      ['site deployed', ada],
    ])
  })

  it('for logins that are refused, of an account or of none, and for those past a limit', async () => {
    await clear()
    await post('login/', { email: ada, password: 'wrong horse' })
    await post('login/', { email: 'nobody@example.com', password: 'wrong horse' })
    expect(await events()).toEqual([
      ['login refused', ada, 'login'],
      ['login refused', null, 'login'],
    ])
    for (let attempt = 0; attempt < 12; attempt++) await post('login/', { email: ada, password: 'wrong horse' })
    expect((await events()).at(-1)).toEqual(['limited', null, 'login'])
  })

  it('for a refresh token that comes twice', async () => {
    const { refresh } = await site.app.logIn()
    await post('token/refresh/', { refresh })
    site.app.clock.advance(61)
    await clear()
    await post('token/refresh/', { refresh })
    expect(await events()).toEqual([['token reused', ada, 'refresh']])
  })

  it('for passwords, sessions, verification and the end of the account, that outlive it', async () => {
    const other = await site.app.logIn()
    const [, second] = ((await (await other.fetch('/api/v1/users/sessions/')).json()) as { results: { id: string }[] }).results
    await clear()
    const password = { password: 'a new passphrase', password2: 'a new passphrase' }
    await other.fetch(`/api/v1/users/sessions/${second?.id}/`, { method: 'DELETE', json: { password: 'correct horse' } })
    await other.fetch('/api/v1/users/set-password/', { method: 'POST', json: password })
    await post('password-reset/', { email: ada })
    const [uid, token] = (await linkIn(/reset/i)).split('/').slice(-2)
    await post('password-reset/confirm/', { uid, token, ...password })
    await post('password-reset/confirm/', { uid, token, ...password })
    await site.app.fetch(`/api/v1/users/verify-email/${uid}/made-up/`)
    const last = await site.app.logIn(ada, password.password)
    await last.fetch('/api/v1/users/profile/', { method: 'DELETE', json: { password: 'wrong horse' } })
    await last.fetch('/api/v1/users/profile/', { method: 'DELETE', json: { password: password.password } })
    const all = await events()
    expect(all.map(([kind]) => kind)).toEqual([
      'session ended',
      'password changed',
      'reset asked',
      'password reset',
      'proof refused',
      'verification refused',
      'login',
      'proof refused',
      'account deleted',
    ])
    expect(all.map(([, email]) => email)).toEqual(Array(9).fill(null))
  })

  it('for what leaves: a site taken down, a project or its rows taken along, a project deleted', async () => {
    await clear()
    const own = `/api/v1/projects/${site.id}/`
    await site.ada.fetch(`${own}export/`)
    await site.ada.fetch(`${own}data/classes/`)
    await site.ada.fetch(`${own}data/classes/?format=csv`)
    await site.ada.fetch(`${own}deploy/`, { method: 'DELETE' })
    await site.ada.fetch(own, { method: 'DELETE' })
    expect(await events()).toEqual(['project exported', 'rows exported', 'site taken down', 'project deleted'].map((kind) => [kind, ada, site.id]))
  })

  it('for what is somebody else’s, and not for what is nobody’s', async () => {
    const eve = await site.app.join('eve@example.com')
    const own = await createProject(eve)
    await clear()
    expect((await eve.fetch(`/api/v1/projects/${site.id}/`)).status).toBe(404)
    expect((await eve.fetch(`/api/v1/projects/${'a'.repeat(26)}/`)).status).toBe(404)
    expect((await eve.fetch(`/api/v1/projects/${own}/versions/9/restore/`, { method: 'POST', json: {} })).status).toBe(404)
    await site.app.fetch('/api/v1/projects/', { headers: { authorization: 'Bearer made.up.token' } })
    await site.app.fetch('/api/v1/projects/')
    expect(await events()).toEqual([
      ['refused', 'eve@example.com', site.id],
      ['refused', null, 'projects'],
    ])
  })
})

describe('what is kept', () => {
  it('has no password, token, mail address or name in it', async () => {
    await post('login/', { email: ada, password: 'wrong horse' })
    await site.app.settled()
    const all = JSON.stringify(await site.app.db.selectFrom('security_events').selectAll().execute())
    for (const secret of ['correct horse', 'wrong horse', ada, 'Lovelace', site.ada.access, site.ada.refresh ?? '', 'Bearer']) expect(all).not.toContain(secret)
  })

  it('is at most 100 of a kind an hour of one network, and is forgotten after 90 days', async () => {
    await clear()
    for (let call = 0; call < 105; call++) await site.app.fetch('/api/v1/projects/', { headers: { authorization: 'Bearer made.up.token' } })
    expect(await events()).toHaveLength(100)
    site.app.clock.advance(90 * 86_400)
    await site.app.tidy()
    expect(await events()).toHaveLength(100)
    site.app.clock.advance(1)
    await site.app.tidy()
    expect(await events()).toEqual([])
  })

  it('is a line of the log where the database cannot take it, and no call fails of it', async () => {
    await clear()
    await site.app.db.schema.alterTable('security_events').renameTo('elsewhere').execute()
    expect((await post('login/', { email: ada, password: 'correct horse' })).status).toBe(200)
    await site.app.settled()
    expect(site.app.logged).toMatchObject([{ level: 'warning', event: 'security_event_not_kept', kind: 'login' }])
  })

  it('is told to whoever collects it, too', async () => {
    const told: unknown[] = []
    const app = await openApp({ events: (line) => told.push(line) })
    await app.register()
    await app.settled()
    const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await app.close()
    const event = { level: 'info', event: 'security', kind: 'account made', user_id: id, subject: 'register', ip: '127.0.0.1', agent: '' }
    expect(told).toEqual([event])
  })
})
