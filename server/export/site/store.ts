import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Entity, Field, Value, Values } from '../../../builder/model.ts'
import type { SiteRow } from '../../../builder/site.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const kept = (value: Value): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value)
const read = (field: Field, value: unknown): Value => (field.type === 'boolean' && value !== null ? value === 1 : (value as Value))

export type Store = ReturnType<typeof openStore>

/** The site's database: one table for each of its entities, as schema.sql lays them, filled by data.sql when it is made. */
export function openStore(file: string, folder: URL, entities: readonly Entity[]) {
  const isNew = !existsSync(file)
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma busy_timeout = 5000')
  if (isNew) db.exec(`begin; ${readFileSync(new URL('schema.sql', folder), 'utf8')} ${readFileSync(new URL('data.sql', folder), 'utf8')} commit;`)

  function rowOf(entity: Entity, row: Readonly<Record<string, unknown>>): SiteRow {
    const { _id, _owner, _created_at, _updated_at } = row as { _id: string; _owner: string | null; _created_at: number; _updated_at: number }
    const values = Object.fromEntries(entity.fields.map((field) => [field.id, read(field, row[field.id])]))
    return { id: _id, owner: _owner, created_at: _created_at, updated_at: _updated_at, values }
  }
  const entityOf = (id: string): Entity | undefined => entities.find((entity) => entity.id === id)

  return {
    /** The newest rows of an entity. */
    list(id: string): SiteRow[] {
      const entity = entityOf(id)
      if (!entity) return []
      const rows = db.prepare(`select * from ${quoted(id)} order by _created_at desc, rowid desc limit 2000`).all()
      return rows.map((row) => rowOf(entity, row))
    },
    find(id: string, row: string): SiteRow | undefined {
      const entity = entityOf(id)
      const found = entity && db.prepare(`select * from ${quoted(id)} where _id = ?`).get(row)
      return entity && found && rowOf(entity, found)
    },
    insert(id: string, owner: string, values: Values, now: number): string {
      const row = randomUUID()
      const names = Object.keys(values)
      const columns = ['_id', '_owner', '_created_at', '_updated_at', ...names].map(quoted).join(', ')
      const places = Array(names.length + 4)
        .fill('?')
        .join(', ')
      db.prepare(`insert into ${quoted(id)} (${columns}) values (${places})`).run(row, owner, now, now, ...Object.values(values).map(kept))
      return row
    },
    update(id: string, row: SiteRow, values: Values, now: number): void {
      const set = ['_owner', '_updated_at', ...Object.keys(values)].map((name) => `${quoted(name)} = ?`).join(', ')
      db.prepare(`update ${quoted(id)} set ${set} where _id = ?`).run(row.owner, now, ...Object.values(values).map(kept), row.id)
    },
    remove(id: string, row: string): void {
      db.prepare(`delete from ${quoted(id)} where _id = ?`).run(row)
    },
    close: (): void => db.close(),
  }
}
