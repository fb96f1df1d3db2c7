import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../server/database/migrate.ts'
import { openEmpty } from '../support/empty-database.ts'

let db: Kysely<never>
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ db, remove } = await openEmpty())
  await migrate(db as never, { upTo: '0032-model-tiers' })
})
afterEach(() => remove())

const all = async (statement: string) => (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows.map((row) => ({ ...row }))
const address = (id: string) => `{"file":"/_files/${id}-8/plan.txt"}`
async function addFile(id: string, row: string, body: string): Promise<void> {
  await sql`insert into site_rows (id, project_id, space, entity, owner, fields, created_at, updated_at)
    values (${row}, 'p', 'live', 'plans', 'ines', ${address(id)}, 1, 1)`.execute(db)
  await sql`insert into site_files (id, project_id, space, row_id, field, name, type, bytes, body)
    values (${id}, 'p', 'live', ${row}, 'file', 'plan.txt', 'text/plain', ${body.length}, ${Buffer.from(body)})`.execute(db)
}
/** The same in a preview, as it is kept since. */
async function tryFile(id: string, row: string, key: string): Promise<void> {
  await sql`insert into site_rows (id, project_id, space, entity, owner, fields, created_at, updated_at)
    values (${row}, 'p', 'preview', 'plans', 'ines', ${address(id)}, 1, 1)`.execute(db)
  await sql`insert into site_files (id, project_id, space, row_id, field, name, type, bytes, blob_key)
    values (${id}, 'p', 'preview', ${row}, 'file', 'plan.txt', 'text/plain', 8, ${key})`.execute(db)
}

it('an upgrade keeps what older versions kept of files, once for equal bytes, and removes them with their rows from then on', async () => {
  await all(`insert into users (id, email, full_name, password_hash, plan, created_at) values ('u', 'ada@example.com', 'Ada', '', 'free', 1)`)
  await all(`insert into projects (id, user_id, name, latest_version, created_at, updated_at) values ('p', 'u', 'Plans', 1, 1, 1)`)
  await addFile('aaaaaaaaaaaaaaaaaaaaaaaa', 'r1', 'one plan')
  await addFile('bbbbbbbbbbbbbbbbbbbbbbbb', 'r2', 'one plan')
  await addFile('cccccccccccccccccccccccc', 'r3', 'the roof')
  await migrate(db as never)
  const files = await all('select id, row_id, name, bytes, blob_key from site_files order by id')
  const [plan, , roof] = files.map(({ blob_key }) => String(blob_key))
  expect(files.map(({ blob_key }) => blob_key)).toEqual([plan, plan, roof])
  const bodies = await all('select key, body from blob_bodies order by key')
  expect(Object.fromEntries(bodies.map(({ key, body }) => [key, Buffer.from(body as Uint8Array).toString()]))).toEqual({
    [plan ?? '']: 'one plan',
    [roof ?? '']: 'the roof',
  })
  expect((await all('select place from blobs')).map(({ place }) => place)).toEqual(['database', 'database'])
  await all('update projects set latest_version = 2')
  await all(`delete from site_rows where id = 'r1'`)
  await all(`update site_rows set fields = '{}' where id = 'r3'`)
  expect(await all('select id from site_files order by id')).toHaveLength(3)
  await all('delete from row_history where version = 2')
  expect([await all('select row_id from site_files'), (await all('select key from freed_blobs')).map(({ key }) => key).toSorted()]).toEqual([
    [{ row_id: 'r2' }],
    [plan, roof].toSorted(),
  ])
  await tryFile('dddddddddddddddddddddddd', 'r4', plan ?? '')
  await tryFile('eeeeeeeeeeeeeeeeeeeeeeee', 'r5', plan ?? '')
  await all(`delete from site_rows where id = 'r4'`)
  await all(`update site_rows set fields = '{}' where id = 'r5'`)
  expect(await all('select row_id from site_files')).toEqual([{ row_id: 'r2' }])
  await all(`delete from users where id = 'u'`)
  expect([await all('select id from site_files'), (await all('select key from freed_blobs')).length]).toEqual([[], 5])
})
