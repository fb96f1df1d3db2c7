import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUnavailable, isUniqueViolation, type OpenDatabase } from '../../server/database/database.ts'
import { openSqlite } from '../../server/database/sqlite.engine.ts'

let folder: string
let database: OpenDatabase
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'sparksite-')), 'data')
  database = await openSqlite(folder)
})
afterEach(async () => {
  await database.close()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const user = (id: string) => ({ id, email: `${id}@example.com`, full_name: 'Ada', password_hash: '', email_verified_at: null, plan: 'free', created_at: 1 })
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

async function pragma(name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.db)
  return Object.values(rows[0] ?? {})[0]
}

describe('the database', () => {
  it('writes ahead, waits for the disk, and keeps foreign keys', async () => {
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys'), await pragma('busy_timeout')]).toEqual(['wal', 2, 1, 5000])
  })
  it('can be read by its owner alone', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'sparksite.db')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'sparksite.db-wal')).mode & 0o777).toBe(0o600)
  })
  it('is used by one process at a time', async () => {
    await expect(openSqlite(folder)).rejects.toThrow(`Another process is already using ${folder}.`)
  })
  it('keeps what it holds when it is opened again', async () => {
    await database.db.insertInto('users').values(user('ada')).execute()
    await database.close()
    database = await openSqlite(folder)
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([user('ada')])
  })
  it('says in a sentence why it cannot be opened', async () => {
    const at = (name: string) => join(folder, '..', name)
    writeFileSync(at('file'), '')
    const denied = (name: string) => `The data in ${at(name)} cannot be read and written. Allow it, or set DATA_DIR to another folder.`
    await expect(openSqlite(at('file'))).rejects.toThrow(denied('file'))
    await expect(openSqlite(at('file/below'))).rejects.toThrow(denied('file/below'))
    mkdirSync(at('taken/sparksite.db'), { recursive: true })
    await expect(openSqlite(at('taken'))).rejects.toThrow(denied('taken'))
    mkdirSync(at('damaged'))
    writeFileSync(at('damaged/sparksite.db'), 'x'.repeat(5000))
    const damaged = `The database ${at('damaged/sparksite.db')} is damaged. Put a copy of it in its place, or set DATA_DIR to another folder.`
    await expect(openSqlite(at('damaged'))).rejects.toThrow(damaged)
    mkdirSync(at('locked'))
    writeFileSync(at('locked/lock'), 'x'.repeat(5000))
    await expect(openSqlite(at('locked'))).rejects.toThrow(`The file ${at('locked/lock')} is damaged. It holds nothing: delete it, and start again.`)
  })
  it('refuses a schema newer than this program, and changes nothing', async () => {
    await database.close()
    const file = new DatabaseSync(join(folder, 'sparksite.db'))
    file.exec("insert into migrations (name, timestamp) values ('0999-later', '')")
    await expect(openSqlite(folder)).rejects.toThrow('The database was written by a newer version of SparkSite (0999-later).')
    expect(
      file
        .prepare('select name from migrations')
        .all()
        .map((row) => row.name),
    ).toContain('0999-later')
    file.exec("delete from migrations where name = '0999-later'")
    file.close()
    database = await openSqlite(folder)
  })
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
  it('sees every change at once, also one by another process', async () => {
    const names = database.prepare<{ full_name: string }>(database.db.selectFrom('users').select('full_name'))
    const seen: unknown[] = [await names()]
    await database.db.insertInto('users').values(user('ada')).execute()
    seen.push(await names(), await names())
    await database.db.updateTable('users').set({ full_name: 'Ada King' }).execute()
    seen.push(await names())
    const other = new DatabaseSync(join(folder, 'sparksite.db'))
    other.exec("update users set full_name = 'Countess of Lovelace'")
    other.close()
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(await names())
    const named = (full_name: string) => [{ full_name }]
    expect(seen).toEqual([[], named('Ada'), named('Ada'), named('Ada King'), named('Countess of Lovelace')])
  })
  it('tells values of different types apart', async () => {
    const { db } = database
    const kind = database.prepare(db.selectNoFrom(sql<string>`typeof(${''})`.as('kind')))
    expect([await kind(7.5), await kind('7.5'), await kind(null), await kind('null')]).toEqual([
      [{ kind: 'real' }],
      [{ kind: 'text' }],
      [{ kind: 'null' }],
      [{ kind: 'text' }],
    ])
  })
  it('gives rows that nobody can change', async () => {
    await database.db.insertInto('users').values(user('ada')).execute()
    const rows = await database.prepare(database.db.selectFrom('users').select('id'))()
    expect(() => Object.assign(rows[0] ?? {}, { id: 'bob' })).toThrow(TypeError)
  })
  it('may not write', async () => {
    const remove = database.prepare(database.db.deleteFrom('users').returning('id'))
    const error = await failure(remove())
    expect([error instanceof Error, isUnavailable(error)]).toEqual([true, true])
  })
})
