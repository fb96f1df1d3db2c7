import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isField } from '../read/field.ts'
import { addField } from './add-field.ts'
import type { Fate, Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const reading = /^(?:read|know|learn|see|view|check)$/
/** "read about height, year built, and opening hours" of what was looked at before: what is noted of it, none of it a thing by itself. */
export function isToldOf(plan: Plan, list: readonly Placed[]): boolean {
  const { last } = plan
  const [first] = list
  if (!first || !last || list.length < 3 || !reading.test(first.ask.verb) || first.ask.actors.length === 0 || kits[last.kit].group === 'request') return false
  const parts = list.map(({ ask }) => ask.object!.noun)
  const known = parts.filter((noun) => kitOf(noun) !== undefined && kitOf(noun) !== 'hours' && !isField(noun))
  return (
    known.length === 0 &&
    !parts.some((noun) => plan.things.some((thing) => thing.noun === noun)) &&
    parts.some((noun) => isField(noun) || kitOf(noun) === undefined)
  )
}
export function toldOf(plan: Plan, one: Placed): Fate {
  const thing = plan.last!
  addField(thing, { ...one.ask.object!, own: false }, [])
  thing.asks.push(one)
  return { is: 'thing', thing, partly: false }
}
