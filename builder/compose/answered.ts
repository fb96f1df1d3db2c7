import { isField } from '../read/field.ts'
import { addField } from './add-field.ts'
import { type Fate, type Kind, type Plan, record } from './plan.ts'
import type { Placed } from './thing.ts'

const asked = new Set<Kind['kit']>(['invoice', 'request', 'application', 'inquiry', 'question', 'ticket', 'booking'])
/** "Estimators answer with an amount": a step of what others asked for, with what they tell of it. */
export function answered(plan: Plan, one: Placed): Fate | null {
  const { ask } = one
  const thing =
    /^(?:answer|reply|respond)$/.test(ask.verb) && ask.actors.length > 0
      ? plan.things.findLast(
          ({ kit, noun, makes }) =>
            (asked.has(kit) || /(?:quote|quotation|request|claim|complaint|inquiry|enquiry)$/.test(noun)) && makes.some(({ role }) => role !== one.role),
        )
      : undefined
  if (!thing) return null
  record(thing, { ...one, ask: { ...ask, kind: 'transition', verb: 'answer' } })
  thing.edits.add(one.role)
  for (const phrase of ask.beside) if (isField(phrase.noun)) addField(thing, phrase, [])
  plan.last = thing
  return { is: 'thing', thing, partly: false }
}
