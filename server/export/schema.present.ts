import type { Entity, Field, Value } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const types: Readonly<Record<string, string>> = { boolean: 'integer', number: 'real', money: 'real', percent: 'real', rating: 'real' }
const columnOf = (field: Field): string => {
  const comment = field.type === 'reference' ? ` -- the _id of a row of ${field.entity}` : field.type === 'boolean' ? ' -- 0 or 1' : ''
  return `  ${quoted(field.id)} ${types[field.type] ?? 'text'},${comment}`
}

/** The tables of a site as SQL: one for each entity, with a column for each field. */
export function schemaOf(entities: readonly Entity[]): string {
  const tables = entities.map((entity) => {
    const lines = [
      `create table ${quoted(entity.id)} (`,
      '  "_id" text primary key,',
      '  "_owner" text, -- who made the row, null for a sample',
      ...entity.fields.map(columnOf),
      '  "_created_at" integer not null, -- Unix seconds',
      '  "_updated_at" integer not null',
      ');',
      `create index ${quoted(`${entity.id} by time`)} on ${quoted(entity.id)} ("_created_at");`,
    ]
    return lines.join('\n')
  })
  return `${tables.join('\n\n')}\n`
}

function literal(value: Value): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value === 'boolean') return value ? '1' : '0'
  return `'${value.replaceAll('\0', '').replaceAll("'", "''")}'`
}

/** Rows of an entity as SQL that inserts them, in the order given. */
export function rowsOf(entity: Entity, rows: readonly SiteRow[]): string {
  const columns = ['_id', '_owner', ...entity.fields.map(({ id }) => id), '_created_at', '_updated_at'].map(quoted).join(', ')
  const lines = rows.map((row) => {
    const values = [row.id, row.owner, ...entity.fields.map(({ id }) => row.values[id] ?? null), row.created_at, row.updated_at].map(literal).join(', ')
    return `insert into ${quoted(entity.id)} (${columns}) values (${values});\n`
  })
  return lines.join('')
}
