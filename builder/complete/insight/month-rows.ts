import { chanceOf } from '../../compose/chance.ts'
import { idFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import { alongIn } from '../../lexicon/measured-by.ts'
import type { Dimension, Figure, Measures } from '../../lexicon/measures.ts'
import type { Entity, Field, Value, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'

export const month: Field = { id: 'date', label: 'Month', type: 'date', required: true }
const [rows_most, months_most] = [72, 12]

/** The words but for those about colours. */
export const subjectIn = ({ brief }: Draft): string =>
  brief.clauses
    .filter(({ mode }) => mode !== 'style')
    .map(({ start, end }) => brief.words.slice(start, end))
    .join('. ')

export interface MonthTable {
  /** Along what figures fall apart. */
  readonly along: readonly Field[]
  readonly figures: readonly Field[]
  /** The rows, with the values that rows of `before` have in their other fields. */
  readonly rowsWith: (title: string, before: readonly Values[], kept: readonly Field[]) => Values[]
}
/** A table of measures month by month; where it is of things that the site keeps, along these first. */
export function monthTable(draft: Draft, found: Measures, of: Entity | null, things?: Entity): MonthTable {
  const told = alongIn(subjectIn(draft), found).map((one) => partOf(draft, one, of))
  const apart = told.find(({ label }) => !things?.fields.some((field) => field.label === label)) ?? told[0]!
  const along = things ? [rowsAsParts(things, things.singular), apart] : told
  const figures = found.figures.map((one) => ({ ...one, field: numberOf(one) }))
  return {
    along: along.map(({ field }) => field),
    figures: figures.map(({ field }) => field),
    rowsWith: (title, before, kept) => rowsOf(title, before, { along, figures, own: kept }),
  }
}

const listed_most = 4
/** Parts that are rows of the site's own where it keeps such. */
const placed: ReadonlySet<string> = new Set([
  'region',
  'province',
  'state',
  'city',
  'district',
  'county',
  'area',
  'store',
  'branch',
  'warehouse',
  'department',
  'station',
  'plant',
  'pond',
  'brand',
  'campaign',
  'mini-program',
])
/** A part of the whole: a row of the site's own, where it keeps such, else a choice. */
function partOf(draft: Draft, one: Dimension, of: Entity | null): Along {
  const name = one.label.toLowerCase()
  const to = placed.has(name)
    ? draft.model.entities.find(({ id, singular, read, seeds }) => id !== of?.id && singular === name && read === 'public' && seeds.length > 1)
    : undefined
  return to ? rowsAsParts(to, one.label) : { ...one, field: choiceOf(one), seeds: one.values }
}
function rowsAsParts(to: Entity, name: string): Along {
  const values = to.seeds.slice(0, listed_most).map((seed) => String(seed[to.title] ?? ''))
  const field: Field = { id: idFrom(name, 'part'), label: capital(name), type: 'reference', required: true, entity: to.id }
  return { label: capital(name), values, field, seeds: values.map((_, index) => index) }
}
const choiceOf = ({ label, values }: Dimension): Field => ({ id: idFrom(label, 'part'), label, type: 'choice', required: true, choices: [...values] })
export const numberOf = ({ label, type, unit }: Figure): Field => ({
  id: idFrom(label, 'figure'),
  label,
  type,
  required: false,
  ...(unit !== undefined && { unit }),
})

type Along = Dimension & { readonly field: Field; readonly seeds: readonly Value[] }
type Counted = Figure & { readonly field: Field }
/** Each part in each of the last months, the newest first. */
function rowsOf(
  title: string,
  before: readonly Values[],
  { along, figures, own }: { along: readonly Along[]; figures: readonly Counted[]; own: readonly Field[] },
): Values[] {
  const parts = along.reduce<readonly (readonly string[])[]>((all, { values }) => all.flatMap((one) => values.map((value) => [...one, value])), [[]])
  const months = Math.max(4, Math.min(months_most, Math.floor(rows_most / parts.length)))
  return Array.from({ length: months }, (_, ago) =>
    parts.map((values, at): Values => {
      const earlier = before[(ago * parts.length + at) % Math.max(1, before.length)] ?? {}
      return {
        [title]: values.join(', '),
        [month.id]: `-${ago}m`,
        ...Object.fromEntries(along.map(({ field, seeds, values: all }, index) => [field.id, seeds[all.indexOf(values[index]!)]!])),
        ...Object.fromEntries(figures.map((one) => [one.field.id, amountOf(one, values, ago)])),
        ...Object.fromEntries(own.map(({ id }): [string, Value] => [id, earlier[id] ?? null])),
      }
    }),
  ).flat()
}

/** What a part came to so many months ago: its own share, a rise over the months with their seasons, and a little chance. */
function amountOf({ label, usual, type, way }: Figure, parts: readonly string[], ago: number): number {
  const swing = way === 'is' ? 0.5 : 1
  const share = parts.reduce((so_far, part) => so_far * (1 + swing * (chanceOf(`${part} of it`, 110) / 100 - 0.45)), 1)
  const season = 1 + swing * (0.1 * Math.sin(((ago + 2) * Math.PI) / 6) - 0.016 * ago)
  const value = usual * share * season * (1 + swing * (chanceOf(`${label} ${parts.join(' ')} ${ago}`, 160) / 1000 - 0.08))
  const digits = usual < 20 && way === 'is' ? 1 : 0
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits
  return type === 'percent' ? Math.min(98, rounded) : rounded
}
