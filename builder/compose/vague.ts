import type { KitName } from '../lexicon/kits.ts'
import type { Ask } from '../read/ask.ts'
import { kindIn, type Plan } from './plan.ts'
import { groupOf, type Placed, type Thing } from './thing.ts'

const hollow = /^(?:information|content|data|resource)$/
const telling = /^(?:about|on|regarding|concerning)$/
const turning =
  /^(?:(?:(?:main|first|second|third|next|last|different|specific)[ -])?page|(?:(?:business|functional|function|content|different)[ -])?module|section)$/

/** What is built, by whatever it is called. */
const itself =
  /^(?:(?:web|online|mobile|whole|user|site|chat) )?(?:application|app|tool|software|system|platform|program|mini-program|small program|website|site|web ?page|interface|editor|client|plugin)$/

/** "images and other content": what the list names before it stands for what it does not; undefined where nothing of it does. */
export function namedBeside(one: Placed, list: readonly Placed[]): Placed | undefined {
  const { object, verb } = one.ask
  if (object?.noun !== 'content' || object.own || /^(?:publish|create|add|upload|release|post|generate)$/.test(verb)) return undefined
  return list.slice(0, list.indexOf(one)).find((other) => other.ask.object !== null && !hollow.test(other.ask.object.noun))
}

/** "use the platform to communicate": what is built is used, and no part of what was named before. */
export const usesItself = ({ verb, object, actors }: Pick<Ask, 'verb' | 'object' | 'actors'>): boolean =>
  /^(?:use|operate)$/.test(verb) && object !== null && itself.test(object.noun) && !object.plural && !object.own && actors.length > 0

/** "browse different pages", "manage different modules": what every site lets a visitor do; tabs whose kinds are told are kept. */
export function turnsPages({ things }: Plan, { ask }: Placed): boolean {
  const { object, verb, kind, nominal, choices, actors } = ask
  if (!object) return false
  const isLooked = ['view', 'search', 'choose', 'external'].includes(kind)
  if (turning.test(object.noun)) return isLooked
  if (/^(?:use|operate)$/.test(verb)) return usesItself({ verb, object, actors })
  if (!object.plural || object.own || things.some(({ noun }) => noun === object.noun)) return false
  if (object.noun === 'element') return isLooked && (!nominal || choices.length > 0)
  if (object.noun === 'tab') return isLooked && choices.length === 0
  return object.noun === 'module' && things.length > 1 && !nominal && kind === 'manage'
}

/** "support multiple languages": how the whole site speaks, and nothing that it keeps. */
export const speaksSeveral = ({ ask }: Placed): boolean => ask.object?.noun === 'language' && /^(?:view|external|choose|update)$/.test(ask.kind)

/** "control the character", "move the paddle": how a game is played, in which the piece is no list of its own. */
export const steersPiece = (plan: Plan, { ask }: Placed): boolean =>
  plan.domain === 'game' &&
  /^(?:control|steer|move|guide|manoeuvre|maneuver|rotate)$/.test(ask.verb) &&
  ask.object !== null &&
  !ask.object.plural &&
  !ask.nominal &&
  !plan.things.some(({ noun }) => noun === ask.object!.noun)

/** What one types in order to find something: "input keywords". */
export const isSoughtBy = ({ ask }: Placed): boolean =>
  ask.actors.length > 0 &&
  /^(?:input|enter)$/.test(ask.verb) &&
  /^(?:(?:search|query|relevant|related|specific) )?(?:keyword|search term)$/.test(ask.object?.noun ?? '')
/** "to provide convenient travel services", "to provide a digital campus solution": what the whole site is there for, in its first words. */
export const isPitch = ({ ask, clause }: Placed, list: readonly Placed[], from: number): boolean =>
  /^(?:provide|offer)$/.test(ask.verb) &&
  ask.actors.length === 0 &&
  !ask.nominal &&
  clause - from <= 2 &&
  (list.some((other) => other.ask.object?.noun.endsWith(' service') === true) || / solution$/.test(ask.object?.noun ?? ''))

const takingPart = /^(?:participate|engage|take part|join|conduct)$/
const said: Readonly<Partial<Record<KitName, string>>> = { comment: 'post', question: 'ask', post: 'post', form: 'fill' }
/** "participate in discussions" is saying something there, "participate in surveys" filling them in, and in rankings looking at them. */
function takesPart(plan: Plan, { ask }: Placed): Ask | null {
  const kind = takingPart.test(ask.verb) && ask.object && ask.kind === 'create' ? kindIn(plan, ask.object.noun, ask.object.light) : null
  if (kind === null || (ask.verb === 'join' && kind.kit !== 'comment')) return null
  if (kind.kit === 'score' && /(?:ranking|leaderboard)$/.test(kind.noun)) return { ...ask, verb: 'view', kind: 'view' }
  const verb = said[kind.kit]
  return verb === undefined || (kind.kit === 'form' && !/(?:survey|questionnaire)$/.test(kind.noun)) ? null : { ...ask, verb }
}

const marking = /^(?:collect|favou?rite|like|bookmark|save)$/
/** "collect content of interest": of what the site shows. */
function markedIn({ things }: Plan, { verb, object, actors }: Ask): Thing | undefined {
  if (!object || actors.length === 0 || !marking.test(verb) || !/^(?:content|information)$/.test(object.noun)) return undefined
  return things.find((thing) => /^(?:offer|text|media|place|event)$/.test(groupOf(thing)) && thing.views.size > 0)
}
/** "information about teas" is the teas. */
export function plainly(plan: Plan, one: Placed): Placed {
  const part = takesPart(plan, one)
  if (part) return { ...one, ask: part }
  const { ask } = one
  const marked = markedIn(plan, ask)
  if (marked) return { ...one, ask: { ...ask, object: { ...ask.object!, noun: marked.noun, light: '' } } }
  if (ask.object?.noun !== 'information') return one
  const about = ask.beside.find((phrase) => telling.test(phrase.after ?? '') && (kindIn(plan, phrase.noun, phrase.light)?.kit ?? 'thing') !== 'thing')
  return about ? { ...one, ask: { ...ask, object: { ...about, start: ask.object.start }, beside: ask.beside.filter((phrase) => phrase !== about) } } : one
}
