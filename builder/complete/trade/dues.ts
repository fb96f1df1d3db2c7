import type { Part } from '../../compose/pages.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Guard } from '../../model.ts'
import { type Completer, type Draft, partsLeft } from '../draft.ts'
import { cardField, withRules } from './fields.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, fieldIn, newActionId, putActions, putEntity } from './parts.ts'

const making = /^(?:generate|issue|create|add|set|produce)$/
const open = /^(?:unpaid|overdue)$/i

/** A bill or a fee that is open is paid by card by whoever it is for; what is made out is not paid by that. */
export const dues: Completer = (draft) => partsLeft(draft).reduce(due, draft)

function due(draft: Draft, part: Part): Draft {
  const before = entityIn(draft, part.made.entity.id)
  const creates = before ? actionsOn(draft, before.id).filter(({ kind }) => kind === 'create') : []
  const [create] = creates
  const state = fieldIn(before, before?.lifecycle?.field ?? '')
  const from = state?.choices?.filter((one) => open.test(one)) ?? []
  if (part.made.thing.kit !== 'payment' || !before?.lifecycle || !state?.choices?.includes('Paid') || !from.includes(before.lifecycle.initial)) return draft
  const isIssued = create?.role !== undefined
  if (!create || isPayment.test(before.singular) || !fieldIn(before, cardField.id) || (isIssued ? before.shared === undefined : before.read === 'managed'))
    return draft
  const id = newActionId(draft, `pay_${before.id}`.slice(0, 44))
  const name = `Pay ${before.singular}`.slice(0, 40)
  const step = { id, name, from, to: 'Paid', ...(isIssued && { answers: true as const }) }
  const entity: Entity = { ...before, lifecycle: { ...before.lifecycle, transitions: [step, ...before.lifecycle.transitions] } }
  const verb = part.made.thing.asks.map(({ ask }) => ask.verb).find((one) => making.test(one)) ?? (isIssued ? 'add' : undefined)
  const made = verb === undefined ? draft : changeActions(draft, entity.id, (action) => (action.kind === 'create' ? madeOut(action, entity, verb) : action))
  const pay = payingOf(draft, entity, { id, name }, create)
  return changeBlocks(putActions(putEntity(made, entity), [pay]), (block) => {
    if (block.kind === 'form' && creates.some((one) => one.id === block.action) && verb !== undefined)
      return [{ ...block, heading: calledBy(verb, entity), text: '' }]
    const isOwn = (block.kind === 'list' && (block.scope === 'mine' || before.read === 'public')) || block.kind === 'detail'
    return isOwn && block.entity === entity.id ? [{ ...block, actions: [pay.id, ...block.actions] }] : [block]
  })
}
const isPayment = /(?:^| )payment$/

function payingOf(draft: Draft, entity: Entity, { id, name }: Pick<Action, 'id' | 'name'>, { effects = [] }: Action): Action {
  const pay: Action = {
    id,
    name,
    kind: 'update',
    entity: entity.id,
    transition: id,
    fields: [cardField.id],
    confirmation: '{title} is paid for. No money moved: this is a sandbox.',
  }
  const method = entity.fields.find(({ type, choices }) => type === 'choice' && choices?.includes('Card') === true)
  return withRules(
    pay,
    [{ kind: 'card', field: cardField.id, when: null }],
    [
      ...effects.filter((one) => (one.kind === 'number' && one.field === 'receipt') || (one.kind === 'today' && one.field === 'paid_on')),
      ...(method ? [{ kind: 'put' as const, field: method.id, value: 'Card', when: null }] : []),
      { kind: 'mask', field: cardField.id },
      ...draft.model.entities.flatMap((one) => receiptIn(entity, one)),
    ],
  )
}

/** Receipts that the site keeps of such rows have one of each payment. */
function receiptIn(entity: Entity, into: Entity): Effect[] {
  const by = /(?:^| )receipt$/.test(into.singular) ? into.fields.find(({ entity: to }) => to === entity.id) : undefined
  const [sum, amount] = [entity, into].map(({ fields }) => fields.find(({ type }) => type === 'money'))
  if (!by || !sum || !amount) return []
  const title = into.fields.find(({ id, type }) => id === into.title && type === 'text')
  const day = into.fields.find(({ type }) => type === 'date')
  const copies = [
    { from: sum.id, to: amount.id },
    ...(fieldIn(into, 'total') ? [{ from: sum.id, to: 'total' }] : []),
    ...(title && fieldIn(entity, 'receipt') ? [{ from: 'receipt', to: title.id }] : []),
  ]
  return [{ kind: 'record', entity: into.id, by: by.id, copies, values: { ...(day && { [day.id]: '{today}' }) }, sign: 1, when: null }]
}

const calledBy = (verb: string, { singular }: Pick<Entity, 'singular'>): string => `${capital(verb)} ${singular}`.slice(0, 40)

/** What is made out waits to be paid: how, when and by what card is asked then. */
function madeOut(action: Action, { fields, lifecycle, singular }: Entity, verb: string): Action {
  const later = new Set([
    'receipt',
    'paid_on',
    cardField.id,
    lifecycle?.field,
    ...fields.filter(({ choices }) => choices?.includes('Card')).map(({ id }) => id),
  ])
  const isLater = (rule: Effect | Guard): boolean => 'field' in rule && typeof rule.field === 'string' && later.has(rule.field)
  return {
    ...action,
    name: calledBy(verb, { singular }),
    fields: action.fields.filter((id) => !later.has(id)),
    guards: action.guards?.filter((rule) => !isLater(rule)),
    effects: action.effects?.filter((rule) => !isLater(rule)),
    confirmation: '“{title}” is made out and waits to be paid.',
  }
}
