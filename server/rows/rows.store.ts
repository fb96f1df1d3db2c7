import { type Compilable, sql } from 'kysely'
import type { Values } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { Space } from './samples.rules.ts'

/** At most this many rows of an entity, the newest, are ever read at once. */
export const rows_read_max = 2000

type Stored = Pick<Tables['site_rows'], 'id' | 'owner' | 'fields' | 'created_at' | 'updated_at'>
const columns = ['id', 'owner', 'fields', 'created_at', 'updated_at'] as const

const read = ({ fields, ...row }: Stored): SiteRow => ({ ...row, values: JSON.parse(fields) as Values })

const isSame = (one: readonly Stored[], other: readonly Stored[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((row, at) => {
      const there = other[at]
      return (
        row.id === there?.id &&
        row.updated_at === there.updated_at &&
        row.fields === there.fields &&
        row.owner === there.owner &&
        row.created_at === there.created_at
      )
    }))

const compared_rows = 200
const compared_lists = 500

/** Reads an entity's rows, newest first, by one statement that is compiled once; while they stay as they were, what is answered is the very same list. */
export function prepareRows(database: OpenDatabase): (of: Space, entity: string) => Promise<readonly SiteRow[]> {
  const newest: Compilable<Stored> = database.db
    .selectFrom('site_rows')
    .select(columns)
    .where('project_id', '=', '')
    .where('space', '=', '')
    .where('entity', '=', '')
    .orderBy('created_at', 'desc')
    .orderBy(sql`rowid`, 'desc')
    .limit(sql.lit(rows_read_max))
  const run = database.prepare<Stored>(newest)
  const known = new Map<string, { readonly stored: readonly Stored[]; readonly rows: readonly SiteRow[] }>()
  return async (of, entity) => {
    const stored = await run(of.project_id, of.space, entity)
    const key = `${of.project_id} ${of.space} ${entity}`
    const before = known.get(key)
    if (before && isSame(before.stored, stored)) {
      // Whoever shared this answer need not compare it again.
      if (before.stored !== stored) known.set(key, { stored, rows: before.rows })
      return before.rows
    }
    const rows = stored.map(read)
    if (known.size >= compared_lists) known.clear()
    if (rows.length <= compared_rows) known.set(key, { stored, rows })
    return rows
  }
}

/** A stretch of all rows of an entity, newest first. */
export async function rowsFrom(db: Database, of: Space, entity: string, offset: number, limit: number): Promise<SiteRow[]> {
  const rows = await db
    .selectFrom('site_rows')
    .select(columns)
    .where('project_id', '=', of.project_id)
    .where('space', '=', of.space)
    .where('entity', '=', entity)
    .orderBy('created_at', 'desc')
    .orderBy(sql`rowid`, 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(read)
}

/** All rows of an entity, newest first. */
export async function allRows(db: Database, of: Space, entity: string): Promise<SiteRow[]> {
  const rows: SiteRow[] = []
  for (;;) {
    const next = await rowsFrom(db, of, entity, rows.length, rows_read_max)
    rows.push(...next)
    if (next.length < rows_read_max) return rows
  }
}

/** How many rows an entity has, samples included. */
export async function countRows(db: Database, of: Space, entity: string): Promise<number> {
  const found = await db
    .selectFrom('site_rows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', of.project_id)
    .where('space', '=', of.space)
    .where('entity', '=', entity)
    .executeTakeFirstOrThrow()
  return found.count
}

/** A row by its id, undefined where the space has none of it in this entity. */
export async function findRow(db: Database, of: Space, entity: string, id: string): Promise<SiteRow | undefined> {
  // No id has a NUL in it, and PostgreSQL takes none.
  if (id.includes('\0')) return undefined
  const row = await db
    .selectFrom('site_rows')
    .select(columns)
    .where('id', '=', id)
    .where('project_id', '=', of.project_id)
    .where('space', '=', of.space)
    .where('entity', '=', entity)
    .executeTakeFirst()
  return row && read(row)
}

export interface NewRow {
  readonly id: string
  readonly entity: string
  readonly owner: string
  readonly values: Values
}

/** Adds a row unless the space already holds `limit` rows that are not samples; false then. Count and insert are one statement. */
export async function insertRow(db: Database, of: Space, row: NewRow, limit: number, now: number): Promise<boolean> {
  const added = await sql`
    insert into site_rows (id, project_id, space, entity, owner, fields, created_at, updated_at)
    select ${row.id}, ${of.project_id}, ${of.space}, ${row.entity}, ${row.owner}, ${JSON.stringify(row.values)}, ${now}, ${now}
    where (select count(*) from site_rows where project_id = ${of.project_id} and space = ${of.space} and owner is not null) < ${limit}
  `.execute(db)
  return added.numAffectedRows === 1n
}

/** Sets some values of a row and keeps its others. */
export async function updateRow(db: Database, of: Space, row: SiteRow, values: Values, now: number): Promise<void> {
  await db
    .updateTable('site_rows')
    // A sample's is later than its creation even within one second: that tells that it was edited.
    .set({ owner: row.owner, fields: JSON.stringify({ ...row.values, ...values }), updated_at: row.owner === null ? Math.max(now, row.created_at + 1) : now })
    .where('id', '=', row.id)
    .where('project_id', '=', of.project_id)
    .where('space', '=', of.space)
    .execute()
}

/** Takes away all rows of an owner but the newest ones. */
export async function keepNewest(db: Database, of: Space, { entity, owner, most }: { readonly entity: string; readonly owner: string; readonly most: number }) {
  const old = await db
    .selectFrom('site_rows')
    .select('id')
    .where('project_id', '=', of.project_id)
    .where('space', '=', of.space)
    .where('entity', '=', entity)
    .where('owner', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy(sql`rowid`, 'desc')
    .limit(rows_read_max)
    .offset(most)
    .execute()
  for (const { id } of old) await removeRow(db, of, id)
}

export async function removeRow(db: Database, of: Space, id: string): Promise<void> {
  await db.deleteFrom('site_rows').where('id', '=', id).where('project_id', '=', of.project_id).where('space', '=', of.space).execute()
}
