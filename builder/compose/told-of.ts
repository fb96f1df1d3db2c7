import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isField } from '../read/field.ts'
import { addField } from './add-field.ts'
import type { Fate, Plan } from './plan.ts'
import { usualOf } from './property.ts'
import type { Placed, Thing } from './thing.ts'

const taking = /^(?:collect|gather|require|request|enter|capture)$/
const ofPeople =
  /^(?:(?:user|customer|full|first|last) )?name$|^(?:email(?: address)?|(?:mobile |contact )?(?:phone|phone number)|address|gender|age|nickname|birthday)$/
/** "collect the guest's full name, email address and phone number": what a form asks of people, none of it a thing by itself. */
const isAskedOfPeople = (list: readonly Placed[]): boolean =>
  list.length > 1 && list.every(({ ask }) => taking.test(ask.verb) && ofPeople.test(ask.object!.noun))

const reading = /^(?:read|know|learn|see|view|check)$/
const sums = /^(?:sub-?total|discount|tax|vat|sales tax|total|grand total|total amount)$/
/** "see subtotal, discount, tax and total" of quotes with line items: what a document comes to, none of it a thing by itself. */
const isReckoned = ({ last, things }: Plan, list: readonly Placed[]): boolean =>
  list.length > 1 &&
  last !== undefined &&
  last !== null &&
  documents.has(last.kit) &&
  things.some(({ noun }) => / (?:item|line)$/.test(noun)) &&
  list.every(({ ask }) => sums.test(ask.object!.noun))
const documents: ReadonlySet<Thing['kit']> = new Set<Thing['kit']>(['quotation', 'invoice', 'purchase_order'])

/** "read about height, year built, and opening hours" of what was looked at before: what is noted of it, none of it a thing by itself. */
export function isToldOf(plan: Plan, list: readonly Placed[]): boolean {
  const { last } = plan
  const [first] = list
  if (last && isAskedOfPeople(list)) return true
  if (isReckoned(plan, list)) return true
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
  const { noun } = one.ask.object!
  if (sums.test(noun) && documents.has(thing.kit)) {
    if (/tax|vat/.test(noun)) addField(thing, one.ask.object!, [])
    return { is: 'thing', thing, partly: false }
  }
  addField(thing, { ...one.ask.object!, noun: ofPeople.test(noun) && noun.endsWith('name') && noun !== 'nickname' ? 'name' : noun, own: false }, [])
  thing.asks.push(one)
  return { is: 'thing', thing, partly: false }
}

/** "view trail length and difficulty" where trails are kept: both are noted of trails, whatever was spoken of before; null for a list that names no kept thing first. */
export function toldOfNamed(plan: Plan, one: Placed, list: readonly Placed[]): Fate | null {
  const { verb, actors, object } = list[0]?.ask ?? {}
  if (list.length < 2 || !object || actors?.length === 0 || !reading.test(verb ?? '')) return null
  const thing = plan.things.find(({ noun }) => object.noun.startsWith(`${noun} `) && isField(object.noun.slice(noun.length + 1)))
  const isOther = (noun: string): boolean => !isField(noun) || plan.things.some((other) => other.noun === noun)
  if (!thing || list.slice(1).some(({ ask }) => ask.verb !== verb || isOther(ask.object!.noun))) return null
  const { noun } = one.ask.object!
  const label = noun.startsWith(`${thing.noun} `) ? noun.slice(thing.noun.length + 1) : noun
  if (!usualOf(thing, label)) addField(thing, { ...one.ask.object!, noun: label, own: false }, [])
  thing.asks.push(one)
  return { is: 'thing', thing, partly: false }
}
