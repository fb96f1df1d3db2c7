import type { Action, Effect, Entity, Field } from '../../model.ts'
import { cents } from '../../render/act/prices.ts'
import type { Draft } from '../draft.ts'
import { withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, putEntity, withSeeds } from './parts.ts'

const lines = /(?:^| )(?:line|line item|position)$|(?:^| )(?:invoice|bill|quotation|quote|estimate|order) item$/
const wholes = /(?:^| )(?:invoice|bill|quotation|quote|estimate|purchase order)$/
const sums = /^(?:amount|total|subtotal|sum)$/

/** "invoices with line items": a line costs its quantity times its price, and the invoice comes to its lines. */
export const lineTotals = (draft: Draft): Draft => draft.model.entities.reduce((so_far, { id }) => totalled(so_far, id), draft)

const sumOf = ({ fields }: Entity): Field | undefined => fields.find(({ id, type }) => type === 'money' && sums.test(id))
const numberAt = (value: unknown): number => Number(value ?? 0) || 0

function totalled(draft: Draft, id: string): Draft {
  const line = entityIn(draft, id)!
  const by = lines.test(line.singular) ? line.fields.find(({ entity }) => wholes.test(entityIn(draft, entity)?.singular ?? '')) : undefined
  const whole = entityIn(draft, by?.entity)
  const [total, sum] = [sumOf(line), whole && sumOf(whole)]
  const price = fieldIn(line, 'unit_price') ?? fieldIn(line, 'price')
  const create = createOn(draft, id)
  if (!by || !whole || !total || !sum || !price || price.id === total.id || !fieldIn(line, 'quantity') || !create || create.effects?.length) return draft
  const costs: Effect = { kind: 'multiply', fields: ['quantity', price.id], to: total.id }
  const counts = (sign: 1 | -1): Effect => ({ kind: 'add', by: by.id, field: sum.id, amount: total.id, sign })
  const priced = withSeeds(line, (seed) => ({ ...seed, [total.id]: cents(numberAt(seed.quantity) * numberAt(seed[price.id])) }))
  const fixed = [by.id, 'quantity', price.id, total.id]
  const put = putEntity(draft, { ...priced, fields: priced.fields.map((field) => (field.id === by.id ? { ...field, required: true } : field)) })
  const linesOf = (index: number): number =>
    cents(priced.seeds.filter((seed) => seed[by.id] === index).reduce((so_far, seed) => so_far + numberAt(seed[total.id]), 0))
  const summed = putEntity(
    put,
    withSeeds(whole, (seed, index) => (linesOf(index) > 0 ? { ...seed, [sum.id]: linesOf(index) } : seed)),
  )
  const ruled = changeActions(summed, id, (action): Action => {
    if (action.kind === 'create') return { ...withRules(action, [], [costs, counts(1)]), fields: action.fields.filter((field) => field !== total.id) }
    if (action.kind === 'delete') return withRules(action, [], [counts(-1)])
    return action.kind === 'update' ? { ...action, fields: action.fields.filter((field) => !fixed.includes(field)) } : action
  })
  // What the lines come to is entered by nobody.
  return changeActions(ruled, whole.id, (action): Action => {
    if (action.kind === 'create') {
      const none: Effect = { kind: 'put', field: sum.id, value: 0, when: null }
      return { ...withRules(action, [], [none]), fields: action.fields.filter((field) => field !== sum.id) }
    }
    return action.kind === 'update' ? { ...action, fields: action.fields.filter((field) => field !== sum.id) } : action
  })
}
