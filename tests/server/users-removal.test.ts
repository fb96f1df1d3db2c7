import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tables } from '../../server/database/tables.ts'
import type { Person } from '../support/app.ts'
import { type Deployed, openDeployed } from '../support/deployed.ts'

let site: Deployed
let ada: Person
beforeEach(async () => {
  site = await openDeployed()
  ada = site.ada
})
afterEach(() => site.app.close())

const remove = (person: Person, json: unknown) => person.fetch('/api/v1/users/profile/', { method: 'DELETE', json })
const count = async (table: keyof Tables) =>
  Number(
    (
      await site.app.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  )
const own = ['users', 'sessions', 'mail_tokens', 'usage', 'projects', 'versions', 'messages', 'turn_events', 'previews', 'site_rows', 'site_seeds'] as const

describe('the deletion of an account', () => {
  it('takes with it all that is its own, and leaves what is another’s', async () => {
    const bob = await site.app.join('bob@example.com')
    const reply = await remove(ada, { password: ada.password })
    expect(reply.status).toBe(204)
    await site.app.settled()
    const left = Object.fromEntries(await Promise.all(own.map(async (table) => [table, await count(table)])))
    expect(left).toEqual({ ...Object.fromEntries(own.map((table) => [table, 0])), users: 1, sessions: 1, mail_tokens: 1 })
    expect((await bob.fetch('/api/v1/users/profile/')).status).toBe(200)
  })
  it('ends every session at once, and the address can be registered anew', async () => {
    await remove(ada, { password: ada.password })
    const login = await site.app.fetch('/api/v1/users/login/', { method: 'POST', json: { email: ada.email, password: ada.password } })
    const renewal = await site.app.fetch('/api/v1/users/token/refresh/', { method: 'POST', json: { refresh: ada.refresh } })
    expect([(await ada.fetch('/api/v1/users/profile/')).status, (await ada.fetch('/api/v1/projects/')).status, login.status, renewal.status]).toEqual([
      401, 401, 401, 401,
    ])
    expect((await site.app.register({ email: ada.email })).status).toBe(201)
  })
  it('takes the site down and gives its address to nobody for 30 days', async () => {
    const { slug } = await site.app.db.selectFrom('projects').select('slug').where('id', '=', site.id).executeTakeFirstOrThrow()
    await remove(ada, { password: ada.password })
    expect((await site.app.fetch(`http://${slug}.localhost:3000/`)).status).toBe(410)
    expect(await site.app.db.selectFrom('quarantined_slugs').selectAll().execute()).toEqual([{ slug, until: site.app.clock.now() + 30 * 86_400 }])
  })
  it('leaves of its mails only the one that tells of it', async () => {
    await remove(ada, { password: ada.password })
    const mails = (await site.app.mails()).filter((mail) => mail.recipient === ada.email)
    expect(mails.map((mail) => mail.subject)).toEqual(['Your account was deleted'])
  })
  it.each([[{}], [{ password: 'wrong horse' }]])('is refused with %j, and changes nothing', async (json) => {
    const reply = await remove(ada, json)
    expect([reply.status, await reply.json()]).toEqual([400, { password: ['This is not your password.'], request_id: expect.any(String) }])
    expect([await count('users'), await count('projects')]).toEqual([1, 1])
  })
  it('lets a stolen token try 10 passwords in 15 min', async () => {
    for (let tried = 0; tried < 10; tried++) expect((await remove(ada, { password: `guess ${tried}` })).status).toBe(400)
    expect((await remove(ada, { password: ada.password })).status).toBe(429)
    expect(await count('users')).toBe(1)
  })
  it('10 times at once happens once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove(ada, { password: ada.password })))
    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 204).length).toBe(1)
    expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([])
    expect((await site.app.mails()).filter((mail) => mail.subject === 'Your account was deleted').length).toBe(1)
  })
  it('of an account without a password wants a login of the last 15 min', async () => {
    await site.app.db.updateTable('users').set({ password_hash: '' }).execute()
    site.app.clock.advance(15 * 60)
    const reply = await remove(ada, { password: ada.password })
    expect([reply.status, await reply.json()]).toEqual([
      400,
      { password: ['For your safety, sign in again to delete your account.'], request_id: expect.any(String) },
    ])
    site.app.clock.advance(-1)
    expect((await remove(ada, {})).status).toBe(204)
  })
})
