import { isPlural, singular } from '../lexicon/inflect.ts'
import { alsoNouns, verbKind } from '../lexicon/verbs.ts'
import { determiners, isPreposition } from './phrase.ts'
import type { Token } from './words.ts'

const joint = /^(?:and|or)$/
/** In what state something is. */
const states =
  /^(?:lost|damaged|broken|missing|due|paid|unpaid|open|closed|sent|received|lent|borrowed|accepted|declined|rejected|approved|pending|won|sold|unsold|booked|free|occupied|available|taken|active|inactive|completed|cancelled|expired|expiring|overdue|used|new|old|current|former|finished|unfinished|confirmed|delayed|read|unread|published|unpublished|starred|archived|drafted|answered|unanswered|visited|resolved|unresolved|planned|solved|assigned|unassigned|verified|unverified)$/
/** Nouns of what comes in kinds that are told by the word before: "building, event, or parking permits". */
const kinded = /^(?:permit|licen[cs]e|ticket|pass|visa|bike|bicycle|lesson|voucher|membership|insurance|subscription|booking|room)$/
const whole = /^(?:information|data|content|text|payment|login|log-in|registration|time|date|price|name|address)$/

const mayBeKind = ({ word, isWord }: Token): boolean =>
  isWord &&
  /^[a-z-]{3,}$/.test(word) &&
  !isPlural(word) &&
  !determiners.has(word) &&
  !isPreposition(word) &&
  !whole.test(word) &&
  (verbKind(word) === undefined || alsoNouns.has(word))

/** Where a list of single words ends that lean on the noun after the last: the index of that noun; -1 where none does. */
function headAfter(tokens: readonly Token[], from: number, leans: (token: Token) => boolean): number {
  let at = from
  while (tokens[at + 1]?.word === ',' && leans(tokens[at]!) && tokens[at + 2] && !joint.test(tokens[at + 2]!.word)) at += 2
  const and = tokens[at + 1]?.word === ',' ? at + 2 : at + 1
  if (!leans(tokens[at]!) || !joint.test(tokens[and]?.word ?? '')) return -1
  const [last, head] = [tokens[and + 1], tokens[and + 2]]
  return last && head?.isWord && leans(last) && !joint.test(head.word) && !isPreposition(head.word) && !determiners.has(head.word) ? and + 2 : -1
}

const isFaulty = ({ word }: Token): boolean => /^(?:damaged|broken|defective|faulty)$/.test(word)
const isReported = (tokens: readonly Token[], at: number): boolean => /^report(?:s|ing)?$/.test(tokens[at - 1]?.word ?? '')
const word = ({ start }: Token, text: string): Token => ({ start, end: start, word: text, text, isWord: true, capital: false })
/** "report damaged tools" as "report damage to tools". */
const faultsOf = (token: Token): readonly Token[] => [{ ...token, word: 'damage', text: 'damage' }, word(token, 'to')]

/** "lost or damaged tools" as "tools", in whichever state they are, and "building, event, or parking permits" as "permits such as building, event, or parking". */
export function withoutEllipses(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => joint.test(word))) return tokens
  const said: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!
    const inStates = states.test(token.word) ? headAfter(tokens, index, ({ word }) => states.test(word)) : -1
    if (inStates !== -1 && isPlural(tokens[inStates]!.word)) {
      if (isReported(tokens, index) && tokens.slice(index, inStates).some(isFaulty)) said.push(...faultsOf(token))
      said.push({ ...tokens[inStates]!, start: token.start })
      index = inStates
      continue
    }
    if (isFaulty(token) && isReported(tokens, index) && tokens[index + 1]?.isWord && isPlural(tokens[index + 1]!.word)) {
      said.push(...faultsOf(token))
      continue
    }
    const before = tokens[index - 1]?.word ?? ''
    const opens = (verbKind(before) !== undefined || (before === 'for' && verbKind(tokens[index - 2]?.word ?? '') !== undefined)) && mayBeKind(token)
    const head = opens ? headAfter(tokens, index, mayBeKind) : -1
    if (head === -1 || !isPlural(tokens[head]!.word) || !kinded.test(singular(tokens[head]!.word)) || tokens[head + 1]?.isWord) {
      said.push(token)
      continue
    }
    const { start } = token
    const last = { ...tokens[head - 1]!, end: tokens[head]!.end }
    said.push({ ...tokens[head]!, start, end: start }, word(token, 'such'), word(token, 'as'), ...tokens.slice(index, head - 1), last)
    index = head
  }
  return said
}
