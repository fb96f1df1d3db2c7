import { into } from './folded.ts'
import { type Plan, rename } from './plan.ts'
import type { Thing } from './thing.ts'

const journeys = /(?:^| )(?:sailing|voyage|crossing|trip|flight|train|bus|coach|departure|ride)$/
const times = /^(?:timetable|schedule|ticket)$/
/** What shows that somebody paid: the ticket that was bought, by another name. */
const shown = /^(?:e-?|electronic |digital |mobile |online )tickets?$|^(?:ticket|entry|entrance|qr) code$/
const sold = /^ticket sales?$/
/** For whom a ticket is, which is no field of its payment. */
const fares = /^(?:adult|child|senior|student)s?$/
const isLookedAt = ({ makes, manages, edits }: Thing): boolean => makes.length + manages.size + edits.size === 0

/** "search sailings, buy tickets, view e-tickets": a ticket is a place on a sailing, and what was bought is the electronic ticket. */
export function ticketing(plan: Plan): void {
  const order = plan.things.find(({ kit, makes }) => kit === 'order' && makes.some(({ verb }) => /^(?:buy|purchase|book|order|get)$/.test(verb)))
  if (!order || ![...order.about].some((noun) => /(?:^| )ticket$/.test(noun))) return
  for (const other of plan.things.filter((one) => one !== order && (shown.test(one.noun) || sold.test(one.noun)) && isLookedAt(one))) into(plan, other, order)
  const goods = plan.things.find(({ noun, kit }) => kit !== 'order' && /(?:^| )ticket$/.test(noun) && order.about.has(noun))
  const price = plan.things.find(({ noun, kit }) => kit === 'service' && noun === 'price')
  if (goods && price) into(plan, price, goods)
  for (const { kit, fields } of plan.things) if (kit === 'payment') fields.splice(0, fields.length, ...fields.filter(({ id }) => !fares.test(id)))
  const ticket = plan.things.find(({ noun, kit }) => kit === 'ticket_travel' && noun === 'ticket')
  const journey = plan.things.find(
    ({ noun, kit, manages }) => journeys.test(noun) && (kit === 'ticket_travel' || kit === 'trip' || kit === 'trade_item' || manages.size > 0),
  )
  if (!ticket || !journey || journey === ticket || !isLookedAt(ticket)) return
  rename(journey, { noun: journey.noun, kit: 'ticket_travel' })
  for (const other of plan.things.filter((one) => one !== journey && one.kit === 'ticket_travel' && times.test(one.noun))) into(plan, other, journey)
}
