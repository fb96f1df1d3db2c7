import type { Entity, Field } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { grouped, money, titleOf } from '../value.ts'
import { hasValue } from './late.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}
const mostRows = 200
const mostValues = 24
const bandCount = 3

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
      ? rowsOf(of, other)
          .slice(0, mostRows)
          .map((row) => ({ value: row.id, label: titleOf(of, other, row) }))
      : []
  }
  const values = entity ? rowsOf(of, entity).flatMap((row) => valueIn(row, field.id) ?? []) : []
  if (isNumber(field))
    return bands(
      field,
      values.filter((value) => typeof value === 'number'),
    )
  if (field.type === 'date') return months(values.map(String))
  const names = [...new Set(values.map(String).filter((value) => value.trim() !== ''))].toSorted()
  return names.length <= mostValues ? names.map((label) => ({ value: label, label })) : []
}

/** Kinds of fields that a list can be narrowed by. */
export const narrows = ({ type }: Field): boolean =>
  type === 'choice' || type === 'boolean' || type === 'reference' || type === 'text' || type === 'date' || isNumber({ type })

const monthNames = 'January February March April May June July August September October November December'.split(' ')
/** The months that dates lie in, the latest first. */
function months(dates: readonly string[]): readonly Choice[] {
  const found = [...new Set(dates.flatMap((date) => /^\d{4}-(?:0[1-9]|1[0-2])(?=-)/.exec(date)?.[0] ?? []))].toSorted().toReversed()
  return found.slice(0, mostValues).map((value) => ({ value, label: `${monthNames[Number(value.slice(5)) - 1]} ${value.slice(0, 4)}` }))
}

const mostEach = 8
const widest = 20
/** A number of few whole values, such as seats or a year, is chosen by itself, and another by bands of which each holds about as many rows: "Up to 20", "20 to 40", "Over 40". */
function bands(field: Field, numbers: readonly number[]): readonly Choice[] {
  const sorted = numbers.toSorted((a, b) => a - b)
  const said = (number: number): string =>
    field.type === 'money'
      ? money(number, field.unit, 0)
      : `${isYear(field) ? number : grouped(number)}${field.unit && field.type === 'number' ? ` ${field.unit}` : ''}`
  const each = field.type === 'number' && numbers.every(Number.isInteger) ? [...new Set(sorted)] : []
  if (each.length > 1 && each.length <= mostEach && each.at(-1)! - each[0]! <= widest)
    return each.map((number) => ({ value: `=${number}`, label: said(number) }))
  const edges = [...new Set(Array.from({ length: bandCount - 1 }, (_, index) => rounded(sorted[Math.floor(((index + 1) * sorted.length) / bandCount)] ?? 0)))]
  if (sorted.length < bandCount || edges.length === 0 || sorted[0] === sorted.at(-1)) return []
  return [
    { value: `..${edges[0]}`, label: `Up to ${said(edges[0]!)}` },
    ...edges.slice(1).map((edge, index) => ({ value: `${edges[index]}..${edge}`, label: `${said(edges[index]!)} to ${said(edge)}` })),
    { value: `${edges.at(-1)}..`, label: `Over ${said(edges.at(-1)!)}` },
  ]
}
const isYear = ({ id }: Field): boolean => /(?:^|_)(?:year|vintage|edition)(?:$|_)/.test(id)
const rounded = (number: number): number => {
  const step = number >= 1000 ? 100 : number >= 100 ? 10 : 1
  return Math.round(number / step) * step
}

/** What rows of a state that are late are called beside its other choices. */
const lateIn = ({ id }: Field, entity?: Entity): string[] => (entity?.lifecycle?.due && entity.lifecycle.field === id ? [entity.lifecycle.due.word] : [])

/** Whether a row's value is what a filter is set to. */
export function isWithin(row: SiteRow, field: Field, asked: string, on?: { readonly entity: Entity; readonly today: string }): boolean {
  if (on && field.type === 'choice') return hasValue(on.entity, row, field.id, asked, on.today)
  const value = valueIn(row, field.id)
  if (field.type === 'date') return typeof value === 'string' && value.startsWith(asked)
  if (!isNumber(field)) return String(value ?? (field.type === 'boolean' ? 'false' : '')) === asked
  if (asked.startsWith('=')) return value === Number(asked.slice(1))
  const [from = '', to = ''] = asked.split('..')
  return typeof value === 'number' && (from === '' || value > Number(from)) && (to === '' || value <= Number(to))
}
