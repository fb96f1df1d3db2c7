import type { FindingPurpose } from '../../findings.ts'
import type { Entity, Field } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import type { SiteRow } from '../../site.ts'
import { valueIn } from '../own.ts'
import { grouped, measured, money } from '../value.ts'
import { dayIn, daysBetween } from './period.ts'

type Rule = 'low' | 'late' | 'waiting' | 'missing' | 'doubled' | 'unusual' | 'trend' | 'most' | 'share'
/** What stands out in rows: what it is, what to do about it, and the row that it is about, if it is one. */
export interface Finding {
  readonly rule: Rule
  readonly words: string
  readonly advice: string
  readonly row: SiteRow | null
}

/** What each purpose looks at, the weightiest first. */
const looked: Readonly<Record<FindingPurpose, readonly Rule[]>> = {
  improve: ['low', 'late', 'waiting', 'most', 'share', 'trend'],
  check: ['doubled', 'missing', 'unusual', 'late', 'low'],
  foresee: ['trend', 'low', 'late', 'most'],
  advise: ['trend', 'most', 'late', 'share', 'waiting'],
}
const advices: Readonly<Record<Rule, string>> = {
  low: 'Order more in time.',
  late: 'Take it on first.',
  waiting: 'Decide on it, or hand it to somebody.',
  missing: 'Fill it in.',
  doubled: 'Keep one and delete the other.',
  unusual: 'Check whether it is right.',
  trend: 'See what has changed since.',
  most: 'Look here first: a change has the largest effect.',
  share: 'See why so many end up alike.',
}
const each = 3
const idle_days = 14
const stocked = /^(?:in_)?stock$|^(?:quantity_)?on_hand$|^(?:stock_)?quantity$|^stock_level$/
const least = /^(?:min(?:imum)?_(?:stock|quantity|level)|reorder_(?:at|level|point)|safety_stock)$/
const unbegun = /^(?:new|waiting|submitted|pending|requested|to do|reported|under review|unpaid|open|proposed|draft)$/i
const personal = /birth|phone|year/
/** Numbers that name or place a row instead of measuring it. */
const unmeasured = /(?:^|_)(?:number|code|id|year|order|position|line|floor|room|version|latitude|longitude|port)(?:$|_)/

interface Known {
  readonly entity: Entity
  readonly rows: readonly SiteRow[]
  readonly today: string
  readonly nameOf: (row: SiteRow) => string
}

/** What stands out in the rows of an entity, the weightiest first; each rule names a few of them. Sums and shares are of all rows given. */
export function findingsIn(known: Known, purpose: FindingPurpose): readonly Finding[] {
  return looked[purpose].flatMap((rule) =>
    rules[rule](known)
      .slice(0, each)
      .map(({ words, row }) => ({ rule, words, row, advice: advices[rule] })),
  )
}

type Found = Pick<Finding, 'words' | 'row'>
const rules: Readonly<Record<Rule, (known: Known) => readonly Found[]>> = { low, late, waiting, missing, doubled, unusual, trend, most, share }

/** Numbers of which a row's own column says what they are compare with nothing. */
const mixed = /^(?:value|reading|figure)$/
const numbersOf = ({ fields }: Entity): readonly Field[] => {
  const isMixed = fields.some(({ id }) => id === 'unit' || id === 'measure' || id === 'measured')
  return fields.filter((field) => isNumber(field) && !unmeasured.test(field.id) && !(isMixed && mixed.test(field.id)))
}
const numberIn = (row: SiteRow, field: Field): number | null => {
  const value = valueIn(row, field.id)
  return typeof value === 'number' ? value : null
}
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
const written = (field: Field, number: number): string =>
  field.type === 'money' ? money(number, field.unit) : field.type === 'rating' ? grouped(number, 1) : measured(field, Math.round(number * 100) / 100)

function low({ entity, rows, nameOf }: Known): readonly Found[] {
  const stock = entity.fields.find((field) => isNumber(field) && stocked.test(field.id))
  if (!stock) return []
  const limit = entity.fields.find((field) => isNumber(field) && least.test(field.id))
  const usual = mean(rows.flatMap((row) => numberIn(row, stock) ?? [])) / 4
  return rows
    .flatMap((row) => {
      const left = numberIn(row, stock)
      const floor = limit ? (numberIn(row, limit) ?? usual) : usual
      return left !== null && left <= floor ? [{ row, left, words: `${nameOf(row)}: only ${grouped(left)} left` }] : []
    })
    .toSorted((one, other) => one.left - other.left)
}

function late({ entity: { lifecycle }, rows, today, nameOf }: Known): readonly Found[] {
  const due = lifecycle?.due
  if (!lifecycle || !due) return []
  return rows
    .flatMap((row) => {
      const day = dayIn(row, due.field)
      const isOpen = due.open.includes(String(valueIn(row, lifecycle.field) ?? lifecycle.initial))
      return day !== null && isOpen && day < today ? [{ row, days: daysBetween(day, today), name: nameOf(row) }] : []
    })
    .toSorted((one, other) => other.days - one.days)
    .map(({ row, days, name }) => ({ row, words: `${name}: ${due.word.toLowerCase()} for ${days === 1 ? 'a day' : `${days} days`}` }))
}

function waiting({ entity: { lifecycle, fields }, rows, today, nameOf }: Known): readonly Found[] {
  const date = fields.find(({ id, type }) => (type === 'date' || type === 'datetime') && !personal.test(id))
  if (!lifecycle || !unbegun.test(lifecycle.initial)) return []
  return rows
    .flatMap((row) => {
      const since = dayIn(row, date?.id ?? null) ?? new Date(row.created_at).toISOString().slice(0, 10)
      const days = daysBetween(since, today)
      const isFirst = (valueIn(row, lifecycle.field) ?? lifecycle.initial) === lifecycle.initial
      return isFirst && days > idle_days ? [{ row, days, name: nameOf(row) }] : []
    })
    .toSorted((one, other) => other.days - one.days)
    .map(({ row, days, name }) => ({ row, words: `${name}: still “${lifecycle.initial}” after ${days} days` }))
}

function missing({ entity, rows, nameOf }: Known): readonly Found[] {
  if (rows.length < 4) return []
  const isGiven = (row: SiteRow, { id }: Field): boolean => (valueIn(row, id) ?? '') !== ''
  const usual = entity.fields.filter(
    (field) => field.type !== 'image' && field.type !== 'boolean' && rows.filter((row) => isGiven(row, field)).length >= rows.length * 0.6,
  )
  return rows.flatMap((row) => {
    const without = usual.filter((field) => !isGiven(row, field)).map(({ label }) => label.toLowerCase())
    return without.length > 0 ? [{ row, words: `${nameOf(row)}: no ${without.join(', no ')}` }] : []
  })
}

function doubled({ entity, rows, nameOf }: Known): readonly Found[] {
  const title = entity.fields.find(({ id }) => id === entity.title)
  if (!title || title.type === 'reference') return []
  // Readings of one name are told apart by their day and what was read.
  const told = entity.fields.filter((field) => isNumber(field) || ['date', 'datetime', 'time', 'reference', 'email'].includes(field.type))
  const bare = (row: SiteRow): string => [nameOf(row).trim().toLowerCase(), ...told.map(({ id }) => valueIn(row, id) ?? '')].join(' | ')
  return [...Map.groupBy(rows, bare).values()].flatMap((alike) =>
    alike.length > 1 ? [{ row: alike[1]!, words: `${nameOf(alike[0]!)}: there ${alike.length} times` }] : [],
  )
}

function unusual({ entity, rows, nameOf }: Known): readonly Found[] {
  return numbersOf(entity).flatMap((field) => {
    const values = rows.flatMap((row) => numberIn(row, field) ?? [])
    if (values.length < 6) return []
    const middle = mean(values)
    const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
    return rows.flatMap((row) => {
      const value = numberIn(row, field)
      if (value === null || spread === 0 || Math.abs(value - middle) <= 2 * spread) return []
      return [{ row, words: `${nameOf(row)}: ${field.label.toLowerCase()} ${written(field, value)}, where ${written(field, middle)} is usual` }]
    })
  })
}

function trend({ entity, rows }: Known): readonly Found[] {
  const date = entity.fields.find(({ id, type }) => (type === 'date' || type === 'datetime') && !personal.test(id))
  if (!date) return []
  const days = rows.flatMap((row) => {
    const day = dayIn(row, date.id)
    return day ? [{ day, row }] : []
  })
  const inOrder = days.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ row }) => row)
  return numbersOf(entity).flatMap((field) => {
    const values = inOrder.flatMap((row) => numberIn(row, field) ?? [])
    if (values.length < 4) return []
    const half = Math.floor(values.length / 2)
    const [before, after] = [mean(values.slice(0, half)), mean(values.slice(-half))]
    const change = before === 0 ? 0 : Math.round(((after - before) / Math.abs(before)) * 100)
    if (Math.abs(change) < 5) return []
    const next = Math.max(0, after + (after - before) / 2)
    return [
      {
        row: null,
        words: `${field.label} ${change > 0 ? 'rose' : 'fell'} by ${Math.abs(change)} %, from ${written(field, before)} to ${written(field, after)} on average; about ${written(field, next)} comes next if it goes on so`,
      },
    ]
  })
}

function most({ entity, rows, nameOf }: Known): readonly Found[] {
  return numbersOf(entity)
    .filter(({ type }) => type !== 'rating')
    .flatMap((field) => {
      const ranked = rows.flatMap((row) => {
        const value = numberIn(row, field)
        return value === null ? [] : [{ row, value }]
      })
      const [top] = ranked.toSorted((one, other) => other.value - one.value)
      const sum = ranked.reduce((total, { value }) => total + value, 0)
      if (!top || ranked.length < 3 || sum <= 0) return []
      return [
        {
          row: top.row,
          words: `${nameOf(top.row)} has the highest ${field.label.toLowerCase()}: ${written(field, top.value)}, ${Math.round((top.value / sum) * 100)} % of all`,
        },
      ]
    })
}

function share({ entity, rows }: Known): readonly Found[] {
  const by = entity.fields.find(({ id, type }) => type === 'choice' && id === entity.lifecycle?.field) ?? entity.fields.find(({ type }) => type === 'choice')
  if (!by || rows.length < 4) return []
  const [top] = [...Map.groupBy(rows, (row) => String(valueIn(row, by.id) ?? ''))].toSorted(([, one], [, other]) => other.length - one.length)
  if (!top || top[0] === '' || top[1].length < rows.length * 0.4) return []
  return [{ row: null, words: `${top[1].length} of ${rows.length} ${entity.plural}: “${top[0]}”` }]
}
