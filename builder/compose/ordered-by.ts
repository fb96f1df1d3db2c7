import type { KitName } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import { addField } from './add-field.ts'
import type { Setting } from './setting.ts'
import type { Thing } from './thing.ts'

const called = /(?:^| )(?:customer|client|buyer|guest|patient|member)$/
const isCustomer = ({ kit, noun }: Thing): boolean => kit === 'customer' && called.test(noun)
/** Rows that are called by whose they are. */
const named: ReadonlySet<KitName> = new Set<KitName>(['order', 'booking'])
const further: ReadonlySet<KitName> = new Set<KitName>(['refund', 'project', 'payment', 'production_order'])
/** What follows from one of these is of its customer already. */
const ordered = /(?:^| )(?:order|invoice|quotation|contract)$/

/** In a system of those who work there, what is ordered, booked or returned is of a customer whom they keep, rather than of a name that somebody types. */
export function orderedBy(things: readonly Thing[], setting: Setting): void {
  const whom = things.find(isCustomer)
  if (!whom || setting !== 'team') return
  const isFollowing = (thing: Thing): boolean => thing.kit === 'payment' && things.some((other) => other !== thing && ordered.test(other.noun))
  for (const thing of things)
    if ((named.has(thing.kit) || further.has(thing.kit)) && !isFollowing(thing) && !thing.fields.some(({ label }) => called.test(label.toLowerCase())))
      addField(thing, { start: 0, end: 0, noun: whom.noun, light: '', own: false, plural: false }, [])
}

/** The customer by whom rows of an order or a booking are called. */
export const customerIn = (fields: readonly Field[], { kit }: Thing, things: readonly Thing[], ids: ReadonlyMap<Thing, string>): Field | undefined =>
  named.has(kit) ? fields.find(({ type, entity }) => type === 'reference' && things.some((other) => ids.get(other) === entity && isCustomer(other))) : undefined

/** Whoever orders comes after what is ordered. */
export function afterGoods(fields: Field[], asked: string[], customer: Field): void {
  const goods = fields.find((field) => field.type === 'reference' && field !== customer)
  if (!goods) return
  fields.splice(fields.indexOf(customer), 1)
  fields.splice(fields.indexOf(goods) + 1, 0, customer)
  if (!asked.includes(customer.id) || !asked.includes(goods.id)) return
  asked.splice(asked.indexOf(customer.id), 1)
  asked.splice(asked.indexOf(goods.id) + 1, 0, customer.id)
}
