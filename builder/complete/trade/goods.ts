import type { Part } from '../../compose/pages.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { otherKinds } from '../social/several-kinds.ts'
import { priceOf } from './fields.ts'
import { entityIn, partsOf, putEntity, textOf, withoutFields } from './parts.ts'
import { bought } from './sold-beside.ts'

const buying =
  /\b(?:cart|basket|checkout|(?<!\bin (?:and |or )?)check out|e-?commerce|shopping|online (?:\w+ )?(?:store|shop|mall|market|ordering)|shop|mall)\b/
const always: readonly KitName[] = ['product', 'dish']
/** What is sold one by one. */
export const sold: readonly KitName[] = ['product', 'dish', 'book', 'plant', 'gear', 'music', 'movie', 'course', 'game', 'crop', 'pet', 'medicine', 'coupon']

/** What a shop sells, where the site is one: there is a cart, or what is offered is ordered by its visitors. */
export function goodsOf(draft: Draft): Part | undefined {
  const words = textOf(draft)
  const carts = partsOf(draft, 'cart')
  if (draft.setting === 'personal' || draft.setting === 'private' || (draft.setting === 'team' && carts.length === 0 && !/\bcart\b|\bcheckout\b/.test(words)))
    return undefined
  const orders = partsOf(draft, 'order')
  const isShop = carts.length > 0 || buying.test(words)
  const ordered = (part: Part) => orders.some(({ made }) => made.entity.fields.some(({ entity }) => entity === part.made.entity.id))
  const offers = partsOf(draft, ...sold).filter(({ made }) => made.entity.read === 'public')
  const isInCart = ({ id }: Entity) => carts.some(({ made }) => made.entity.fields.some(({ entity }) => entity === id))
  // Whatever the words put into a cart is sold, of whatever kind.
  const named = draft.parts.find(({ made }) => made.entity.read === 'public' && priceOf(made.entity) !== undefined && isInCart(made.entity))
  if (isShop) return named ?? offers.find(ordered) ?? offers.find(({ made }) => always.includes(made.thing.kit)) ?? (carts.length > 0 ? offers[0] : undefined)
  const lead = offers.find(ordered)
  return offers.find((part) => always.includes(part.made.thing.kit) && ordered(part)) ?? (lead && isBoughtWithOthers(draft, lead) ? lead : undefined)
}
/** Whether kinds are bought together: "purchase music and videos". */
const isBoughtWithOthers = (draft: Draft, { made }: Part): boolean => {
  const others = otherKinds(draft, '', made.entity.id, bought).map(({ id }) => id)
  return partsOf(draft, ...sold, 'video', 'exam', 'file', 'document').some((other) => others.includes(other.made.entity.id))
}

const ordersServices = /\border(?:s|ing)? (?:for |of )?(?:[\w-]+ ){0,2}services?\b/
const ordersGoods = /\border(?:s|ing)? (?:for |of )?(?:[\w-]+ ){0,2}(?:products?|goods|items|dish(?:es)?)\b/
/** The orders that goods are bought by; those of a service that has its own price, where the words have them, are placed at the service. */
export function orderedAs(draft: Draft, goods: Part): Part | undefined {
  const orders = partsOf(draft, 'order')
  const about = ({ made }: Part, id: string): boolean => made.entity.fields.some(({ entity }) => entity === id)
  const words = textOf(draft)
  const apart = ordersServices.test(words) && !ordersGoods.test(words) && goods.made.thing.kit === 'product' ? partsOf(draft, 'service') : []
  const services = apart.filter(({ made: { entity } }) => entity.read === 'public' && priceOf(entity))
  const open = orders.filter((part) => !services.some(({ made }) => about(part, made.entity.id)))
  return open.find((part) => about(part, goods.made.entity.id)) ?? open[0]
}
/** Orders of a service, of which each is called by its service, say nothing of goods that are bought by orders of their own. */
export const withoutGoods = (draft: Draft, goods: Entity): Draft =>
  partsOf(draft, 'order').reduce((so_far, { made: { entity } }) => {
    const now = entityIn(so_far, entity.id) ?? entity
    const gone = now.fields.filter((field) => field.entity === goods.id).map(({ id }) => id)
    const service = now.fields.find((field) => partsOf(draft, 'service').some(({ made }) => made.entity.id === field.entity))
    const title = service && gone.includes(now.title) ? service.id : now.title
    return gone.length === 0 || gone.includes(title) ? so_far : putEntity(so_far, withoutFields({ ...now, title }, gone))
  }, draft)
