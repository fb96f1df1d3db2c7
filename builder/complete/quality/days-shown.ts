import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { isFull } from '../../render/context.ts'
import { type Completer, partsLeft } from '../draft.ts'
import { changeBlocks, entityIn } from '../trade/parts.ts'

const columns_most = 7
const happening = new Set(['money', 'request', 'record', 'talk'])
/** The day on which something was done, rather than one that is still to come. */
const done = /^(?:date|[a-z]+ed_on|(?:paid|sent|bought|sold|made|kept|run|taken|given|spent|lent|done)_on)$/

/** A table of what happened says when, where it has room for that. */
export const daysShown: Completer = (draft) => {
  const happened = new Set(partsLeft(draft).flatMap(({ made }) => (happening.has(kits[made.thing.kit].group) ? [made.entity.id] : [])))
  return changeBlocks(draft, (block) => {
    const entity = block.kind === 'list' && isFull(block) && happened.has(block.entity) ? entityIn(draft, block.entity) : undefined
    return [block.kind === 'list' && entity ? withDay(block, entity) : block]
  })
}

function withDay(block: BlockOf<'list'>, { fields, lifecycle }: Entity): BlockOf<'list'> {
  if (block.layout !== 'table' || block.fields.length >= columns_most || fields.some((field) => isDay(field) && block.fields.includes(field.id))) return block
  const day = fields.find((field) => isDay(field) && done.test(field.id))
  if (!day) return block
  const at = block.fields.indexOf(lifecycle?.field ?? '')
  return { ...block, fields: at === -1 ? [...block.fields, day.id] : block.fields.toSpliced(at, 0, day.id) }
}
const isDay = ({ type }: Field): boolean => type === 'date' || type === 'datetime'
