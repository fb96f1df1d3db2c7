import type { Action, Effect, Entity, Field, Value, Values } from '../../model.ts'
import { cents } from '../../render/act/prices.ts'
import type { Draft } from '../draft.ts'
import { billedTo, paidOrNot } from './document-parties.ts'
import { money } from './fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, putEntity, textOf, withFields, withSeeds } from './parts.ts'

const lines = /(?:^| )(?:line|line item|position)$|(?:^| )(?:invoice|bill|quotation|quote|estimate|order|claim|expense claim|receipt) item$/
const wholes = /(?:^| )(?:invoice|bill|quotation|quote|estimate|purchase order|expense claim|expense report|receipt)$/
const sums = /^(?:amount|total|subtotal|sum|price)$/

/** "invoices with line items": lines are entered with the document that they are of; it comes to their sum, less a discount, with the tax. */
export const documents = (draft: Draft): Draft => draft.model.entities.reduce((so_far, { id }) => documentOf(so_far, id), draft)

/** Whether a site draws up documents, which come to the sum of their lines. */
export const hasDocuments = (draft: Draft): boolean =>
  draft.model.entities.some((one) => lines.test(one.singular) && one.fields.some(({ entity }) => wholes.test(entityIn(draft, entity)?.singular ?? '')))

interface Found {
  readonly line: Entity
  readonly whole: Entity
  /** The line's reference to its document, how many there are, what one costs, and what the line comes to. */
  readonly by: string
  readonly price: string
  readonly cost: string
  readonly subtotal: Field
}
function foundIn(draft: Draft, id: string): Found | undefined {
  const line = entityIn(draft, id)!
  const by = lines.test(line.singular) ? line.fields.find(({ entity }) => wholes.test(entityIn(draft, entity)?.singular ?? '')) : undefined
  const whole = entityIn(draft, by?.entity)
  const price = fieldIn(line, 'unit_price') ?? fieldIn(line, 'price')
  const subtotal = whole?.fields.find(({ id: one, type }) => type === 'money' && sums.test(one))
  const [make, makeWhole] = [createOn(draft, id), whole && createOn(draft, whole.id)]
  if (!by || !whole || !subtotal || price?.type !== 'money' || !fieldIn(line, 'quantity') || !make || !makeWhole || make.effects?.length) return undefined
  const cost = line.fields.find(({ id: one, type }) => type === 'money' && one !== price.id && sums.test(one)) ?? money('total', 'Total')
  return { line: withFields(line, [cost]), whole, by: by.id, price: price.id, cost: cost.id, subtotal }
}

function documentOf(draft: Draft, id: string): Draft {
  const found = foundIn(draft, id)
  if (!found) return draft
  const { whole, line, by } = found
  const reckoning = reckoningOf(found, /\bdiscounts?\b/.test(textOf(draft)))
  const lined = withLines(found)
  const priced = putEntity(putEntity(draft, lined), withSums(found, reckoning, lined.seeds))
  const ruled = changeActions(
    changeActions(priced, id, (action) => lineAction(action, found, reckoning)),
    whole.id,
    (action) => wholeAction(action, found, reckoning),
  )
  return paidOrNot(billedTo(shown(ruled, whole.id, line.id, by, reckoning), whole.id), whole.id, reckoning.total.id)
}

interface Reckoning {
  readonly effect: Extract<Effect, { kind: 'reckon' }>
  readonly total: Field
  readonly fields: readonly Field[]
  /** What is entered of it. */
  readonly rates: readonly string[]
}
function reckoningOf({ whole, line, by, cost, subtotal }: Found, isReduced: boolean): Reckoning {
  const percent = (label: RegExp): Field | undefined => whole.fields.find((field) => field.type === 'percent' && label.test(field.label))
  const taxed = percent(/\b(?:tax|vat)\b/i) ?? (fieldIn(whole, 'tax')?.type === 'money' ? rate('tax_rate', 'Tax rate') : undefined)
  const reduced = percent(/\bdiscount\b/i) ?? (isReduced || fieldIn(whole, 'discount') ? rate('discount_rate', 'Discount') : undefined)
  const tax = taxed && { rate: taxed.id, to: 'tax' }
  const discount = reduced && { rate: reduced.id, to: 'discount_amount' }
  const isPlain = !tax && !discount
  const total = isPlain ? subtotal : subtotal.id === 'total' ? money('grand_total', 'Grand total') : money('total', 'Total')
  const effect = {
    kind: 'reckon' as const,
    by: null,
    lines: { entity: line.id, by, sum: cost },
    subtotal: subtotal.id,
    discount: discount ?? null,
    tax: tax ?? null,
    total: total.id,
  }
  const fields = [
    { ...subtotal, ...(isPlain ? {} : { label: 'Subtotal' }), required: false },
    ...(reduced ? [reduced, money('discount_amount', 'Discount amount')] : []),
    ...(taxed ? [taxed, money('tax', 'Tax')] : []),
    ...(isPlain ? [] : [{ ...total, required: false }]),
  ]
  return { effect, total, fields, rates: [reduced, taxed].flatMap((one) => one?.id ?? []) }
}
const rate = (id: string, label: string): Field => ({ id, label, type: 'percent', required: false, min: 0, max: 100 })

const numberAt = (value: Value | undefined): number => Number(value ?? 0) || 0

/** The lines with what each comes to, at least one of each document. */
function withLines({ line, whole, by, price, cost }: Found): Entity {
  const costing = (seed: Values): Values => ({ ...seed, [cost]: cents(numberAt(seed.quantity) * numberAt(seed[price])) })
  const bare = whole.seeds.flatMap((_, index) => (line.seeds.some((seed) => seed[by] === index) || line.seeds.length === 0 ? [] : [index]))
  const more = bare.map((index, nth): Values => ({ ...line.seeds[nth % line.seeds.length]!, [by]: index }))
  const fields = line.fields.map((field) => (field.id === by ? { ...field, required: true } : field.id === cost ? { ...field, required: false } : field))
  return { ...withSeeds({ ...line, fields }, costing), seeds: [...line.seeds, ...more].map((seed) => ({ ...costing(seed) })) }
}

function withSums({ whole, by, cost }: Found, { effect, fields }: Reckoning, seeds: readonly Values[]): Entity {
  const { subtotal, discount, tax, total } = effect
  return withSeeds(withFields(whole, fields), (seed, index) => {
    const sum = cents(seeds.filter((one) => one[by] === index).reduce((so_far, one) => so_far + numberAt(one[cost]), 0))
    const rates = { ...(discount && { [discount.rate]: index % 3 === 1 ? 10 : 0 }), ...(tax && { [tax.rate]: 20 }) }
    const less = discount ? cents((sum * (index % 3 === 1 ? 10 : 0)) / 100) : 0
    const more = tax ? cents((sum - less) * 0.2) : 0
    return { ...seed, ...rates, [subtotal]: sum, ...(discount && { [discount.to]: less }), ...(tax && { [tax.to]: more }), [total]: cents(sum - less + more) }
  })
}

function lineAction(action: Action, { by, price, cost }: Found, { effect }: Reckoning): Action {
  const again = { ...effect, by }
  if (action.kind === 'delete') return { ...action, effects: [...(action.effects ?? []), again] }
  if (action.kind !== 'create' && action.kind !== 'update') return action
  const costs: Effect = { kind: 'multiply', fields: ['quantity', price], to: cost }
  return {
    ...action,
    fields: action.fields.filter((id) => id !== cost && !(action.kind === 'update' && id === by)),
    effects: [...(action.effects ?? []), costs, again],
  }
}

function wholeAction(action: Action, { line, by, price, cost }: Found, { effect, fields, rates }: Reckoning): Action {
  if (action.kind !== 'create' && action.kind !== 'update') return action
  const known = new Set(fields.map(({ id }) => id).filter((id) => !rates.includes(id)))
  const asked = [line.title, 'quantity', price, ...line.fields.flatMap(({ id, required }) => (required ? [id] : []))].filter((id) => id !== by && id !== cost)
  const entered: Effect = {
    kind: 'lines',
    of: line.id,
    by,
    fields: [...new Set(asked)],
    cost: { fields: ['quantity', price], to: cost },
    rows: 12,
    text: `Enter at least one ${line.singular}: what it is, how many, and the price of one.`,
  }
  const rest = (action.effects ?? []).filter((one) => !('to' in one && typeof one.to === 'string' && known.has(one.to)))
  return {
    ...action,
    fields: [...action.fields.filter((id) => !known.has(id) && !rates.includes(id)), ...rates],
    effects: [...rest, ...(action.kind === 'create' ? [entered] : []), effect],
  }
}

/** The sums stand on the document's page, with its lines, and its total in the lists. */
const shown = (draft: Draft, whole: string, line: string, by: string, { effect, fields, total }: Reckoning): Draft =>
  changeBlocks(draft, (block) => {
    if (block.kind === 'detail' && block.entity === whole) {
      const related = block.related.some((one) => one.entity === line) ? block.related : [{ entity: line, by }, ...block.related]
      return [
        { ...block, fields: [...new Set([...block.fields.filter((id) => !fields.some((one) => one.id === id)), ...fields.map(({ id }) => id)])], related },
      ]
    }
    if ((block.kind === 'detail' || block.kind === 'list') && block.entity === line)
      return [{ ...block, fields: [...new Set([...block.fields, effect.lines.sum])] }]
    return block.kind === 'list' && block.entity === whole ? [{ ...block, fields: [...new Set([...block.fields, total.id])] }] : [block]
  })
