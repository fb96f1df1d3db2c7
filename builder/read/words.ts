import { spelt } from '../lexicon/spelling.ts'

/** A word or a punctuation mark of the person's words, with UTF-16 offsets; `word` is its form for comparison. */
export interface Token {
  readonly start: number
  readonly end: number
  readonly word: string
  /** As it is written. */
  readonly text: string
  readonly isWord: boolean
  /** Written with a capital first letter. */
  readonly capital: boolean
  /** Known to be a verb from the words around it. */
  readonly isVerb?: true
  /** Known to open a list of what is noted. */
  readonly opensNotes?: true
  /** Which values it takes, where the words right after it say so. */
  readonly bounds?: Bounds
}
/** Which values a field takes. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
  readonly unit?: string
  readonly required?: boolean
  /** Either yes or no. */
  readonly boolean?: true
  readonly choices?: readonly string[]
}
export interface Sentence {
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
  /** Tells of whoever asks, and asks for nothing. */
  readonly isTold?: true
}

/** "tenants' applications": the apostrophe belongs to the word, unless it closes a quotation. */
const tokenPattern =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’&.-](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*(?:(?<=\p{Ll}{2}s)(?<!(?:^|\s)['‘][^'’]{0,30})['’](?= \p{Ll}))?|[^\s\p{L}\p{N}]/gu
const abbreviations = new Set(['etc', 'e.g', 'i.e', 'mr', 'mrs', 'ms', 'dr', 'vs', 'no', 'st', 'inc', 'ltd', 'co', 'approx', 'min', 'max'])
const enders = new Set(['.', '!', '?', ';', '。', '！', '？', '；', '…'])
const bullets = new Set(['-', '*', '•', '–', '—', '·'])

/** No word of a language is longer; what is compared of a longer one is its beginning. */
const longestWord = 48

function formOf(text: string): string {
  return spelt(text.slice(0, longestWord).toLowerCase().normalize('NFKC').replaceAll('’', "'"))
}

/** The tokens of any text, in order; white space and lone combining marks are between them. */
export function tokensOf(words: string): Token[] {
  const tokens: Token[] = []
  for (const match of words.matchAll(tokenPattern)) {
    const text = match[0]
    const isWord = /^[\p{L}\p{N}]/u.test(text)
    for (const part of isWord ? splitAtFullStop(text) : [{ at: 0, text }]) {
      const start = match.index + part.at
      tokens.push({
        start,
        end: start + part.text.length,
        word: formOf(part.text),
        text: part.text,
        isWord: isWord && part.text !== '.',
        capital: /^\p{Lu}/u.test(part.text),
      })
    }
  }
  return tokens
}

/** "done.Users" is two sentences that lost their space; "node.js", "3.5" and "e.g." are words. */
function splitAtFullStop(text: string): { at: number; text: string }[] {
  const at = text.search(/\p{Ll}\.\p{Lu}/u)
  if (at === -1) return [{ at: 0, text }]
  return [
    { at: 0, text: text.slice(0, at + 1) },
    { at: at + 1, text: '.' },
    { at: at + 2, text: text.slice(at + 2) },
  ]
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!
  if (!enders.has(token.word) || (/^[?!]$/.test(token.word) && tokens[at + 1]?.word === ',')) return false
  if (token.word !== '.') return true
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (!before || !abbreviations.has(before.word)) return true
  if (before.word === 'no') return !/^\d/.test(after?.word ?? '')
  return before.word === 'etc' && (after?.capital ?? true)
}

/** Splits at full stops, semicolons and line ends; an abbreviation's stop ends nothing. Sentences without a word are left out. */
export function sentencesOf(words: string): Sentence[] {
  const tokens = tokensOf(words)
  const sentences: Sentence[] = []
  let from = 0
  const close = (to: number) => {
    const own = trimMarks(tokens.slice(from, to))
    if (own.some((token) => token.isWord)) sentences.push({ start: own[0]!.start, end: own.at(-1)!.end, tokens: own })
    from = to
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const breaks = at > from && words.slice(tokens[at - 1]!.end, tokens[at]!.start).includes('\n')
    if (breaks) close(at)
    if (endsSentence(tokens, at) && !(at === from + 1 && /^\d{1,2}$/.test(tokens[from]!.word))) {
      close(at)
      from = at + 1
    }
  }
  close(tokens.length)
  return sentences
}

function trimMarks(tokens: readonly Token[]): Token[] {
  let [from, to] = [0, tokens.length]
  while (from < to && (bullets.has(tokens[from]!.word) || tokens[from]!.word === ',' || isNumbering(tokens, from))) from += isNumbering(tokens, from) ? 2 : 1
  while (to > from && !tokens[to - 1]!.isWord && !/[)"”'’\]]/.test(tokens[to - 1]!.word)) to -= 1
  return tokens.slice(from, to)
}

const isNumbering = (tokens: readonly Token[], at: number) => /^\d{1,2}$/.test(tokens[at]!.word) && /^[.):]$/.test(tokens[at + 1]?.word ?? '')
