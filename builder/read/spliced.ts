import { verbKind } from '../lexicon/verbs.ts'
import { modals } from './cue-words.ts'
import { isActor } from './person.ts'
import { ending } from './saying.ts'
import { baseOfThird } from './third.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

const joining = /^(?:and|then|so|but|also|afterwards|later|after|next|plus)$/
const pronouns = /^(?:i|we|they|you|he|she|everyone|everybody|people|anyone|someone|somebody|nobody|others)$/
const articles = /^(?:the|an?|each|every|my|our|their|his|her|another|one)$/
const adverbs = /^(?:also|then|just|only|all|both|always|later|either|usually|simply|now)$/
const fronting = /^(?:when|whenever|if|once|after|before|until|unless|while|as|because|since|where|so|that|which|who|how|what|whether)$/
const helping = /^(?:have|has|need|needs|want|wants|get|gets|would|like|will|is|are)$/

/** Nobody says a sentence of more words. */
const longest = 300

export interface Subject {
  readonly next: number
  readonly isMany: boolean
}
/** Who does something from `from` on; null where the words there name nobody. */
export function subjectAt(tokens: readonly Token[], from: number): Subject | null {
  const word = tokens[from]?.word ?? ''
  if (pronouns.test(word))
    return { next: from + (tokens[from + 1]?.word === 'else' ? 2 : 1), isMany: !/^(?:he|she|everyone|everybody|anyone|someone|somebody|nobody)$/.test(word) }
  const led = articles.test(word)
  if (/^(?:each|every)$/.test(word) && tokens[from + 1]?.isWord && /^(?:has|have|gets?|needs?)$/.test(tokens[from + 2]?.word ?? ''))
    return { next: from + 2, isMany: false }
  for (let at = from + (led ? 1 : 0); at < from + 3 && at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (!token.isWord || verbKind(token.word) !== undefined || (at > from && pronouns.test(token.word))) return null
    if (isActor(token.word) && (led || /s$|^(?:staff|people|crew)$/.test(token.word)))
      return { next: at + 1, isMany: /s$|^(?:staff|people)$/.test(token.word) && !/^(?:an?|each|every|one|another)$/.test(word) }
  }
  return null
}

/** Where the verb of a subject stands; -1 where none follows it. */
export function verbOf(tokens: readonly Token[], { next, isMany }: Subject): number {
  let at = next
  while (adverbs.test(tokens[at]?.word ?? '')) at += 1
  const word = tokens[at]?.word ?? ''
  if (modals.has(word) || helping.test(word)) return at
  return (isMany ? verbKind(word) !== undefined : baseOfThird(word) !== null) ? at : -1
}

/** "you book one, afterwards you write the km and they see it": what somebody else does begins a sentence of its own. */
export function unspliced(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > longest) return tokens
  const spoken: Token[] = []
  let since = 0
  let depth = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (token.word === '(') depth += 1
    if (token.word === ')') depth -= 1
    if (token.word === ending) since = at + 1
    const isBreak = depth === 0 && at > since && (token.word === ',' || token.word === ';' || token.word === ':' || joining.test(token.word))
    let from = at + 1
    while (isBreak && joining.test(tokens[from]?.word ?? '')) from += 1
    const subject = isBreak && !fronting.test(tokens[since]?.word ?? '') ? subjectAt(tokens, from) : null
    const isSplit = subject !== null && verbOf(tokens, subject) !== -1 && at - since > 1 && !(token.word === 'so' && tokens[at + 1]?.word === 'that')
    if (isSplit) {
      spoken.push({ ...said(ending, token), isWord: false })
      at = from - 1
      since = from
    } else spoken.push(token)
  }
  return spoken
}
