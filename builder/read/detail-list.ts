import { isField } from './field.ts'
import { askedIn } from './indirect.ts'
import { determiners, isPreposition, phraseAt } from './phrase.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

/** Things that somebody is asked to tell, as nouns that commas part. */
export interface Details {
  readonly tokens: readonly Token[]
  /** The index after the last of them. */
  readonly next: number
  readonly count: number
  /** Whether each is a question, or a word for what is noted of a thing. */
  readonly isSure: boolean
}

const asking = /^(?:what|which|how|when|where|who|whose|whether|if|why)$/
const joins = /^(?:,|and|or|&|plus|\/|;)$/
const doers = /^(?:i|we|you|they|he|she|it|people|everyone|someone|somebody)$/
const slight = /^(?:short|few|little|rough|roughly|quick|nice|small|bit|rough|exact|approximate|proper|favourite|favorite|full|first|own|few)$/
const called: Readonly<Record<string, string>> = {
  stars: 'rating',
  star: 'rating',
  words: 'text',
  letter: 'letter',
  pic: 'photo',
  pics: 'photos',
  sentence: 'text',
  look: 'photo',
}

/** Questions of one word. */
const bare: Readonly<Record<string, string>> = { what: 'description', when: 'date', where: 'location', who: 'person', why: 'reason' }

/** The index where an indirect question ends. */
function questionEnd(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    const { word, isWord } = tokens[at]!
    if (!isWord && word !== '-' && word !== '/' && word !== "'") return at
    const next = tokens[at + 1]?.word ?? ''
    const isNext =
      /^(?:please|no|not)$/.test(next) ||
      asking.test(next) ||
      determiners.has(next) ||
      doers.test(next) ||
      (isPreposition(next) && asking.test(tokens[at + 2]?.word ?? ''))
    if (/^(?:and|or|plus)$/.test(word) && isNext) return at
  }
  return to
}

/** "how many adults and kids": each of them is counted. */
function counted(tokens: readonly Token[], from: number, end: number): Token[][] | null {
  if (tokens[from]!.word !== 'how' || tokens[from + 1]?.word !== 'many') return null
  const nouns = tokens.slice(from + 2, end).filter(({ word }) => !/^(?:,|and|or)$/.test(word))
  const verb = nouns.findIndex(
    ({ word }, at) => (at > 0 && doers.test(word)) || /^(?:i|we|they|it|he|she|you)$/.test(word) || /^(?:are|is|come|there|will|can|of)$/.test(word),
  )
  const own = verb === -1 ? nouns : nouns.slice(0, verb)
  if (own.length < 1 || own.length > 3 || !own.every(({ isWord }) => isWord)) return null
  return own.map((noun, index) => [
    { ...said('number', tokens[from]!), start: index === 0 ? tokens[from]!.start : noun.start },
    said('of', noun),
    { ...noun, end: index === own.length - 1 ? tokens[end - 1]!.end : noun.end },
  ])
}

interface Item {
  readonly nouns: readonly (readonly Token[])[]
  readonly next: number
  readonly isSure: boolean
}

/** "delivery or pick-up": one of two. */
function eitherItem(tokens: readonly Token[], from: number, to: number): Item | null {
  const [one, or, two] = tokens.slice(from, from + 3)
  if (or?.word !== 'or' || !one?.isWord || !two?.isWord || from + 3 > to || determiners.has(one.word) || determiners.has(two.word)) return null
  const after = tokens[from + 3]
  if (after && from + 3 < to && after.isWord && !joins.test(after.word)) return null
  if (two.word === 'not') return { nouns: [[{ ...one, end: two.end }]], next: from + 3, isSure: true }
  if (isField(one.word) || isField(two.word)) return null
  const name = /^(?:delivery|pick-?up|collection)$/.test(one.word)
    ? ['delivery', 'method']
    : /^(?:morning|afternoon|evening)$/.test(one.word)
      ? ['time']
      : ['type']
  const mark = (word: string, place: Token): Token => ({ ...said(word, place), isWord: false })
  return {
    nouns: [[...name.map((word) => said(word, one)), mark('(', one), one, mark(',', or), two, { ...mark(')', two), start: two.end, end: two.end }]],
    next: from + 3,
    isSure: true,
  }
}

/** "the date they need it", "a short description of what is wrong": the noun, without what is said of it. */
function nounItem(tokens: readonly Token[], from: number, to: number): Item | null {
  let first = from
  while (first < to && (determiners.has(tokens[first]!.word) || slight.test(tokens[first]!.word)) && tokens[first + 1]?.isWord && first + 1 < to) first += 1
  const read = phraseAt(tokens, first, to)
  if (!read) return null
  let end = read.next
  const cut = tokens.findIndex(({ word }, at) => at > first && at < end && doers.test(word))
  if (cut !== -1) end = cut
  const own = tokens.slice(first, end).map((token) => (Object.hasOwn(called, token.word) ? { ...token, word: called[token.word]! } : token))
  const head = own.at(-1)?.word ?? ''
  if (own.length === 0 || own.length > 4) return null
  let next = end
  if (tokens[next]?.word === '(') {
    const close = tokens.findIndex(({ word }, at) => at > next && word === ')')
    if (close !== -1 && close < to) {
      const inside = tokens.slice(next, close + 1)
      return { nouns: [[...own, ...inside]], next: close + 1, isSure: isField(head) || isField(own.map(({ word }) => word).join(' ')) }
    }
  }
  while (next < to && !joins.test(tokens[next]!.word) && tokens[next]!.isWord) next += 1
  const whole = own.map(({ word }) => word).join(' ')
  return {
    nouns: [own.map((token, at) => (at === own.length - 1 && next > end ? { ...token, end: tokens[next - 1]!.end } : token))],
    next,
    isSure: isField(whole) || isField(head),
  }
}

function itemAt(tokens: readonly Token[], from: number, to: number): Item | null {
  const { word } = tokens[from]!
  if (isPreposition(word) && !asking.test(word) && asking.test(tokens[from + 1]?.word ?? '')) return itemAt(tokens, from + 1, to)
  if (asking.test(word)) {
    const end = questionEnd(tokens, from, to)
    const many = counted(tokens, from, end)
    if (many) return { nouns: many, next: end, isSure: true }
    const alone = bare[word]
    const asked = end > from + 1 ? askedIn(tokens, from, end) : alone === undefined ? null : [{ ...said(alone, tokens[from]!), end: tokens[from]!.end }]
    return asked ? { nouns: [asked], next: end, isSure: true } : null
  }
  return isPreposition(word) ? null : (eitherItem(tokens, from, to) ?? nounItem(tokens, from, to))
}

/** The details that a list names from a place on; null where none stands there. */
export function detailsAt(tokens: readonly Token[], from: number, to = tokens.length): Details | null {
  const spoken: Token[] = []
  let [at, count] = [from, 0]
  let isSure = true
  while (at < to) {
    const start = at
    while (at < to && joins.test(tokens[at]!.word)) at += 1
    const item = at < to ? itemAt(tokens, at, to) : null
    if (!item) {
      at = start
      break
    }
    for (const noun of item.nouns) {
      if (count > 0) spoken.push({ ...said('and', noun[0]!), start: noun[0]!.start, end: noun[0]!.start })
      spoken.push(...noun)
      count += 1
    }
    isSure &&= item.isSure
    at = item.next
  }
  return count === 0 ? null : { tokens: spoken, next: at, count, isSure }
}
