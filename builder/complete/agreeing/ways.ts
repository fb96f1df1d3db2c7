import { poolOf } from '../../lexicon/samples.ts'
import type { Entity, Field, Value, Values } from '../../model.ts'

/** The entities of a site by id, with their rows as they stand so far. */
export type Tables = ReadonlyMap<string, Entity>

/** A field by which rows refer to rows of another entity. */
export interface Way {
  readonly field: Field
  readonly to: string
}
/** The ways of an entity to others that have sample rows, those to what itself leads furthest first. */
export function waysOf({ id, fields }: Entity, tables: Tables): readonly Way[] {
  const ways = fields.flatMap((field) =>
    field.type === 'reference' && !field.sorts && field.entity !== id && rowsOf(tables, field.entity).length > 0 ? [{ field, to: field.entity! }] : [],
  )
  return ways.length < 2 ? ways : ways.toSorted((one, other) => depthOf(other.to, tables) - depthOf(one.to, tables))
}
export const rowsOf = (tables: Tables, id: string | undefined): readonly Values[] => tables.get(id ?? '')?.seeds ?? []
/** The value of a row that a sample row refers to. */
export const beyond = (tables: Tables, { field, to }: Way, row: Values, id: string): Value => rowsOf(tables, to)[Number(row[field.id] ?? -1)]?.[id] ?? null

/** How many steps the references of an entity lead on; what leads back to itself is not counted again. */
function depthOf(id: string, tables: Tables, seen: readonly string[] = []): number {
  if (seen.includes(id) || seen.length > 4) return 0
  const further =
    tables.get(id)?.fields.flatMap(({ type, entity }) => (type === 'reference' && entity !== id ? [depthOf(entity!, tables, [...seen, id])] : [])) ?? []
  return further.length === 0 ? 0 : 1 + Math.max(...further)
}

/** People who act in something rather than being those whom it is about. */
const acting =
  /^(?:inspector|handled by|staff|staff member|employee|given to|assigned to|owner|head|in charge|person in charge|manager|person|worker|winner|decided by|approved by|checked by|reviewed by|trained by|made by|submitted by|reported by|cashier)$/i
/** One of two of a kind. */
const oneOfTwo =
  /^(?:from|to|home|away|first|second|other|target|destination|origin|replaces|replaced by|instead of|winner|loser|player|opponent|next|previous|parent|related|follows|before|after)(?: |$)/i
/** Whether two references to rows of one kind are to the same row where one is reached through the other: the customer of a payment is that of its order. */
export const isSameRole = (own: Field, far: Field): boolean =>
  own.label.toLowerCase() === far.label.toLowerCase() ||
  !(acting.test(own.label) || acting.test(far.label) || oneOfTwo.test(own.label) || oneOfTwo.test(far.label))

const fullName = /^\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{L}'’-]+$/u
const named: ReadonlySet<string> = new Set(poolOf('people').flatMap((name) => name.split(' ')))
/** Whether a text may be the name of a person. */
export const isName = (text: string): boolean => fullName.test(text)
/** Whether a text is what a person of the samples is called. */
export const isFullName = (text: string): boolean => fullName.test(text) && text.split(' ').some((part) => named.has(part))
/** Whether the rows of an entity are people, called by their names. */
export function isOfPeople({ fields, title, seeds }: Entity): boolean {
  const name = fields.find(({ id }) => id === title)
  return (
    name?.type === 'text' &&
    seeds.length > 0 &&
    seeds.every((seed) => fullName.test(String(seed[title]))) &&
    seeds.some((seed) => isFullName(String(seed[title])))
  )
}
