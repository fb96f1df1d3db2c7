import { groupOf } from '../../compose/thing.ts'
import type { Action, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { money, priceOf, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, partsOf, putEntity, textOf, withFields, withSeeds } from './parts.ts'

const fee: Field = money('fee', 'Fee')
const feesOf = [20, 15, 35, 25, 40, 30]

/** The first kind of signing up for something that visitors do themselves: what "pay the registration fee" is for. */
export function signedUp(draft: Draft, read: Entity['read']): Entity | undefined {
  const parts = partsOf(draft, 'signup', 'subscription', 'application').filter(
    ({ made: { thing, entity } }) => createOn(draft, entity.id)?.role === undefined && (thing.kit !== 'application' || /registration|enrol/.test(thing.noun)),
  )
  const isForSomebody = (entity: Entity): boolean =>
    draft.parts.some(({ made }) => groupOf(made.thing) === 'person' && entity.fields.some((field) => field.entity === made.entity.id))
  const entities = parts.flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
  return entities.find((entity) => entity.read === read && read !== 'managed' && !isForSomebody(entity))
}

/** What one signs up for has a fee where the words speak of one, and whoever signs up owes it. */
export function withFees(draft: Draft, read: Entity['read']): Draft {
  const entity = signedUp(draft, read)
  const by = entity?.fields.find(({ type, sorts }) => type === 'reference' && !sorts)
  const offer = entityIn(draft, by?.entity)
  if (!entity || !by || !offer || offer.id === entity.id || entity.fields.some(({ type }) => type === 'money')) return draft
  const known = priceOf(offer)
  if (!known && !/\bfees?\b/.test(textOf(draft))) return draft
  const priced = known ? draft : offered(draft, offer)
  const price = known?.id ?? fee.id
  const rows = entityIn(priced, offer.id)?.seeds ?? []
  const owed = withSeeds(withFields(entity, [fee]), (seed) => ({ ...seed, fee: rows[Number(seed[by.id])]?.[price] ?? null }))
  return changeActions(
    putEntity(priced, owed),
    entity.id,
    (action): Action => (action.kind === 'create' ? withRules(action, [], [{ kind: 'copy', by: by.id, field: price, to: fee.id }]) : action),
  )
}

function offered(draft: Draft, offer: Entity): Draft {
  const priced = withSeeds(withFields(offer, [fee]), (seed, index) => ({ ...seed, fee: feesOf[index % feesOf.length]! }))
  const asked = changeActions(putEntity(draft, priced), offer.id, (action) =>
    (action.kind === 'create' || action.kind === 'update') && !action.fields.includes(fee.id) ? { ...action, fields: [...action.fields, fee.id] } : action,
  )
  return changeBlocks(asked, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === offer.id && fieldIn(priced, fee.id) && !block.fields.includes(fee.id)
      ? [{ ...block, fields: [...block.fields, fee.id] }]
      : [block],
  )
}
