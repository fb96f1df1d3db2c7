import type { Clause } from './clause.ts'
import type { Sentence, Token } from './words.ts'

interface Stretch {
  readonly start: number
  readonly end: number
}
/** What a business tells of itself: its hours, its address, how it is reached. */
export interface Fact extends Stretch {
  readonly label: string
  readonly value: string
}
/** "espresso 2.50": something that is sold, and for how much. */
export interface Good extends Stretch {
  readonly name: string
  readonly price: number
  /** The sign or the word that the words give with it; empty for none. */
  readonly currency: string
  /** "month" of "9 a month"; empty where it is not said. */
  readonly per: string
}
/** What the words state rather than ask for. */
export interface Facts {
  readonly lines: readonly Fact[]
  readonly goods: readonly Good[]
  /** "12 places in each": how many there is room for; null where it is not said. */
  readonly places: number | null
}
const room =
  /\b(\d{1,4}) (?:places|seats|spots|spaces)(?: (?:in|for|per|on|at))? (?:each|every|all|the|a|it)\b|\b(?:max|maximum|max\.|at most|up to|only) (\d{1,4}) (?:people|persons|participants|guests|kids|children|students|couples|players|members|riders) ?(?:per|in|a|each|for)?\b|\b(\d{1,4}) (?:people|couples|kids|children|participants|players|places|seats) (?:max|maximum|each)\b|\bthere(?:'s|s| is| are) (\d{1,4}) (?:places|seats|spots)\b/i

const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?|s)?'
const days = `(?:every ?day|daily|weekdays|weekends|each day|all week|${day}(?: ?(?:-|–|to|and|&|,|through|till|until) ?${day}){0,6})`
const clock = '(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm))?|noon|midnight)'
const span = `(?:from )?${clock} ?(?:-|–|to|till|until) ?${clock}`
const times = `(?:${days}:?,? (?:at |from )?${span}|${span},? (?:on )?${days}|${days} (?:till|until) ${clock})`
const streets =
  'street st road rd lane ln avenue ave way drive dr square sq place close court row terrace hill gardens boulevard blvd crescent quay parade walk mews green grove platz allee'
    .split(' ')
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join('|')
const lines: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Email', /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{2,20}){1,3}/giu],
  [
    'Phone',
    /(?:(?:phone|tel|telephone|call(?: us| me)?|ring(?: us| me)?|text(?: us| me)?|whatsapp|mobile|number is)(?: number| us| me)?(?: is| on| at)?:? {0,2})(\+?\(?\d[\d ()/-]{5,18}\d)/giu,
  ],
  ['Phone', /(?<![\d.,£$€])((?:\+\d{1,3} ?|0)\d{2,4}[ -]\d{3,6}(?:[ -]\d{3,4})?)(?![\d.,]\d)/gu],
  [
    'Opening hours',
    new RegExp(
      `(?:(?:we're|we are|were|i'm|i am|it's|is|are) )?(?:open(?:ing)?(?: hours| times)?|hours|business hours)(?: are)?[:,]? {0,2}(${times}(?:(?:,| and|;|,? and) ?(?:${times}|closed(?: on)? ${days})){0,4}|${days}|${span})(?! ?%)`,
      'giu',
    ),
  ],
  ['Closed', new RegExp(`(?:(?:we're|we are) )?closed(?: on)? (${days})`, 'giu')],
  [
    'Address',
    new RegExp(
      `(?:(?:[Ww]e're|[Ww]e are|[Ff]ind us|[Ll]ocated|[Bb]ased|[Cc]ome|[Vv]isit us|[Aa]ddress(?: is)?:?|shop is|[Ii]t's) (?:at |in |on )?)?(?<![\\d.,])(\\d{1,4}[a-z]?,? (?:(?:\\p{L}{1,3}\\.|[\\p{L}'’-]{2,20}) ){1,3}(?:${streets})\\b\\.?(?:, ?\\p{Lu}[\\p{L}'’-]{2,20}(?: [\\p{Lu}\\d][\\p{L}\\d]{1,20}){0,4}){0,3})`,
      'gu',
    ),
  ],
  ['', new RegExp(`\\b(\\p{L}{3,20} times)(?: are)?:? (${day}s?(?: at)? ${clock}(?:(?:,| and|,? and| &) ?(?:${day}s? ?)?(?:at )?${clock}){0,4})`, 'giu')],
  [
    'Delivery',
    /\b(?:shipping|delivery|postage)(?: costs?| fee| charge)?(?: is| are|:| of)? ?([€£$]?\d{1,3}(?:[.,]\d{2})?(?: ?(?:euros?|pounds?|dollars?|€|£|\$))?(?:,? (?:and |but )?(?:it's |it is )?free (?:from|over|above|for orders over|on orders over) [€£$]?\d{1,4}(?: ?(?:euros?|pounds?|dollars?|€|£|\$))?)?)/giu,
  ],
  [
    'Fee',
    /\b(?:the )?(?:entry |joining |entrance |participation |registration )?fee (?:is|of|will be) ([€£$]? ?\d{1,4}(?:[.,]\d{2})?(?: ?(?:euros?|pounds?|dollars?|€|£|\$))?)/giu,
  ],
  [
    'Date',
    /(?:\bon |\bis |[:–—-] ?|\bfor )((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?(?:,? (?:at|from) \d{1,2}(?:[.:]\d{2})?(?: ?(?:am|pm|o'clock))?)?)/giu,
  ],
  [
    'Place',
    /(?<=\b(?:at|in|to) (?:the |our )?|, )((?:village|town|church|parish|community|school|sports|scout|assembly) (?:hall|centre|center|house))(?=[,.;]|$)/giu,
  ],
  ['Payment', /\b(?:and )?(?:they |you |people )?pay (on arrival|in cash(?: only)?|cash only|at the door|on the day)\b/giu],
]

const longest = 6000
const titled = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
/** Addresses are written with capitals wherever they were typed without. */
const place = (text: string): string => text.replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase())

function linesIn(words: string): Fact[] {
  const found: Fact[] = []
  for (const [label, pattern] of lines) {
    for (const match of words.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length]
      if (found.some((other) => start < other.end && end > other.start)) continue
      const value = (label === '' ? match[2]! : (match[1] ?? match[0])).trim()
      const hours = label === 'Opening hours' || label === 'Closed'
      if (hours && !/\d|day|week|daily/i.test(value)) continue
      found.push({
        start,
        end,
        label: label === '' ? titled(match[1]!.toLowerCase()) : label,
        value: label === 'Address' ? place(value) : hours ? titled(value) : value,
      })
    }
  }
  return found
}

const sign = '[€£$]'
const money = '(?:euros?|pounds?|dollars?|eur|gbp|usd|quid|bucks)'
const priced = new RegExp(
  `^(?<label>[\\p{L}\\d][\\p{L}\\d'’&/ -]{1,40}?)(?: (?:for|is|at|from|costs?|are|=))?:? (?<sign>${sign})? ?(?<price>\\d{1,5}(?:[.,]\\d{1,2})?) ?(?<word>${sign}|${money})?(?:,? ?(?:an?|per|each|/) ?(?<per>month|week|year|day|hour|night|person|piece|head|session|lesson|adult|child))?$`,
  'iu',
)
const bare = new RegExp(
  `^(?<sign>${sign})? ?(?<price>\\d{1,5}(?:[.,]\\d{1,2})?) ?(?<word>${sign}|${money})? ?(?:an?|per|/) ?(?<per>month|week|year|day|hour|night|person)$`,
  'iu',
)
const unsold =
  /(?:^| )(?:age|aged|over|under|open|till|to|phone|tel|number|nr|no|since|in|on|by|max|maximum|minimum|min|up|least|points?|level|top|first|last|next|under-\d+|about|around|than|version|chapter|grade|year|class|group|can|should|and|or|i|we|they|have|has|with|free|shipping|delivery|times?|sundays?|mondays?|saturdays?|fridays?|weight|height|size|score|of)$/i
const joining = /,|;|\n|(?<= )and(?= )|[():]|(?<=[\p{L}\d)])\.(?=\s)/giu

/** Names with prices, two or more that follow one another. */
function goodsIn(words: string): Good[] {
  const runs: Good[][] = [[]]
  let from = 0
  const read = (to: number): void => {
    const text = words.slice(from, to)
    const start = from + text.length - text.trimStart().length
    const said = text.trim()
    const good = said.length > 60 ? null : goodOf(said, start)
    if (good) runs.at(-1)!.push(good)
    else if (said !== '' && runs.at(-1)!.length > 0) runs.push([])
  }
  for (const match of words.matchAll(joining)) {
    read(match.index)
    from = match.index + match[0].length
  }
  read(words.replace(/[.!?\s]+$/, '').length)
  return runs.filter((run) => run.length > 1 && run.some(({ price }) => price > 0)).flat()
}

function goodOf(said: string, start: number): Good | null {
  const end = start + said.length
  if (/^free$/i.test(said)) return { start, end, name: 'Free', price: 0, currency: '', per: '' }
  const groups = (priced.exec(said) ?? bare.exec(said))?.groups
  if (!groups) return null
  const { label = '', sign: before = '', word = '', price = '', per = '' } = groups
  const name = label.trim().replace(/^(?:or|and) /i, '')
  if (unsold.test(name)) return null
  const currency = before || word
  return {
    start,
    end,
    name: name === '' ? `${currency}${price} a ${per}` : titled(name),
    price: Number(price.replace(',', '.')),
    currency,
    per: per.toLowerCase(),
  }
}

const each =
  /(?:^|[:–—-] ?|\bwith |\b(?:\d{1,2}|some|our|these) [a-z]{3,14}s ?[:–—-] ?)((?:[\p{L}][\p{L}' ]{1,24}, ?){1,11}(?:and )?[\p{L}][\p{L}' ]{1,24}) ?[,–—-] ?([€£$])? ?(\d{1,4}(?:[.,]\d{2})?) ?([€£$]|euros?|pounds?|dollars?)? each\b/giu
/** "lavender, fig, cedar - £14 each": several that have one price. */
function alikeIn(words: string): Good[] {
  return [...words.matchAll(each)].flatMap((match) => {
    let from = match.index + match[0].indexOf(match[1]!)
    return match[1]!.split(',').flatMap((part) => {
      const name = part.replace(/^ ?(?:and )?/, '').trim()
      const start = from + part.indexOf(name)
      from += part.length + 1
      return name === ''
        ? []
        : [{ start, end: start + name.length, name: titled(name), price: Number(match[3]!.replace(',', '.')), currency: match[2] ?? match[4] ?? '', per: '' }]
    })
  })
}
const reduced =
  /([€£$])(\d{1,4}(?:\.\d{2})?)(?: each| per (?:person|ticket|adult)| for adults)?(?:,| and| or|, and| \()? ?\1(\d{1,4}(?:\.\d{2})?) (?:for )?((?:under|over)[ -]\d{1,2}s?|kids?|children|students?|concessions?|members|seniors)/giu
/** "£12, £6 for under 16s": what it costs for most, and for some. */
const tariffsIn = (words: string): Good[] =>
  [...words.matchAll(reduced)].flatMap((match) => {
    const at = { start: match.index, end: match.index + match[0].length, currency: match[1]!, per: '' }
    return [
      { ...at, name: 'Standard', price: Number(match[2]) },
      { ...at, name: titled(match[4]!), price: Number(match[3]) },
    ]
  })

export function factsOf(words: string): Facts {
  const near = words.slice(0, longest)
  if (!/\d|@|closed|open/i.test(near)) return { lines: [], goods: [], places: null }
  const found = linesIn(near)
  const special = [...alikeIn(near), ...tariffsIn(near)]
  const goods = [...special, ...goodsIn(near).filter((good) => !special.some((one) => good.start < one.end && good.end > one.start))].filter(
    (good) => !found.some((line) => good.start < line.end && good.end > line.start),
  )
  const places = room.exec(near)
  return { lines: found.toSorted((a, b) => a.start - b.start), goods, places: places ? Number(places.slice(1).find(Boolean)) : null }
}

const hollow =
  /^(?:we|we're|i'm|are|is|were|it|it's|our|my|the|at|in|on|and|open|from|phone|call|us|me|tel|telephone|number|address|email|mail|by|or|prices?|costs?|fees?|they|you|thats|find|also|plans?|packages?|options?|\d+)$/
const isInside = (token: Token, spans: readonly Stretch[]): boolean => spans.some(({ start, end }) => token.start >= start && token.end <= end)

/** The sentences without what they only state; nothing stays of one that says no more. */
export function withoutFacts(sentences: readonly Sentence[], facts: Facts, more: readonly Stretch[] = []): readonly Sentence[] {
  const spans: readonly Stretch[] = [...facts.lines, ...facts.goods, ...more]
  if (spans.length === 0) return sentences
  const kept = sentences.flatMap((sentence) => {
    if (!spans.some(({ start, end }) => start < sentence.end && end > sentence.start)) return [sentence]
    const rest = cleaned(sentence.tokens.filter((token) => !isInside(token, spans)))
    if (rest.every(({ isWord, word }) => !isWord || hollow.test(word))) return []
    return [{ ...sentence, start: rest[0]!.start, end: rest.at(-1)!.end, tokens: rest }]
  })
  return kept.length > 0 ? kept : sentences
}

/** Brackets that hold nothing any more, and marks that part nothing, are left out. */
function cleaned(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (const token of tokens) {
    const before = kept.at(-1)?.word
    if (token.word === ')' && before === '(') kept.pop()
    else if ((token.word === ',' || token.word === 'and') && (before === undefined || before === ',' || before === ':' || before === '(')) continue
    else kept.push(token)
  }
  while (kept.length > 0 && (!kept.at(-1)!.isWord || /^(?:and|at|phone|call|open|from)$/.test(kept.at(-1)!.word)) && !/[)"”'’]/.test(kept.at(-1)!.word))
    kept.pop()
  return kept
}

/** A clause for each stretch that states something. */
export const factClauses = ({ lines: told, goods }: Facts): Clause[] =>
  [...told, ...goods].map(({ start, end }) => ({ start, end, mode: 'acts', actors: [], asks: [] }))
