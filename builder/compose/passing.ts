import { isPlural } from '../lexicon/inflect.ts'
import type { Ask } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import type { Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const vague =
  /^(?:stuff|thing|each|one|lot|bit|way|time|rest|everything|something|anything|nothing|sure|afterwards?|double|come|need|place|spot|part|half|day|week|weekend|evening|morning|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|month|year|idea|kind|sort|end|front|back|top|bottom|side|turn|try|go|look|love|hand|fun|life|world|home|phone|cash|door|way|help|name|number|couple|other|minute|hour|mess|trouble|problem|case|fact|matter|point|chance|mind|care|interest|top|bunch|pile|ton|load|car|house|street|town|village|kitchen|people|whoever|whatever|hall)$/
const spoken =
  /^(?:i|we|you|they|he|she|it|who|whoever|what|when|where|how|that|this|these|those|is|are|was|be|been|do|does|did|have|has|got|get|gets|not|no|someone|somebody|anyone|else|too|so|up|out|off|down|again|there|here|just|only|also|really|some|any|as|at|if|on|in|than|then|them|us|me|my|our|his|her|their|your|\d.*)$/

/** Names of what is noted, which a list of what somebody needs is full of. */
export const isNotedInPassing = (plan: Plan, { kind, actors }: Ask, { noun, plural, own }: Phrase): boolean =>
  plan.from > 0 &&
  !plural &&
  !own &&
  (kind === 'view' || actors.length === 0) &&
  (isField(noun) || /^(?:holder|person|due date|payment status|quantity|duration|number|description)$/.test(noun))

/** Words for people that name nobody in particular. */
export const isAnybody = ({ noun }: Phrase): boolean =>
  /^(?:everyone|everybody|anyone|anybody|whoever|somebody|someone|nobody|people|guy|folk|other|them|me|us)$/.test(noun)

/** Whether a noun that is not known is only said in passing, by somebody who speaks in their own words. */
export function isSaidInPassing(ask: Ask, object: Phrase, isKnown: boolean): boolean {
  const words = object.noun.split(' ')
  if (words.some((word) => spoken.test(word)) || vague.test(words.at(-1)!) || words.length > 3) return true
  if (ask.fields.length > 0) return false
  const isMade = (ask.kind === 'create' && ask.actors.length > 0) || ask.kind === 'manage'
  if (ask.nominal && object.plural && words.length === 1) return false
  return isKnown || !(isMade && (object.plural || isPlural(object.noun)))
}

/** What our own sentences for a situation say already in other words. */
export const isCovered = (plan: Plan, { ask, clause }: Placed, covers: readonly RegExp[] = []): boolean =>
  clause >= plan.from && plan.things.length > 0 && ask.object !== null && covers.some((one) => one.test(ask.object!.noun))
