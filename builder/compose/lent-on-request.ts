import { kits } from '../lexicon/kits.ts'
import { fieldFor } from './field.ts'
import { into } from './folded.ts'
import { type Plan, rename } from './plan.ts'
import type { Thing } from './thing.ts'

const asking = /^(?:request|apply|apply for|borrow)$/
const asked = /^(?:(?:borrowing |loan |equipment )?(?:application|request))$/
const lent = /^(?:machine|offer|record|thing|item|place)$/
const spans = /^(?:(?:loan|borrowing|rental)_)?period$/

/** "request equipment with a loan period and purpose", "apply with a period": the loan itself is asked for, and approved. */
export function lentOnRequest(plan: Plan, words: string): void {
  const loan = plan.things.find(({ kit, noun }) => kit === 'loan' || /^(?:(?:equipment|instrument|tool) )?(?:loan|borrowing)$/.test(noun))
  if (!loan || (loan.kit !== 'loan' && kits[loan.kit].group !== 'request')) return
  const thing = plan.things.find(
    (one) =>
      loan.makes.length === 0 &&
      one !== loan &&
      lent.test(kits[one.kit].group) &&
      !/(?:^| )(?:return|damage|reminder|data)$/.test(one.noun) &&
      one.makes.length > 0 &&
      one.makes.every(({ verb }) => asking.test(verb)),
  )
  if (thing) {
    for (const { ask, role } of thing.asks) if (/^(?:approve|reject|confirm)$/.test(ask.verb)) thing.manages.add(role)
    loan.makes.push(...thing.makes.map(({ verb, role }) => ({ verb, role, about: thing.noun })))
    move(thing, loan)
    thing.own = false
    for (const role of thing.manages) thing.makes.push({ verb: 'add', role, about: '' })
    loan.about.add(thing.noun)
    if (loan.kit !== 'loan') {
      rename(loan, { noun: 'loan', kit: 'loan' })
      delete loan.meant
    }
  }
  const application = plan.things.find(
    ({ noun, kit, about }) =>
      (kit === 'application' || kit === 'request') && asked.test(noun) && [...about].every((one) => loan.about.has(one) || loan.about.size === 0),
  )
  if (application) into(plan, application, loan)
  if (application && /\bpurpose\b/.test(words) && !loan.fields.some(({ id }) => id === 'purpose')) loan.fields.push(fieldFor('purpose'))
  // A loan is from one day until another anyway.
  loan.fields.splice(0, loan.fields.length, ...loan.fields.filter(({ id }) => !spans.test(id)))
}

/** What was said of the thing was said of its loan. */
function move(from: Thing, to: Thing): void {
  to.fields.push(...from.fields.filter(({ id }) => !to.fields.some((field) => field.id === id)))
  to.turns.push(...from.turns)
  to.states.push(...from.states)
  for (const list of [from.makes, from.fields, from.turns, from.states]) list.splice(0)
}
