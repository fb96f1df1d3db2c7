import type { Action, Effect, Entity, Field, Values } from '../../model.ts'
import { cents } from '../../render/act/prices.ts'
import type { Draft } from '../draft.ts'
import { looksAt } from './booking-times.ts'
import { money, priceOf } from './fields.ts'
import { entityIn, textOf, withFields, withSeeds } from './parts.ts'

/** What a price is for: a booking, each who comes, each day or night, each hour. */
type Per = 'once' | 'head' | 'day' | 'hour'
const daily = /(?:per|a) (?:day|night)$|^(?:daily|nightly|day|night) (?:rate|price|fee|cost|charge|rent|hire)\b/i
const hourly = /(?:per|an) hour$|^hourly\b/i
const each = /per (?:person|head|guest|ticket)$|^(?:ticket price|admission|entrance fee|entry fee|fare)$/i
/** Prices of another measure, and sums that are no price. */
const unpriced = /\b(?:month|monthly|week|weekly|year|yearly|minute|metre|meter|km|word|page|rent|least|minimum|income|balance)\b/i
/** Colleagues pay for what they use where the words say so. */
const paid = /\b(?:pric|rate\b|rates\b|fee|cost|charg|pay|total)/
const colleague = /^(?:employee|colleague|staff|staff member|team member|coworker|researcher|teacher|student)s?$/i
const perOf = ({ label }: Field): Per | null =>
  daily.test(label) ? 'day' : hourly.test(label) ? 'hour' : each.test(label) ? 'head' : unpriced.test(label) ? null : 'once'

/** The price of what is booked by the field `by`. */
export interface Priced {
  readonly by: Field
  readonly price: Field
  readonly per: Per
  readonly offered: Entity
}
/** What a booking costs: what it takes up where that has a price, else of all that it names the first with a price for one of these, the first of them first. */
export function pricedIn(draft: Draft, entity: Entity, { fields }: Action, pers: readonly Per[], taken?: string): Priced | undefined {
  if (looksAt.test(entity.singular)) return undefined
  const named = entity.fields.toSorted((a, b) => Number(b.id === taken) - Number(a.id === taken))
  const all = named.flatMap((by): Priced[] => {
    const offered = by.type === 'reference' && fields.includes(by.id) ? entityIn(draft, by.entity) : undefined
    const price = priceOf(offered)
    const per = price ? perOf(price) : null
    return offered && price && per ? [{ by, price, per, offered }] : []
  })
  const isAmongColleagues = draft.setting === 'team' || draft.model.roles.some(({ name, manages }) => !manages && colleague.test(name))
  if (isAmongColleagues && !paid.test(textOf(draft))) return undefined
  const first = all.find(({ by, per }) => by.id === taken && pers.includes(per))
  return first ?? pers.map((per) => all.find((one) => one.per === per)).find((one) => one !== undefined)
}

/** Whether what is booked is paid by the night or the day. */
export const isStay = (offered: Entity | undefined): boolean => offered?.fields.some(({ label, type }) => type !== 'boolean' && daily.test(label)) ?? false

/** What a booking costs: the price of what is booked, for as many as the number `amount` of it says. */
export const totals = (by: Field, price: Field, amount: string | null): Effect[] =>
  amount === null
    ? [{ kind: 'copy', by: by.id, field: price.id, to: 'total' }]
    : [
        { kind: 'copy', by: by.id, field: price.id, to: 'price' },
        { kind: 'multiply', fields: [amount, 'price'], to: 'total' },
      ]
/** The booking with its price and its total, and believable sums of them. */
export function withTotals(entity: Entity, { offered, by, price }: Omit<Priced, 'per'>, amount: string | null): Entity {
  const wider = withFields(entity, [...(amount === null ? [] : [money('price', price.label)]), money('total', 'Total')])
  return withSeeds(wider, (seed): Values => {
    const one = Number(offered.seeds[Number(seed[by.id] ?? 0)]?.[price.id] ?? 20)
    const many = amount === null ? 1 : Number(seed[amount] ?? 1) || 1
    return { ...seed, ...(amount !== null && { price: one, [amount]: many }), total: cents(one * many) }
  })
}
