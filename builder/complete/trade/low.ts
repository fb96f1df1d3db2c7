import type { Part } from '../../compose/pages.ts'
import type { Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { widen } from '../operations/named.ts'
import { number } from './fields.ts'
import { entityIn, partsOf, putEntity, textOf, withSeeds } from './parts.ts'
import { stockOf } from './shop-entities.ts'

const lowest = /\b(?:lowest|minimum|min|safety|reorder|threshold)\b/i
const kept = /^(?:quantity|quantity_left|amount_left|on_hand|remaining|current_stock|stock_level|level|amount)$/
const isCount = ({ type }: Field): boolean => type === 'number'

const scarce =
  /\b(?:(?:low|minimum|safety|insufficient)[- ]stock|stock (?:alerts?|warnings?)|inventory (?:alerts?|warnings?|early warnings?)|(?:run|runs|running|are|is) (?:too )?low|reorder|replenish\w*)\b/
/** Where the words look for what runs low, each of what is counted has a lowest level. */
export const lowestLevels: Completer = (draft) =>
  scarce.test(textOf(draft)) ? partsOf(draft, 'product', 'stock', 'medicine', 'spare').reduce(withLowest, draft) : draft

function withLowest(draft: Draft, part: Part): Draft {
  const entity = entityIn(draft, part.made.entity.id)
  const isCounted = entity && stockOf(entity) && entity.write === 'managed'
  if (!entity || !isCounted || entity.fields.some((field) => isCount(field) && lowest.test(field.label))) return draft
  const wide = widen(draft, part, [number('lowest_level', 'Lowest level', { min: 0 })], { asked: true })
  return putEntity(
    wide,
    withSeeds(entityIn(wide, entity.id)!, (seed) => ({ ...seed, lowest_level: 10 })),
  )
}

/** What is kept in a number with a lowest level of its own is marked wherever it is listed once it is down to that. */
export const runningLow: Completer = (draft) => withModel(draft, { entities: draft.model.entities.map(withLow) })

function withLow(entity: Entity): Entity {
  const at = entity.fields.find((field) => isCount(field) && lowest.test(field.label))
  const left =
    at &&
    [stockOf(entity), ...entity.fields].find(
      (field) => field !== undefined && field !== at && isCount(field) && (field === stockOf(entity) || kept.test(field.id)),
    )
  return at && left && /\b(?:level|stock|quantity|amount|threshold|minimum|point|limit)\b/i.test(at.label)
    ? { ...entity, low: { left: left.id, at: at.id } }
    : entity
}
