import type { AppModel, BlockOf, Entity, Values } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { own, valueIn } from '../own.ts'
import { dayOf } from '../value.ts'
import { dayAfter, dayIn, type Period, within } from './period.ts'

export type MadeReport = BlockOf<'made_report'>
export type Source = MadeReport['sources'][number]
/** The choice of a report on every source. */
export const everything = 'Everything'

/** Months that a report on figures of months is about, by its period: never less than one. */
const months: Readonly<Record<string, number>> = { daily: 1, weekly: 1, monthly: 1, quarterly: 3, yearly: 12 }
const monthBefore = (day: string, ago: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - ago, 1)).toISOString().slice(0, 10)
/** Whole months up to the one of a day, and as many before. */
function monthsUpTo(end: string, long: number): Period {
  const [from, to] = [monthBefore(end, long - 1), dayAfter(monthBefore(end, -1), -1)]
  return { id: 'own', from, to, before: { from: monthBefore(end, 2 * long - 1), to: dayAfter(from, -1) } }
}

const spans: Readonly<Record<string, number>> = { daily: 1, weekly: 7, monthly: 30, quarterly: 90, yearly: 365 }

/** Where the rows that a report may use come from: those of an entity that whoever looks may read. */
type RowsOf = (entity: string) => readonly SiteRow[]

/** A source of a report with the rows that the report is about. */
export interface Reported {
  readonly source: Source
  readonly entity: Entity
  readonly period: Period
  readonly rows: readonly SiteRow[]
  readonly before: readonly SiteRow[]
}
export interface Made {
  readonly parts: readonly Reported[]
  /** What is typed as the subject, and the row that it names; null where nothing is typed. */
  readonly subject: { readonly typed: string; readonly found: { readonly entity: Entity; readonly row: SiteRow } | null } | null
}

const bare = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase()

/** The row that a title, a part of one, or a short text of it such as a code names. */
function named(sources: readonly Source[], model: AppModel, rowsOf: RowsOf, typed: string): { entity: Entity; row: SiteRow } | null {
  const all = sources.flatMap(({ entity: id }) => {
    const entity = model.entities.find((one) => one.id === id)
    return entity ? rowsOf(id).map((row) => ({ entity, row })) : []
  })
  const asked = bare(typed)
  const texts = ({ entity, row }: (typeof all)[number]) => entity.fields.flatMap(({ id, type }) => (type === 'text' ? bare(valueIn(row, id)) : []))
  return (
    all.find((one) => texts(one).includes(asked)) ?? all.find(({ entity, row }) => asked.length > 2 && bare(valueIn(row, entity.title)).includes(asked)) ?? null
  )
}

/** The days that a report is about: those of its period up to its day, else all. */
function periodOf(block: MadeReport, values: Values, days: readonly string[], today: string): Period {
  const end = (block.on && dayOf(own(values, block.on))?.key) || today
  const span = block.period === null ? undefined : spans[bare(own(values, block.period))]
  if (span !== undefined) {
    const from = dayAfter(end, 1 - span)
    return { id: 'own', from, to: end, before: { from: dayAfter(from, -span), to: dayAfter(from, -1) } }
  }
  const sorted = days.filter((day) => day <= end).toSorted()
  return { id: 'all', from: sorted[0] ?? end, to: end, before: null }
}

/** What a report row is about, of the rows that may be read. */
export function madeOf(model: AppModel, block: MadeReport, values: Values, rowsOf: RowsOf, today: string): Made {
  const typed = block.subject === null ? '' : String(own(values, block.subject) ?? '').trim()
  const found = typed === '' ? null : named(block.sources, model, rowsOf, typed)
  const about = own(values, block.about)
  const chosen = block.sources.filter(({ name }) => about === name)
  const parts = (chosen.length > 0 ? chosen : block.sources).flatMap((source): Reported[] => {
    const entity = model.entities.find(({ id }) => id === source.entity)
    if (!entity) return []
    const by = found && entity.fields.find((field) => field.type === 'reference' && field.entity === found.entity.id)
    const isAbout = (row: SiteRow): boolean => !found || (entity.id === found.entity.id ? row.id === found.row.id : !by || valueIn(row, by.id) === found.row.id)
    const all = rowsOf(entity.id)
      .filter(isAbout)
      .map((row) => ({ row, day: dayIn(row, source.date) ?? dayIn(row, null) }))
    const days = all.flatMap(({ day }) => day ?? [])
    const long =
      block.period !== null && entity.fields.find(({ id }) => id === source.date)?.label === 'Month' ? months[bare(own(values, block.period))] : undefined
    const period = long
      ? monthsUpTo((block.on && dayOf(own(values, block.on))?.key) || today, long)
      : periodOf(source.date === null ? { ...block, period: null } : block, values, days, today)
    const inside = (stretch: { readonly from: string; readonly to: string }) =>
      all.filter(({ day }) => source.date === null || within(day, stretch)).map(({ row }) => row)
    return [{ source, entity, period, rows: inside(period), before: period.before ? inside(period.before) : [] }]
  })
  return { parts, subject: typed === '' ? null : { typed, found } }
}
