import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { openLibrary } from '../support/library.ts'
import { visitorAt } from '../support/visitor.ts'

let app: TestApp
let ada: Person
beforeEach(async () => {
  app = await openApp({ take })
  ada = await app.join()
})
afterEach(() => app.close())

/** What only the server sets, by every name that it might have. */
const foreign = {
  ...{ id: 'mine', user_id: 'mine', uid: 'mine', sid: 'mine', owner: 'mine', owner_id: 'mine', project_id: 'mine', space: 'preview', entity: 'mine' },
  ...{ plan: 'pro', plan_ends_at: 9e9, is_staff: true, is_superuser: true, role: 'admin', admin: true, email_verified: true, email_verified_at: 1 },
  ...{ password_hash: 'x', created_at: 1, updated_at: 1, latest_version: 99, live_version: 99, slug: 'www', deployment_url: 'https://evil.example/' },
  ...{ daily_usage: -99, monthly_usage: -99, db_rows_limit: 1e9, charged: 0, kind: 'own', status: 'active', rows_since: 99, cover: '{}' },
}
const all = async (table: 'users' | 'projects') => await app.db.selectFrom(table).selectAll().execute()

describe('fields that only the server sets', () => {
  it('change nothing of an account, when it is made and afterwards', async () => {
    const before = await all('users')
    for (const [method, path, json] of [
      ['PATCH', '/api/v1/users/profile/', {}],
      ['POST', '/api/v1/users/set-password/', { password: 'correct horse', password2: 'correct horse' }],
      ['POST', '/api/v1/feedback/', { message: 'Good' }],
    ] as const)
      expect((await ada.fetch(path, { method, json: { ...foreign, ...json } })).status).toBeLessThan(500)
    const [after] = await all('users')
    expect([{ ...after, password_hash: '' }]).toEqual(before.map((one) => ({ ...one, password_hash: '' })))
    const json = { ...foreign, email: 'bob@example.com', password: 'correct horse', full_name: 'Bob' }
    expect((await app.fetch('/api/v1/users/register/', { method: 'POST', json })).status).toBe(201)
    const bob = (await all('users')).find(({ email }) => email === 'bob@example.com')
    expect(bob).toMatchObject({ plan: 'free', plan_ends_at: null, email_verified_at: null, created_at: app.clock.now() })
    expect([bob?.id === 'mine', bob?.password_hash === 'x']).toEqual([false, false])
  })
  it('change nothing of a project, when it is made, named, told and deployed', async () => {
    const made = (await (await ada.fetch('/api/v1/projects/', { method: 'POST', json: { ...foreign, name: 'Shop' } })).json()) as { readonly id: string }
    const [{ id: user_id } = { id: '' }] = await all('users')
    const kept = { id: made.id, user_id, slug: null, live_version: null, latest_version: 0 }
    expect(await all('projects')).toMatchObject([kept])
    expect(made.id).not.toBe('mine')
    expect((await ada.fetch(`/api/v1/projects/${made.id}/`, { method: 'PATCH', json: { ...foreign, name: 'Studio' } })).status).toBe(200)
    expect(await all('projects')).toMatchObject([{ ...kept, name: 'Studio' }])
  })
  it('change nothing of an account that a visitor of a site makes', async () => {
    const id = await createProject(ada)
    await tell(ada, id, 'Build a library where readers can register and log in, borrow books and see their own loans. Administrators manage books.')
    const url = String((await deploy(ada, id)).deployment_url)
    const ines = visitorAt(app, url)
    const person = { name: 'Ines', email: 'ines@example.com', password: 'seven books' }
    expect(
      (
        await ines.post('/_session', {
          ...Object.fromEntries(Object.entries(foreign).map(([name, value]) => [name, String(value)])),
          do: 'register',
          ...person,
        })
      ).status,
    ).toBe(303)
    const { model } = (await (await ada.fetch(`/api/v1/projects/${id}/`)).json()) as { model: import('../../builder/model.ts').AppModel }
    const managing = model.roles.filter(({ manages }) => manages).map((role) => role.id)
    const [account] = await app.db.selectFrom('site_accounts').selectAll().where('email', '=', person.email).execute()
    expect([account?.id === 'mine', managing.includes(account?.role ?? ''), account?.kind, account?.created_at]).toEqual([false, false, 'own', app.clock.now()])
  })
  it('change nothing of a row that a visitor adds and changes', async () => {
    const library = await openLibrary()
    try {
      const { ines } = library
      const refused = await ines.send('POST', '/_api/documents', { ...foreign, title: 'Plan' })
      const added = await ines.send('POST', '/_api/documents', { title: 'Plan' })
      const { id } = (await added.json()) as { readonly id: string }
      const unchanged = await ines.send('PATCH', `/_api/documents/${id}`, { ...foreign, title: 'Other plan' })
      expect([refused.status, added.status, unchanged.status]).toEqual([400, 201, 400])
      const none = 'There is no field of this name in documents.'
      expect(await refused.json()).toMatchObject({ id: [none], owner: [none], project_id: [none], created_at: [none] })
      const row = await library.app.db.selectFrom('site_rows').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const now = library.app.clock.now()
      expect(row).toMatchObject({ project_id: library.id, space: 'live', entity: 'documents', created_at: now, updated_at: now })
      expect([id === 'mine', row.owner === 'mine', row.owner === null]).toEqual([false, false, false])
      const { values } = (await (await ines.get(`/_api/documents/${id}`)).json()) as { readonly values: Readonly<Record<string, unknown>> }
      expect(values.title).toBe('Plan')
      expect(Object.entries(values).filter(([name, value]) => Object.hasOwn(foreign, name) && value !== null && value === foreign[name as never])).toEqual([])
    } finally {
      await library.app.close()
    }
  })
})
