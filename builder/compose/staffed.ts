import { kits } from '../lexicon/kits.ts'
import { isManaging, isPlainUser } from '../lexicon/people.ts'
import { idFrom } from './ids.ts'
import { type Fate, keep, kindIn, type Plan, thingNamed } from './plan.ts'
import { groupOf, type Placed, type Thing } from './thing.ts'

const assigning = /^(?:assign|reassign|allocate|dispatch|delegate)$/
const worked: ReadonlySet<string> = new Set(['request', 'work'])
/** Whether the words have rows of a thing given to somebody who works on them. */
export const isGivenToStaff = ({ kit, asks }: Pick<Thing, 'kit' | 'asks'>): boolean =>
  (kit === 'ticket' || worked.has(kits[kit].group)) && asks.some(({ ask }) => assigning.test(ask.verb))

/** Keeps those of this noun as people whom the site knows: employees, where the noun does not say what they are. */
export function staffCalled(plan: Plan, noun: string): Thing | null {
  const kind = kindIn(plan, noun, '')
  const staff = keep(plan, { noun, kit: kind && kits[kind.kit].group === 'person' && kind.kit !== 'person' ? kind.kit : 'employee' })
  if (staff?.asks.length === 0) staff.views.add('')
  return staff
}

/** "assign tasks", to nobody who is named: the site knows whom they may be given to, whoever the words have take them on or else its staff. */
export function staffed(plan: Plan): void {
  const given = plan.things.filter(isGivenToStaff)
  if (given.length === 0 || plan.things.some((thing) => groupOf(thing) === 'person')) return
  const givers = new Set(given.flatMap(({ asks }) => asks.flatMap(({ ask, role }) => (assigning.test(ask.verb) ? [role] : []))))
  const takers = [...plan.actors].filter(
    (actor) => !givers.has(idFrom(actor, 'role')) && !isPlainUser(actor) && !isManaging(actor) && given.some((thing) => takesOn(thing, idFrom(actor, 'role'))),
  )
  const last = plan.last
  staffCalled(plan, takers[0] ?? 'staff member')
  plan.last = last
}

const handled = /^(?:handling|processing|progress|result|outcome)$/
/** "assign work orders, review the handling": what staff have done is looked over as a step, rather than given stars. */
export function lookedOver(plan: Plan, { ask, clause, role }: Placed): Fate | null {
  if (ask.verb !== 'review' || !ask.object) return null
  const thing = handled.test(ask.object.noun) ? (plan.last ?? undefined) : thingNamed(plan, ask.object)
  if (!thing || !isGivenToStaff(thing)) return null
  thing.turns.push({ verb: 'review', role })
  thing.asks.push({ ask, clause, role })
  plan.last = thing
  return { is: 'thing', thing, partly: false }
}

const takesOn = ({ turns, asks }: Thing, role: string): boolean => [...turns, ...asks].some((one) => one.role === role)
