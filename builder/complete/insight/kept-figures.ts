import type { BlockOf, Entity, Value, Values } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'
import { isMonthly } from './measured.ts'
import { entityIn } from './places.ts'

type Report = BlockOf<'report'>

const dayIn = (value: Value | undefined): number | null => {
  const [, ago, step] = (typeof value === 'string' && /^([+-]\d{1,4})([dm])/.exec(value)) || []
  return ago === undefined ? null : Math.round(Number(ago) * (step === 'm' ? 30.4 : 1))
}
const grouped = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 2 })

/** The samples of reports that are kept say what the other samples come to in their time. */
export const keptFigures: Completer = (draft) => {
  const reports = draft.model.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'report'))
  const kept = reports.flatMap(({ keeps }) => draft.model.actions.find(({ id }) => id === keeps?.action)?.entity ?? [])[0]
  const entity = draft.model.entities.find(({ id }) => id === kept)
  if (!entity?.seeds.some(({ figures, about }) => figures === '' && typeof about === 'string')) return draft
  const sources = reports.flatMap((report) => {
    const of = entityIn(draft, report.entity)
    return of ? [{ report, of }] : []
  })
  const seeds = entity.seeds.flatMap((seed, index): Values[] => {
    const source =
      sources.find(({ of }) => of.plural === String(seed.about).toLowerCase()) ??
      sources.find(({ of }) => of.plural.toLowerCase() === String(seed.about).toLowerCase())
    if (!source) return []
    const { report, of } = source
    if (report.date !== null) {
      const rows = within(of, report.date, seed)
      return rows.length === 0 && isMonthly(of) ? [] : [{ ...seed, figures: figuresOf(report, of, rows) }]
    }
    // Rows without a day of their own are all there is of them, once.
    const isFirst = entity.seeds.findIndex(({ about }) => about === seed.about) === index
    return isFirst ? [{ ...seed, title: String(seed.about), from: null, until: null, figures: figuresOf(report, of, of.seeds) }] : []
  })
  return withModel(draft, { entities: draft.model.entities.map((one) => (one === entity ? { ...entity, seeds } : one)) })
}

function within({ seeds }: Entity, date: string, { from, until }: Values): readonly Values[] {
  const [first, last] = [dayIn(from) ?? Number.NEGATIVE_INFINITY, dayIn(until) ?? Number.POSITIVE_INFINITY]
  return seeds.filter((seed) => {
    const day = dayIn(seed[date])
    return day !== null && day >= first && day <= last
  })
}

function figuresOf({ measures }: Report, { fields }: Entity, rows: readonly Values[]): string {
  return measures
    .map(({ label, measure, field }) => {
      const numbers = rows.flatMap((row) => (field !== undefined && typeof row[field] === 'number' ? [row[field]] : []))
      const sum = numbers.reduce((total, number) => total + number, 0)
      const of = fields.find(({ id }) => id === field)
      const number = measure === 'count' ? rows.length : measure === 'sum' ? sum : numbers.length > 0 ? sum / numbers.length : null
      return `${label}: ${number === null ? '–' : `${of?.type === 'money' ? (of.unit ?? '$') : ''}${grouped(number)}`}`
    })
    .join('; ')
}
