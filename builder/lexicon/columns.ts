import type { Entity, Field } from '../model.ts'
import { remembered } from '../remember.ts'
import { besides, columnLines } from './columns-lines.ts'
import { days, flags, measured } from './columns-measured.ts'
import { columnPlaces } from './columns-places.ts'
import { scales } from './columns-scales.ts'
import { typesOf } from './columns-types.ts'
import { singular } from './inflect.ts'

/** What a column holds by its label: the values that it takes or shows, or the range of its numbers. */
export interface Column {
  readonly type: Field['type']
  readonly choices?: readonly string[]
  readonly lines?: string
  readonly unit?: string
  readonly range?: readonly [number, number]
}

const dates = new Set(days)
const booleans = new Set(flags)
const own = (table: Readonly<Record<string, string>>, label: string): string | undefined => (Object.hasOwn(table, label) ? table[label] : undefined)

function numbered(said: string): Column {
  if (said.startsWith('~')) return { type: 'text', lines: said.slice(1) }
  const [from, to, unit] = said.split(' ')
  return { type: 'number', range: [Number(from), Number(to)], ...(unit === undefined ? {} : { unit }) }
}
/** What a label or its end is known to hold; a text that goes by a single word is known by that alone. */
function called(label: string, isWhole: boolean): Column | undefined {
  const choices = own(scales, label)
  if (choices !== undefined) return { type: 'choice', choices: choices.split('|') }
  const number = own(measured, label)
  if (number !== undefined) return numbered(number)
  if (booleans.has(label)) return { type: 'boolean' }
  if (lasting.test(label)) return { type: 'number', range: [5, 90], unit: 'min' }
  if (dates.has(label) || lastOrNext.test(label)) return { type: 'date' }
  const lines = isWhole || label.includes(' ') ? (own(columnLines, label) ?? own(columnPlaces, label)) : undefined
  return lines === undefined ? undefined : { type: 'text', lines }
}

const lastOrNext =
  /^(?:last|next|latest|previous) (?:[a-z]+ )?(?:[a-z]{2,}ing|[a-z]+tion|check|check-up|visit|service|change|update|payment|contact|repair|refill|maintenance|test|exam|harvest|donation|firing)$/
/** How long something takes, rather than when it begins. */
const lasting =
  /^(?:solv|wither|wait|cur|fir|hold|soak|bak|brew|dry|ris|prov|steep|sett|cool|heat|charg|play|process|render|load|travel|rest|recover|ferment|matur|ripen|resurfac|develop|fix|assembl|build|sew|knit|weav|cutt|mix|knead|simmer|boil|roast|grill|marinat|infus|steam|freez|thaw)ing time$/
const ofKind = /(?:^| )([^ ]+) (?:type|kind|sort|style)$|(?:type|kind|sort) of (?:.* )?([^ ]+)$/
/** The kinds in which what a label names comes: "wall type", "kind of wall". */
function kindsOf(label: string): Column | undefined {
  const [, before, after] = ofKind.exec(label) ?? []
  const noun = before ?? after
  const kinds = noun === undefined ? undefined : (own(typesOf, noun) ?? own(typesOf, singular(noun)))
  return kinds === undefined ? undefined : { type: 'choice', choices: kinds.split('|') }
}

/** What a column of this label, in lower case, holds by its longest known end; undefined where none is known. */
export const columnOf = remembered((label): Column | undefined => {
  for (let from = 0; from !== -1; from = label.indexOf(' ', from + 1)) {
    const found = called(label.slice(from === 0 ? 0 : from + 1), from === 0)
    if (found !== undefined) return found
  }
  return kindsOf(label)
})

const units: Readonly<Record<string, string>> = {
  milliseconds: 'ms',
  metres: 'm',
  meters: 'm',
  centimetres: 'cm',
  centimeters: 'cm',
  kilometres: 'km',
  minutes: 'min',
  litres: 'l',
}

/** The range in which numbers of a field usually lie, in its unit. */
export function rangeOf({ id, unit }: Pick<Field, 'id' | 'unit'>): readonly [number, number] | undefined {
  const column = columnOf(id.replaceAll('_', ' '))
  const short = units[unit ?? ''] ?? unit
  if (column?.range) return short === column.unit ? column.range : undefined
  return short === undefined ? undefined : stretches.find(([name, of]) => of === short && name.test(id))?.[2]
}
const stretches: readonly (readonly [RegExp, string, readonly [number, number]])[] = [
  [/height$/, 'm', [1, 12]],
  [/length$/, 'km', [3, 28]],
  [/length$/, 'min', [5, 90]],
  [/(?:length|width)$/, 'm', [2, 24]],
  [/depth$/, 'm', [2, 28]],
  [/(?:height|length|width)$/, 'cm', [20, 180]],
  [/depth$/, 'cm', [8, 60]],
]

/** Lines that a column of text shows, parted by "|", by its own name and what its rows are and have beside it. */
export const columnLinesOf = (id: string, { singular: noun, fields }: Pick<Entity, 'singular' | 'fields'>): string | undefined =>
  besides.find(([name, beside]) => name === id && (beside.test(noun) || fields.some((other) => other.id !== id && beside.test(other.id))))?.[2] ??
  columnOf(id.replaceAll('_', ' '))?.lines
