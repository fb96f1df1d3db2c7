import type { Part } from '../../compose/pages.ts'
import type { Draft } from '../draft.ts'
import { changeActions, changeBlocks, createOn, partsOf } from './parts.ts'

const takesOut = /(?:withdrawal|payout|cash-?out)(?: request)?$/
const putsIn = /(?:^| )deposit$/
/** Whether the site takes money out as well as in: what is deposited there is the visitor's own, and no security for something. */
const isPurse = (draft: Draft): boolean => partsOf(draft, 'payment').some(({ made }) => takesOut.test(made.thing.noun))
/** What is topped up, to be spent or taken out again. */
export const isToppedUp = (draft: Draft, singular: string): boolean => /(?:recharge|top-?up)$/.test(singular) || (putsIn.test(singular) && isPurse(draft))

/** Money that is taken out or put in is named so, rather than as a payment for something. */
export const takings = (draft: Draft): Draft => partsOf(draft, 'payment').reduce(named, draft)

function named(draft: Draft, { made: { entity, thing } }: Part): Draft {
  const create = createOn(draft, entity.id)
  const name = takesOut.test(thing.noun) ? 'Withdraw money' : putsIn.test(thing.noun) ? (isPurse(draft) ? 'Deposit money' : 'Pay deposit') : undefined
  if (!create || name === undefined) return draft
  const acting = changeActions(draft, entity.id, (action) =>
    action.id === create.id ? { ...action, name, confirmation: action.confirmation.replace('Sandbox payment', `Sandbox ${entity.singular}`) } : action,
  )
  return changeBlocks(acting, (block) => (block.kind === 'form' && block.action === create.id ? [{ ...block, heading: name }] : [block]))
}
