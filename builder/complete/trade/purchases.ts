import type { Part } from '../../compose/pages.ts'
import type { Action, Entity, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { cardField, cardGuard, choice, isEnding, isLater, methodsIn, paidBy, priceOf, sandboxText, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, partsOf, putEntity, textOf, withFields, withoutFields, withSeeds } from './parts.ts'
import { isToppedUp } from './takings.ts'

const buying = /\b(?:buy|buys|buying|purchas\w+|pay|pays|paying|payments?|check ?out)\b/
const states = ['Unpaid', 'Paid', 'Refunded'] as const

/** A single thing that a visitor orders at a price is paid as it is ordered: by a card that is checked, or later; a balance pays by itself. */
export const purchases = (draft: Draft): Draft =>
  draft.setting === 'public' && buying.test(textOf(draft)) && !draft.model.entities.some(({ singular }) => isToppedUp(draft, singular))
    ? partsOf(draft, 'order').reduce(paid, draft)
    : draft

function paid(draft: Draft, part: Part): Draft {
  const before = entityIn(draft, part.made.entity.id)
  const create = before && createOn(draft, before.id)
  const by = before?.fields.find(({ type, id, entity }) => type === 'reference' && create?.fields.includes(id) && priceOf(entityIn(draft, entity)))
  const isOfOthers = before?.fields.some(({ entity }) => entity !== undefined && entity !== by?.entity && /(?:customer|client)s?$/.test(entity))
  if (
    !before ||
    !create ||
    !by ||
    isOfOthers ||
    before.read !== 'own' ||
    !fieldIn(before, 'total') ||
    fieldIn(before, 'payment_status') ||
    fieldIn(before, 'payment')
  )
    return draft
  const isSent = fieldIn(before, 'address') !== undefined
  const methods = methodsIn(textOf(draft), isSent ? ['Cash on delivery'] : ['Bank transfer'])
  const asked = new Set(part.made.thing.fields.map(({ id }) => id))
  const bare = isSent || asked.has('phone') ? before : withoutCalls(before)
  const whole = withSeeds(
    withFields(bare, [choice('payment', 'Payment method', methods, true), cardField, choice('payment_status', 'Payment status', states)]),
    (seed, index): Values => ({ ...seed, ...paidSeed(seed[bare.lifecycle?.field ?? ''], methods, index) }),
  )
  const made = changeActions(putEntity(draft, whole), whole.id, (action): Action => {
    if (action.id === create.id)
      return {
        ...withRules(
          action,
          [cardGuard('payment')],
          [...paidBy('payment', methods, 'payment_status', 'Paid', 'Unpaid'), { kind: 'mask', field: 'card_number' }],
        ),
        fields: [...action.fields.filter((id) => fieldIn(whole, id)), 'payment', 'card_number'],
        confirmation: `${action.confirmation} No money moved: this is a sandbox.`,
      }
    const to = whole.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? ''
    return action.kind === 'transition' && isEnding(to)
      ? withRules(action, [], [{ kind: 'put', field: 'payment_status', value: 'Refunded', when: { field: 'payment_status', is: 'Paid' } }])
      : { ...action, fields: action.fields.filter((id) => fieldIn(whole, id)) }
  })
  return changeBlocks(made, (block) => {
    if (block.kind === 'form' && block.action === create.id) return [{ ...block, text: sandboxText }]
    return (block.kind === 'list' || block.kind === 'detail') && block.entity === whole.id && !block.fields.includes('payment_status')
      ? [{ ...block, fields: [...block.fields.filter((id) => fieldIn(whole, id)), 'payment_status'] }]
      : [block]
  })
}

/** What is had online at once needs nobody to be called, and nothing to be said at a door. */
const withoutCalls = (entity: Entity): Entity =>
  withSeeds(withoutFields(entity, calls), (seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => !calls.includes(id))))
const calls: readonly string[] = ['phone', 'notes']

function paidSeed(state: Values[string] | undefined, methods: readonly string[], index: number): Values {
  const payment = methods[index % methods.length] ?? 'Card'
  const back = isEnding(String(state ?? ''))
  return { payment, card_number: payment === 'Card' ? '•••• 4242' : null, payment_status: isLater(payment) ? 'Unpaid' : back ? 'Refunded' : 'Paid' }
}
