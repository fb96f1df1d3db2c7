import { capital, plural, singular } from '../lexicon/inflect.ts'
import { kitFor } from '../lexicon/shapes.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { clausesIn } from './archetypes.ts'
import { kindOf } from './kind.ts'
import type { Kind, Plan } from './plan.ts'
import { isSame, type Placed, type Thing } from './thing.ts'

const handed: ReadonlySet<Kind['kit']> = new Set<Kind['kit']>(['application', 'trade_request', 'signup', 'credit'])
const registering = /^(?:registration|entry|enrolment|enrollment)$/
/** What is given to whoever applied for it, rather than handed in. */
const granted = /(?:^| )(?:permit|licen[cs]e|visa|pass)$/
const served = /^(?:portal|service|office|desk)$/
const whoApplies = /^(?:applicant|claimant|runner|participant|athlete|competitor|attendee|entrant|resident|citizen|student|parent)$/

/** What a site is there to hand in, by its subject: the permit of "a permit portal", the registration of "a registration website"; null for any other. */
function appliedFor({ subject: { topic, site, about } }: Brief): Kind | null {
  if (registering.test(topic[0] ?? '') && topic.length > 1) return kindOf([about.at(-1) ?? '', 'registration'].join(' ').trim(), '')
  const isPortal = served.test(site) || served.test(topic.at(-1) ?? '')
  const words = served.test(topic.at(-1) ?? '') ? topic.slice(0, -1) : topic
  const kind = isPortal && words.length > 0 ? kindOf(singular(words.slice(-2).join(' ')), '') : null
  if (kind === null || !handed.has(kind.kit)) return null
  return granted.test(kind.noun) ? { noun: `${kind.noun} application`, kit: 'trade_request' } : kind
}

const papers = /(?:^| )(?:drawing|document|plan|photo|file|fee|payment|objection|appeal|letter|decision|notice|inspection|comment|note|hearing|remark)$/
/** Whether a thing is handed in, paid or written about what was applied for. */
export const isPaper = ({ noun }: Pick<Thing, 'noun'>): boolean => papers.test(noun)

/** What those who apply hand in with it is nobody else's to read. */
export function handedInBy({ applied, things }: Plan): void {
  if (applied) for (const thing of things) if (isPaper(thing) && thing.makes.length > 0 && thing.makes.every(({ role }) => role === '')) thing.own = true
}

/** "request missing documents" of those who applied: a step of what they applied for, which has one. */
export const asksForPapers = ({ applied }: Plan, { ask, role }: Placed): boolean =>
  applied !== null &&
  role !== '' &&
  ask.verb === 'request' &&
  /(?:^| )(?:document|paper|record|drawing|information)$/.test(ask.object?.noun ?? '') &&
  kitFor(applied.kit, applied.noun).life?.includes('Request documents:') === true

const isMade = ({ makes, kit }: Thing): boolean => makes.length > 0 && handed.has(kit)
/** Clauses by which somebody hands it in, where the words tell only what goes with it: its fee, its stages, what is decided. */
export function appliedForIn(brief: Brief, own: Plan): { readonly kind: Kind; readonly clauses: Clause[] } | null {
  const kind = appliedFor(brief)
  const who = [...own.actors].find((actor) => whoApplies.test(actor))
  if (kind === null || who === undefined || own.things.some((thing) => isMade(thing) && (isSame(thing, kind) || thing.kit === kind.kit))) return null
  return { kind, clauses: clausesIn(`${capital(plural(who))} can submit ${plural(kind.noun)}.`) }
}
