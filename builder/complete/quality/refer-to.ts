import type { Action, Entity, Field, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, putEntity, withFields, withoutFields, withSeeds } from '../trade/parts.ts'

const mostFields = 18
/** So many sample rows tell of one thing again and again. */
const many = 12

/** Whether rows lead to those of another entity, be it by way of others. */
export function leadsTo(draft: Draft, from: Entity, to: string, seen = new Set<string>()): boolean {
  seen.add(from.id)
  return from.fields.some(({ entity: id }) => {
    if (id === undefined || seen.has(id)) return false
    const next = entityIn(draft, id)
    return id === to || (next !== undefined && leadsTo(draft, next, to, seen))
  })
}

/** The draft where rows refer to those of another entity by an optional field, in the place of a text of that name, unless they have too many fields or lead there already; `isAsked` has their forms ask for it. */
export function withReference(draft: Draft, id: string, field: Field, isAsked: boolean): Draft {
  const entity = entityIn(draft, id)
  const to = field.entity === undefined || field.entity === id ? undefined : entityIn(draft, field.entity)
  if (!entity || !to || leadsTo(draft, entity, to.id) || leadsTo(draft, to, id)) return draft
  const same = entity.fields.find((one) => one.id === field.id || one.label === field.label)
  if (same ? same.type !== 'text' || same.id === entity.title : entity.fields.length >= mostFields) return draft
  const rest = same ? withoutFields(entity, [same.id]) : entity
  const put = putEntity(draft, withSeeds(withFields(rest, [{ ...field, required: false }]), chosenBy(entity, field.id, to.seeds.length)))
  const asking = (action: Action): Action =>
    isAsked && (action.kind === 'create' || action.kind === 'update') && action.fields.length > 0 && !action.fields.includes(field.id)
      ? { ...action, fields: [action.fields[0]!, field.id, ...action.fields.slice(1)] }
      : action
  const asked = actionsOn(put, id).length > 0 ? changeActions(put, id, asking) : put
  return changeBlocks(asked, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id ? [{ ...block, fields: [...new Set([field.id, ...block.fields])] }] : [block],
  )
}

/** A sample row is of one row or another; those that go on month by month are of one as long as they are of one kind. */
function chosenBy({ fields, seeds }: Entity, id: string, count: number): (seed: Values, index: number) => Values {
  const kind = seeds.length > many ? fields.find(({ type, choices = [] }) => type === 'choice' && choices.length > 1) : undefined
  return (seed, index) => ({ ...seed, [id]: count === 0 ? null : (kind ? Math.max(0, kind.choices!.indexOf(String(seed[kind.id]))) : index * 3 + 1) % count })
}
