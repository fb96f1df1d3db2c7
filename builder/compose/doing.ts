import { singular } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindIn, type Plan, thingNamed } from './plan.ts'
import type { Placed } from './thing.ts'

/** What is said of nothing in particular, though it is live. */
const streamed = /^(?:live|live video|voice|voice live|audio|game|event|video live|match|concert)$/
const live = /^(?:live|live video|video live)$/
/** Of what plans are written, rather than of what goes on. */
const planned =
  /^(?:.* )?(?:nutrition|nutritional|diet|dietary|meal|career|financial|finance|wealth|retirement|study|learning|fitness|workout|training|treatment|trip|route|itinerary|care|lesson|marketing)$/
/** What runs out on a day, so that people are reminded of it. */
const lasting = /(?:^| )(?:certificate|licen[cs]e|contract|bill|medicine|medication|birthday|anniversary|policy|vaccination|passport|warranty)$/
const albums = /^(?:(?:photo|picture|online|electronic|digital|personal|family|wedding) )?album$/
/** "implementing an appointment system": what is in it is kept. */
const founding = /^(?:implement|establish|develop|construct|set up)$/
/** What people tell one another. */
const told = /^(?:information|knowledge|experience)$/
const filling: ReadonlySet<Ask['kind']> = new Set(['create', 'update', 'manage', 'delete'])

const seen = (one: Placed, object: Phrase): Placed => ({ ...one, ask: { ...one.ask, verb: 'view', kind: 'view', object } })
const phrase = ({ start, end }: Ask, noun: string, plural = true): Phrase => ({ start, end, noun, light: '', own: false, plural })

/** A doing as what is kept of it: "live streaming" keeps streams, "nutrition planning" plans, "certificate reminders" certificates, and "comparison between flats" the flats; undefined for any other. */
export function doing(plan: Plan, one: Placed): Placed | undefined {
  const { ask } = one
  const { object } = ask
  if (ask.verb === 'stream' && ask.nominal && (object === null || streamed.test(object.noun))) return seen(one, phrase(ask, 'live stream'))
  if (ask.verb === 'stream' && ask.actors.length > 0 && (object === null || live.test(object.noun)))
    return { ...one, ask: { ...ask, verb: 'post', kind: 'create', object: phrase(ask, 'live stream') } }
  if (ask.verb === 'categorize' && ask.nominal && object === null) return seen(one, phrase(ask, 'category'))
  if (!object) return undefined
  if (founding.test(ask.verb) && ask.actors.length === 0 && object.noun.endsWith(' system'))
    return seen(one, { ...object, noun: object.noun.slice(0, -' system'.length), light: '', plural: true })
  if (ask.verb === 'plan' && ask.nominal && object.light === 'planning' && planned.test(object.noun))
    return seen(one, { ...object, noun: `${object.noun} plan`, light: '', plural: true })
  if (/ planning$/.test(object.noun) && planned.test(object.noun.slice(0, -9)))
    return { ...one, ask: { ...ask, object: { ...object, noun: object.noun.slice(0, -4) } } }
  if (/^(?:data|graph) query$/.test(object.noun) && plan.things.some(({ kit }) => kit === 'dataset')) return seen(one, phrase(ask, 'query'))
  if (/^(?:start|launch|submit|run)$/.test(ask.verb) && / job$/.test(object.noun) && kindIn(plan, object.noun, '')?.kit === 'trade_work')
    return { ...one, ask: { ...ask, kind: 'create' } }
  if (ask.verb === 'share' && told.test(object.noun) && (ask.nominal || ask.actors.length > 0))
    return { ...one, ask: { ...ask, verb: 'post', kind: 'create', object: { ...object, noun: `shared ${object.noun}`, light: '', plural: true } } }
  if (ask.verb === 'remind' && lasting.test(object.noun) && !thingNamed(plan, object)) return seen(one, { ...object, light: '', plural: true })
  const compared =
    object.noun === 'comparison' && ask.nominal ? ask.beside.find(({ after, plural }) => plural && /^(?:between|of)$/.test(after ?? '')) : undefined
  if (compared) {
    const offered = thingNamed(plan, compared) ? undefined : plan.things.find(({ kit }) => kits[kit].group === 'offer')
    const object = offered ? { ...compared, noun: offered.noun } : compared
    return { ...one, ask: { ...ask, verb: 'compare', object, beside: [] } }
  }
  if (albums.test(object.noun) && object.plural && ask.actors.length > 0 && filling.has(ask.kind))
    return { ...one, ask: { ...ask, object: { ...object, noun: 'personal album' } } }
  return undefined
}

/** Whom and what one follows in order to hear of what is new there. */
const followable: ReadonlySet<KitName> = new Set<KitName>([
  'expert',
  'teacher',
  'doctor',
  'member_profile',
  'channel',
  'team',
  'sports_team',
  'store',
  'organisation',
  'category',
  'squad_player',
  'league',
])
const others = /^(?:(?:other )?(?:user|people|person|member|friend|account|creator|author|artist|blogger|influencer|each other|player)|each other)$/
const people = /(?:^| )(?:anchor|host|streamer|cook|chef|owner|musician|singer|writer|photographer|designer|reader|traveller|traveler|rider|collector)$/
/** "follow creators": what is followed, where that is somebody or a place of theirs; null for any other following. */
export function followedBy(plan: Plan, { verb, object, actors }: Ask): Phrase | null {
  if (verb !== 'follow' || !object || actors.length === 0 || object.light !== '') return null
  const kind = kindIn(plan, object.noun, '')
  if (kind && (followable.has(kind.kit) || (object.plural && people.test(object.noun)))) return object
  return others.test(object.noun) && object.plural && (kind === null || kits[kind.kit].group === 'person') ? { ...object, noun: 'member profile' } : null
}

const kinds: ReadonlySet<string> = new Set(['text', 'media', 'offer', 'event', 'place', 'play'])
/** "content such as articles, images and videos": each of these kinds. */
export function kindsOfContent(plan: Plan, { object, choices, fields }: Ask): readonly Phrase[] {
  if (!object || fields.length > 0 || !/(?:^| )(?:content|media|multimedia|resource|material)$/.test(object.noun) || choices.length < 2) return []
  const found = choices.map((choice) => phrase(object as unknown as Ask, singular(choice.toLowerCase())))
  return found.every(({ noun }) => kinds.has(kits[kindIn(plan, noun, '')?.kit ?? 'thing'].group)) ? found : []
}

const learning = /^(?:learn|study|watch|follow)$/
const enrolled: ReadonlySet<KitName> = new Set<KitName>(['progress', 'application', 'signup', 'order', 'booking', 'payment', 'homework', 'training_record'])
/** Whether people learn from courses without entering for them: how far they are is kept then. */
export const isLearnt = (plan: Plan, placed: readonly Placed[]): boolean =>
  plan.things.some(({ kit }) => kit === 'course') &&
  !plan.things.some(({ kit }) => enrolled.has(kit)) &&
  placed.some(({ ask }) => (learning.test(ask.verb) || /(?:^| )learning$/.test(ask.object?.noun ?? '')) && (ask.nominal || ask.actors.length > 0))
const texts = /^(?:(?:website|site|page|application|app) )?(?:content|information|page)$/
const general: ReadonlySet<string> = new Set(['talk', 'request', 'rule'])
/** Whether people are to look through what a site tells, though the words name nothing that it tells of. */
export const tellsSomething = (plan: Plan, placed: readonly Placed[]): boolean =>
  plan.things.every(({ kit }) => general.has(kits[kit].group) || kit === 'form') &&
  plan.things.every(({ asks, kit }) => asks.length < 3 || kit === 'inquiry') &&
  placed.some(({ ask }) => ask.actors.length > 0 && /^(?:browse|find|search|read|view)$/.test(ask.verb) && ask.object !== null && texts.test(ask.object.noun))

const said: ReadonlySet<string> = new Set(['inquiry', 'introduction', 'comment', 'setting', 'user_account', 'profile', 'subscription'])
/** Whether a site is described by nothing but its pages and its looks: it still has something to read. */
export const isBare = (plan: Plan): boolean =>
  plan.figures.length === 0 && plan.things.every(({ kit }) => said.has(kit)) && plan.things.some(({ kit }) => kit === 'inquiry')

/** "get a booking code": told with what is made there. */
export const isHandedOut = ({ ask }: Placed): boolean =>
  /^(?:get|receive|obtain)$/.test(ask.verb) && /^(?:booking|confirmation|reference|reservation|order|ticket) (?:code|number)$/.test(ask.object?.noun ?? '')
