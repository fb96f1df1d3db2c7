import { chanceOf } from '../../compose/chance.ts'
import { countedOn } from '../../compose/counted-rows.ts'
import { idFrom } from '../../compose/ids.ts'
import type { Part } from '../../compose/pages.ts'
import type { Thing } from '../../compose/thing.ts'
import { kits } from '../../lexicon/kits.ts'
import { alongIn, measuredBy } from '../../lexicon/measured-by.ts'
import type { Dimension, Figure } from '../../lexicon/measures.ts'
import type { Entity, Field, Value, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeActions, changeBlocks, putEntity } from '../trade/parts.ts'

/** What rows of the kit say of one figure alone. */
const single: ReadonlySet<string> = new Set(['category', 'kind', 'label', 'value', 'unit', 'source', 'description'])
const month: Field = { id: 'date', label: 'Month', type: 'date', required: true }
const [rows_most, months_most] = [72, 12]

/** Figures that a site keeps are a table of what its subject is measured by, month by month and along what they fall apart: no two units in one column. */
export const measureTables: Completer = (draft) => {
  const words = subjectOf(draft)
  return draft.parts.filter(isPlain).reduce((so_far, { made }) => withMeasures(so_far, made, words), draft)
}

const isPlain = ({ made: { thing, entity } }: Part): boolean =>
  thing.kit === 'figures' && thing.meant === undefined && thing.listed.length === 0 && ['value', 'unit', 'date'].every((id) => entity.fields.some((one) => one.id === id)) // biome-ignore format: one condition

function withMeasures(draft: Draft, { thing, entity }: Part['made'], words: string): Draft {
  const found = measuredBy({ words, domain: draft.domain.id, kept: keptOn(draft, thing) })
  const along = alongIn(words, found).map((one) => partOf(draft, one, entity))
  const figures = found.figures.map((one) => ({ ...one, field: numberOf(one) }))
  const fresh = [...along, ...figures].map(({ field }) => field)
  const own = entity.fields.filter(({ id }) => id !== entity.title && id !== month.id && !single.has(id) && !fresh.some((field) => field.id === id))
  const title = entity.fields.find(({ id }) => id === entity.title)!
  const kept = own.filter(({ id }) => id !== entity.lifecycle?.field)
  const state = own.filter(({ id }) => id === entity.lifecycle?.field)
  const wide = { ...entity, fields: [title, month, ...fresh, ...kept, ...state], seeds: rowsOf(entity, along, figures, own) }
  return shown(putEntity(draft, wide), wide, { choices: along.map(({ field }) => field.id), numbers: figures.map(({ field }) => field.id) })
}

const handled: ReadonlySet<string> = new Set(['request', 'person', 'event', 'money', 'play', 'work'])
/** What people do on the site, in the plural. */
const keptOn = ({ plan }: Draft, thing: Thing): readonly string[] => {
  const things = plan.things.filter(({ kit }) => handled.has(kits[kit].group))
  return countedOn(thing, things, '')
}

/** The words but for those about colours and pages. */
const subjectOf = ({ brief }: Draft): string =>
  brief.clauses
    .filter(({ mode }) => mode !== 'style')
    .map(({ start, end }) => brief.words.slice(start, end))
    .join('. ')

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
function partOf(draft: Draft, one: Dimension, of: Entity): Along {
  const name = one.label.toLowerCase()
  const to = placed.has(name)
    ? draft.model.entities.find(({ id, singular, read, seeds }) => id !== of.id && singular === name && read === 'public' && seeds.length > 1)
    : undefined
  if (!to) return { ...one, field: choiceOf(one), seeds: one.values }
  const values = to.seeds.slice(0, listed_most).map((seed) => String(seed[to.title] ?? ''))
  const field: Field = { id: idFrom(one.label, 'part'), label: one.label, type: 'reference', required: true, entity: to.id }
  return { label: one.label, values, field, seeds: values.map((_, index) => index) }
}
const choiceOf = ({ label, values }: Dimension): Field => ({ id: idFrom(label, 'part'), label, type: 'choice', required: true, choices: [...values] })
const numberOf = ({ label, type, unit }: Figure): Field => ({
  id: idFrom(label, 'figure'),
  label,
  type,
  required: false,
  ...(unit !== undefined && { unit }),
})

type Along = Dimension & { readonly field: Field; readonly seeds: readonly Value[] }
type Counted = Figure & { readonly field: Field }
/** Each part in each of the last months, the newest first. */
function rowsOf(entity: Entity, along: readonly Along[], figures: readonly Counted[], own: readonly Field[]): Values[] {
  const parts = along.reduce<readonly (readonly string[])[]>((all, { values }) => all.flatMap((one) => values.map((value) => [...one, value])), [[]])
  const months = Math.max(4, Math.min(months_most, Math.floor(rows_most / parts.length)))
  return Array.from({ length: months }, (_, ago) =>
    parts.map((values, at): Values => {
      const earlier = entity.seeds[(ago * parts.length + at) % Math.max(1, entity.seeds.length)] ?? {}
      return {
        [entity.title]: values.join(', '),
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
  const share = parts.reduce((so_far, part) => so_far * (1 + swing * (chanceOf(`${part} of it`, 70) / 100 - 0.3)), 1)
  const season = 1 + swing * (0.07 * Math.sin(((ago + 2) * Math.PI) / 6) - 0.016 * ago)
  const value = usual * share * season * (1 + swing * (chanceOf(`${label} ${parts.join(' ')} ${ago}`, 90) / 1000 - 0.045))
  const digits = usual < 20 && way === 'is' ? 1 : 0
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits
  return type === 'percent' ? Math.min(98, rounded) : rounded
}

/** The columns in lists, forms and pages of rows. */
function shown(draft: Draft, entity: Entity, { choices, numbers }: { readonly choices: readonly string[]; readonly numbers: readonly string[] }): Draft {
  const columns = [month.id, ...choices, ...numbers]
  const with_ = (before: readonly string[]): string[] => [...new Set([...columns, ...before])]
  const acted = changeActions(draft, entity.id, (action) =>
    (action.kind === 'create' || action.kind === 'update') && action.fields.includes(entity.title)
      ? { ...action, fields: [...new Set([entity.title, ...columns, ...action.fields])] }
      : action,
  )
  return changeBlocks(acted, (block) => {
    if (block.kind === 'detail' && block.entity === entity.id) return [{ ...block, fields: with_(block.fields) }]
    if (block.kind !== 'list' || block.entity !== entity.id) return [block]
    return [
      {
        ...block,
        layout: 'table' as const,
        fields: columns,
        filters: [...new Set([...choices, ...block.filters])],
        sorts: [...new Set([month.id, ...numbers.slice(0, 2), ...block.sorts])],
      },
    ]
  })
}
