import type { Part } from '../../compose/pages.ts'
import type { Effect, Entity, Guard, Values } from '../../model.ts'
import { pathOf } from '../../render/trade/order-steps.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { numbered } from './bookings.ts'
import { isEnding, money, priceOf, withRules } from './fields.ts'
import {
  changeActions,
  changeBlocks,
  changePages,
  createOn,
  entityIn,
  fieldIn,
  isDetailOf,
  partsOf,
  putEntity,
  withFields,
  withoutFields,
  withSeeds,
} from './parts.ts'
import { stockOf, withPrice } from './shop-entities.ts'

/** Orders of a single thing: a number, what it costs, and the stock that it takes. A shop has seen to its own. */
export const orders = (draft: Draft): Draft => partsOf(draft, 'order').reduce(ordered, draft)

const bought = /^(?:buy|purchase|pay)$/
/** What is bought costs something. */
function withPrices(draft: Draft, part: Part): Draft {
  const entity = entityIn(draft, part.made.entity.id)
  const goods = entityIn(draft, entity?.fields.find(({ type, sorts }) => type === 'reference' && !sorts)?.entity)
  return goods && !priceOf(goods) && part.made.thing.makes.some(({ verb }) => bought.test(verb)) ? priced(draft, withPrice(goods, false)) : draft
}
const priced = (draft: Draft, goods: Entity): Draft =>
  changeBlocks(putEntity(draft, goods), (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === goods.id && !block.fields.includes('price')
      ? [{ ...block, fields: [...block.fields.slice(0, 1), 'price', ...block.fields.slice(1)] }]
      : [block],
  )
const untold = new Set(['number', 'total', 'phone', 'address', 'notes'])
/** Lists of orders begin with their number and end with what they come to, and their state. */
const told = (draft: Draft, { id, lifecycle }: Entity, isSummed: boolean): Draft =>
  changeBlocks(draft, (block) => {
    if (block.kind !== 'list' || block.entity !== id) return [block]
    const state = lifecycle && block.fields.includes(lifecycle.field) ? [lifecycle.field] : []
    const rest = block.fields.filter((field) => !untold.has(field) && !state.includes(field))
    return [{ ...block, fields: ['number', ...rest, ...(isSummed ? ['total'] : []), ...state] }]
  })

const unsent = new Set(['course', 'lesson', 'video', 'movie', 'music', 'file', 'exam', 'membership', 'game', 'article', 'image'])
/** What one comes to, with as many people as one likes. */
const visited = new Set(['admission', 'event', 'trip', 'ticket_travel', 'hotel', 'place', 'coupon', 'service'])
/** Of what is had online nobody orders several, and nothing is sent to an address. */
function withoutSending(draft: Draft, part: Part): Draft {
  const entity = entityIn(draft, part.made.entity.id)
  const goods = entity?.fields.find(({ type, sorts }) => type === 'reference' && !sorts)?.entity
  const kit = draft.parts.find(({ made }) => made.entity.id === goods)?.made.thing.kit
  if (!entity || kit === undefined || !(unsent.has(kit) || visited.has(kit)) || entity.title === 'quantity') return draft
  const asked = new Set(part.made.thing.fields.map(({ id }) => id))
  const gone = [...(unsent.has(kit) ? ['quantity'] : []), 'address'].filter((id) => !asked.has(id))
  const bare = (seed: Values): Values => Object.fromEntries(Object.entries(seed).filter(([id]) => !gone.includes(id)))
  return putEntity(draft, withSeeds(withoutFields(entity, gone), bare))
}

function ordered(said: Draft, part: Part): Draft {
  const draft = withPrices(withoutSending(said, part), part)
  const entity = entityIn(draft, part.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  if (!entity || !create || fieldIn(entity, 'payment_status') || fieldIn(entity, 'number')) return draft
  const named = entity.fields.filter(({ type, id }) => type === 'reference' && create.fields.includes(id))
  const nounOf = (id: string | undefined) => draft.parts.find(({ made }) => made.entity.id === id)?.made.thing.noun ?? ''
  const by = named.find((field) => part.made.thing.about.has(nounOf(field.entity))) ?? named[0]
  const goods = entityIn(draft, by?.entity)
  const amount = fieldIn(entity, 'quantity')?.type === 'number' ? 'quantity' : null
  const price = priceOf(goods)
  const stock = goods && stockOf(goods)
  const total = fieldIn(entity, 'total')
  const sums = by && goods && price && !total
  const wider = numbered(sums ? withFields(entity, [...(amount ? [money('price', price.label)] : []), money('total', 'Total')]) : entity, 'ORD')
  const whole = sums
    ? withSeeds(wider, (seed) => {
        const each = Number(goods.seeds[Number(seed[by.id] ?? 0)]?.[price.id] ?? 10)
        return { ...seed, ...(amount && { price: each }), total: each * (amount ? Number(seed[amount] ?? 1) || 1 : 1) }
      })
    : wider
  const costs: Effect[] = !sums
    ? []
    : amount
      ? [
          { kind: 'copy', by: by.id, field: price.id, to: 'price' },
          { kind: 'multiply', fields: [amount, 'price'], to: 'total' },
        ]
      : [{ kind: 'copy', by: by.id, field: price.id, to: 'total' }]
  const take: Effect[] = by && stock ? [{ kind: 'add', by: by.id, field: stock.id, amount, sign: -1 }] : []
  const guards: Guard[] = by && stock ? [{ kind: 'enough', by: by.id, field: stock.id, amount, text: 'There are only {left} of {title} left.' }] : []
  return changeActions(told(putEntity(draft, whole), whole, Boolean(sums)), whole.id, (action) => {
    if (action.id === create.id)
      return {
        ...withRules(action, guards, [{ kind: 'number', field: 'number', prefix: 'ORD' }, ...costs, ...take]),
        confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. Its number is {number}${sums ? ', {total} in all' : ''}.`,
      }
    const to = whole.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? ''
    if (action.kind === 'transition' && isEnding(to) && by && stock)
      return withRules(action, [], [{ kind: 'add', by: by.id, field: stock.id, amount, sign: 1 }])
    return action.kind === 'update'
      ? { ...action, fields: action.fields.filter((id) => !['number', 'price', 'total', ...(stock ? [amount, by?.id] : [])].includes(id)) }
      : action
  })
}

/** The page of a row that moves along says how far it is. */
export function progress(draft: Draft): Draft {
  return partsOf(draft, 'order', 'booking', 'loan', 'shipment', 'delivery', 'application', 'request', 'ticket', 'document', 'expense', 'leave').reduce(
    (so_far, part) => {
      const entity = entityIn(so_far, part.made.entity.id)
      const steps = entity?.lifecycle ? pathOf(entity.lifecycle) : []
      if (!entity || steps.length < 3) return so_far
      return changePages(so_far, (page) => {
        if (!isDetailOf(page, entity.id) || page.blocks.some(({ kind }) => kind === 'order_steps')) return page
        const [first, ...rest] = page.blocks
        return {
          ...page,
          blocks: [
            first!,
            { kind: 'order_steps', id: newBlockId(so_far, `${entity.id}_progress`.slice(0, 40)), heading: 'Progress', entity: entity.id, steps: [...steps] },
            ...rest,
          ],
        }
      })
    },
    draft,
  )
}
