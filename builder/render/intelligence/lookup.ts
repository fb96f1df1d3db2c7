import type { Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { measure, shown } from '../blocks/measure.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { counted, inSentence, textOf, titleOf } from '../value.ts'

/** What was looked up for a question: what is said first, and the rows that it is about. */
export interface Found {
  readonly words: string
  readonly entity: Entity
  readonly rows: readonly SiteRow[]
  /** Fields that the question is about, beside the title. */
  readonly fields: readonly Field[]
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
function says(question: string, words: string): boolean {
  const low = words.toLowerCase()
  return question.includes(low) && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(low)}(?![\\p{L}\\p{N}])`, 'u').test(question)
}
const isNumber = ({ type }: Field): boolean => type === 'money' || type === 'number' || type === 'rating' || type === 'percent'
const isDay = ({ type }: Field): boolean => type === 'date' || type === 'datetime'
const numberOf = (row: SiteRow, field: Field): number | null => {
  const value = valueIn(row, field.id)
  return typeof value === 'number' ? value : null
}

const general = new Set(['item', 'list', 'record', 'information', 'entry', 'service', 'data'])
/** The entity that a question names, by its whole name before a word of it. */
export function entityNamed(of: Context, ids: readonly string[], question: string): Entity | undefined {
  const all = ids.flatMap((id) => entityOf(of, id) ?? [])
  const parts = ({ singular, plural }: Entity): readonly string[] =>
    [...plural.split(' '), ...singular.split(' ')].toReversed().filter((word) => word.length > 3 && !general.has(word.replace(/s$/, '')))
  return (
    all.find(({ singular, plural }) => says(question, plural) || says(question, singular)) ??
    all.find((entity) => parts(entity).some((word) => says(question, word)))
  )
}

/** The row whose title a question names. */
export function rowNamed(of: Context, ids: readonly string[], question: string): { readonly entity: Entity; readonly row: SiteRow } | undefined {
  for (const id of ids) {
    const entity = entityOf(of, id)
    const row = entity && rowsOf(of, entity).find((one) => titleOf(of, entity, one).length > 3 && says(question, titleOf(of, entity, one)))
    if (entity && row) return { entity, row }
  }
  return undefined
}

const telling = /^(?:description|text|summary|details|content|answer|meaning|introduction|about|what to do|story|explanation)$/i
const told_most = 400
/** The text that tells of a row what it is; null where it has none. */
function toldOf(of: Context, entity: Entity, row: SiteRow): string | null {
  const field = entity.fields.find(({ type, label }) => type === 'long_text' && telling.test(label))
  const text = field ? textOf(of, field, valueIn(row, field.id)).trim() : ''
  return text === '' ? null : `${titleOf(of, entity, row)}: ${text.length > told_most ? `${text.slice(0, told_most).replace(/\s\S*$/, '')} …` : text}`
}

/** What a row says, or what the question asks of it. */
export function aboutRow(of: Context, entity: Entity, row: SiteRow, question: string): Found {
  const asked = entity.fields.filter((field) => field.id !== entity.title && isAskedFor(field, question))
  const known = asked.filter((field) => textOf(of, field, valueIn(row, field.id)) !== '')
  const title = titleOf(of, entity, row)
  if (known.length === 0) return { words: toldOf(of, entity, row) ?? `This is what stands here about ${title}:`, entity, rows: [row], fields: [] }
  const said = known.map((field) => `${inSentence(field.label)}: ${textOf(of, field, valueIn(row, field.id))}`)
  return { words: `${title}: ${said.join('; ')}.`, entity, rows: [row], fields: known }
}
const asking: readonly (readonly [RegExp, (field: Field) => boolean])[] = [
  [/\b(?:how much|cost|costs|price|prices|cheap)\b/, ({ type }) => type === 'money'],
  [/\b(?:when|what day|what time|date)\b/, (field) => isDay(field) || field.type === 'time'],
  [/\b(?:where|address|location)\b/, ({ label }) => /address|place|location|city|venue|room|floor/i.test(label)],
  [/\b(?:who|whose)\b/, ({ label, type }) => /by$|name|author|owner|teacher|host|driver|doctor|contact/i.test(label) && type !== 'image'],
  [/\b(?:available|left|in stock|free)\b/, ({ label }) => /stock|available|status|seats|left|quantity/i.test(label)],
]
const isAskedFor = (field: Field, question: string): boolean =>
  says(question, field.label) || asking.some(([pattern, fits]) => pattern.test(question) && fits(field))

interface Test {
  readonly words: string
  readonly holds: (row: SiteRow) => boolean
}
/** What a question says that the rows have to be. */
function testsIn(of: Context, entity: Entity, question: string): readonly Test[] {
  const chosen = entity.fields.flatMap((field) =>
    (field.choices ?? []).flatMap((choice) =>
      choice.length > 1 && says(question, choice) && !says(`${entity.plural} ${entity.singular}`, choice)
        ? [{ words: `${inSentence(field.label)} ${choice}`, holds: (row: SiteRow) => valueIn(row, field.id) === choice }]
        : [],
    ),
  )
  const named = entity.fields.flatMap((field): Test[] => {
    const other = field.type === 'reference' ? entityOf(of, field.entity ?? '') : undefined
    const row = other && rowsOf(of, other).find((one) => titleOf(of, other, one).length > 2 && says(question, titleOf(of, other, one)))
    return other && row ? [{ words: `${inSentence(field.label)} ${titleOf(of, other, row)}`, holds: (one) => valueIn(one, field.id) === row.id }] : []
  })
  return [...chosen, ...named, ...limitsIn(entity, question)]
}

const amount = '[$€£¥]?\\s?(\\d[\\d,]*(?:\\.\\d+)?)'
const limits: readonly (readonly [RegExp, string, (number: number, a: number, b: number) => boolean])[] = [
  [new RegExp(`\\bbetween ${amount} (?:and|to) ${amount}`), 'between', (number, a, b) => number >= a && number <= b],
  [new RegExp(`\\b(?:under|below|less than|cheaper than|fewer than|lower than) ${amount}`), 'under', (number, a) => number < a],
  [new RegExp(`\\b(?:up to|at most|no more than|maximum(?: of)?) ${amount}`), 'at most', (number, a) => number <= a],
  [new RegExp(`\\b(?:over|above|more than|higher than) ${amount}`), 'over', (number, a) => number > a],
  [new RegExp(`\\b(?:at least|from|minimum(?: of)?) ${amount}`), 'at least', (number, a) => number >= a],
]
function limitsIn(entity: Entity, question: string): readonly Test[] {
  const [field] = numbersFor(entity, question)
  if (!field) return []
  const read = (text: string | undefined): number => Number((text ?? '0').replaceAll(',', ''))
  for (const [pattern, words, holds] of limits) {
    const found = pattern.exec(question)
    if (!found) continue
    const [a, b] = [read(found[1]), read(found[2])]
    const said = found[2] === undefined ? `${words} ${found[1]}` : `${words} ${found[1]} and ${found[2]}`
    return [{ words: `${inSentence(field.label)} ${said}`, holds: (row) => numberOf(row, field) !== null && holds(numberOf(row, field)!, a, b) }]
  }
  return []
}
/** The number fields of the entity, those that the question names first, then money. */
function numbersFor(entity: Entity, question: string): readonly Field[] {
  const all = entity.fields.filter(isNumber)
  const named = all.filter(({ label }) => says(question, label))
  return named.length > 0 ? named : [...all.filter(({ type }) => type === 'money'), ...all.filter(({ type }) => type !== 'money')]
}

interface Order {
  readonly field: Field
  readonly words: string
  readonly way: 1 | -1
}
const orders: readonly (readonly [RegExp, string, 1 | -1, (field: Field) => boolean])[] = [
  [/\b(?:cheapest|lowest priced?|least expensive)\b/, 'lowest', 1, ({ type }) => type === 'money'],
  [/\b(?:most expensive|dearest|highest priced?)\b/, 'highest', -1, ({ type }) => type === 'money'],
  [/\b(?:best|top|highest rated|most popular|recommend\w*|suggest\w*|should i)\b/, 'highest', -1, ({ type, label }) => type === 'rating' || /rating|score|likes|views|sales|popular/i.test(label)],
  [/\b(?:newest|latest|most recent|recent)\b/, 'latest', -1, isDay],
  [/\b(?:oldest|earliest|next|soonest|upcoming)\b/, 'earliest', 1, isDay],
  [/\b(?:lowest|smallest|least|fewest|shortest|minimum)\b/, 'lowest', 1, isNumber],
  [/\b(?:highest|largest|biggest|most|longest|maximum)\b/, 'highest', -1, isNumber],
] // biome-ignore format: a table
function orderIn(entity: Entity, question: string): Order | null {
  for (const [pattern, words, way, fits] of orders) {
    if (!pattern.test(question)) continue
    const all = [...numbersFor(entity, question), ...entity.fields.filter(isDay)].filter(fits)
    if (all[0]) return { field: all[0], words, way }
  }
  return null
}
function ordered(rows: readonly SiteRow[], { field, way }: Order): readonly SiteRow[] {
  const value = (row: SiteRow): number | string => valueIn(row, field.id) as number | string
  return rows
    .filter((row) => valueIn(row, field.id) !== null && valueIn(row, field.id) !== undefined && valueIn(row, field.id) !== '')
    .toSorted((a, b) => (value(a) < value(b) ? -way : value(a) > value(b) ? way : 0))
}

const shown_max = 5
/** Rows of the entity by what the question says of them: counted, added up, ordered or listed. */
export function aboutEntity(of: Context, entity: Entity, question: string): Found {
  const tests = testsIn(of, entity, question)
  const rows = rowsOf(of, entity).filter((row) => tests.every(({ holds }) => holds(row)))
  const by = tests.length > 0 ? ` with ${tests.map(({ words }) => words).join(' and ')}` : ''
  const order = orderIn(entity, question)
  const fields = order ? [order.field] : []
  if (rows.length === 0) return { words: `There are no ${entity.plural}${by} here.`, entity, rows: [], fields }
  const kind = /\baverage\b|\bmean\b/.test(question) ? 'average' : /\b(?:total|sum|altogether)\b/.test(question) ? 'sum' : null
  const [field] = numbersFor(entity, question)
  if (kind && field)
    return { words: `The ${kind === 'sum' ? 'total' : 'average'} ${inSentence(field.label)} of ${counted(rows.length, entity)}${by} is ${shown(kind, field, measure(kind, rows, field))}.`, entity, rows: [], fields } // biome-ignore format: one sentence
  if (/\bhow many\b|\bnumber of\b|\bcount\b/.test(question))
    return { words: `There ${rows.length === 1 ? 'is' : 'are'} ${counted(rows.length, entity)}${by}.`, entity, rows: rows.slice(0, shown_max), fields }
  if (order) {
    const sorted = ordered(rows, order)
    const words = `The ${order.words} ${inSentence(order.field.label)} among ${counted(rows.length, entity)}${by}:`
    if (sorted.length > 0) return { words, entity, rows: sorted.slice(0, 3), fields }
  }
  const rest = rows.length > shown_max ? ` The first ${shown_max}:` : ''
  return { words: `There ${rows.length === 1 ? 'is' : 'are'} ${counted(rows.length, entity)}${by}.${rest}`, entity, rows: rows.slice(0, shown_max), fields }
}
