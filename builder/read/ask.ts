import { gerundBases, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { actNouns, alsoNouns, mostlyNouns, type VerbKind, verbKind } from '../lexicon/verbs.ts'
import { determiners, type Phrase } from './phrase.ts'
import type { FoundVerb } from './verb.ts'

/** One thing that the words ask for: who does what to what. */
export interface Ask {
  readonly actors: readonly string[]
  /** In its base form; `object` is null where the words name none. */
  readonly verb: string
  readonly kind: VerbKind
  readonly object: Phrase | null
  /** "including name, price": what belongs to the object. */
  readonly fields: readonly Phrase[]
  /** "such as A, B or C": what the object can be. */
  readonly choices: readonly string[]
  /** What stands after a preposition: "for selected services", "to the cart". */
  readonly beside: readonly Phrase[]
  /** "mark them as prepared or delivered": the states that it puts its object into; `whole` where they are all there are. */
  readonly states?: { readonly names: readonly string[]; readonly whole: boolean }
  /** "orders (pending, shipped, delivered)": all the states that the object goes through. */
  readonly life?: readonly string[]
  /** "vegetables, fruit and cheese": the kinds that the object comes in, under the name of a field. */
  readonly sorts?: { readonly category: Phrase; readonly names: readonly string[] }
  /** "revenue per month": whether it is counted by something. */
  readonly per?: boolean
  /** The verb and its object in the words, for their mark. */
  readonly start: number
  readonly end: number
  /** Whether it stands in a list of functions ("order management", "managing orders") rather than being somebody's doing. */
  readonly nominal: boolean
}

/** What a clause holds before its verbs and objects are paired. */
export interface Parts {
  readonly verbs: readonly FoundVerb[]
  readonly objects: readonly Phrase[]
  readonly fields: readonly Phrase[]
  readonly choices: readonly string[]
  readonly beside: readonly Phrase[]
  readonly states: readonly string[]
  readonly life: readonly string[]
  readonly whole: boolean
  readonly per: boolean
}

const lightVerbs = new Set('perform conduct make complete engage do carry provide offer support handle use take receive have implement'.split(' '))
const offering = /^(?:provide|offer|support)$/
/** "provide shipping functionality": what a site has, and nothing that anybody makes. */
const functional = /^(?:functionality|functionalities|functions?|features?)$/
/** Of several that are looked after, what is noted belongs to the one that it stands after. */
const sorted = new Set(['view', 'manage', 'update', 'search'])
const actsOfView = new Set(['manage', 'view', 'update'])

/** Pairs each verb with each object; nouns that name an act ("make payments", "order management") become that act. */
export function asksOf(parts: Parts, actors: readonly string[], isListed: boolean): Ask[] {
  const life = parts.life.length > 1 ? { life: parts.life } : {}
  const shared = { ...life, actors, fields: parts.fields, choices: parts.choices, beside: parts.beside, ...(parts.per ? { per: true } : {}) }
  const objects = withHeads(parts.objects)
  if (parts.verbs.length === 0) return objects.map((object) => ({ ...shared, ...nominal(object), nominal: true }))
  return parts.verbs.flatMap((verb) =>
    (verb.kind === 'session' || objects.length === 0 ? [null] : objects).map((object) => {
      const isStep = verb.verb === 'complete' && parts.verbs.some((other) => other !== verb && other.kind === 'transition')
      const isItself = verb.verb === 'use' && object?.noun === 'application' && !object.plural
      const act =
        object && !isStep && !isItself && lightVerbs.has(verb.verb) && (object.light === '' || actOf(object.light) !== undefined) ? nominal(object) : null
      const said = object && offering.test(verb.verb) && functional.test(object.light) ? nominal(object) : null
      if (said) return { ...shared, ...said, start: verb.start, nominal: isListed }
      if (act && !actsOfView.has(act.kind)) return { ...shared, ...act, start: verb.start, nominal: isListed }
      const told = parts.states.length > 0 ? { states: { names: parts.states, whole: parts.whole } } : {}
      const kind = parts.states.length > 0 ? 'transition' : verb.kind
      const fields =
        (sorted.has(kind) || kind === 'create') && objects.length > (kind === 'view' || kind === 'create' ? 2 : 1) && object !== objects.at(-1)
          ? []
          : shared.fields
      return { ...shared, fields, ...told, verb: verb.verb, kind, object, start: verb.start, end: Math.max(verb.end, object?.end ?? 0), nominal: isListed }
    }),
  )
}

const coming = /^(?:pickup|pick-up|start|departure|arrival|check-in|begin|opening|drop-off|entry)$/
/** Words that come in pairs before one noun. */
const between = /^(?:source|minimum|maximum|min|max|upper|lower|opening|closing|lowest|highest)$/
const paired = /^(?:target|minimum|maximum|min|max|upper|lower|opening|closing|lowest|highest|destination) [a-z]+$/
/** "feeding, water quality and …": in a longer list a comma stands between two of their own. */
const isThen = (object: Phrase, next: Phrase): boolean => next.start - object.end < 3
/** "starting and ending points": the head that the first one lacks is that of the next. */
function withHeads(objects: readonly Phrase[]): Phrase[] {
  return objects.map((object, index) => {
    const next = objects[index + 1]
    const lacks =
      next?.noun.includes(' ') === true &&
      !(isThen(object, next) && objects.length > index + 2) &&
      object.counted === undefined &&
      !object.plural &&
      !object.noun.includes(' ') &&
      ((/(?:ing|al|ed|ic|ive)$/.test(object.noun) && !Object.hasOwn(actNouns, object.noun)) ||
        (/ (?:date|time)$/.test(next.noun) && coming.test(object.noun)) ||
        (between.test(object.noun) && paired.test(next.noun)))
    return lacks ? { ...object, noun: `${object.noun} ${next.noun.slice(next.noun.lastIndexOf(' ') + 1)}` } : object
  })
}

const sessionNouns = /^(?:log-?in|sign-?in|sign-?up|logout|registration|password|authentication|authorization)$/
const accountWords =
  /^(?:user|account|member|login|log|password|identity|phone|email|sms|third-party|wechat|customer|new|student|admin|social|secure|multi-factor|face|system|teacher|player|employee)$/

/** "order management" → manage, order; "login" → session; "coupons" → view, coupon. */
function nominal(object: Phrase): Pick<Ask, 'verb' | 'kind' | 'object' | 'start' | 'end'> {
  const words = object.noun.split(' ')
  const last = words.at(-1)!
  const span = { start: object.start, end: object.end }
  if (isSession(words)) return { verb: last === 'registration' ? 'register' : 'log in', kind: 'session', object, ...span }
  const led = ledByVerb(object, words)
  if (led) return { ...led, ...span }
  if (words.length === 1 && object.plural && ((object.own && kitOf(object.noun)) || kept.test(last))) return { verb: 'view', kind: 'view', object, ...span }
  const verb = words.length > 1 && isKnownNoun(object.noun) ? undefined : (actIn(object, last) ?? (object.light === '' ? undefined : actOf(object.light)))
  if (verb === undefined) return { verb: 'view', kind: 'view', object, ...span }
  const isLight = actIn(object, last) === undefined
  const rest = (isLight ? words : words.slice(0, -1)).filter((word) => !determiners.has(word) && !(words.length === 2 && !isLight && isWay(word, last)))
  if (rest.length === 0 ? written.test(object.light) : !isLight && noted.test(object.light) && !sought.test(verb))
    return { verb: 'view', kind: 'view', object, ...span }
  const noun = rest.join(' ') === 'minutes' ? 'meeting minute' : rest.length > 0 ? [...rest.slice(0, -1), singular(rest.at(-1)!)].join(' ') : ''
  if (words.length === 1 && object.plural && verb === 'approve' && kitOf(object.noun) === 'review') return { verb: 'view', kind: 'view', object, ...span }
  return {
    verb,
    kind: verbKind(verb) ?? (verb === 'check in' || verb === 'check out' ? 'create' : 'view'),
    object: noun === '' ? null : { ...object, noun, light: isLight ? object.light : last },
    ...span,
  }
}

/** "remote start", "bulk import": how it is done, and to nothing that is named. */
export const isWay = (word: string, act: string): boolean =>
  /^(?:remote|manual|instant|timed|regular|mutual|bulk)$/.test(word) ||
  (word === 'batch' && /^(?:import|export|upload|download|process|print|edit|delet|updat|generat|test)/.test(act))
/** "collections", "releases": several of what an act leaves behind. */
const kept = /^(?:setting|collection|reading|release|build)$/

/** "maintenance records", "settlement details": what is written of an act, rather than the act. */
const written = /^(?:records?|history|histories|details?|information|info|data|lists?)$/

/** "equipment operation records": rows of their own beside the equipment. */
const noted = /^(?:records?|history|histories)$/
const sought = /^(?:search|query|view|browse|pay|manage|order|purchase|book|reserve)$/

/** "Book appointment", "Like posts" as the name of a page or a function. */
function ledByVerb(object: Phrase, [first = '', ...rest]: readonly string[]): Pick<Ask, 'verb' | 'kind' | 'object'> | null {
  const noun = rest.join(' ')
  const kit = rest.length > 0 && rest.length < 3 && !isKnownNoun(object.noun) ? kitOf(noun) : undefined
  const isLed =
    kit !== undefined &&
    ((first === 'book' && !/^catalog(?:ue)?$/.test(noun) && ['request', 'event', 'offer'].includes(kits[kit].group)) ||
      (/^(?:post|like|follow|rate|share|buy)$/.test(first) && object.plural))
  return isLed ? { verb: first, kind: verbKind(first) ?? 'create', object: { ...object, noun } } : null
}

const signedIn = /(?:^| )(?:log-?in|sign-in) (?:log|record|history|attempt)$/
const isSession = (words: readonly string[]) =>
  (words.some((word) => word === 'login' || (word === 'logging' && words.every((one) => accountWords.test(one) || one === word))) &&
    !signedIn.test(words.join(' '))) ||
  (sessionNouns.test(words.at(-1)!) && (words.length === 1 || words.slice(0, -1).every((word) => accountWords.test(word))))

/** A gerund that names a thing ("online training", "listings") is no act; nor is a rate that is charged. */
function actIn(object: Phrase, last: string): string | undefined {
  const isGerund = last.endsWith('ing') && !Object.hasOwn(actNouns, last)
  if (object.plural && alsoNouns.has(last) && last !== 'measure' && !Object.hasOwn(actNouns, last) && (/(?<!progress) /.test(object.noun) || last === 'type'))
    return undefined
  if (last === 'rate' || (object.noun === 'reminder' && object.plural)) return undefined
  return isGerund && (object.plural || (kitOf(object.noun) !== undefined && !/^message /.test(object.noun))) ? undefined : actOf(last)
}

/** The verb of a noun for an act, singular or plural, or of a gerund that closes a phrase ("image uploading"). */
export function actOf(word: string): string | undefined {
  if (Object.hasOwn(actNouns, word)) return actNouns[word]
  const one = singular(word)
  if (Object.hasOwn(actNouns, one)) return actNouns[one]
  if (mostlyNouns.has(one)) return undefined
  if (verbKind(word) !== undefined && kitOf(word) === undefined) return word
  return gerundBases(word).findLast((base) => verbKind(base) !== undefined && !mostlyNouns.has(base))
}
