import { capital } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Value, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { isMonthly } from './measured.ts'
import { entityIn } from './places.ts'

type Source = BlockOf<'made_report'>['sources'][number]

/** Periods of reports on figures of months, with the number of months that each is long. */
const months: readonly (readonly [string, number, string])[] = [
  ['Monthly', 1, 'the last month'],
  ['Quarterly', 3, 'the last quarter'],
  ['Yearly', 12, 'the last year'],
]
const grouped = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: number < 100 ? 1 : 0 })

/** Sample reports on figures that the site keeps: each is called by what it is of, and says what those come to in its time. */
export function reportSamples(draft: Draft, { seeds, title }: Entity, sources: readonly Source[]): readonly Values[] | null {
  const monthly = sources.filter((source) => isMonthly(entityIn(draft, source.entity)!))
  if (monthly.length === 0) return null
  return seeds.slice(0, months.length * monthly.length).map((seed, index) => {
    const source = monthly[index % monthly.length]!
    const [period, length, words] = months[Math.floor(index / monthly.length) % months.length]!
    const entity = entityIn(draft, source.entity)!
    const rows = entity.seeds.filter((row) => monthsAgo(row.date) < length)
    return { ...seed, [title]: `${source.name}, ${words}`, about: source.name, period, date: `-${index}d`, summary: said(source, entity, rows) }
  })
}
const monthsAgo = (value: Value | undefined): number => Number(/^-(\d+)m$/.exec(String(value))?.[1] ?? Number.POSITIVE_INFINITY)

function said({ measures }: Source, { fields }: Entity, rows: readonly Values[]): string {
  const told = measures.flatMap(({ label, measure, field: id }) => {
    const field = fields.find((one) => one.id === id)
    const numbers = rows.flatMap((row) => (id !== undefined && typeof row[id] === 'number' ? [row[id]] : []))
    const sum = numbers.reduce((total, one) => total + one, 0)
    if (!field || numbers.length === 0) return []
    const amount = grouped(measure === 'average' ? sum / numbers.length : sum)
    return [
      `${label.toLowerCase()} ${field.type === 'money' ? `$${amount}` : field.type === 'percent' ? `${amount}%` : `${amount}${field.unit ? ` ${field.unit}` : ''}`}`,
    ]
  })
  return `${capital(told.join('; '))}.`
}
