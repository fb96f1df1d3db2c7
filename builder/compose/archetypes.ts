import { archetypes } from '../lexicon/archetypes.ts'
import { plural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import type { Ask } from '../read/ask.ts'
import { type Brief, readSentence } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { type Phrase, phraseAt } from '../read/phrase.ts'
import { sentencesOf, tokensOf } from '../read/words.ts'

const furthest = 60

/** What a site of a known kind has where the words leave it out ("a restaurant site"): clauses read from our own sentences, or what the subject itself names. */
export function implied(brief: Brief, goods: string | null, isBare: boolean): Clause[] {
  const near = tokensOf(brief.words.slice(0, 600)).slice(0, furthest)
  const own = subjectItself(brief)
  return (
    clausesOf(kindWords(brief), goods) ??
    own ??
    clausesOf(
      near.map(({ word }) => word),
      goods,
    ) ??
    (isBare ? clausesOf(['site'], goods) : undefined) ??
    []
  )
}

/** "plant watering reminders": the subject is the thing that is kept. */
function subjectItself({ subject }: Brief): Clause[] | undefined {
  const noun = singular(subject.topic.slice(-3).join(' ').replace('sign up', 'sign-up'))
  const kit = subject.topic.length > 0 && subject.topic.length < 6 ? kitOf(noun) : undefined
  if (kit === undefined || ['place', 'person', 'rule'].includes(kits[kit].group)) return undefined
  const object: Phrase = { start: subject.start, end: subject.start, noun, light: '', own: false, plural: true }
  const ask = { actors: ['user'], object, fields: [], choices: [], beside: [], start: 0, end: 0, nominal: false }
  const asks: Ask[] = [
    { ...ask, verb: 'view', kind: 'view' },
    ...(kits[kit].write === 'anyone' ? [{ ...ask, verb: kits[kit].verb, kind: 'create' as const }] : []),
  ]
  return [{ start: 0, end: 0, mode: 'acts', actors: ['user'], asks }]
}

/** The one thing that goes without saying of a site of this kind: a blog has articles. */
export function core(brief: Brief, goods: string | null): Clause[] {
  const own = subjectItself(brief)
  return clausesOf(kindWords(brief), goods)?.slice(0, 1) ?? (own && own[0]!.asks.some(({ verb }) => verb === 'join') ? own : [])
}

/** Whether a word of the description says what kind of site it is. */
export const isKnownKind = (brief: Brief): boolean =>
  subjectItself(brief) !== undefined ||
  [...kindWords(brief), ...tokensOf(brief.words.slice(0, 600)).map(({ word }) => word)].some((word) => word !== 'site' && known.has(singular(word)))

/** Words that say how a site is made rather than what it is about come last. */
const formal = new Set(['landing', 'page', 'product', 'startup', 'business', 'company'])
const kindWords = ({ subject }: Brief) => {
  const said = [subject.site, ...subject.topic.toReversed()].filter((word) => word !== 'site')
  return [...said.filter((word) => !formal.has(word)), ...said.filter((word) => formal.has(word))]
}

function clausesOf(words: readonly string[], goods: string | null): Clause[] | undefined {
  const text = words.map((word) => known.get(singular(word))).find((found) => found !== undefined)
  return text === undefined
    ? undefined
    : sentencesOf(goods === null ? text : text.replaceAll('products', plural(goods))).flatMap((sentence) => readSentence(sentence, false))
}

const shops = /^(?:shop|store|boutique|e-commerce|ecommerce|market|marketplace|mall|webshop|florist|bakery)$/
const selling = /\b(?:selling|sells?|shop for|store for|marketplace for|shop of)\s{1,3}((?:[\p{L}-]{1,30}\s{1,3}){0,2}[\p{L}-]{2,30})/iu

/** What a shop sells, in the singular, where the words say it: "a store for handmade candles". */
export function goodsOf(brief: Brief): string | null {
  const said = [...brief.subject.topic, brief.subject.site]
  if (!said.some((word) => shops.test(word)) && !/\bsell/i.test(brief.words.slice(0, 300))) return null
  const found = selling.exec(brief.words.slice(0, 400))?.[1]
  const read = found ? phraseAt(tokensOf(found), 0) : null
  if (
    !read ||
    /^(?:product|good|item|thing|user|people|my|customer|.*s)$/.test(read.phrase.noun) ||
    (!read.phrase.plural && !/\bsell/i.test(brief.words.slice(0, 400)))
  )
    return null
  return read.phrase.noun
}
const known = new Map(archetypes.flatMap(([kinds, text]) => kinds.split(' ').map((kind) => [kind, text] as const)))
