import { headOf } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { isManaging, isPlainUser } from '../lexicon/people.ts'
import { relations } from '../lexicon/relations.ts'
import type { Clause } from '../read/clause.ts'
import { kindIn, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const looking = /^(?:review|audit|moderate|vet)$/
const noted = /^(?:review|audit|auditing|moderation)$/
/** What is handed in for others to publish is held back until then as it is. */
const handing = /^(?:submit|contribute|pitch|propose|send)$/
/** Those who run their own part of a site: its blogger, the secretary of a branch, the organizations that publish on it. */
const inCharge = /(?:^| )(?:secretary|blogger|organi[sz]ation)$/
const isInCharge = (actor: string): boolean => isManaging(actor) || inCharge.test(actor)
/** What counts only once somebody has looked it over. */
const counted = /(?:^| )(?:point|hour|applicant|registration|sign-up|achievement)$/
const making = new Set(['create', 'transfer'])
/** What others put up for all to see, without saying of what kind it is. */
const anything = /^(?:(?:user|published|posted|uploaded|submitted|user-generated|shared) )?(?:content|contribution|submission|publication)$/
const shown: ReadonlySet<string> = new Set(['text', 'media', 'offer', 'event', 'place'])
const said: ReadonlySet<KitName> = new Set<KitName>(['comment', 'post', 'work', 'diary', 'question', 'answer', 'trade_item', 'trip'])
/** What has its own way of being judged, or is only looked through. */
const apart: ReadonlySet<KitName> = new Set<KitName>([
  'review',
  'document',
  'service',
  'contract',
  'case_file',
  'code_function',
  'announcement',
  'policy',
  'message',
])
/** What people put up by a verb that names it: "comment", "post". */
const spoken = new Set(['comment', 'post', 'ask', 'answer', 'blog'])

/** The side of the system from which a site is run: "the backend can review merchants". */
const end =
  /^(?:the )?(?:[\w-]+ )?(?:back-?end|background|back office|management (?:end|side|system|platform|back-?end|background|terminal)|admin(?:istration)? (?:end|side|panel|back-?end|console))\b/
const another = /^(?:the|users?|it|they)\b/
/** Which of the clauses, in lower case, say what is done on that side; one goes on with it until another names who acts. */
function runOf(clauses: readonly Pick<Clause, 'actors'>[], texts: readonly string[]): boolean[] {
  let isRunning = false
  return texts.map((text, at) => {
    if (clauses[at]!.actors.length > 0 || (another.test(text) && !end.test(text))) isRunning = false
    else if (end.test(text)) isRunning = true
    return isRunning
  })
}

const taking =
  /^(?:merchant|advertiser|brand|supplier|manufacturer|employer|recruiter|compan(?:y|ie)|enterprise|landlord|organi[sz]er|store owner|shop owner|agency)$/
const takenOn = /(?:^| )(?:promoter|affiliate|publisher|distributor|influencer|creator|agent|applicant|candidate|participant|exhibitor|anchor|streamer)$/
/** "Merchants review promoters": whom somebody lets work for them is looked over rather than rated. */
const takesOn = ({ ask }: Placed): boolean => ask.actors.some((actor) => taking.test(actor)) && takenOn.test(ask.object?.noun ?? '')

/** What others than those who run the site put up for all to see, in the order of the words. */
function putUp(plan: Plan, placed: readonly Placed[], isRun: (one: Placed) => boolean): string[] {
  return placed.flatMap((one) => {
    const { verb, kind, object } = one.ask
    if (isRun(one) || !making.has(kind)) return []
    if (handing.test(verb)) return []
    if (spoken.has(verb)) return [relations[verb]!]
    const made = object && kindIn(plan, object.noun, object.light)
    return made && isShown(made.kit) ? [object.noun] : []
  })
}
const isShown = (kit: KitName): boolean => !apart.has(kit) && (said.has(kit) || shown.has(kits[kit].group))

/** Whether an ask says no more than that somebody looks a thing over. */
export const looksOver = ({ verb }: Placed['ask']): boolean => looking.test(verb)

/** "administrators review posts" that others publish: each is let through or turned away rather than rated. By their places among the asks, what is so judged. */
export function judgedIn(
  plan: Plan,
  placed: readonly Placed[],
  clauses: readonly Pick<Clause, 'actors'>[],
  texts: readonly string[],
): ReadonlyMap<number, Placed> {
  const run = runOf(clauses, texts)
  const isRun = ({ ask, clause }: Placed): boolean => (ask.actors.length > 0 ? ask.actors.every(isInCharge) : !ask.nominal && run[clause] === true)
  const found = new Map<number, Placed>()
  let made: string[] | undefined
  placed.forEach((one, at) => {
    const { verb, object, nominal } = one.ask
    if (
      !object ||
      !(nominal ? verb === 'approve' && noted.test(object.light) && anything.test(object.noun) : looking.test(verb) && (isRun(one) || takesOn(one)))
    )
      return
    made ??= putUp(plan, placed, isRun)
    const noun = anything.test(object.noun) ? made[0] : made.find((other) => other === object.noun || headOf(other) === headOf(object.noun))
    const own = kindIn(plan, object.noun, '')
    const isWho = own !== null && !isPlainUser(object.noun) && plan.actors.has(object.noun)
    if (!isWho && !(own && counted.test(own.noun)) && (noun === undefined || (!anything.test(object.noun) && !(own && isShown(own.kit))))) return
    const meant = { ...object, ...(anything.test(object.noun) && { noun: noun! }) }
    found.set(at, { ...one, ask: { ...one.ask, verb: 'approve', kind: 'transition', object: meant } })
  })
  return found
}

/** What is judged can be turned away too. */
export function turnedAway(judged: readonly Placed[], fateOf: (one: Placed) => ReturnType<Plan['fates']['get']>): void {
  for (const one of judged) {
    const fate = fateOf(one)
    if (fate?.is !== 'thing') continue
    const { turns } = fate.thing
    if (!turns.some(({ verb }) => verb === 'approve')) continue
    if (!turns.some(({ verb }) => verb === 'reject')) turns.push({ verb: 'reject', role: one.role })
    Object.assign(fate.thing, { judged: true })
  }
}
