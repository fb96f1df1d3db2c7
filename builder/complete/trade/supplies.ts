import type { Part } from '../../compose/pages.ts'
import type { Effect, Entity, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { money, number, withRules } from './fields.ts'
import { changeActions, changeBlocks, entityIn, fieldIn, partsOf, putEntity, withFields, withSeeds } from './parts.ts'
import { stockOf } from './shop-entities.ts'

const arrived = /^(?:received|delivered|stored|completed|closed)$/i
const left = /^(?:shipped|dispatched|delivered|sold|completed|sent back)$/i
const shown_max = 6

const making = /(?:^| )(?:production|manufacturing|assembly)(?: (?:order|plan|planning|task|batch|schedul(?:e|ing)|run|job|record))?$|(?:^| )work order$/
const made = /^(?:finished|completed|done|produced)$/i

/** What is ordered from suppliers comes into the stock when it is received, what is sold or sent back leaves it, what is made adds to it once it is finished, what is counted corrects it, and each such order says what it comes to. */
export const supplies = (draft: Draft): Draft =>
  partsOf(draft, 'stock_count').reduce(
    recounted,
    draft.model.entities
      .filter(({ singular }) => making.test(singular))
      .reduce((so_far, { id }) => produced(so_far, id), partsOf(draft, 'purchase_order', 'sales_order', 'supplier_return').reduce(supplied, draft)),
  )

/** A count says by itself what was booked and what is missing; once it is adjusted, the stock is what was counted. */
function recounted(draft: Draft, { made }: Part): Draft {
  const entity = entityIn(draft, made.entity.id)
  const by = entity?.fields.find((field) => field.type === 'reference' && counted(draft, field.entity) !== undefined)
  const stock = counted(draft, by?.entity)
  const step = entity?.lifecycle?.transitions.find(({ to }) => to === 'Adjusted')
  if (!entity || !by || !stock || !step || !fieldIn(entity, 'booked_quantity') || !fieldIn(entity, 'counted_quantity')) return draft
  const goods = entityIn(draft, by.entity)
  const wider = withSeeds(withFields(entity, [number('difference', 'Difference')]), (seed, index) => {
    const booked = Number(goods?.seeds[Number(seed[by.id])]?.[stock.id] ?? 0)
    const difference = index % 3 === 1 ? -1 : 0
    return { ...seed, booked_quantity: booked, counted_quantity: Math.max(0, booked + difference), difference }
  })
  const known: Effect[] = [
    { kind: 'copy', by: by.id, field: stock.id, to: 'booked_quantity' },
    { kind: 'sum', fields: ['counted_quantity', 'booked_quantity'], sign: -1, percent: false, to: 'difference' },
  ]
  const told = changeActions(putEntity(draft, wider), entity.id, (action) => {
    if (action.transition === step.id) return withRules(action, [], [{ kind: 'add', by: by.id, field: stock.id, amount: 'difference', sign: 1 }])
    if (action.kind !== 'create' && action.kind !== 'update') return action
    return { ...withRules(action, [], known), fields: action.fields.filter((id) => id !== 'booked_quantity') }
  })
  return changeBlocks(told, (block) =>
    block.kind === 'detail' && block.entity === entity.id
      ? [{ ...block, fields: [...block.fields, 'difference'] }]
      : block.kind === 'list' && block.entity === entity.id && block.layout === 'table'
        ? [{ ...block, fields: block.fields.map((id) => (id === 'counted_by' ? 'difference' : id)) }]
        : [block],
  )
}

function supplied(draft: Draft, { made }: Part): Draft {
  const entity = entityIn(draft, made.entity.id)
  if (!entity) return draft
  const comes = made.thing.kit === 'purchase_order'
  const by = entity.fields.find((field) => field.type === 'reference' && counted(draft, field.entity) !== undefined)
  const goods = entityIn(draft, by?.entity)
  const stock = counted(draft, by?.entity)
  const summed = withTotal(draft, entity)
  const step = entity.lifecycle?.transitions.find(({ to }) => (comes ? arrived : left).test(to))
  if (!by || !goods || !stock || !step || fieldIn(entity, 'quantity')?.type !== 'number') return summed
  const guards: Guard[] = comes
    ? []
    : [{ kind: 'enough', by: by.id, field: stock.id, amount: 'quantity', text: 'There are only {left} of {title}. Receive more of it first.' }]
  const effects: Effect[] = [
    { kind: 'add', by: by.id, field: stock.id, amount: 'quantity', sign: comes ? 1 : -1 },
    ...entered(draft, entity, by.id, goods, comes ? 'In' : 'Out'),
  ]
  return changeActions(summed, entity.id, (action) => (action.transition === step.id ? withRules(action, guards, effects) : action))
}

/** A production that is finished is there in the stock of its product. */
function produced(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const by = entity?.fields.find((field) => field.type === 'reference' && counted(draft, field.entity) !== undefined)
  const [goods, stock] = [entityIn(draft, by?.entity), counted(draft, by?.entity)]
  const amounts = entity?.fields.filter(({ type, label }) => type === 'number' && /\bquantity\b|^produced$|\boutput\b|^planned$/i.test(label)) ?? []
  const amount = amounts.find(({ label }) => /produced|actual|completed|output/i.test(label)) ?? amounts[0]
  const step = entity?.lifecycle?.transitions.find(({ to, from }) => made.test(to) && !from.some((one) => made.test(one)))
  if (!entity || !by || !goods || !stock || !amount || !step) return draft
  const effects: Effect[] = [
    ...usedFor(draft, goods.id, by.id, amount.id),
    { kind: 'add', by: by.id, field: stock.id, amount: amount.id, sign: 1 },
    ...entered(draft, entity, by.id, goods, 'In').map((effect) =>
      effect.kind === 'record'
        ? {
            ...effect,
            copies: [
              { from: by.id, to: 'item' },
              { from: amount.id, to: 'quantity' },
            ],
            values: { ...effect.values, reason: `Made: ${entity.singular}` },
          }
        : effect,
    ),
  ]
  const title = fieldIn(entity, entity.title)?.type === 'text' ? entity.title : undefined
  const named = withSeeds(entity, (seed, index) => {
    const product = goods.seeds[Number(seed[by.id] ?? -1)]?.[goods.title]
    return title !== undefined && typeof product === 'string' ? { ...seed, [title]: `${product}, batch ${index + 1}` } : seed
  })
  return changeActions(putEntity(draft, named), id, (action) =>
    action.transition === step.id
      ? { ...withRules(action, [], effects), confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. {${amount.id}} more of {${by.id}} in stock.` }
      : action,
  )
}

const counted = (draft: Draft, id: string | undefined) => {
  const entity = entityIn(draft, id)
  return entity && stockOf(entity)
}

const parts = /(?:^| )(?:bom|bill of materials?|recipe line|recipe ingredient|material list|product structure|formula)$/i
/** What a product is made of is used up by as many as are made, where the site keeps that. */
function usedFor(draft: Draft, product: string, via: string, times: string): Effect[] {
  return draft.model.entities.flatMap(({ id, singular, fields }): Effect[] => {
    const by = fields.find(({ type, entity }) => type === 'reference' && entity === product)
    const to = fields.find(({ type, entity }) => type === 'reference' && entity !== product && entity !== id && counted(draft, entity) !== undefined)
    const amount = fields.find(({ id: one, type }) => type === 'number' && /^(?:quantity|amount|pieces)/.test(one))
    if (!parts.test(singular) || !by || !to || !amount) return []
    const text = 'This takes {wanted} of {title}, and there are only {left}. Receive more of it first.'
    return [{ kind: 'each', of: id, by: by.id, via, to: to.id, field: counted(draft, to.entity)!.id, amount: amount.id, times, sign: -1, text }]
  })
}

/** The row that a ledger of the goods has of it. */
export function entered({ model }: Draft, order: Entity, by: string, goods: Entity, direction: 'In' | 'Out'): Effect[] {
  const ledger = model.entities.find(
    ({ fields }) => fields.some(({ id, entity }) => id === 'item' && entity === goods.id) && fields.some(({ id }) => id === 'direction'),
  )
  if (!ledger) return []
  const copies = [
    { from: by, to: 'item' },
    { from: 'quantity', to: 'quantity' },
  ]
  const values = {
    direction,
    date: '{today}',
    reason: direction === 'In' ? `Received: ${order.singular}` : `${/return/.test(order.singular) ? 'Sent back' : 'Shipped'}: ${order.singular}`,
  }
  return [{ kind: 'record', entity: ledger.id, by: null, copies, values, sign: 1, when: null }]
}

/** The order with what it comes to: its quantity times the price of one. */
function withTotal(draft: Draft, entity: Entity): Draft {
  const [quantity, price] = [fieldIn(entity, 'quantity'), fieldIn(entity, 'unit_price')]
  if (quantity?.type !== 'number' || price?.type !== 'money' || fieldIn(entity, 'total')) return draft
  const wider = withSeeds(withFields(entity, [money('total', 'Total')]), (seed) => ({
    ...seed,
    total: (Number(seed.quantity) || 0) * (Number(seed.unit_price) || 0),
  }))
  const times: Effect = { kind: 'multiply', fields: ['quantity', 'unit_price'], to: 'total' }
  const ruled = changeActions(putEntity(draft, wider), entity.id, (action) =>
    action.kind === 'create' || action.kind === 'update' ? withRules(action, [], [times]) : action,
  )
  return changeBlocks(ruled, (block) => {
    if (block.kind === 'list' && block.entity === entity.id && block.layout === 'table' && block.fields.length < shown_max)
      return [{ ...block, fields: [...block.fields, 'total'] }]
    return block.kind === 'detail' && block.entity === entity.id ? [{ ...block, fields: [...block.fields, 'total'] }] : [block]
  })
}
