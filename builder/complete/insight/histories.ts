import type { Entity, Field, Value } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { textOf } from '../trade/parts.ts'
import { measuredOf } from './measured.ts'
import { dateOf } from './places.ts'

type Row = Entity['seeds'][number]
/** Months that sample rows of what is measured go back, beside those of the kit itself. */
const months = 23
/** How many of the kit's own rows are gone back from: few, so that each makes a line of its own. */
const lines = 2
/** Kits whose rows are figures of something that goes on, by its day. */
const going: ReadonlySet<string> = new Set(['figures', 'visit_count', 'behaviour', 'energy_use', 'road_traffic', 'reading', 'measurement'])
const looking = /\b(?:data (?:visuali[sz]\w+|analy\w+|statistic\w*|display|dashboards?)|visuali[sz]\w+ of|trend analysis|analy[sz]e trends)\b/
const steady = /year|floor|room|rank|age|level|version|port|number$|^no$|code|limit|least|most|threshold|min|max/
const isFigure = ({ id, type, min }: Field): boolean => (type === 'number' || type === 'money' || type === 'percent') && !steady.test(id) && !(min !== undefined && min > 0) // biome-ignore format: one condition

/** What a figure was so many months ago: a rise with its seasons, never above what it is now. */
function past(value: Value, ago: number): Value {
  if (typeof value !== 'number') return value
  const then = value * Math.max(0.3, 0.95 - ago * 0.021 + 0.05 * Math.sin((ago / 6) * Math.PI))
  return Number.isInteger(value) ? Math.round(then) : Math.round(then * 100) / 100
}

/** Whether rows of an entity are readings of something that goes on: with a day and a figure, and without steps or a whole that they add up to. */
function isMeasured(draft: Draft, entity: Entity): boolean {
  const part = draft.parts.find(({ made }) => made.entity.id === entity.id)
  const kit = part?.made.thing.kit ?? ''
  const isGoing = going.has(kit) || (kit === 'trade_record' && (/ data$/.test(entity.plural) || (looking.test(textOf(draft)) && measuredOf(entity).length > 1)))
  const isWorked = draft.model.actions.some(
    (action) => action.entity === entity.id && action.effects?.some(({ kind }) => kind === 'multiply' || kind === 'hours' || kind === 'record'),
  )
  const isReferred = draft.model.entities.some(({ fields }) => fields.some(({ type, entity: to }) => type === 'reference' && to === entity.id))
  return isGoing && entity.lifecycle === undefined && !isWorked && !isReferred && dateOf(entity) !== undefined && entity.fields.some(isFigure)
}

function withHistory(entity: Entity): Entity {
  const date = dateOf(entity)!
  const own = entity.seeds.filter((row) => /^-\d+d$/.test(String(row[date.id] ?? '')))
  if (own.length < 3 || entity.seeds.length > 12) return entity
  const figures = entity.fields.filter(isFigure).map(({ id }) => id)
  // What people did is one thing and then another; what is measured goes on.
  const isDone = !entity.fields.some(({ id }) => id === 'unit' || id === 'value')
  const earlier = own.slice(0, lines).flatMap((first, line) => {
    const day = Number(String(first[date.id]).slice(1, -1))
    return Array.from({ length: months }, (_, index): Row => {
      const row = isDone ? own[(index * lines + line) % own.length]! : first
      const then = figures.map((id) => [id, past(row[id] ?? null, index + 1)] as const)
      return { ...row, ...Object.fromEntries(then), [date.id]: `-${day + (index + 1) * 30}d` }
    })
  })
  return { ...entity, seeds: [...entity.seeds, ...earlier] }
}

/** Sample rows over two years of what a site measures and draws, so that its charts have something to show and there is a time before to compare with. */
export const histories: Completer = (draft) => {
  const drawn = new Set(
    draft.model.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'report' ? [block.entity] : block.kind === 'explorer' ? block.sources.map(({ entity }) => entity) : [])),
    ),
  )
  return withModel(draft, {
    entities: draft.model.entities.map((entity) => (drawn.has(entity.id) && isMeasured(draft, entity) ? withHistory(entity) : entity)),
  })
}
