import type { Ask } from '../read/ask.ts'
import { isPerson } from '../read/person.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindIn, type Plan, thingNamed } from './plan.ts'
import { pronouns } from './pronouns.ts'
import type { Placed } from './thing.ts'

/** What is no person and yet is spoken with. */
const answers =
  /(?:^| )(?:ai|a\.i\.|bots?|chat ?bots?|artificial intelligence|(?:ai|language|intelligence|intelligent) models?|assistants?|robots?|digital humans?|characters?|community|communities|audience|others?|hosts?|anchors?|authors?|servers?|apis?|backends?|back-ends?|family|telegram|brands?|teams?|groups?|compan(?:y|ies)|each other|one another)$/i
/** What is said something of, where people interact with it. */
const told = /^(?:content|post|article|video|photo|picture|image|story|blog|news|work|artwork)$/
/** "schedule a repair service" books it; "apply a template" uses it; one interacts with a map by using it. */
export function turnedTo(plan: Plan, { verb }: Ask, { noun, light }: Phrase): Pick<Ask, 'verb' | 'kind'> | null {
  if (verb === 'schedule' && kindIn(plan, noun, light)?.kit === 'service') return { verb: 'book', kind: 'create' }
  if (verb === 'interact' && !isPerson(noun) && !answers.test(noun) && !told.test(noun)) return { verb: 'use', kind: 'view' }
  return verb === 'apply' && /(?:^| )(?:template|theme|filter|style|skin|effect|watermark)$/.test(noun) ? { verb: 'use', kind: 'view' } : null
}

/** "recharge their balance", "withdraw money": what is moved is no thing of its own. */
export const moves = (plan: Plan, { ask: { verb, object } }: Placed): boolean =>
  /^(?:recharge|top-up|withdraw)$/.test(verb) &&
  object !== null &&
  (/^(?:.* )?(?:balance|account|wallet|money|cash|funds?|card|earnings?|commissions?|points?|income|credits?)$/.test(object.noun) ||
    (thingNamed(plan, object) === undefined && !(pronouns.has(object.noun) && plan.last))) &&
  !/^(?:request|application|recharge)s?$/.test(object.noun)
