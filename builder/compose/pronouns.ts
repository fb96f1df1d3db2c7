import { kits } from '../lexicon/kits.ts'
import type { Ask } from '../read/ask.ts'
import type { Plan } from './plan.ts'
import type { Thing } from './thing.ts'

/** Words that stand for what was named before. */
export const pronouns = new Set(['them', 'it', 'these', 'they', 'one', 'those', 'him', 'her', 'theirs', 'ours', 'mine', 'yours', 'their', 'each other'])

const deciding = /^(?:approve|refuse|reject|accept|decline|grant|deny)$/
/** "check claims, ask questions and approve them": what is said about a thing is not decided on. */
/** People of whom each has asked for something. */
const asking = /(?:^| )(?:applicant|candidate|registrant|nominee|entrant)$/
const isDecided = ({ kit, noun }: Thing): boolean =>
  asking.test(noun) || (kit !== 'question' && ['request', 'work', 'money', 'offer', 'text', 'record'].includes(kits[kit].group))
const byLastAsk = (a: Thing, b: Thing): number => (b.asks.at(-1)?.clause ?? -1) - (a.asks.at(-1)?.clause ?? -1)

/** To be told each ask in turn: a pronoun that is said once of several doings means one thing, whatever was kept meanwhile. */
export function pronounsOf(plan: Plan): (ask: Ask) => void {
  let them: { readonly start: number; readonly of: Thing | null } | null = null
  return ({ object, verb }) => {
    if (!object || !pronouns.has(object.noun)) return
    if (them?.start === object.start) plan.last = them.of
    else if (plan.last && deciding.test(verb) && !isDecided(plan.last)) plan.last = plan.things.filter(isDecided).toSorted(byLastAsk)[0] ?? plan.last
    them = { start: object.start, of: plan.last }
  }
}
