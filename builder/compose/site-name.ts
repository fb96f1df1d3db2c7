import { capital, gerundBases, plural, singular, titled } from '../lexicon/inflect.ts'
import type { Brief } from '../read/brief.ts'
import type { Phrase } from '../read/phrase.ts'
import { namedApartFrom } from './of-the-order.ts'
import type { Plan } from './plan.ts'
import { spokenNameOf } from './spoken-name.ts'
import { clean, short } from './wording.ts'

/** Words that say nothing of a site when they stand alone: "implement a function to add a custom domain". */
const hollow = new Set(
  'add content data demo design display elements features function functionality functions information innovative interaction layouts modify multilingual operation optimized page processing project prototype requirements secure single-page system temporary template tool update upgrade used visit stages times bilingual multilingual high-converting converting optimized attractive modern responsive'.split(
    ' ',
  ),
)
/** Words that say little when they stand alone: what the site is for says more, where the words tell that. */
const bland = new Set(
  'app application backend business colors custom-built domain drag-and-drop education educational enterprise enterprises event events file files form forms framework homepage image images high-quality interface language login map message messages password passwords platform plugin portal product products report resources section service services step store text texts value video worker wordpress website wechat'.split(
    ' ',
  ),
)
/** What a site is for, by the verb that says it: how it is called after what is done, "~" standing for that. */
const purposes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    '~ Management': 'manage handle administer maintain operate',
    '~': 'display show showcase present browse view publish introduce sell buy purchase order host promote advertise offer play watch',
    '~ Monitoring': 'monitor supervise',
    '~ Tracking': 'track trace',
    '~ Generator': 'generate',
    '~ Maker': 'create make build compose customize',
    '~ Testing': 'test',
    '~ Collection': 'collect gather',
    '~ Analysis': 'analyze analyse',
    '~ Search': 'search find query',
    '~ Booking': 'book reserve',
    '~ Sharing': 'share',
    '~ Prevention': 'prevent',
    '~ Automation': 'automate',
    '~ Forecast': 'predict forecast',
    '~ Detection': 'detect',
    '~ Recognition': 'recognize recognise identify',
    '~ Comparison': 'compare',
    '~ Calculator': 'calculate',
    '~ Recorder': 'record',
    '~ Storage': 'store save',
    '~ Editor': 'edit',
    '~ Recycling': 'recycle',
    '~ Translation': 'translate',
    '~ Optimization': 'optimize optimise',
    '~ Verification': 'verify validate',
    '~ Visualization': 'visualize visualise',
    '~ Learning': 'learn study',
    '~ Processing': 'process',
    '~ Deployment': 'deploy',
  }).flatMap(([name, verbs]) => verbs.split(' ').map((verb) => [verb, name])),
)
const beforeBase = /^(?:to|that|which|can|could|will|automatically)$/
const beforeGerund = /^(?:for|used|by|automatically)$/
const stop =
  /^(?:of|for|and|or|to|in|on|at|by|with|from|into|about|through|via|using|that|which|who|where|when|while|such|including|include|based|used|between|so|as|is|are|be|can|should|will|online|within|among|across|offline|during|after|before|without|only|together)$/
const leading =
  /^(?:the|an?|all|various|different|multiple|new|existing|their|its|our|my|your|users?|user's|users'|other|any|some|large|specific|certain|own|custom|real-time|simple|relevant|related|detailed|displayed|these|several|many|amounts?|types?|kinds?|lists?|variety|wide|of|high-quality|personalized)$/

/** What the site is made for, as it would be called: "for managing and analyzing time-series data" → "Time-Series Data Management". */
function purposeOf(opening_words: string): string | null {
  const tokens = [
    ...opening_words
      .slice(0, 320)
      .replace(praised, ' ')
      .matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’./-]*|[,;:()]/gu),
  ].map(([token]) => token)
  for (const [at, token] of tokens.entries()) {
    const [low, before] = [token.toLowerCase(), tokens[at - 1]?.toLowerCase() ?? '']
    const verb = at < 3 ? undefined : beforeBase.test(before) && isKnown(low) ? low : beforeGerund.test(before) ? gerundBases(low).find(isKnown) : undefined
    const object = verb !== undefined && objectAfter(tokens, at + 1)
    if (verb !== undefined && object) return purposes[verb] === '~' ? object : purposes[verb]!.replace('~', compound(object))
  }
  return null
}
/** "showcase the features and benefits of machines" shows machines. */
const praised = / (?:the )?(?:(?:features?|benefits|advantages|characteristics|applications?)(?:,? and |, | )){1,3}of /gi
const isKnown = (verb: string): boolean => Object.hasOwn(purposes, verb)
const isAct = (word: string): boolean => isKnown(word) || word.endsWith('ing')
function objectAfter(tokens: readonly string[], from: number): string | null {
  let at = from
  // "managing and analyzing", "browse, search and buy": what is done stands after the last of them.
  while (at < from + 5 && /^(?:and|or|,)$/.test(tokens[at] ?? '')) at += isAct(tokens[at + 1]?.toLowerCase() ?? '') ? 2 : 1
  while (leading.test(tokens[at]?.toLowerCase() ?? '')) at += 1
  const words: string[] = []
  while (at < tokens.length && words.length < 5 && /^[\p{L}\p{N}]/u.test(tokens[at]!) && !stop.test(tokens[at]!.toLowerCase())) words.push(tokens[at++]!)
  while (words.length > 1 && /[a-z]ed$/.test(words.at(-1)!)) words.pop()
  const said = words.map((word) => word.replace(/[.'’]+s?$/, ''))
  const [first = ''] = said.map((word) => word.toLowerCase())
  const isSaying = said.length > 1 || ![first, singular(first)].some((word) => hollow.has(word) || bland.has(word) || word === 'number')
  const isTold =
    first !== '' && said.length < 5 && isSaying && !/^(?:it|them|this|us|me)$|ly$|ing$/.test(first) && !said.some((word) => /^(?:an?|the|their)$/i.test(word))
  return isTold ? said.map((word) => (/\p{Lu}/u.test(word) ? word : word.split('-').map(titled).join('-'))).join(' ') : null
}
/** "Numerical Data Entries" before another noun: its last word in the singular, unless that is written in capitals. */
const compound = (object: string): string =>
  object.replace(/[\p{L}-]+$/u, (last) => (/^\p{Lu}\p{Ll}/u.test(last) ? capital(singular(last.toLowerCase())) : last))

/** "Please implement a": said to who builds it. */
const ordering =
  /^(?:please )?(?:implement|develop|create|build|design|make|add|provide|write|modify|fix|update|upgrade|redesign|improve|optimize|refine)(?: (?:an?|the))? /i

/** The name that the words give, else what they say that the site is or is for, else what the first of them asks for, else how they begin. */
export function nameOf(brief: Brief, plan: Plan): string {
  const written = writtenName(brief)
  if (brief.subject.given) return written
  const apart = namedApartFrom(written, brief.words)
  return brief.isTalk ? namedApartFrom(spokenNameOf(apart, brief.words, plan), brief.words) : apart
}
const writtenName = (brief: Brief): string =>
  short(
    asWritten(withOwned(onlyNamed(spokenName(brief), brief.subject.given), brief.words), brief.words)
      .replace(/^Portfolio (?:of|for) (?:(?:an?|the) )?(?=\p{L}{3})/iu, '')
      .replace(/[<>={}"\\\s]+/g, ' ')
      .trim(),
    60,
  ) || 'My site'

const owned = /^ ((?:[\p{L}-]{1,30} ){0,2}?[\p{L}-]{1,30})(?= (?:that|which|to|for|with|where|in|on|and|or|is|web ?site|site|page|app)\b|[.,])/u
/** "Anna's" of "a website for Anna's bakery": Anna's Bakery. */
function withOwned(name: string, words: string): string {
  const said = /['’]s$/.test(name) ? words.slice(words.indexOf(name) + name.length, words.indexOf(name) + name.length + 120).match(owned)?.[1] : undefined
  return said === undefined ? name : `${name} ${said.split(' ').map(titled).join(' ')}`
}

/** "Showcasing PHP", "Payment Function", "Sidebar Showing Expert Information": a name says what it is, and no sentence about it. */
const onlyNamed = (name: string, isGiven: boolean): string =>
  isGiven
    ? name
    : name
        .replace(/^(?:showcasing|introducing|displaying|showing|allowing|providing|enabling|enhanced|accelerating) (?=\p{L})/iu, '')
        .replace(/(?<=\p{L}{3}) (?:are|is|was|were|showing|allowing|by|embedded)(?: .*)?$/iu, '')
        .replace(/(?<=\p{L}{3}) (?:functions?|functionality|functionalities|features?)$/iu, '')

/** "Php framework" with the capitals that the words have: "PHP Framework". */
function asWritten(name: string, words: string): string {
  const capitals = (words.slice(0, 1000).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /^\p{Lu}.*\p{Lu}/u.test(word))
  return name.replace(/[\p{L}\p{N}]+/gu, (word) => capitals.find((one) => one.toLowerCase() === word.toLowerCase()) ?? word)
}

/** What information is shown of: "Egypt tourism". */
function shownOf(words: string): string | null {
  const about = words
    .slice(0, 250)
    .match(/\b(?:information|introductions?|knowledge|features and applications) (?:about|on|of) (?:the )?((?:[\p{L}-]{2,30} ?){1,3})/u)?.[1]
  const said = about?.replace(/ ?\b(?:and|or|to|for|with|in|on|of|the|that|which|including|such|by|from|as|is|are|can)\b.*$/u, '').trim()
  return said && !hollow.has(said.toLowerCase()) && !/^(?:users?|products?|services?|company|companies|websites?|customers?)$/i.test(said) ? said : null
}

/** What is said of many sites: whom or what such a site serves says more. */
const formal = /^(?:reviews?|data (?:visuali[sz]ation|display|analysis|statistics)|information display|display|showcase|introduction)$/i
const serving =
  /\b(?:web ?site|web ?page|page|platform|app|application|system) for (?:an? |the |our |my )?((?:[\p{L}\p{N}'-]+ ){1,3}?[\p{L}\p{N}'-]+?)(?= (?:web ?site|web ?page|page|app|platform|to|that|which|with|where)\b|[.,])/u
/** What somebody is reminded of or helped with: "an app that reminds you to drink water". */
const helping =
  /\b(?:app|tool|site|website|service) (?:that|which|to) (?:reminds?|helps?) (?:you|me|us|people|users|them) (?:to )?([a-z]+ [a-z]+(?: [a-z]+)?)(?=[,.]| with\b|$)/i
/** "A review page for an anime fan community website": Anime Fan Community. */
function servedIn(words: string): string | null {
  const said = words.slice(0, 240).match(serving)?.[1]
  return said && !/ing\b/.test(said.split(' ', 1)[0]!) ? said.split(' ').map(titled).join(' ') : null
}

/** "A corporate website and a logo for Magnolia Dental Clinic": the name of the house. */
const ofHouse =
  /\b(?:web ?site|site|web ?page|portal|logo) for ((?:\p{Lu}[\p{L}\p{N}&'’-]{0,30} ){1,5}\p{Lu}[\p{L}\p{N}'’-]{1,30})(?= (?:that|which|to|with|where|in|on|and)\b|[.,])/u
/** "An app similar to Airbnb for property rentals" is called after what it is for. */
const likeness = /\b(?:similar to|like) \p{Lu}[\p{L}\d]+ for ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)(?=[.,])/u
function spokenName(brief: Brief): string {
  const name = clean(brief.subject.name.replace(/^(?:and|or|with|for|of) /i, ''))
  const house = brief.subject.given ? null : ofHouse.exec(brief.words.slice(0, 240))
  if (house && (name === '' || brief.subject.start > house.index + house[0].length)) return house[1]!
  const isTelling = /[\p{L}\p{N}]/u.test(name) && (brief.subject.given || !(hollow.has(name.toLowerCase()) || /^\S+ly$/.test(name)))
  const served = !brief.subject.given && formal.test(name) ? servedIn(brief.words) : null
  if (served !== null) return served
  if (isTelling && (brief.subject.given || !bland.has(name.toLowerCase()))) return capital(name)
  const purpose = purposeOf(brief.words.split(/[.!?](?:\s|$)/, 1)[0]!)
  if (purpose !== null) return purpose
  const like = isTelling ? likeness.exec(brief.words.slice(0, 240))?.[1] : undefined
  if (like) return like.split(' ').map(titled).join(' ')
  if (isTelling) return capital(name)
  const helped = helping.exec(brief.words.slice(0, 240))?.[1]
  if (helped) return helped.split(' ').map(titled).join(' ')
  const run =
    brief.words
      .slice(0, 300)
      .match(/\b(?:operation|management|processing|handling) (?:and [a-z]{2,20} )?of (?:the |an? )?((?:[\p{L}-]{2,30} ){0,2}[\p{L}-]{2,30})/u)?.[1] ??
    shownOf(brief.words)
  if (run) return run.split(' ').map(titled).join(' ')
  const ask = brief.clauses
    .flatMap((clause) => clause.asks)
    .find(
      ({ object, kind }) =>
        object !== null &&
        kind !== 'session' &&
        !hollow.has(object.noun) &&
        !hollow.has(plural(object.noun)) &&
        !/^(?:home|homepage|about|contact|menu|page|login|website|user|interface|navigation|[a-z]+ing|easy-to-use)$/.test(object.noun),
    )
  if (ask?.object && offered.test(ask.object.noun) && /\babout us\b|\bcompany\b/i.test(brief.words)) return 'Our Company'
  if (ask?.object) return capitals(ask.object) + (ask.verb === 'convert' && ask.beside[0] ? ` to ${capitals(ask.beside[0])}` : '')
  const letters = clean(brief.words.replace(ordering, ''))
    .replace(/(?:-based)? (?:web ?site|web ?page|app|application|platform)\b.*$/i, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N} '-]{0,40}/u)?.[0]
    .trim()
  return letters &&
    !/^(?:pages?|new|simple|complete|full|basic|(?:web ?site|web ?page|app|platform|system)\b.*)$/i.test(letters) &&
    !/^(?:(?:build|make|create) )?(?:an? |my )?(?:web)?(?:site|page|app)$/i.test(letters)
    ? capital(letters)
    : 'My site'
}
/** What every company's site shows. */
const offered = /^(?:products?|services?|products? information|company information|news)$/
const capitals = (phrase: Phrase): string => (phrase.plural ? plural(phrase.noun) : phrase.noun).split(' ').map(titled).join(' ')
