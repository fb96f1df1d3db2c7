import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Entity, Field, Value } from '../../../builder/model.ts'
import type { SiteRow, Write } from '../../../builder/site.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const kept = (value: Value): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value)
const read = (field: Field, value: unknown): Value => (field.type === 'boolean' && value !== null ? value === 1 : (value as Value))

export type Store = ReturnType<typeof openStore>

/** The site's database: one table for each of its entities, as schema.sql lays them, filled by data.sql when it is made. */
export function openStore(file: string, folder: URL, entities: readonly Entity[]) {
  const isNew = !existsSync(file)
  // A row may be deleted while others name it: what they name then is shown as gone.
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  db.exec('pragma journal_mode = wal; pragma busy_timeout = 5000')
  if (isNew) db.exec(`begin; ${readFileSync(new URL('schema.sql', folder), 'utf8')} ${readFileSync(new URL('data.sql', folder), 'utf8')} commit;`)

  function rowOf(entity: Entity, row: Readonly<Record<string, unknown>>): SiteRow {
    const { _id, _owner, _created_at, _updated_at } = row as { _id: string; _owner: string | null; _created_at: number; _updated_at: number }
    const values = Object.fromEntries(entity.fields.map((field) => [field.id, read(field, row[field.id])]))
    return { id: _id, owner: _owner, created_at: _created_at, updated_at: _updated_at, values }
  }
  const entityOf = (id: string): Entity | undefined => entities.find((entity) => entity.id === id)
  function insert({ entity, row, owner, values }: Extract<Write, { kind: 'insert' }>, now: number): void {
    const names = Object.keys(values)
    const columns = ['_id', '_owner', '_created_at', '_updated_at', ...names].map(quoted).join(', ')
    const places = Array(names.length + 4)
      .fill('?')
      .join(', ')
    db.prepare(`insert into ${quoted(entity)} (${columns}) values (${places})`).run(row, owner, now, now, ...Object.values(values).map(kept))
  }
  function update({ entity, row, owner, values }: Extract<Write, { kind: 'update' }>, now: number): void {
    const set = ['_owner', '_updated_at', ...Object.keys(values)].map((name) => `${quoted(name)} = ?`).join(', ')
    db.prepare(`update ${quoted(entity)} set ${set} where _id = ?`).run(owner, now, ...Object.values(values).map(kept), row)
  }

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
    /** All rows of an entity, newest first. */
    all(id: string): SiteRow[] {
      const entity = entityOf(id)
      if (!entity) return []
      return db
        .prepare(`select * from ${quoted(id)} order by _created_at desc, rowid desc`)
        .all()
        .map((row) => rowOf(entity, row))
    },
    write(write: Write, now: number): void {
      if (write.kind === 'insert') insert(write, now)
      else if (write.kind === 'update') update(write, now)
      else db.prepare(`delete from ${quoted(write.entity)} where _id = ?`).run(write.row)
    },
    /** Takes away all rows of an owner but the newest ones. */
    keepNewest(entity: string, owner: string, most: number): void {
      const newest = `select _id from ${quoted(entity)} where _owner = ? order by _created_at desc, rowid desc limit ?`
      db.prepare(`delete from ${quoted(entity)} where _owner = ? and _id not in (${newest})`).run(owner, owner, most)
    },
    /** Whose rows are another's from now on. */
    give(from: string, to: string): void {
      for (const { id } of entities) db.prepare(`update ${quoted(id)} set _owner = ? where _owner = ?`).run(to, from)
    },
    /** Does all of it in one transaction, or none. */
    together<Of>(work: () => Of): Of {
      db.exec('begin immediate')
      try {
        const done = work()
        db.exec('commit')
        return done
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    db,
    close: (): void => db.close(),
  }
}
