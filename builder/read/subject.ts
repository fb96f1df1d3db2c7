import { capital, isPlural, singular } from '../lexicon/inflect.ts'
import { peopleNouns } from '../lexicon/people.ts'
import { spelt } from '../lexicon/spelling.ts'
import { manners } from '../lexicon/styles.ts'
import { siteNouns } from './cue-words.ts'
import { isMending, mendedFrom } from './mended.ts'
import { determiners, isPreposition } from './phrase.ts'
import { verbAt } from './verb.ts'
import type { Sentence, Token } from './words.ts'

/** What the site is: the phrase that says it, a name for it, and whether the words gave that name themselves. */
export interface Subject {
  readonly start: number
  readonly end: number
  /** Lower-case words between the article and the kind of site: "moving service"; may be empty. */
  readonly topic: readonly string[]
  /** Whom or what it is for: "small hotel". */
  readonly about: readonly string[]
  /** "mini-program", "portfolio"; empty where no such word is there. */
  readonly site: string
  readonly name: string
  readonly given: boolean
}

const asking = new Set(
  `please can could would you i we i'd we'd like want need to me us build create make implement develop generate get having have a an the for simple should my our
let's lets i'm we're try construct hi hello hey there what about how looking some`.split(/\s+/),
)
/** These ask for a site only before an article or a person: "design a page", "help me", but "help desk", "design agency". */
const askingBefore = new Set(
  'help design write set code program start launch produce just copy clone version kind sort new provide give run own am manage recreate rebuild'.split(' '),
)

const building = new Set('implement create develop design build make write generate provide construct produce need want modify add launch set'.split(' '))
const dropped = new Set(
  'website site system platform application app program mini-program miniprogram software webpage page web web-based h5 landing based project solution online pc mobile-based online-based'.split(
    ' ',
  ),
)
const adjectives = new Set(
  `something anything stuff thing place simple modern responsive web-based basic small nice beautiful new complete full comprehensive lightweight online web mobile professional powerful high-performance user-friendly dynamic free
one-page single-page full-stack little personalised dedicated similar static cross-platform front-end frontend responsive good great cool awesome html5 h5 html multi-page fully functional outdated existing legacy`.split(
    /\s+/,
  ),
)
const smallWords = new Set(['of', 'for', 'and', 'the', 'a', 'an', 'to', 'in', 'on', 'with', 'or', 'by', 'at'])
const givenName =
  /(?:called|named|titled|entitled|known as|the name is|name it|call it|name:|brand(?:ed)?)(?:\s{1,3}|(?=\p{Lo}))(?:["“'‘]([^"”'’\n]{1,60})["”'’]|([\p{Lu}\p{Lo}\p{N}][^\s,.;:!?]{0,30}(?:\s[\p{Lu}\p{N}&][^\s,.;:!?]{0,30}){0,4}))/u
const quotedName = /["“]([\p{L}\p{N}][^"”\n]{1,40})["”]/u

/** The index of the first word after what only asks for a site: "please create", "I want a". */
export function askedUntil(tokens: readonly Token[]): number {
  let at = 0
  while (
    at < tokens.length - 1 &&
    (asking.has(tokens[at]!.word) ||
      isMending(tokens, at) ||
      (askingBefore.has(tokens[at]!.word) && ['a', 'an', 'the', 'me', 'us', 'up', 'my', 'our', 'of'].includes(tokens[at + 1]!.word)) ||
      ['up', 'of'].includes(tokens[at]!.word))
  )
    at += 1
  return at
}

/** Reads the subject from the sentence that asks for the site, which is the first one that has words. */
export function subjectOf(
  words: string,
  sentence: Sentence | undefined,
  owner: readonly Token[] | null = null,
  beside: string | undefined = undefined,
): Subject {
  const given = words.slice(0, 4000).match(givenName)
  if (!sentence)
    return { start: 0, end: 0, topic: [], about: [], site: '', name: (given?.[1] ?? given?.[2] ?? beside ?? '').trim(), given: Boolean(given ?? beside) }
  const { tokens } = sentence
  const from = mendedFrom(tokens, askedUntil(tokens))
  let at = from
  while (at < tokens.length && tokens[at]!.isWord && !isStop(tokens, at)) at += 1
  const phrase = tokens.slice(from, Math.max(at, from + 1))
  const site = phrase.findLast((token) => siteNouns.has(token.word))?.word ?? ''
  const topic = phrase.filter((token) => !dropped.has(token.word) && !isPlain(token.word))
  const proper = properName(words, tokens, at)
  const isForeign = tokens.filter((token) => foreign.has(token.word)).length > 1
  const whole = isForeign ? words.slice(sentence.start, sentence.end).slice(0, 48) : null
  const own = owner && topic.length === 0 ? title(words, owner) : ''
  const name = given?.[1]?.trim() ?? given?.[2]?.trim() ?? beside ?? proper ?? whole ?? (own || composed(words, tokens, at, topic, site))
  const end = phrase.at(-1)?.end ?? sentence.end
  return {
    start: phrase[0]?.start ?? sentence.start,
    end,
    topic: topic.map((token) => token.word),
    about: (owner && topic.length === 0 ? owner : beneficiaries(tokens, at)).map((token) => token.word),
    site,
    name: name.slice(0, 60).trim(),
    given: Boolean(given ?? beside ?? proper),
  }
}

const foreign = new Set(
  'un une le la les pour ma mon mes des du avec el los las para mi con una por der die das für eine einen mit und mein meine il lo per che gli uma meu minha com och för ett'.split(
    ' ',
  ),
)
const isPlain = (word: string) => adjectives.has(word) || determiners.has(word) || Object.hasOwn(manners, word) || /^(?:web)?site['’]s$/.test(word)
/** "chess and card room ordering mini-program": the kind of site that follows is that of both. */
const joinsTopics = (tokens: readonly Token[], at: number) => {
  if (tokens[at]!.word !== 'and') return false
  for (let next = at + 1; next < tokens.length && next < at + 6; next += 1) {
    if (siteNouns.has(tokens[next]!.word)) return true
    if (isPreposition(tokens[next]!.word) || !tokens[next]!.isWord) return false
  }
  return false
}
const ends = new Set(
  'called named selling titled used based can should capable will affiliated consisting retaining connected containing featuring offering powered designed specializing suitable related compatible'.split(
    ' ',
  ),
)
const isStop = (tokens: readonly Token[], at: number) =>
  !joinsTopics(tokens, at) &&
  (isPreposition(tokens[at]!.word) ||
    ends.has(tokens[at]!.word) ||
    building.has(tokens[at]!.word) ||
    (peopleNouns.has(tokens[at]!.word) && tokens[at + 1]?.word === 'can'))

/** "a website for Aerospace Optimal Living": two capitals or more after "for". */
function properName(words: string, tokens: readonly Token[], at: number): string | null {
  if (tokens[at]?.word !== 'for') return null
  let from = at + 1
  while (['the', 'a', 'an', 'my', 'our'].includes(tokens[from]?.word ?? '')) from += 1
  let to = from
  while (to < tokens.length && (tokens[to]!.capital || (to > from && ['of', '&', 'and'].includes(tokens[to]!.word) && (tokens[to + 1]?.capital ?? false))))
    to += 1
  if (to - from < 2 && !(to - from === 1 && /['’]s$/.test(tokens[from]!.word))) return null
  return words.slice(tokens[from]!.start, tokens[to - 1]!.end).slice(0, 60)
}

/** The nouns after "for", "selling" or "about", unless what follows is an act. */
function beneficiaries(tokens: readonly Token[], at: number): Token[] {
  return ['for', 'selling'].includes(tokens[at]?.word ?? '') && !startsAct(tokens, at + 1) ? nounsAfter(tokens, at + 1) : []
}

function composed(words: string, tokens: readonly Token[], at: number, topic: readonly Token[], site: string): string {
  const quoted = words.slice(0, 400).match(quotedName)
  if (quoted && topic.length === 0) return quoted[1]!
  const core = told(topic).slice(0, 6)
  const beneficiary = beneficiaries(tokens, at)
  const meant = beneficiary.filter((token) => !['user', 'users', 'people', 'friends', 'me', 'us', 'them', 'online', 'everyone'].includes(token.word))
  if (core.length === 1 && meant.length > 0 && vagueTopics.has(core[0]!.word)) return title(words, meant)
  if (core.length === 0) return meant.length > 0 ? title(words, meant) : tokens[at]?.word === 'about' ? title(words, nounsAfter(tokens, at + 1)) : ''
  if (meant.length > 0 && meant.length <= 3 && core.length <= 2 && isKeptSite(core.at(-1)!.word)) return title(words, [...meant, ...core])
  const name = title(words, core)
  return core.length === 1 && dropped.has(site) && ['app', 'application', 'platform', 'system', 'tool'].includes(site)
    ? `${name} ${capital(site === 'application' ? 'app' : site)}`
    : name
}
/** The words of a topic without where it runs ("WeChat mini-program"); none where all that they say is of what sort it is ("a city-level mini-program"). */
function told(topic: readonly Token[]): readonly Token[] {
  const ran = topic.findLastIndex(({ word }) => !/^(?:wechat|ios|android|type|of)$/.test(word))
  const said = topic.slice(0, ran + 1)
  return said.length === 1 &&
    /-(?:based|style|level|side|end|platform|quality|device|purpose|in-one|series|themed)$|^(?:hybrid|dynamic|sensitive|numerical)$/.test(said[0]!.word)
    ? []
    : said
}
/** Topics that say less than whom the site is for: "event page for our charity run". */
const vagueTopics = new Set([
  'event',
  'booking',
  'official',
  'promotional',
  'info',
  'information',
  'fan',
  'company',
  'business',
  'personal',
  'marketing',
  'simple',
  'brand',
  'sales',
  'showcase',
  'demo',
  'demonstration',
  'prototype',
  'temporary',
  'intro',
  'homepage',
])
const isKeptSite = (word: string) =>
  /^(?:portfolio|blog|shop|store|box|book|journal|diary|tracker|planner|list|log|calculator|quiz|gallery|forum|wiki|directory|board|club|calendar|resume|cv|dashboard|library|menu|landing|homepage|guide|album|organizer|manager)$/.test(
    word,
  )
const startsAct = (tokens: readonly Token[], at: number) =>
  verbAt(tokens, at, tokens.length, 'base', true) !== null || verbAt(tokens, at, tokens.length, 'gerund') !== null

function nounsAfter(tokens: readonly Token[], from: number): Token[] {
  const found: Token[] = []
  for (let at = from; at < tokens.length && found.length < 5; at += 1) {
    const token = tokens[at]!
    if (token.word === 'and' && found.length === 1 && isPlural(tokens[at - 1]!.word) && isPlural(tokens[at + 1]?.word ?? ''))
      return [...found, token, tokens[at + 1]!]
    // "audio and video playback": what follows the second one is of both.
    if (
      token.word === 'and' &&
      found.length === 1 &&
      [at + 1, at + 2].every((next) => tokens[next]?.isWord && tokens[next]!.word !== 'of' && !isPreposition(tokens[next]!.word))
    ) {
      found.push(token)
      continue
    }
    if (!token.isWord || isPreposition(token.word)) break
    if (!determiners.has(token.word) && !isPlain(token.word) && !dropped.has(token.word)) found.push(token)
  }
  return found
}

/** Capitals as in a title; a word that the person wrote with capitals keeps them. */
function title(words: string, tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => {
      const raw = words.slice(token.start, token.end)
      const written = spelt(raw.toLowerCase()) === raw.toLowerCase() ? raw : token.word
      const word = index > 0 && index === tokens.length - 1 && /'s$/.test(written) ? written : written.replace(/['’]s$/, (ending) => ending)
      if (/\p{Lu}/u.test(written)) return word
      if (index > 0 && smallWords.has(token.word)) return token.word
      return /^(?:ai|api|sql|crm|erp|cms|oa|hr|it|ktv|seo|css|js|php|html|sms|pdf|rss|iot|gps|nft|vr|ar|diy|cv|qr|faq|3d|2d)$/.test(token.word)
        ? token.word.toUpperCase()
        : word
            .split(/(?<=[ -])/)
            .map(capital)
            .join('')
    })
    .join(' ')
    .replace(/['’]s$/, '')
    .replace(/[.'’&-]+$/, '')
    .replace(/ (?:and|or|of|for|the|a|an|to|in|on|with)$/, '')
}

/** The singular of the last word of a subject: what kind of thing the site is about. */
export const headOf = (subject: Subject): string => singular(subject.topic.at(-1) ?? subject.site)
