import type { Part } from '../../compose/pages.ts'
import type { Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { looksAt } from './booking-times.ts'
import { signedUp } from './fees.ts'
import { choice, isEnding, priceOf, withRules } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, partsOf, putEntity, withFields, withSeeds } from './parts.ts'

/** What is put into a balance or taken out of it, rather than paid for something. */
export const toppingUp = /recharge|top-?up|deposit|wallet|balance|withdraw/

/** What is held until a thing that is let is back. */
const securing = /(?:^| )deposit(?: payment)?$/

/** What a payment is for, and where it says so. */
export interface Payable {
  readonly entity: Entity
  /** The payment's field that names it. */
  readonly by: string
  /** The field that named something else before. */
  readonly instead?: string | undefined
  readonly price: string | undefined
  /** Where it keeps whether it is paid. */
  readonly state: string | undefined
  /** The states of it in which it can be paid. */
  readonly open: readonly string[]
}

/** What is paid for: an order of the shop, else what the payment refers to. */
export function payableOf(draft: Draft, part: Part): Payable | null {
  const own = entityIn(draft, part.made.entity.id)!
  const let_ = securing.test(part.made.thing.noun)
    ? draft.model.entities.find((one) => one.read === own.read && fieldIn(one, 'deposit') && fieldIn(one, 'rent'))
    : undefined
  if (let_) {
    const known = own.fields.find(({ entity }) => entity === let_.id)?.id
    return { entity: let_, by: known ?? let_.singular.replace(/\W+/g, '_').slice(0, 40), price: 'deposit', state: 'payment_status', open: ['Unpaid'] }
  }
  if (toppingUp.test(part.made.thing.noun)) return null
  const order = draft.model.entities.find((entity) => fieldIn(entity, 'payment_status') && fieldIn(entity, 'total'))
  const by = own.fields.find(({ type, sorts }) => type === 'reference' && !sorts)
  if (order && own.read !== 'managed') return { entity: order, by: by?.id ?? 'paid_for', price: 'total', state: 'payment_status', open: ['Unpaid'] }
  const asked = isOfOrders.test(part.made.thing.noun) ? askedFor(draft, own.read) : null
  if (asked) return { ...asked, by: asked.entity.singular.replace(/\W+/g, '_').slice(0, 40), instead: by?.id }
  const entity = entityIn(draft, by?.entity)
  const price = entity && (fieldIn(entity, 'total') ?? priceOf(entity))
  return entity && by ? { entity, by: by.id, price: price?.id, state: undefined, open: [] } : null
}

/** A payment of no kind in particular: where one orders or books, that is what it is for. */
export const isOfOrders = /^(?:(?:online|we-?chat|alipay|secure|order|invoice|booking|electronic|mobile) )?(?:payment(?: record| information| method)?|refund)$/
const paymentStatus = choice('payment_status', 'Payment status', ['Unpaid', 'Paid', 'Refunded'])
/** What a visitor has been billed for, or else has ordered or booked alone. */
function askedFor(draft: Draft, read: Entity['read']): Omit<Payable, 'by'> | null {
  const bill = partsOf(draft, 'invoice').find(({ made }) => made.thing.noun.endsWith('invoice'))
  const invoice = entityIn(draft, bill?.made.entity.id)
  const amount = invoice?.fields.find(({ type }) => type === 'money')
  const ends = invoice?.fields.find(({ id }) => id === invoice.lifecycle?.field)?.choices ?? []
  if (invoice?.lifecycle && amount && ends.includes('Paid') && invoice.read === read && read !== 'managed')
    return { entity: invoice, price: amount.id, state: invoice.lifecycle.field, open: ends.filter((state) => !/^(?:paid|cancel|void)/i.test(state)) }
  const part = [...partsOf(draft, 'order'), ...partsOf(draft, 'booking')].find(
    ({ made }) => !looksAt.test(made.thing.noun) && entityIn(draft, made.entity.id)?.read === read && read !== 'managed' && createOn(draft, made.entity.id),
  )
  const entity = entityIn(draft, part?.made.entity.id) ?? signedUp(draft, read)
  if (!entity) return null
  const total = fieldIn(entity, 'total') ?? entity.fields.find(({ type }) => type === 'money')
  return { entity, price: total?.id, state: 'payment_status', open: ['Unpaid'] }
}

/** What is to be paid says whether it is, from when it is made. */
export function owing(draft: Draft, payable: Payable | null): Draft {
  if (payable?.state !== 'payment_status' || fieldIn(payable.entity, 'payment_status')) return draft
  const { entity } = payable
  const wider = withSeeds(withFields(entity, [paymentStatus]), (seed, index) => ({ ...seed, payment_status: index < paidSeeds(entity) ? 'Paid' : 'Unpaid' }))
  const made = changeActions(putEntity(draft, wider), entity.id, (action) =>
    action.kind === 'create'
      ? withRules(action, [], [{ kind: 'put', field: 'payment_status', value: 'Unpaid', when: null }])
      : action.kind === 'transition' && isEnding(entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? '')
        ? withRules(action, [], [{ kind: 'put', field: 'payment_status', value: 'Refunded', when: { field: 'payment_status', is: 'Paid' } }])
        : action,
  )
  return changeBlocks(made, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id && !block.fields.includes('payment_status')
      ? [{ ...block, fields: [...block.fields, 'payment_status'] }]
      : [block],
  )
}
/** So many of the sample rows are paid. */
export const paidSeeds = ({ seeds }: Entity): number => Math.ceil(seeds.length / 2)
