import { kitFor } from '../lexicon/shapes.ts'
import type { Clause } from '../read/clause.ts'
import { addField } from './add-field.ts'
import { type Plan, thingNamed } from './plan.ts'
import type { Placed } from './thing.ts'

const near = /\bnearby\b/i
const nearWhom = /\bnear (?:me|us|you|them|him|her|their (?:home|location|position))\b/i
const places = /(?:^|;)~?(?:Place|Address|Location|Venue|City|Town|Area|Where|Street|Site|From)\b/

/** "browse nearby painters", "find stores near me": what is looked for by where it is says where that is. */
export function nearby(plan: Plan, placed: readonly Placed[], clauses: readonly Clause[], said: readonly string[]): void {
  for (const { ask, clause } of placed) {
    const { object } = ask
    const text = said[clause] ?? ''
    const from = object ? object.start - clauses[clause]!.start : 0
    const isNear =
      object !== null &&
      (near.test(text.slice(Math.max(0, from), object.end - clauses[clause]!.start)) || nearWhom.test(text.slice(object.end - clauses[clause]!.start)))
    const thing = isNear ? thingNamed(plan, object) : undefined
    if (thing && !places.test(kitFor(thing.kit, thing.noun).fields))
      addField(thing, { start: ask.start, end: ask.end, noun: 'location', light: '', own: false, plural: false }, [])
  }
}
