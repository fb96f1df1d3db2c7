import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
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
    expect(await database.db.selectFrom('users').selectAll().execute()).toMatchObject([user('ada')])
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
})

describe('a prepared query', () => {
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
})
