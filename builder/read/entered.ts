import { plural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isField } from './field.ts'
import { isPerson } from './person.ts'
import { determiners, isPreposition, phraseAt } from './phrase.ts'
import { said } from './voice.ts'
import type { Sentence, Token } from './words.ts'

const entering = /^(?:leave|leaves|enter|enters|give|gives|write|writes|note|notes|type|types|state|states|say|says|tell|tells|put|puts|add|adds|fill)$/
const making = /^(?:add|post|put|list|register|upload|submit|enter|write|create|offer)s?$/
const listing = /^(?:,|and|or|&)$/

const keeps = (noun: string): boolean => {
  const kit = kitOf(noun)
  return kit !== undefined && !['rule', 'talk', 'money'].includes(kits[kit].group) && !isField(noun)
}

/** The last noun before a place that is kept and is nobody who acts; else a person's that is. */
function lastKept(tokens: readonly Token[], isOwn = false): string | null {
  const all = tokens.flatMap(({ word, isWord }) => (isWord && !determiners.has(word) && !isPreposition(word) && keeps(singular(word)) ? [singular(word)] : []))
  return all.findLast((noun) => !isPerson(noun)) ?? (isOwn ? null : (all.at(-1) ?? null))
}

/** The list of nouns that begins at a place, where each of them is noted of something. */
function notedUntil(tokens: readonly Token[], from: number): number {
  let count = 0
  let at = from
  while (at < tokens.length) {
    if (listing.test(tokens[at]!.word)) {
      at += 1
      continue
    }
    const read = phraseAt(tokens, at)
    if (!read || !isField(read.phrase.light === '' ? read.phrase.noun : `${read.phrase.noun} ${read.phrase.light}`)) break
    count += 1
    at = read.next
    if (tokens[at] && !listing.test(tokens[at]!.word)) break
  }
  return count > 1 ? at : -1
}

/** "they leave name, town and phone", "add one with a photo": what was spoken of last is what they make. */
export function withWhatIsEntered(tokens: readonly Token[], before: Sentence | undefined): readonly Token[] {
  const one = tokens.findIndex(({ word }, at) => at > 0 && word === 'one' && making.test(tokens[at - 1]!.word) && tokens[at + 1]?.word === 'with')
  if (one !== -1) {
    const noun = lastKept(tokens.slice(0, one), true) ?? lastKept(before?.tokens ?? [])
    return noun === null ? tokens : tokens.map((token, at) => (at === one ? { ...token, word: plural(noun) } : token))
  }
  const verb = tokens.findIndex(({ word }, at) => at > 0 && at < 5 && entering.test(word) && notedUntil(tokens, at + 1) !== -1)
  if (verb === -1 || tokens.slice(0, verb).some(({ word }) => word === ':' || isPreposition(word))) return tokens
  const noun = lastKept(before?.tokens ?? []) ?? 'registration'
  const end = notedUntil(tokens, verb + 1)
  const place = tokens[verb]!
  const next = tokens[verb + 1]!
  const noted = tokens.slice(verb + 1, end).map((token) => (token.word === ',' ? { ...token, word: 'and', isWord: true } : token))
  return [...tokens.slice(0, verb), { ...place, word: 'add' }, said(plural(noun), next), said('with', next), ...noted, ...tokens.slice(end)]
}
