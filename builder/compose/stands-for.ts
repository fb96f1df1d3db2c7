import { kits } from '../lexicon/kits.ts'
import type { Phrase } from '../read/phrase.ts'
import { asksForPapers } from './applied-for.ts'
import { kindIn, type Plan, thingNamed } from './plan.ts'
import { dealtIn } from './purses.ts'
import type { Placed } from './thing.ts'

const affirmed = /^(?:ownership|eligibility)$/
const affirmable = new Set(['request', 'record'])
/** What an object stands for that names nothing kept by itself: access for a request for it, a page about people for them, a countdown for what ends then, ownership for what was claimed; null for any other. */
function standsFor(plan: Plan, { ask, role, clause }: Placed, { noun }: Phrase): (Partial<Phrase> & { noun: string }) | null {
  if (asksForPapers(plan, { ask, role, clause })) return { noun: plan.applied!.noun, light: '' }
  if (ask.verb === 'request' && noun === 'access' && ask.actors.length > 0) return { noun: 'access request', light: '', plural: false }
  const [beside] = ask.beside
  if (noun === 'page' && ask.nominal && beside?.after === 'about' && beside.plural && kindIn(plan, beside.noun, '') !== null)
    return { ...beside, light: 'page' }
  if (ask.kind === 'transition' && affirmed.test(noun) && plan.last && affirmable.has(kits[plan.last.kit].group)) return { noun: plan.last.noun, light: '' }
  const until = /^countdown(?: timer)?$/.test(noun) ? ask.beside.map((phrase) => thingNamed(plan, phrase)).find((thing) => thing !== undefined) : undefined
  return until ? { noun: until.noun, light: '' } : null
}

const turns = /^(?:open|close|start|end|stop|begin|finish|reopen)$/
const castings = /^(?:votes?|voting|polls?|ballots?|bidding)$/
/** "the chair opens and closes the vote": what is voted on is opened, no single vote. */
function votedOn(plan: Plan, { ask }: Placed, { noun }: Phrase): Pick<Phrase, 'noun' | 'light'> | null {
  if (!turns.test(ask.verb) || !castings.test(noun)) return null
  const vote = plan.things.find(({ kit }) => kit === 'vote')
  const about = plan.things.findLast((thing) => vote?.about.has(thing.noun) || thing.kit === 'poll')
  return about ? { noun: about.noun, light: '' } : null
}

/** An ask by what its object means here: what that stands for, or what is dealt in by that name. */
export function meantBy(plan: Plan, one: Placed, object: Phrase): Placed | null {
  const stood = standsFor(plan, one, object) ?? votedOn(plan, one, object)
  return stood ? { ...one, ask: { ...one.ask, object: { ...object, ...stood } } } : dealtIn(plan, one, object)
}
