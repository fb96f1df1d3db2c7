import type { Accounts, Entity, Field, Value } from '../../builder/model.ts'
import { peopleOf } from '../../builder/render/account/who.ts'
import type { SiteRow } from '../../builder/site.ts'
import { accountTables } from './site/accounts.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const types: Readonly<Record<string, string>> = {
  boolean: 'integer',
  number: 'double precision',
  money: 'double precision',
  percent: 'double precision',
  rating: 'double precision',
}
const written: Readonly<Record<string, string>> = {
  boolean: '0 or 1',
  date: 'as 2030-12-31',
  time: 'as 23:59',
  datetime: 'as 2030-12-31T23:59',
  money: 'an amount of money',
  percent: 'percent',
  rating: '1 to 5',
  email: 'an email address',
  phone: 'a phone number',
  url: 'an address on the web',
  image: 'the address of a picture, or the name by which one is drawn',
  file: 'the name of a file',
}
/** What a comment may say: one line. */
const told = (words: string): string => words.replaceAll(/[\s\p{Cc}]+/gu, ' ')
function remarkOf({ label, type, choices, unit }: Field): string {
  const kept = type === 'choice' ? (choices ?? []).join(', ') : [written[type], unit && `in ${unit}`].filter(Boolean).join(', ')
  return told(kept === '' ? label : `${label}: ${kept}`)
}
/** A column for a field; one that refers to rows of an entity names its table, in words where that table comes later. */
const columnOf = (field: Field, before: readonly Entity[], all: readonly Entity[]): string => {
  const other = field.type === 'reference' ? all.find(({ id }) => id === field.entity) : undefined
  const isMade = other !== undefined && before.includes(other)
  const refers = isMade ? ` references ${quoted(other.id)} ("_id")` : ''
  return `  ${quoted(field.id)} ${types[field.type] ?? 'text'}${refers}, -- ${remarkOf(field)}${other && !isMade ? `: one of the ${told(other.plural)}` : ''}`
}
const indexOf = (entity: Entity, name: string, column: string): string =>
  `create index ${quoted(`${entity.id} ${name}`)} on ${quoted(entity.id)} (${quoted(column)});`

/** The same items, each after those that it names; of some that name each other in a circle, one comes before another that it names. */
function afterNamed<Of>(items: readonly Of[], named: (item: Of) => readonly Of[]): readonly Of[] {
  const done = new Set<Of>()
  const open = new Set<Of>()
  const visit = (item: Of): void => {
    if (done.has(item) || open.has(item)) return
    open.add(item)
    named(item).forEach(visit)
    done.add(item)
  }
  items.forEach(visit)
  return [...done]
}
const refersTo = ({ fields }: Entity): readonly (string | undefined)[] => fields.flatMap(({ type, entity }) => (type === 'reference' ? [entity] : []))
/** Entities in an order in which any database takes their tables and rows. */
export const inOrder = (entities: readonly Entity[]): readonly Entity[] =>
  afterNamed(entities, (entity) => {
    const named = refersTo(entity)
    return entities.filter(({ id }) => named.includes(id))
  })

/** The tables of a site as SQL: one for each entity, with a column for each field, and those of its accounts where it has some. */
export function schemaOf(entities: readonly Entity[], accounts?: Accounts): string {
  const ordered = inOrder(entities)
  const tables = ordered.map((entity, at) => {
    const references = entity.fields.filter(({ type }) => type === 'reference')
    const lines = [
      `-- ${told(entity.plural)}`,
      `create table ${quoted(entity.id)} (`,
      '  "_id" text primary key,',
      '  "_owner" text, -- who made the row, null for a sample',
      ...entity.fields.map((field) => columnOf(field, ordered.slice(0, at + 1), ordered)),
      '  "_created_at" integer not null, -- Unix seconds',
      '  "_updated_at" integer not null',
      ');',
      indexOf(entity, 'by time', '_created_at'),
      ...references.map(({ id }) => indexOf(entity, `of ${id}`, id)),
    ]
    return lines.join('\n')
  })
  const own = accounts
    ? [`-- the accounts of who uses the site, and where they are logged in\n${accountTables(accounts.fields.map(({ label }) => told(label)))}`]
    : []
  return `${[...own, ...tables].join('\n\n')}\n`
}

function literal(value: Value): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value === 'boolean') return value ? '1' : '0'
  return `'${value.replaceAll('\0', '').replaceAll("'", "''")}'`
}

/** The demonstration account and the sample accounts, which nobody logs in to by a password of their own, as SQL that inserts them. */
export const accountRowsOf = (accounts: Accounts): string =>
  peopleOf(accounts, [])
    .map(({ id, kind, name, email, role, values, status, created_at }) => {
      const row = [id, kind, name, email, role, JSON.stringify(values), status, '', created_at].map(literal).join(', ')
      return `insert into "_accounts" values (${row});\n`
    })
    .join('')

/** Rows of an entity as SQL that inserts them, in the order given but for those that name another of them, which come after it. */
export function rowsOf(entity: Entity, rows: readonly SiteRow[]): string {
  const own = entity.fields.filter((field) => field.type === 'reference' && field.entity === entity.id)
  const ordered = own.length === 0 ? rows : afterNamed(rows, ({ values }) => rows.filter(({ id }) => own.some((field) => values[field.id] === id)))
  const columns = ['_id', '_owner', ...entity.fields.map(({ id }) => id), '_created_at', '_updated_at'].map(quoted).join(', ')
  const lines = ordered.map((row) => {
    const values = [row.id, row.owner, ...entity.fields.map(({ id }) => row.values[id] ?? null), row.created_at, row.updated_at].map(literal).join(', ')
    return `insert into ${quoted(entity.id)} (${columns}) values (${values});\n`
  })
  return lines.join('')
}
