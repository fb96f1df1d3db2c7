import { fieldFor } from './field.ts'
import { into } from './folded.ts'
import type { Plan } from './plan.ts'

const chosen = /\b(?:choose|select|pick|set)\b[^.;]{0,60}\b(?:time|time ?slot|date|day)s?\b[^.;]{0,60}\b(?:place|submit|send)\b[^.;]{0,20}\borders?\b/
const booked = /\b(?:book\w*|reserv\w*|appointments?)\b/

/** "choose a package and a time, place orders": the order itself says when, where nobody speaks of bookings. */
export function orderedAt(plan: Plan, words: string): void {
  const booking = plan.things.find(({ kit, noun }) => kit === 'booking' && noun === 'booking')
  const order = plan.things.find(({ kit, makes }) => kit === 'order' && makes.length > 0)
  if (!booking || !order || !chosen.test(words) || booked.test(words)) return
  const bare = { ...booking, makes: [], fields: [] }
  plan.things.splice(plan.things.indexOf(booking), 1, bare)
  for (const [ask, fate] of plan.fates) if (fate.is === 'thing' && fate.thing === booking) plan.fates.set(ask, { ...fate, thing: bare })
  into(plan, bare, order)
  for (const when of ['date', 'time']) if (!order.fields.some(({ id }) => id === when)) order.fields.push({ ...fieldFor(when), required: true })
}
