import type { Part } from '../../compose/pages.ts'
import { referredIn } from '../../compose/practised.ts'
import type { Action, Effect, Entity, Guard, Values } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { withFees } from './fees.ts'
import { cardField, choice, date, isLater, isScanned, methodsIn, paidBy, sandboxText, scanMethod, scanning, text, withRules } from './fields.ts'
import { isAwaited, toldPayments } from './paid-samples.ts'
import {
  changeActions,
  changeBlocks,
  changePages,
  claimWhere,
  createOn,
  entityIn,
  fieldIn,
  isDetailOf,
  listPage,
  partsOf,
  putEntity,
  textOf,
  withFields,
  withoutFields,
  withSeeds,
} from './parts.ts'
import { isOfOrders, owing, type Payable, payableOf, toppingUp } from './payables.ts'
import { inStep, payableOnce, paysFor } from './paying.ts'
import { priced } from './priced.ts'

const paying = /\b(?:pay|payments?|paying|payable|recharge\w*|top-?up|deposit|settle|settlement|withdraw\w*|red packets?|refunds?)\b/

/** Payments in a sandbox: a card that is checked, a receipt with a number, what is paid marked as paid, and a balance where one tops up. */
export const payments = (draft: Draft): Draft => partsOf(draft, 'payment').reduce(paid, draft)

function paid(given: Draft, part: Part): Draft {
  const feed = isOfOrders.test(part.made.thing.noun) ? withFees(given, part.made.entity.read) : given
  const { draft, payable } = priced(feed, entityIn(feed, part.made.entity.id) && createOn(feed, part.made.entity.id) ? payableOf(feed, part) : null)
  const before = entityIn(draft, part.made.entity.id)
  const create = before && createOn(draft, before.id)
  if (!before || !create) return draft
  const old = before.fields.find(({ id, label }) => id === 'method' || /payment method/i.test(label))
  const method = old?.id ?? 'method'
  const told = part.made.thing.fields.find(({ id, choices }) => id === method && (choices?.length ?? 0) > 1)?.choices
  const isTopUp = payable === null && toppingUp.test(part.made.thing.noun)
  const usual = methodsIn(textOf(draft), ['Bank transfer', 'Cash'])
  const offered = told && scanning.test(textOf(draft)) && !told.some(isScanned) ? [...told, scanMethod] : told
  const methods = offered ?? (isTopUp && !/withdraw/.test(part.made.thing.noun) ? usual.filter((one) => !isLater(one) || isScanned(one)) : usual)
  const card = methods.find((one) => /\bcard\b/i.test(one))
  const ends = before.fields.find(({ id }) => id === before.lifecycle?.field)?.choices ?? []
  const relabelled = payable ? withReference(before, payable, part) : isTopUp ? withoutOffer(before, draft, part) : before
  const whole = sampled(
    withFields(relabelled, [
      choice(method, 'Payment method', methods, true),
      ...(card === undefined ? [] : [cardField]),
      text('receipt', 'Receipt number'),
      date('paid_on', 'Paid on'),
    ]),
    methods,
    { method, payable },
  )
  const amount = whole.fields.find(({ type }) => type === 'money')
  const copies = payable?.price !== undefined && amount
  const named = create.fields.filter((id) => whole.fields.some((field) => field.id === id) && !(copies && id === amount.id))
  const [first, rest] = [
    payable?.state ? [payable.by] : [],
    [...named.filter((id) => id !== method && id !== 'note'), ...(payable ? [payable.by] : []), method],
  ]
  const asked = [...new Set([...first, ...rest, ...(card === undefined ? [] : ['card_number']), ...named])]
  const state = whole.lifecycle?.field
  const effects: Effect[] = [
    { kind: 'number', field: 'receipt', prefix: 'RCP' },
    { kind: 'today', field: 'paid_on' },
    ...(copies ? [{ kind: 'copy', by: payable.by, field: payable.price!, to: amount.id } as const] : []),
    ...(state && ends.includes('Paid') && whole.lifecycle ? paidBy(method, methods, state, 'Paid', whole.lifecycle.initial) : []),
    ...(payable ? paysFor(whole, payable, method, methods) : []),
    ...(card === undefined ? [] : [{ kind: 'mask', field: 'card_number' } satisfies Effect]),
  ]
  const guards: Guard[] = [
    ...(card === undefined ? [] : [{ kind: 'card', field: 'card_number', when: { field: method, is: card } } satisfies Guard]),
    ...(payable ? payableOnce(whole, payable) : []),
  ]
  let next = putEntity(owing(draft, payable), whole)
  next = changeActions(next, whole.id, (action): Action => {
    if (action.id === create.id)
      return {
        ...withRules(action, guards, effects),
        fields: asked,
        confirmation: `Sandbox payment kept${amount ? `: {${amount.id}}` : ''}, receipt {receipt}. No money moved.`,
      }
    return action.kind === 'update'
      ? { ...action, fields: action.fields.filter((id) => fieldIn(whole, id) && !['receipt', 'card_number', 'paid_on', amount?.id, method].includes(id)) }
      : action
  })
  if (payable) next = inStep(next, whole, payable)
  next = withReceipt(withForm(next, create.id), whole, amount?.id ?? null, method)
  if (isTopUp && !/withdraw/.test(part.made.thing.noun) && amount) next = withBalance(next, whole, amount.id)
  return claimWhere(
    next,
    paying,
    listPage(next, whole.id)?.path ?? next.model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'form' && one.action === create.id))?.path ?? '/',
  )
}

/** What is topped up is for nothing in particular, but for what the practices that the site is of name. */
function withoutOffer(entity: Entity, { plan, parts }: Draft, { made: { thing } }: Part): Entity {
  const referred = referredIn(thing, plan.things, plan.practices)
  const kept = new Set(parts.filter(({ made }) => referred.includes(made.thing)).map(({ made }) => made.entity.id))
  return withoutFields(
    entity,
    entity.fields.filter(({ type, id, entity: other }) => type === 'reference' && id !== entity.title && !kept.has(other!)).map(({ id }) => id),
  )
}

function withReference(entity: Entity, { entity: other, by, state, instead }: Payable, part: Part): Entity {
  if (state === undefined) return entity
  const label = other.singular.slice(0, 1).toUpperCase() + other.singular.slice(1)
  const named = part.made.thing.fields.some(({ id }) => id === 'name')
  const fields = entity.fields.filter(({ id, entity: to }) => id !== by && id !== instead && to !== other.id && (named || id !== 'name'))
  return { ...entity, title: by, fields: [{ id: by, label, type: 'reference', required: true, entity: other.id }, ...fields] }
}

function sampled(entity: Entity, methods: readonly string[], { method, payable }: { readonly method: string; readonly payable: Payable | null }): Entity {
  const told = payable?.state ? toldPayments(entity, methods, payable, method) : entity
  return withSeeds(told, (seed, index): Values => {
    const chosen = payable?.state ? String(seed[method]) : (methods[index % methods.length] ?? 'Card')
    return {
      ...seed,
      [method]: chosen,
      ...(fieldIn(entity, 'card_number') && { card_number: /\bcard\b/i.test(chosen) ? '•••• 4242' : null }),
      receipt: `RCP-${1000 + told.seeds.length - index}`,
      paid_on: payable?.state && isAwaited(seed) ? null : `-${index * 2 + 1}d`,
    }
  })
}

const withForm = (draft: Draft, action: string): Draft =>
  changeBlocks(draft, (block) => (block.kind === 'form' && block.action === action ? [{ ...block, text: sandboxText }] : [block]))

function withReceipt(draft: Draft, entity: Entity, total: string | null, method: string): Draft {
  return changePages(draft, (page) => {
    if (!isDetailOf(page, entity.id)) return page
    const fields = [
      'receipt',
      ...entity.fields.filter(({ type, id }) => type === 'reference' || id === 'name').map(({ id }) => id),
      'paid_on',
      method,
      'card_number',
      ...(entity.lifecycle ? [entity.lifecycle.field] : []),
    ]
    return {
      ...page,
      blocks: [
        ...page.blocks,
        {
          kind: 'receipt',
          id: newBlockId(draft, `${entity.id}_receipt`.slice(0, 40)),
          heading: 'Receipt',
          entity: entity.id,
          fields,
          total,
          lines: null,
          text: sandboxText,
        },
      ],
    }
  })
}

function withBalance(draft: Draft, entity: Entity, field: string): Draft {
  const at = listPage(draft, entity.id)
  const unless = (entity.fields.find(({ id }) => id === entity.lifecycle?.field)?.choices ?? []).filter((state) => /pending|cancel|refund|unpaid/i.test(state))
  return changePages(draft, (page) =>
    page.id === at?.id
      ? {
          ...page,
          blocks: [
            { kind: 'balance', id: newBlockId(draft, 'balance'), heading: '', entity: entity.id, field, label: 'Your balance', unless, text: sandboxText },
            ...page.blocks,
          ],
        }
      : page,
  )
}
