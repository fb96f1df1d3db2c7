import type { Entity, Field } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import { isSeveral, valuesIn } from '../../several.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, entityOf, rowsFor, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { grouped, titleOf } from '../value.ts'
import { hasValue } from './late.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}
const mostRows = 200
const mostValues = 24

/** What a filter may be set to. */
export function choicesOf(of: Context, field: Field, entity?: Entity): readonly Choice[] {
  if (field.type === 'boolean')
    return [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ]
  if (field.type === 'choice') return [...new Set([...(field.choices ?? []), ...lateIn(field, entity)])].map((label) => ({ value: label, label }))
  if (field.type === 'reference') {
    const other = field.entity ? entityOf(of, field.entity) : undefined
    return other
      ? rowsFor(of, field, other)
          .slice(0, mostRows)
          .map((row) => ({ value: row.id, label: titleOf(of, other, row) }))
      : []
  }
  const values = entity ? rowsOf(of, entity).flatMap((row) => valueIn(row, field.id) ?? []) : []
  if (isNumber(field))
    return wholes(
      field,
      values.filter((value) => typeof value === 'number'),
    )
  if (isSpanned(field)) return []
  const said = values.map(String).filter((value) => value.trim() !== '')
  const names = [...new Set(isSeveral(field) ? said.flatMap(valuesIn) : said)].toSorted()
  return names.length <= mostValues ? names.map((label) => ({ value: label, label })) : []
}

/** Kinds of fields that a list can be narrowed by. */
export const narrows = ({ type }: Field): boolean => type === 'choice' || type === 'boolean' || type === 'reference' || type === 'text' || isSpanned({ type })

/** Kinds of fields of which rows may be chosen from one value to another. */
export const isSpanned = ({ type }: Pick<Field, 'type'>): boolean => type === 'date' || type === 'datetime' || isNumber({ type })

const mostEach = 8
const widest = 20
/** A number of few whole values, such as seats, is chosen by itself; any other, as a year or a price is, between two values. */
function wholes(field: Field, numbers: readonly number[]): readonly Choice[] {
  if ((field.type !== 'number' && field.type !== 'rating') || isYear(field) || !numbers.every(Number.isInteger)) return []
  const each = [...new Set(numbers)].toSorted((a, b) => a - b)
  return each.length > 1 && each.length <= mostEach && each.at(-1)! - each[0]! <= widest
    ? each.map((number) => ({ value: String(number), label: `${grouped(number)}${field.unit ? ` ${field.unit}` : ''}` }))
    : []
}
const isYear = ({ id }: Field): boolean => /(?:^|_)(?:year|vintage|edition)(?:$|_)/.test(id)

/** What rows of a state that are late are called beside its other choices. */
const lateIn = ({ id }: Field, entity?: Entity): string[] => (entity?.lifecycle?.due && entity.lifecycle.field === id ? [entity.lifecycle.due.word] : [])

/** Whether a row's value is what a filter is set to. */
export function isWithin(row: SiteRow, field: Field, asked: string, on?: { readonly entity: Entity; readonly today: string }): boolean {
  if (on && field.type === 'choice') return hasValue(on.entity, row, field.id, asked, on.today)
  const value = valueIn(row, field.id)
  if (isSeveral(field)) return typeof value === 'string' && valuesIn(value).includes(asked)
  return String(value ?? (field.type === 'boolean' ? 'false' : '')) === asked
}
