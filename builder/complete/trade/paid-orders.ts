import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity, Field, Lifecycle } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { choice, date, isEnding, money, priceOf, reference, withRules } from './fields.ts'
import {
  addPage,
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  fieldIn,
  manager,
  newActionId,
  newEntityId,
  putActions,
  putEntity,
  textOf,
  withFields,
  withSeeds,
} from './parts.ts'

const paying = /\b(?:pay|pays|paying|payments?|paid|check ?out)\b/
const states = ['Unpaid', 'Paid', 'Refunded'] as const

/** What is paid with an order or a booking is kept as a payment of its own: for which one, how much, how, and whether it came or went back. */
export function paidOrders(draft: Draft): Draft {
  const ordered = draft.model.entities.find((entity) => fieldIn(entity, 'payment') && fieldIn(entity, 'payment_status') && createOn(draft, entity.id))
  if (!ordered || !paying.test(textOf(draft))) return draft
  const isPayment = ({ singular, fields }: Entity): boolean =>
    /(?:^| )payment(?: record)?$/.test(singular) && fields.some(({ entity }) => entity === ordered.id)
  const known = draft.model.entities.find(isPayment)
  if (known) return paidInto(draft, ordered, known)
  return draft.model.entities.some(({ singular }) => /^payment(?: record)?$/.test(singular)) ? draft : withPayments(draft, ordered)
}

/** Payments that visitors make apart: what is paid at once with the order is one of them. */
function paidInto(draft: Draft, ordered: Entity, said: Entity): Draft {
  const method = said.fields.find(({ id, label }) => id === 'method' || /payment method/i.test(label))
  const by = said.fields.find(({ entity }) => entity === ordered.id)
  const amount = said.fields.find(({ type }) => type === 'money')
  const sum = sumOf(draft, ordered)?.id
  if (!method?.choices || !by || !amount || sum === undefined) return draft
  const methods = [...new Set([...method.choices, ...(fieldIn(ordered, 'payment')?.choices ?? [])])]
  const into = withFields(said, [{ ...method, choices: methods }])
  const isState = fieldIn(into, into.lifecycle?.field ?? '')?.choices?.includes('Paid') === true
  const effect: Effect = {
    kind: 'record',
    entity: into.id,
    by: by.id,
    copies: [
      { from: sum, to: amount.id },
      { from: 'payment', to: method.id },
      ...['card_number', 'name'].filter((id) => fieldIn(ordered, id) && fieldIn(into, id)).map((id) => ({ from: id, to: id })),
      ...(fieldIn(into, 'receipt') ? [{ from: 'number', to: 'receipt' }] : []),
    ],
    values: { ...(fieldIn(into, 'paid_on') && { paid_on: '{today}' }), ...(isState && { [into.lifecycle!.field]: 'Paid' }) },
    sign: 1,
    when: { field: 'payment_status', is: 'Paid' },
  }
  return changeActions(putEntity(draft, into), ordered.id, (action) => (action.kind === 'create' ? withRules(action, [], [effect]) : action))
}

const sumOf = (draft: Draft, entity: Entity): Field | undefined => fieldIn(entity, 'total') ?? (offerOf(draft, entity) ? money('total', 'Total') : undefined)
/** What is booked at a price, and the field that names it. */
function offerOf(draft: Draft, entity: Entity): { readonly by: Field; readonly offer: Entity; readonly price: Field } | undefined {
  for (const by of entity.fields) {
    const offer = by.type === 'reference' ? entityIn(draft, by.entity) : undefined
    const price = priceOf(offer)
    if (offer && price) return { by, offer, price }
  }
  return undefined
}

/** What is booked for a price and had no sum yet comes to that price. */
function summed(draft: Draft, ordered: Entity): Draft {
  const found = fieldIn(ordered, 'total') ? undefined : offerOf(draft, ordered)
  if (!found) return draft
  const { by, offer, price } = found
  const whole = withSeeds(withFields(ordered, [money('total', 'Total')]), (seed) => ({
    ...seed,
    total: Number(offer.seeds[Number(seed[by.id] ?? 0)]?.[price.id] ?? 20),
  }))
  return changeActions(putEntity(draft, whole), ordered.id, (action) =>
    action.kind === 'create' ? withRules(action, [], [{ kind: 'copy', by: by.id, field: price.id, to: 'total' }]) : action,
  )
}

function withPayments(given: Draft, said: Entity): Draft {
  const draft = summed(given, said)
  const ordered = entityIn(draft, said.id)!
  if (!fieldIn(ordered, 'total')) return given
  const runs = manager(draft)
  const payments = paymentEntity(newEntityId(draft, 'payments'), ordered, runs?.id)
  const acts = runs ? stepsOf(draft, payments, runs.id) : []
  const kept = putActions(putEntity(draft, payments), acts)
  const noted = changeActions(kept, ordered.id, (action) => withRules(action, [], notesOf(ordered, payments, action)))
  if (!runs) return shownWith(noted, ordered, payments)
  return addPage(noted, { title: 'Payments', navigation: 'Payments', role: runs.id, blocks: (id) => [listOf(id('payment_list'), payments, acts)] }).draft
}

/** Where nobody runs the site, a payment is seen with what it is for; else the receipt there tells enough of it. */
const shownWith = (draft: Draft, ordered: Entity, payments: Entity): Draft =>
  changeBlocks(draft, (block) =>
    block.kind === 'detail' && block.entity === ordered.id ? [{ ...block, related: [...block.related, { entity: payments.id, by: 'order' }] }] : [block],
  )

/** Paid or still to be paid when it is ordered; given back when what was paid for is cancelled. */
function notesOf(ordered: Entity, payments: Entity, action: Action): Effect[] {
  const note = (is: string, values: Record<string, string>): Effect => ({
    kind: 'record',
    entity: payments.id,
    by: 'order',
    copies: [
      { from: 'total', to: 'amount' },
      { from: 'payment', to: 'method' },
    ],
    values: { status: is, ...values },
    sign: 1,
    when: { field: 'payment_status', is },
    ...(action.kind === 'transition' && { whose: 'row' as const }),
  })
  if (action.kind === 'create') return [note('Paid', { paid_on: '{today}' }), note('Unpaid', {})]
  const to = ordered.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? ''
  return action.kind === 'transition' && isEnding(to) ? [{ kind: 'take', of: payments.id, by: 'order' }, note('Refunded', { paid_on: '{today}' })] : []
}

function paymentEntity(id: string, ordered: Entity, role: string | undefined): Entity {
  const status: Field = choice('status', 'Status', states)
  const lifecycle: Lifecycle = {
    field: 'status',
    initial: 'Unpaid',
    transitions: [
      { id: 'mark_as_paid', name: 'Mark as paid', from: ['Unpaid'], to: 'Paid', ...(role !== undefined && { role }) },
      { id: 'refund', name: 'Refund', from: ['Paid'], to: 'Refunded', ...(role !== undefined && { role }) },
    ],
  }
  return {
    id,
    singular: 'payment',
    plural: 'payments',
    title: 'order',
    fields: [
      reference('order', capital(ordered.singular), ordered.id),
      money('amount', 'Amount'),
      choice('method', 'Payment method', fieldIn(ordered, 'payment')?.choices ?? ['Card']),
      date('paid_on', 'Paid on'),
      status,
    ],
    read: ordered.read,
    write: 'managed',
    ...(role !== undefined && { lifecycle }),
    seeds: ordered.seeds.map((seed, index) => ({
      order: index,
      amount: seed.total ?? null,
      method: seed.payment ?? null,
      paid_on: seed.payment_status === 'Unpaid' ? null : (seed.ordered_on ?? `-${index + 1}d`),
      status: seed.payment_status ?? 'Unpaid',
    })),
  }
}

const stepsOf = (draft: Draft, payments: Entity, role: string): readonly Action[] =>
  (payments.lifecycle?.transitions ?? []).map((step) => ({
    id: newActionId(draft, `${step.id}_${payments.id}`),
    name: step.name,
    kind: 'transition',
    entity: payments.id,
    role,
    fields: [],
    transition: step.id,
    effects: [
      { kind: 'today', field: 'paid_on' },
      { kind: 'set', by: 'order', field: 'payment_status', value: step.to },
    ],
    confirmation: `The payment of {title} is now ${step.to.toLowerCase()}.`,
  }))

const listOf = (id: string, payments: Entity, acts: readonly Action[]): Block => ({
  kind: 'list',
  id,
  heading: 'Payments',
  entity: payments.id,
  layout: 'table',
  fields: ['amount', 'method', 'paid_on', 'status'],
  search: true,
  filters: ['method', 'status'],
  sorts: ['amount', 'paid_on'],
  per_page: 20,
  scope: 'all',
  actions: acts.map(({ id: action }) => action),
  empty: 'There are no payments here yet. What visitors pay with their orders appears here.',
})
