import { groupOf, type Thing } from '../../compose/thing.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Action, Effect, Entity, Field, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { otherKinds, type Tie, tiedToAll } from '../social/several-kinds.ts'
import { priceOf } from './fields.ts'
import { changeActions, createOn, entityIn, newActionId, partsOf, putActions, putEntity, withSeeds } from './parts.ts'
import { stockOf, withPrice } from './shop-entities.ts'

export const bought = {
  verbs: /^(?:buy|purchase|sell|order)$/,
  nouns: /(?:^| )(?:purchase|purchasing|sale|cart|basket)$/,
  into: /(?:^| )(?:cart|basket)$/,
}
const goods: ReadonlySet<KitName> = new Set(['product', 'dish', 'book', 'plant', 'gear', 'crop', 'medicine', 'game', 'music', 'movie'])
/** What is had for a time, or gone to, is booked rather than put into a cart. */
const reserved: readonly KitName[] = ['booking', 'loan', 'signup', 'tenancy', 'subscription']
const unsold: ReadonlySet<string> = new Set(['person', 'money', 'talk', 'request', 'rule'])
const given = /(?:^| )(?:coupon|voucher|membership)$/
const field_most = 4

/** Whatever a shop sells beside its first kind is put into the same cart and stands in the same orders. */
export const soldBeside: Completer = (draft) => {
  const place = draft.model.actions.find(({ effects }) => effects?.some(({ kind }) => kind === 'collect'))
  const collect = place?.effects?.find((effect) => effect.kind === 'collect')
  if (!place || collect?.kind !== 'collect') return draft
  const [cart, lines, orders] = [entityIn(draft, collect.from), entityIn(draft, collect.into), entityIn(draft, place.entity)]
  const item = cart?.fields.find(({ id }) => id === 'item')
  const add = cart && createOn(draft, cart.id)
  const others = cart && item?.entity !== undefined ? soldIn(draft, cart.id, item.entity) : []
  if (!cart || !lines || !orders || !item || !add || others.length === 0) return draft
  const priced = others.reduce((so_far, entity) => putEntity(so_far, withPrice(entity, false)), draft)
  const kinds = others.map(({ id }) => entityIn(priced, id)!)
  const count = entityIn(priced, item.entity)?.seeds.length ?? 0
  const tied = tiedToAll(cart, item, count, kinds)
  const sold = tiedToAll(lines, lines.fields.find(({ id }) => id === 'item')!, count, kinds)
  const kept = withSums(putEntity(putEntity(priced, tied.entity), sold.entity), sold.entity, orders, [
    { by: item, about: entityIn(priced, item.entity)! },
    ...sold.ties,
  ])
  const all = changeActions(kept, cart.id, (action) => (action.kind === 'update' ? pricedBy(action, tied.ties) : action))
  const put = putActions(
    all,
    tied.ties.map((tie) => addOf(all, add, item, tie)),
  )
  const stocks = tied.ties.flatMap(({ about, by }) => (stockOf(about) ? [{ by: by.id, field: stockOf(about)!.id, amount: 'quantity' }] : []))
  return stocks.length === 0 ? put : withStocks(put, orders.id, stocks, lines.id)
}

/** The other kinds that are sold: those that the words have bought, sold or put into the cart, and goods that bear a price. */
function soldIn(draft: Draft, cart: string, first: string): readonly Entity[] {
  const isReserved = (id: string) => partsOf(draft, ...reserved).some(({ made }) => made.entity.fields.some(({ entity }) => entity === id))
  const fits = ({ entity, thing }: { readonly entity: Entity; readonly thing: Thing }): boolean =>
    entity.id !== first &&
    entity.id !== cart &&
    entity.read === 'public' &&
    !unsold.has(groupOf(thing)) &&
    !given.test(entity.singular) &&
    !isReserved(entity.id) &&
    entity.fields.length < 23
  const named = new Set(otherKinds(draft, cart, first, bought).map(({ id }) => id))
  return draft.parts
    .filter(({ made }) => fits(made) && (named.has(made.entity.id) || (goods.has(made.thing.kit) && priceOf(made.entity) !== undefined)))
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .filter((entity, at, all) => all.findIndex(({ plural }) => plural === entity.plural) === at)
    .slice(0, field_most - 1)
}

const worked = ({ about, by }: Tie): Effect => ({ kind: 'copy', by: by.id, field: priceOf(about)?.id ?? 'price', to: 'price' })
const enough = ({ about, by }: Tie): NonNullable<Action['guards']> => {
  const stock = stockOf(about)
  return stock ? [{ kind: 'enough', by: by.id, field: stock.id, amount: 'quantity', text: 'There are only {left} of {title} left. Take fewer.' }] : []
}

function addOf(draft: Draft, add: Action, item: Field, tie: Tie): Action {
  return {
    ...add,
    id: newActionId(draft, `${add.id}_${tie.about.id}`.slice(0, 44)),
    fields: add.fields.map((id) => (id === item.id ? tie.by.id : id)),
    guards: [...enough(tie), { kind: 'any', fields: [tie.by.id], text: 'Choose what to add.' }],
    effects: [{ kind: 'merge', fields: [tie.by.id], add: 'quantity' }, worked(tie), { kind: 'multiply', fields: ['quantity', 'price'], to: 'amount' }],
  }
}

const pricedBy = (action: Action, ties: readonly Tie[]): Action => ({
  ...action,
  guards: [...(action.guards ?? []), ...ties.flatMap(enough)],
  effects: [...ties.map(worked), ...(action.effects ?? [])],
})

/** Sample lines cost what they are, and orders what their lines come to. */
function withSums(draft: Draft, lines: Entity, orders: Entity, ties: readonly Tie[]): Draft {
  const told = withSeeds(lines, (seed): Values => {
    const tie = ties.find(({ by }) => typeof seed[by.id] === 'number')
    const price = tie ? Number(tie.about.seeds[Number(seed[tie.by.id])]?.[priceOf(tie.about)?.id ?? 'price'] ?? 10) : Number(seed.price)
    return { ...seed, price, amount: Math.round(price * Number(seed.quantity) * 100) / 100 }
  })
  const totals = withSeeds(orders, (seed, index): Values => {
    const sum = told.seeds.reduce((so_far, line) => (line.order === index ? so_far + Number(line.amount) : so_far), 0)
    return { ...seed, total: Math.round(sum * 100) / 100 }
  })
  return putEntity(putEntity(draft, told), totals)
}

type Stock = { readonly by: string; readonly field: string; readonly amount: string }
/** What is ordered is taken off the stock of its kind, and put back where the order is taken back. */
const withStocks = (draft: Draft, orders: string, stocks: readonly Stock[], lines: string): Draft =>
  changeActions(draft, orders, (action) => {
    const isBack = action.kind === 'transition' && /^(?:cancel|reject|refund)/i.test(action.name)
    const back = isBack ? stocks.map(({ by, field, amount }): Effect => ({ kind: 'each', of: lines, by: 'order', to: by, field, amount, sign: 1 })) : []
    const effects = (action.effects ?? []).map((effect): Effect => (effect.kind === 'collect' ? { ...effect, also: [...stocks] } : effect))
    return action.effects ? { ...action, effects: [...back, ...effects] } : action
  })
