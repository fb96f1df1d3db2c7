import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { verbKind } from '../lexicon/verbs.ts'
import { isPerson } from './person.ts'
import type { Token } from './words.ts'

/** Whether a word names several things that are kept. */
export const isThing = (word: string): boolean =>
  isPlural(word) &&
  !/^(?:needs|wants|likes|helps|uses|gets|does|goes|things|lots|times|days|weeks|hours|ones|others)$/.test(word) &&
  !isPerson(word) &&
  kitOf(singular(word)) !== undefined
/** "app for my house plants": the first of several things that a first sentence names. */
export function topicOf(tokens: readonly Token[]): string | null {
  return tokens.find(({ word }) => isThing(word))?.word ?? topicAlone(tokens)
}
/** "ticket thing for our museum": the first thing that is named at all, where it is dealt with in numbers. */
function topicAlone(tokens: readonly Token[]): string | null {
  const one = tokens
    .slice(0, 12)
    .find(({ word, isWord }) => isWord && verbKind(word) === undefined && !isPerson(word) && ['offer', 'event'].includes(kits[kitOf(word) ?? 'thing'].group))
  return one ? plural(one.word) : null
}
