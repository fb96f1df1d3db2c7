import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindIn, type Plan, thingNamed } from './plan.ts'
import type { Placed } from './thing.ts'

/** "schedule a repair service" books it; "apply a template" uses it. */
export function turnedTo(plan: Plan, { verb }: Ask, { noun, light }: Phrase): Pick<Ask, 'verb' | 'kind'> | null {
  if (verb === 'schedule' && kindIn(plan, noun, light)?.kit === 'service') return { verb: 'book', kind: 'create' }
  return verb === 'apply' && /(?:^| )(?:template|theme|filter|style|skin|effect|watermark)$/.test(noun) ? { verb: 'use', kind: 'view' } : null
}

/** "recharge their balance", "withdraw money": what is moved is no thing of its own. */
export const moves = (plan: Plan, { ask: { verb, object } }: Placed): boolean =>
  /^(?:recharge|top-up|withdraw)$/.test(verb) &&
  object !== null &&
  (/^(?:.* )?(?:balance|account|wallet|money|cash|funds?|card|earnings?|commissions?|points?|income|credits?)$/.test(object.noun) ||
    thingNamed(plan, object) === undefined) &&
  !/^(?:request|application|recharge)s?$/.test(object.noun)
