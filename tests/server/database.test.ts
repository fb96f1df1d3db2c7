import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUnavailable, isUniqueViolation, type OpenDatabase } from '../../server/database/database.ts'
import { openTestDatabase } from '../support/engine.ts'

let database: OpenDatabase
let remove: () => Promise<void>
beforeEach(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  remove = opened.remove
})
afterEach(() => remove())

const user = (id: string) => ({
  ...{ id, email: `${id}@example.com`, full_name: 'Ada', password_hash: '', email_verified_at: null, plan: 'free', created_at: 1 },
  ...{ picture: null, plan_since: null, plan_ends_at: null, plan_cancelled_at: null },
})
const project = (id: string, user_id: string, slug: string | null = null) => ({
  id,
  user_id,
  name: 'Shop',
  slug,
  live_version: null,
  latest_version: 0,
  cover: null,
  created_at: 1,
  updated_at: 1,
})
const message = (id: string, project_id: string, state: 'running' | 'done') => ({
  id,
  project_id,
  user_id: 'ada',
  content: 'A shop',
  state,
  answer: '',
  reading: '{}',
  version: null,
  charged: 0,
  day: '2026-11-21',
  month: '2026-11',
  created_at: 1,
})
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('the database', () => {
  it('holds the three plans', async () => {
    const plans = await database.db.selectFrom('plans').select(['slug', 'price_monthly']).orderBy('sort_order').execute()
    expect(plans).toEqual([
      { slug: 'free', price_monthly: '0.00' },
      { slug: 'creator', price_monthly: '20.00' },
      { slug: 'pro', price_monthly: '50.00' },
    ])
  })
})

describe('keys', () => {
  beforeEach(async () => {
    await database.db
      .insertInto('users')
      .values([user('ada'), user('bob')])
      .execute()
    await database.db
      .insertInto('projects')
      .values(project('p1', 'ada', 'shop'))
      .execute()
  })

  it('an address belongs to one account, and a slug to one project', async () => {
    const { db } = database
    expect(
      isUniqueViolation(
        await failure(
          db
            .insertInto('users')
            .values({ ...user('eve'), email: 'ada@example.com' })
            .execute(),
        ),
      ),
    ).toBe(true)
    expect(
      isUniqueViolation(
        await failure(
          db
            .insertInto('projects')
            .values(project('p2', 'bob', 'shop'))
            .execute(),
        ),
      ),
    ).toBe(true)
    expect(isUniqueViolation(await failure(db.insertInto('projects').values(project('p1', 'bob')).execute()))).toBe(true)
  })
  it('a project has at most one turn under way', async () => {
    const { db } = database
    await db
      .insertInto('messages')
      .values([message('m1', 'p1', 'running'), message('m2', 'p1', 'done'), message('m3', 'p1', 'done')])
      .execute()
    expect(
      isUniqueViolation(
        await failure(
          db
            .insertInto('messages')
            .values(message('m4', 'p1', 'running'))
            .execute(),
        ),
      ),
    ).toBe(true)
  })
  it('all that belongs to an account goes with it', async () => {
    const { db } = database
    const space = { project_id: 'p1', space: 'live', entity: 'booking' }
    await db
      .insertInto('messages')
      .values(message('m1', 'p1', 'done'))
      .execute()
    await db.insertInto('turn_events').values({ message_id: 'm1', number: 1, event: 'done', data: '{}' }).execute()
    await db.insertInto('versions').values({ project_id: 'p1', number: 1, label: '', model: '{}', changes: '[]', message_id: 'm1', created_at: 1 }).execute()
    await db
      .insertInto('site_rows')
      .values({ ...space, id: 'r1', owner: null, fields: '{}', created_at: 1, updated_at: 1 })
      .execute()
    await db.insertInto('site_seeds').values(space).execute()
    await db.insertInto('previews').values({ id: 'v', project_id: 'p1', version: 1, role: null, expires_at: 1 }).execute()
    await db.insertInto('usage').values({ user_id: 'ada', period: '2026-11', used: 1 }).execute()
    await db.deleteFrom('users').where('id', '=', 'ada').execute()
    const tables = ['projects', 'messages', 'turn_events', 'versions', 'site_rows', 'site_seeds', 'previews', 'usage'] as const
    for (const table of tables) expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })
  it('a foreign key that names nothing is refused, which is neither a taken key nor an outage', async () => {
    const error = await failure(database.db.insertInto('projects').values(project('p9', 'nobody')).execute())
    expect([error instanceof Error, isUniqueViolation(error), isUnavailable(error)]).toEqual([true, false, false])
  })
})

describe('a prepared query', () => {
  it('takes its values in the order of the query', async () => {
    await database.db
      .insertInto('users')
      .values([user('ada'), user('bob')])
      .execute()
    const find = database.prepare(database.db.selectFrom('users').select('id').where('email', '=', '').where('plan', '=', ''))
    expect(await find('bob@example.com', 'free')).toEqual([{ id: 'bob' }])
    expect(await find('bob@example.com', 'pro')).toEqual([])
  })
  it('sees a transaction only once it holds, and does not wait for it', async () => {
    const count = database.prepare<{ id: string }>(database.db.selectFrom('users').select('id'))
    const inside = await database.db.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(user('ada')).execute()
      return await count()
    })
    expect([inside, await count()]).toEqual([[], [{ id: 'ada' }]])
  })
  it('gives rows that nobody can change', async () => {
    await database.db.insertInto('users').values(user('ada')).execute()
    const rows = await database.prepare(database.db.selectFrom('users').select('id'))()
    expect(() => Object.assign(rows[0] ?? {}, { id: 'bob' })).toThrow(TypeError)
  })
  it('may not write', async () => {
    const remove = async () => await database.prepare(database.db.deleteFrom('users').returning('id'))()
    await database.db.insertInto('users').values(user('ada')).execute()
    expect(await failure(remove())).toBeInstanceOf(Error)
    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'ada' }])
  })
})
