import type { Effect, Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, partsOf, putEntity, withSeeds } from './parts.ts'
import { isToppedUp } from './takings.ts'

const records = /^(?:.* )?(?:transaction|(?:payment|consumption|billing|spending|trade|purchase) record)$/

/** What is paid is found again among the transactions or the payment records that the words name beside it. */
export function recorded(draft: Draft): Draft {
  const kept = partsOf(draft, 'payment', 'transaction')
  const paid = kept.filter(({ made }) => made.thing.kit === 'payment' && !records.test(made.thing.noun) && createOn(draft, made.entity.id))
  const bought = partsOf(draft, 'order', 'booking').filter(({ made }) => fieldIn(entityIn(draft, made.entity.id), 'total') && createOn(draft, made.entity.id))
  const sources = paid.length > 0 ? paid : bought.slice(0, 1)
  return sources.reduce((so_far, { made }) => recordedEverywhere(so_far, made.entity.id, wayOf(so_far, made.entity.singular)), draft)
}

/** What a row of it is called among transactions. */
const wayOf = (draft: Draft, singular: string): string =>
  isToppedUp(draft, singular) ? 'Top-up' : /(?:withdrawal|payout|cash-?out)$/.test(singular) ? 'Withdrawal' : 'Payment'

/** What is made of an entity is found again among the transactions, as money that went this way. */
export function recordedEverywhere(draft: Draft, id: string, way: string): Draft {
  return partsOf(draft, 'payment', 'transaction')
    .filter(({ made }) => records.test(made.thing.noun))
    .reduce((so_far, { made }) => {
      const [from, into] = [entityIn(so_far, id), entityIn(so_far, made.entity.id)]
      return from && into && into.read === from.read ? recordedIn(so_far, from, into, way) : so_far
    }, draft)
}

const sums = (entity: Entity) => fieldIn(entity, 'total') ?? entity.fields.find(({ type }) => type === 'money')

function recordedIn(draft: Draft, from: Entity, said: Entity, way: string): Draft {
  const isPlain = said.fields.some(({ id, choices }) => id === 'type' && choices?.includes('Income') === true)
  const into = withWay(isPlain ? ofPayments(said) : said, way)
  const [sum, amount] = [sums(from), sums(into)]
  const label = fieldIn(from, 'receipt') ?? fieldIn(from, 'number')
  const title = into.fields.find(({ id, type }) => id === into.title && type === 'text')
  const method = from.fields.find(({ id }) => id === 'method' || id === 'payment')
  const other = into.fields.find(({ id, choices }) => id === method?.id && choices?.join() === method.choices?.join())
  const about = into.fields.filter(({ type, entity }) => type === 'reference' && from.fields.some((field) => field.type === type && field.entity === entity))
  const day = into.fields.find(({ type }) => type === 'date')
  if (!sum || !amount) return draft
  const receipt = into.fields.find(({ id }) => id === 'receipt')
  const copies = [
    { from: sum.id, to: amount.id },
    ...(label && title ? [{ from: label.id, to: title.id }] : []),
    ...(label && receipt ? [{ from: label.id, to: receipt.id }] : []),
    ...(method && other ? [{ from: method.id, to: other.id }] : []),
    ...about.map(({ id, entity }) => ({ from: from.fields.find((field) => field.type === 'reference' && field.entity === entity)!.id, to: id })),
  ]
  const settled = into.fields.find(({ id }) => id === into.lifecycle?.field)?.choices?.find((state) => /^(?:settled|paid|completed|done)$/i.test(state))
  const effect: Effect = {
    kind: 'record',
    entity: into.id,
    by: null,
    copies,
    values: {
      ...(day && { [day.id]: '{today}' }),
      ...(isOfPayments(into) && { type: way }),
      ...(into.lifecycle && settled && { [into.lifecycle.field]: settled }),
    },
    sign: 1,
    when: null,
  }
  const create = createOn(draft, from.id)
  return changeActions(putEntity(draft, into), from.id, (action) => (action.id === create?.id ? withRules(action, [], [effect]) : action))
}

const isOfPayments = (entity: Entity): boolean => fieldIn(entity, 'type')?.choices?.includes('Top-up') === true
const withWay = (entity: Entity, way: string): Entity =>
  isOfPayments(entity)
    ? { ...entity, fields: entity.fields.map((field) => (field.id === 'type' ? { ...field, choices: [...new Set([...(field.choices ?? []), way])] } : field)) }
    : entity

/** Transactions of what is bought here, where the words say nothing else of their types. */
function ofPayments(entity: Entity): Entity {
  const types = ['Payment', 'Refund', 'Top-up']
  const fields = entity.fields.filter(({ id }) => id !== 'account').map((field) => (field.id === 'type' ? { ...field, choices: types } : field))
  return withSeeds({ ...entity, fields }, ({ account: _, ...seed }, index) => ({ ...seed, type: types[index % types.length]! }))
}
