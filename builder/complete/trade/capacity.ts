import type { Entity, Field } from '../../model.ts'
import { type Completer, claimed, type Draft, withModel } from '../draft.ts'
import { entityIn, partsOf, putEntity, textOf, withFields, withSeeds } from './parts.ts'

const room =
  /^(?:places|capacity|seats|spots|spaces|max(?:imum)?_.*|.*_capacity|(?:maximum_)?number_of_(?:places|players|participants|people|members|guests|seats|spots))$/
const over = /cancel|withdr|reject|declin|left|refus|return|complet/i
const limited = /\b(?:capacity|maximum|limited (?:number|places|spots)|fully booked|sold out|full (?:class|course|event|trip|session|camp|workshop|tour)\w*)\b/

/** Nobody is taken on beyond the places that a class, a trip or a tournament has. */
export const capacities: Completer = (draft) => {
  const limits = limited.test(textOf(draft))
  return partsOf(draft, 'application', 'signup', 'booking').reduce((so_far, { made }) => limitedTo(so_far, made.entity.id, limits), draft)
}

function limitedTo(draft: Draft, id: string, limits: boolean): Draft {
  const entity = entityIn(draft, id)
  const by = entity?.fields.find(({ type, entity: to }) => type === 'reference' && to !== undefined && to !== id)
  const about = entityIn(draft, by?.entity)
  const create = draft.model.actions.find((action) => action.entity === id && action.kind === 'create')
  if (!entity || !by || !about || !create || (create.guards ?? []).some(({ kind }) => kind !== 'unique' && kind !== 'upcoming')) return draft
  const known = about.fields.find((field) => field.type === 'number' && room.test(field.id))
  if (!known && !(limits && textOf(draft).includes(about.singular))) return draft
  const field = known ?? capacity
  const sized = known ? draft : putEntity(draft, withCapacity(about))
  const guard = {
    kind: 'capacity' as const,
    fields: [by.id],
    amount: null,
    most: { by: by.id, field: field.id },
    unless: (entity.fields.find(({ id: one }) => one === entity.lifecycle?.field)?.choices ?? []).filter((state) => over.test(state)),
    text: `This ${about.singular} is full. Choose another one, or ask whether a place becomes free.`,
  }
  const actions = sized.model.actions.map((action) =>
    action.id === create.id
      ? { ...action, guards: [...(action.guards ?? []), guard] }
      : !known && action.entity === about.id && (action.kind === 'create' || action.kind === 'update')
        ? { ...action, fields: [...action.fields, field.id] }
        : action,
  )
  const told = draft.brief.clauses.filter(({ start, end }) => /\bfull \w+ (?:can|may|should)/.test(draft.brief.words.slice(start, end).toLowerCase()))
  const page = draft.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === create.id))?.path
  const done = withModel(sized, { actions })
  return page
    ? claimed(
        done,
        page,
        told.filter(({ asks }) => asks.length === 0),
      )
    : done
}

const capacity: Field = { id: 'capacity', label: 'Capacity', type: 'number', required: false, min: 0 }
const withCapacity = (entity: Entity): Entity => withSeeds(withFields(entity, [capacity]), (seed, index) => ({ ...seed, capacity: 10 + ((index * 4) % 12) }))
