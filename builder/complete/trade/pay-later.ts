import type { Action, Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { isLater, withRules } from './fields.ts'
import { changeBlocks, createOn, entityIn, fieldIn, newActionId, putActions } from './parts.ts'
import { settling, unpaid } from './scan-to-pay.ts'

/** What was ordered or booked to be paid for later can be paid for by card before that, by whoever ordered it, as if at once. */
export const payLater = (draft: Draft): Draft => draft.model.entities.reduce((so_far, { id }) => payable(so_far, entityIn(so_far, id)!), draft)

function payable(draft: Draft, entity: Entity): Draft {
  const create = createOn(draft, entity.id)
  const methods = fieldIn(entity, 'payment')?.choices ?? []
  const isKept = fieldIn(entity, 'card_number') !== undefined && fieldIn(entity, 'payment_status')?.choices?.includes('Unpaid') === true
  if (!create || create.role !== undefined || entity.read !== 'own' || !isKept || !methods.includes('Card') || !methods.some(isLater)) return draft
  if (isPaidApart(draft, entity)) return draft
  const pay: Action = {
    id: newActionId(draft, `pay_${entity.id}`.slice(0, 44)),
    name: 'Pay by card',
    kind: 'update',
    entity: entity.id,
    fields: ['card_number'],
    confirmation: '{title} is paid for. No money moved: this is a sandbox.',
  }
  const rules = withRules(
    pay,
    [{ kind: 'card', field: 'card_number', when: null }, ...unpaid(entity)],
    [{ kind: 'put', field: 'payment', value: 'Card', when: null }, ...settling(create), { kind: 'mask', field: 'card_number' }],
  )
  return changeBlocks(putActions(draft, [rules]), (block) => {
    const isOwn = (block.kind === 'list' && block.scope === 'mine') || block.kind === 'detail'
    return isOwn && block.entity === entity.id ? [{ ...block, actions: [pay.id, ...block.actions] }] : [block]
  })
}

/** Whether visitors pay for it in a form of its own. */
const isPaidApart = ({ model }: Draft, { id, fields }: Entity): boolean =>
  model.actions.some(
    ({ kind, role, guards, entity }) =>
      kind === 'create' &&
      role === undefined &&
      guards?.some(
        (guard) =>
          guard.kind === 'is' &&
          fields.some((field) => field.id === guard.field && field.choices?.includes('Unpaid')) &&
          model.entities.some((one) => one.id === entity && one.fields.some((field) => field.id === guard.by && field.entity === id)),
      ),
  )
