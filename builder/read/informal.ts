import { isPlural, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { writtenOut } from './contraction.ts'
import { withNoted } from './noted-list.ts'
import { inPlainWords } from './saying.ts'
import { fillers, plainSayings } from './sayings.ts'
import { doneSayings } from './sayings-done.ts'
import { openingSayings, parted, selfOf, withCalling } from './self.ts'
import { said } from './voice.ts'
import type { Sentence, Token } from './words.ts'

const gatherings =
  /^(?:rehearsal|session|fixture|raid|event|meeting|game|match|training|party|practice|concert|gig|hike|trip|class|workshop|match day|dinner|show)e?s$/
/** "members can rsvp" with what it is that they come to, where the words name it. */
function withGathering(tokens: readonly Token[], gathering: Token | undefined): readonly Token[] {
  const at = tokens.findIndex(({ word }) => word === 'rsvp')
  if (!gathering || at === -1 || tokens[at + 1]?.word === 'to' || tokens[at]!.start !== tokens[at]!.end) return tokens
  const place = { start: tokens[at]!.end }
  return [...tokens.slice(0, at + 1), said('to', place), said(gathering.word, place), ...tokens.slice(at + 1)]
}

/** The sentences as somebody would say them formally: no greetings, no contractions, and what is asked in a roundabout way said outright. */
export function formally(told: readonly Sentence[]): readonly Sentence[] {
  const written = told.map((sentence) => ({ ...sentence, tokens: writtenOut(sentence.tokens) }))
  const calling = selfOf(written)
  const gathering = written.flatMap(({ tokens }) => tokens).find(({ word }) => gatherings.test(word))
  const opened = written.flatMap((sentence) => parted(sentence, inPlainWords(sentence.tokens, fillers)))
  const first = opened[0]
  if (first) opened.splice(0, 1, ...parted(first, inPlainWords(first.tokens, openingSayings)))
  const plainly = opened.flatMap((sentence) => parted(sentence, sentence.isTold ? sentence.tokens : inPlainWords(sentence.tokens, plainSayings)))
  const done = plainly.flatMap((sentence) => parted(sentence, sentence.isTold ? sentence.tokens : inPlainWords(sentence.tokens, doneSayings)))
  let before: Sentence | undefined
  const all = done.flatMap((sentence) => {
    const parts = sentence.isTold ? [sentence] : parted(sentence, withNoted(withGathering(withCalling(sentence.tokens, calling), gathering), before))
    before = parts.findLast(({ tokens }) => tokens.some(({ word }) => isPlural(word) && kitOf(singular(word)) !== undefined)) ?? before
    return parts
  })
  return all.length > 0 ? all : told
}
