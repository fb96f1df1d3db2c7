import { mix } from '../colour/contrast.ts'
import { findColours } from '../colour/names.ts'
import { manners } from '../lexicon/styles.ts'
import { siteNouns } from './cue-words.ts'
import type { Sentence, Token } from './words.ts'

export interface StyleColour {
  readonly start: number
  readonly end: number
  readonly words: string
  readonly hex: string
}
/** What the words say about the look: the two colours, and the words for its manner with their offsets. */
export interface Style {
  readonly background: StyleColour | null
  readonly component: StyleColour | null
  readonly manners: readonly { readonly word: string; readonly start: number; readonly end: number }[]
}

const backgroundWords = /^(?:backgrounds?|backdrop|canvas|base|body|bodies|containers?|outer|layout|screens?)$/
const componentWords =
  /^(?:components?|elements?|buttons?|cards?|ui|controls?|interfaces?|blocks?|details?|highlights?|accents?|controls?|visuals?|primary|links?|headings?|headers?|text|icons?)$/
const styleWords =
  /^(?:backgrounds?|backdrop|canvas|colou?rs?|colou?red|components?|elements?|themes?d?|palette|accents?|scheme|tones?|shades?|buttons?|cards?|styl(?:e|es|ed|ing)|layout|ui|controls?|interface|base|design|pages?|look)$/
/** Whether a word is for a part of the look that a colour before it is given to: "background", "buttons". */
export const isPartOfLook = (word: string): boolean =>
  /^(?:theme|palette|colou?rs?|scheme|accents?|backgrounds?|buttons?|headers?|footers?|components?|elements?|cards?|headings?|links?|tones?)$/.test(word)
const styling =
  /^(?:declare|adopt|employ|utilize|incorporate|format|fix|assume|create|build|enable|add|lay|try|go|combine|mix|match|pair|change|turn|tint|set|use|using|apply|assign|configure|choose|style|colou?r|define|design|paint|select|specify|implement|initiali[sz]e|establish|make|give|keep|pick|fill|render|please|put|let|have|the|all|both|with|in|i|it|its|our|my|main|primary)$/
const doing = new Set(['able', 'users', 'user', 'functionalities', 'functionality', 'functions'])

/** Whether a sentence is about colours and look alone. */
export function isStyleSentence(sentence: Sentence, colours: readonly StyleColour[]): boolean {
  const inside = colours.filter((colour) => colour.start >= sentence.start && colour.end <= sentence.end)
  const spoken = sentence.tokens.filter((token) => token.isWord)
  if (
    spoken.some((token) => Object.hasOwn(manners, token.word)) &&
    spoken.every((token) => Object.hasOwn(manners, token.word) || lookWords.test(token.word) || softWords.has(token.word))
  )
    return true
  if (inside.length === 0 || sentence.tokens.some((token) => doing.has(token.word)) || saysWhat(sentence.tokens, inside)) return false
  const words = sentence.tokens.filter((token) => token.isWord && !inside.some((colour) => token.start >= colour.start && token.end <= colour.end))
  const opens = spoken[0]!.word
  return (
    words.length <= 3 ||
    (words.length <= 14 &&
      (styling.test(opens) || styleWords.test(opens) || inside.some((colour) => colour.start === spoken[0]!.start)) &&
      words.some((token) => styleWords.test(token.word)))
  )
}

const looking = /^(?:feel(?:ing)?|mood|atmosphere|contrast|mix(?:ture)?|blend|balance|combination|combo|pair(?:ing)?|hint|touch|effect|finish|set)$/
/** "A bookshop with a pink background": before what it looks like stands what it is, behind an article. */
function saysWhat(tokens: readonly Token[], [first]: readonly StyleColour[]): boolean {
  const colour = tokens.findIndex(({ start }) => start >= first!.start)
  const lead = tokens.findLastIndex(({ word }, at) => at < colour && (word === 'with' || word === 'in'))
  const article = tokens.findIndex(({ word }) => word === 'a' || word === 'an')
  return (
    article !== -1 &&
    tokens
      .slice(article + 1, Math.max(lead, 0))
      .some(
        ({ word, isWord }) =>
          isWord &&
          word.length > 2 &&
          ![styling, styleWords, lookWords, looking].some((one) => one.test(word)) &&
          !siteNouns.has(word) &&
          !Object.hasOwn(manners, word) &&
          !softWords.has(word),
      )
  )
}

/** "cloud-based" names no colour; "salmon-coloured" does. */
const compound = /^-(?!colou?r|tone|ish)\p{L}/u
/** Further colours of a text decide nothing. */
const mostColours = 100

/** The colours that the words mean as colours; a name that is also a thing ("salmon") counts beside words of style alone. */
function coloursOf(words: string, sentences: readonly Sentence[]): StyleColour[] {
  const found = findColours(words)
    .filter(({ end }) => !compound.test(words.slice(end, end + 12)))
    .slice(0, mostColours)
  if (found.length === 0) return []
  return sentences.flatMap((sentence) => {
    const inside = found.filter((colour) => colour.start >= sentence.start && colour.end <= sentence.end)
    if (inside.length === 0) return []
    const isTold = inside.length > 1 || sentence !== sentences[0] || sentence.tokens.some(({ word }) => Object.hasOwn(manners, word))
    if (isTold && isNothingElse(sentence, inside)) return inside
    const styled = sentence.tokens.some(
      (token) => styleWords.test(token.word) && !inside.some((colour) => token.start >= colour.start && token.end <= colour.end),
    )
    if (styled && isStyleSentence(sentence, [...inside])) return inside
    const near = inside.filter((colour) => (colour.certain && isNear(sentence.tokens, colour)) || isNamedPart(sentence.tokens, colour))
    return inside.filter((colour) => near.includes(colour) || near.some((other) => isBeside(words, colour, other)))
  })
}

/** "Ivory and olive, calm and rustic": two colours and words of manner alone. */
const isNothingElse = ({ tokens }: Sentence, colours: readonly StyleColour[]): boolean =>
  tokens.every(
    ({ word, isWord, start, end }) =>
      !isWord || softWords.has(word) || Object.hasOwn(manners, word) || colours.some((colour) => start >= colour.start && end <= colour.end),
  )

const isBeside = (words: string, one: StyleColour, other: StyleColour) => {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  const between = words.slice(first.end, second.start)
  return between.length <= 8 && /^[\s,]*(?:and|with|on|or|&)?[\s,]*$/.test(between)
}

/** "cream background": the part that the colour is for stands right after it. */
const isNamedPart = (tokens: readonly Token[], colour: StyleColour) => {
  const next = tokens.find((token) => token.start >= colour.end)
  return (
    next !== undefined &&
    next.start - colour.end < 2 &&
    (backgroundWords.test(next.word) || componentWords.test(next.word) || /^(?:theme|palette|colou?rs?|scheme)$/.test(next.word)) &&
    !/^(?:base|body|text|details?|layout|card|interface|screen)$/.test(next.word)
  )
}

/** In a sentence about other things, a colour counts right before the site, the theme or another colour, or after "in". */
function isNear(tokens: readonly Token[], colour: StyleColour): boolean {
  const next = tokens.findIndex((token) => token.start >= colour.end)
  const at = next === -1 ? tokens.length : next
  const after = tokens.slice(at, at + 3)
  const before = tokens[tokens.findIndex((token) => token.start >= colour.start) - 1]?.word ?? ''
  if ([',', ':'].includes(before) && (after[0] === undefined || !after[0].isWord)) return true
  return (
    after.some((token) => styleWords.test(token.word) || siteNouns.has(token.word)) ||
    (['in', 'and'].includes(before) &&
      (after[0] === undefined || !after[0].isWord || ['and', 'where', 'with', 'that', 'which', 'for'].includes(after[0].word))) ||
    tokens.length <= 4
  )
}

function distance(tokens: readonly Token[], colour: StyleColour, pattern: RegExp): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const token of tokens)
    if (pattern.test(token.word))
      nearest = Math.min(nearest, token.start >= colour.end ? token.start - colour.end : colour.start >= token.end ? colour.start - token.end : nearest)
  return nearest
}

const unsaid = 400

/** Of two colours in one sentence, which is the ground and which the parts': as their nearest words fit best together, else in order. */
function pairOf(tokens: readonly Token[], first: StyleColour, second: StyleColour): readonly [ground: StyleColour, parts: StyleColour] {
  const between = tokens.filter(({ start }) => start >= first.end && start < second.start)
  if (between.length === 1 && /^(?:on|over|against)$/.test(between[0]!.word)) return [second, first]
  const cost = (ground: StyleColour, parts: StyleColour) =>
    Math.min(unsaid, distance(tokens, ground, backgroundWords)) + Math.min(unsaid, distance(tokens, parts, componentWords))
  return cost(first, second) <= cost(second, first) ? [first, second] : [second, first]
}

/** "Greens and browns" are shades: the ground has a pale one, on which the parts stand out. */
const paled = (ground: StyleColour): StyleColour => (/[a-z]s$/i.test(ground.words) ? { ...ground, hex: mix(ground.hex, '#ffffff', 0.88) } : ground)

/** The colour of the ground and that of the parts, by the words nearest to them. */
export function styleOf(words: string, sentences: readonly Sentence[]): Style {
  const found = coloursOf(words, sentences)
  const within = (colour: StyleColour, { start, end }: Sentence): boolean => colour.start >= start && colour.end <= end
  const styled = found.length > 2 ? sentences.filter((sentence) => found.some((colour) => within(colour, sentence)) && isStyleSentence(sentence, found)) : []
  const told = found.filter((colour) => styled.some((sentence) => within(colour, sentence)))
  // "A Green Fresh Food shop" names no colour where others are told in sentences of their own.
  const colours = told.length > 1 ? told : found
  const homeOf = (colour: StyleColour) => sentences.find((sentence) => colour.start >= sentence.start && colour.end <= sentence.end)?.tokens ?? []
  const at = colours.findLastIndex((colour, index) => index > 0 && homeOf(colour) === homeOf(colours[index - 1]!))
  const [first, second] = at > 0 ? colours.slice(at - 1) : []
  let [background, component]: (StyleColour | null)[] = first && second ? [...pairOf(homeOf(first), first, second)] : [null, null]
  for (const colour of background ? [] : colours) {
    const [ground, parts] = [distance(homeOf(colour), colour, backgroundWords), distance(homeOf(colour), colour, componentWords)]
    if (ground < parts && !background) background = colour
    else if (parts < ground && !component) component = colour
    else if (colours.length > 1 && !background) background = colour
    else component ??= colour
  }
  const all = findColours(words)
  const manners = mannersOf(sentences).filter((manner) => !all.some((colour) => manner.start >= colour.start && manner.end <= colour.end))
  return { background: background && component ? paled(background) : (background ?? null), component: component ?? null, manners }
}

const softWords = new Set(
  'on over against and but with a an the very should be it is keep make use style design look looks feel feels more quite really in theme please i want like'.split(
    ' ',
  ),
)
const notOfStyle = new Set([
  'light',
  'bright',
  'simple',
  'dark',
  'fresh',
  'round',
  'square',
  'natural',
  'warm',
  'fun',
  'organic',
  'creative',
  'professional',
  'modern',
  'soft',
  'sharp',
  'neon',
  'clean',
  'square',
])
/** Words that a word of manner stands before: "dark mode", "warm colours". */
export const lookWords =
  /^(?:design|style|look|feel|themes?|interface|layout|appearance|ui|mode|vibes?|aesthetics?|tones?|visuals?|colou?rs?|palette|hues?|shades?|backgrounds?|backdrop)$/

function mannersOf(sentences: readonly Sentence[]) {
  return sentences.slice(0, 200).flatMap((sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!Object.hasOwn(manners, token.word) || (token.capital && at > 0)) return []
      const near = sentence.tokens.slice(Math.max(0, at - 5), at + 4)
      const certain =
        !notOfStyle.has(token.word) || sentence.tokens.length <= 5 || near.some((other) => lookWords.test(other.word) || siteNouns.has(other.word))
      return certain ? [{ word: token.word, start: token.start, end: token.end }] : []
    }),
  )
}
