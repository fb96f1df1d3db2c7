import { isPlural, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isBody, isDoing } from '../lexicon/people.ts'
import { actNouns, alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { allowing, functionNouns, siteNouns } from './cue-words.ts'
import { isActor, isPerson } from './person.ts'
import { determiners, isPreposition, lightNouns } from './phrase.ts'
import type { Token } from './words.ts'

const starters = new Set([',', ';', ':', 'and', 'while', 'where', '(', '-', '—', 'then', 'whereas', 'but', 'until', 'when', 'once', 'after', 'before'])
const articles = new Set(['the', 'a', 'an', 'each', 'every', 'our', 'my', 'one', 'whoever'])
const unspoken = new Set(['who', 'that', 'which', 'it', 'is', 'are', 'has', 'have', 'does', 'do', 'this', 'there', 'as', 'its', 'not', 'no', 'was', 'were'])
const aside = new Set([
  'also',
  'then',
  'either',
  'never',
  'always',
  'only',
  'just',
  'simply',
  'usually',
  'often',
  'later',
  'finally',
  'automatically',
  'manually',
])
/** What a verb that is not known here takes after it, and a noun does not. */
const taking = new Set(
  'a an the their his her its our my each every whether if what which how why when where whoever that to into on about against it them'.split(' '),
)
/** What can follow who somebody is and be no verb. */
const unverbal = new Set(
  'and or can could may should will must shall would might need needs want wants are is have has had do does did who that which to be been was were than by'.split(
    ' ',
  ),
)
const longestName = 3

/** The base form of a verb in the third person: "adds", "watches", "tries"; null for any other word. */
export function baseOfThird(word: string): string | null {
  if (!/^[a-z-]{3,}s$/.test(word) || /(?:ss|us|is)$/.test(word)) return null
  const tries = [/ies$/.test(word) ? word.replace(/ies$/, 'y') : '', word.slice(0, -1), /es$/.test(word) ? word.slice(0, -2) : '']
  return tries.find((base) => base !== '' && verbKind(base) !== undefined) ?? null
}

const isOpen = (tokens: readonly Token[], at: number): boolean => at === 0 || starters.has(tokens[at - 1]!.word)
const isParting = (token: Token | undefined) => token === undefined || !token.isWord || token.word === 'and' || token.word === 'or'

/** The verb of a subject and the form that it has in the base. */
interface Spoken {
  readonly at: number
  readonly base: string
}

/** Where the verb of a subject that begins at `from` stands; null where none begins there. */
function verbOf(tokens: readonly Token[], from: number): Spoken | null {
  const itself = from === 0 && tokens[0]?.word === 'it' && tokens[2]?.isWord === true ? baseOfThird(tokens[1]?.word ?? '') : null
  if (itself !== null) return { at: 1, base: itself }
  const led = articles.has(tokens[from]?.word ?? '')
  const first = led ? from + 1 : from
  let end = first
  for (let at = first + 1; at <= first + longestName + 2 && at < tokens.length; at += 1) {
    const head = tokens[at - 1]!
    if (!aside.has(head.word)) end = at
    if (
      !head.isWord ||
      (unspoken.has(head.word) && head.text !== 'IT') ||
      allowing.has(head.word) ||
      isPreposition(head.word) ||
      (determiners.has(head.word) && at > first + 1)
    )
      return null
    if (end - first > longestName) return null
    if (end === first) continue
    const subject = tokens.slice(first, end)
    const spoken = thirdOf(tokens, { at, from, led, subject }) ?? baseOf(tokens, { at, from, led, subject })
    if (spoken) return spoken
  }
  return null
}

interface Place {
  readonly at: number
  readonly from: number
  /** Under "the", "each" … */
  readonly led: boolean
  readonly subject: readonly Token[]
}
const nameOf = (subject: readonly Token[]) => subject.map(({ word }) => word).join(' ')
/** "The town selects projects", "the panel ranks proposals": those who run it or sit on it. */
const settlement =
  /^(?:town|city|village|panel|parliament|registry|secretariat|chair|shelter|station|practice|surgery|nursery|kindergarten|library|archive|host club|centre|center)$/
const isWho = (subject: readonly Token[]) =>
  settlement.test(nameOf(subject)) || isActor(nameOf(subject)) || isActor(subject.at(-1)!.word) || isBody(nameOf(subject)) || isBody(subject.at(-1)!.word)
/** Words that a verb in the third person does not stand before: "order requests page". */
const isCompound = (next: Token) =>
  !/^(?:it|this|that|which)$/.test(next.word) && (lightNouns.has(next.word) || siteNouns.has(next.word) || functionNouns.has(next.word))

/** "The librarian adds tools", "Housekeeping sees which rooms …". */
function thirdOf(tokens: readonly Token[], { at, from, led, subject }: Place): Spoken | null {
  const [verb, next] = [tokens[at]!, tokens[at + 1]]
  const who = isWho(subject)
  const base = baseOfThird(verb.word) ?? (who && led ? unknownBase(tokens, at) : null)
  if (base === null || (isPlural(subject.at(-1)!.word) && !isBody(subject.at(-1)!.word))) return null
  const isPaired = (next?.word === 'and' || next?.word === 'or') && baseOfThird(tokens[at + 2]?.word ?? '') !== null
  if (isParting(next))
    return (who && (isPaired || !(alsoNouns.has(base) || Object.hasOwn(actNouns, verb.word)))) || (next === undefined && led && base === 'show')
      ? { at, base }
      : null
  if (!led && !who) return null
  if (!led && verbKind(subject.at(-1)!.word) !== undefined && !isPerson(subject.at(-1)!.word)) return null
  if (isCompound(next!) && alsoNouns.has(base) && !(who && isPlural(next!.word))) return null
  const isObject = determiners.has(next!.word) || !isPreposition(next!.word)
  if (who) return isObject || led || !alsoNouns.has(base) ? { at, base } : null
  return (from === 0 || (led && /^(?:show|display|list)$/.test(base) && determiners.has(next!.word))) &&
    isObject &&
    (siteNouns.has(subject.at(-1)!.word) || !alsoNouns.has(base) || base === 'show' || base === 'display' || determiners.has(next!.word))
    ? { at, base }
    : null
}

/** "The school puts them …": a verb that is not known here, told by what it takes. */
function unknownBase(tokens: readonly Token[], at: number): string | null {
  const { word } = tokens[at]!
  return /^[a-z]{3,}s$/.test(word) && !/(?:ss|us|is)$/.test(word) && taking.has(tokens[at + 1]?.word ?? '') && kitOf(singular(word)) === undefined
    ? word.slice(0, -1)
    : null
}

/** "Judges score each photo", "Customers describe the fault": the subject is plural, the verb stands in its base form. */
function baseOf(tokens: readonly Token[], { at, from, led, subject }: Place): Spoken | null {
  const [{ word, isWord }, next] = [tokens[at]!, tokens[at + 1]]
  const head = subject.at(-1)!.word
  const everybody = ['anyone', 'everyone', 'somebody', 'anybody', 'everybody', 'nobody'].includes(head)
  if (!isWord || unverbal.has(word) || isPreposition(word) || determiners.has(word) || aside.has(word) || everybody) return null
  if (!isPlural(head) && !/^(?:people|staff|personnel)$/.test(head)) return null
  const who = isWho(subject)
  if (from > 0 && !who) return null
  if (from === 0 && instruments.test(head) && telling.test(word) && next?.isWord) return { at, base: 'record' }
  if (siteNouns.has(singular(head)) || functionNouns.has(head)) return null
  const isTaking = taking.has(next?.word ?? '')
  if (verbKind(word) === undefined) return who && isTaking && kitOf(singular(word)) === undefined ? { at, base: word } : null
  if (isParting(next)) return null
  if (who) {
    if (from === 0 && alsoNouns.has(word) && isOfSeveral(tokens, at + 1)) return { at, base: word }
    const isSaid = isTaking || !alsoNouns.has(word) || (from > 0 && isGoods(tokens, at + 1))
    return isSaid && !(isPerson(head) && !led && subject.length === 1) ? { at, base: word } : null
  }
  const isThing = kitOf(singular(head)) !== undefined && !isDoing(singular(head))
  return !isThing && !led && subject.length === 1 && (isTaking || !alsoNouns.has(word)) && verbKind(head) === undefined ? { at, base: word } : null
}

/** "charities request goods": several of something that is had, and nothing more that is called by it. */
const isGoods = (tokens: readonly Token[], at: number): boolean =>
  isPlural(tokens[at]!.word) && !isCompound(tokens[at]!) && (isParting(tokens[at + 1]) || isPreposition(tokens[at + 1]!.word))

/** "Supervisors review results", "Officials process permit applications": several of something within two words, which are no part of a site. */
const isOfSeveral = (tokens: readonly Token[], at: number): boolean =>
  [at, at + 1].some((one) => isPlural(tokens[one]?.word ?? '') && !siteNouns.has(singular(tokens[one]!.word)) && !functionNouns.has(tokens[one]!.word)) &&
  !isParting(tokens[at]) &&
  !isPreposition(tokens[at]!.word)

/** "Meters report usage", "Stations upload measurements": what measures by itself, and how it tells what it has measured. */
const instruments = /^(?:meters|sensors|stations|devices|trackers|probes|loggers|gauges|detectors|controllers|gateways|collars|beacons|buoys|terminals)$/
const telling = /^(?:report|upload|send|transmit|measure|record|log|deliver|submit|collect)$/

/** "Stations upload ozone, dust and noise": readings with each of them. */
function readingsWith(tokens: readonly Token[], { at, base }: Spoken): Token[] {
  const { end } = tokens[at]!
  const said = { start: end, end, text: '', isWord: true, capital: false }
  const isSeries = tokens.slice(at + 1, at + 6).some(({ word }) => word === ',' || word === 'and')
  return base !== 'record' || !instruments.test(tokens[at - 1]!.word) || !isSeries
    ? []
    : [
        { ...said, word: 'readings' },
        { ...said, word: 'with', opensNotes: true },
      ]
}

const modal = ({ start }: Token): Token => ({ start, end: start, word: 'can', text: '', isWord: true, capital: false })

/** What joins the verbs of one subject: "adds tools, takes them back and approves loans". */
const nextBase = (tokens: readonly Token[], at: number): string | null => {
  const before = tokens[at - 1]?.word ?? ''
  const next = tokens[at + 1]
  const joins = before === ',' || before === 'and' || before === 'or' || aside.has(before)
  const base = joins ? (baseOfThird(tokens[at]!.word) ?? unknownBase(tokens, at)) : null
  if (base === null) return null
  const isPaired = (next?.word === 'and' || next?.word === 'or') && baseOfThird(tokens[at + 2]?.word ?? '') !== null
  if (isParting(next)) return isPaired ? base : before === ',' ? null : !alsoNouns.has(base) ? base : null
  return !isPreposition(next!.word) || determiners.has(next!.word) || !alsoNouns.has(base) ? base : null
}

/** "The librarian adds tools and approves loans" as "The librarian can add tools and approve loans", so that both are read alike. */
export function spokenPlainly(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = []
  let since = 0
  let isThird = false
  let isChanged = false
  for (let at = 0; at < tokens.length; at += 1) {
    const spoken = isOpen(tokens, at) ? verbOf(tokens, at) : null
    if (spoken !== null && spoken.at > since) {
      const token = tokens[spoken.at]!
      said.push(...tokens.slice(at, spoken.at), modal(token), { ...token, word: spoken.base, isVerb: true }, ...readingsWith(tokens, spoken))
      since = spoken.at
      at = spoken.at
      isChanged = true
      isThird = token.word !== spoken.base
      continue
    }
    const base = isThird ? nextBase(tokens, at) : null
    said.push(base === null ? tokens[at]! : { ...tokens[at]!, word: base, isVerb: true })
  }
  return isChanged ? said : tokens
}
