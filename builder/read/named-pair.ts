import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { type Clause, clausesOf } from './clause.ts'
import { siteNouns } from './cue-words.ts'
import type { Segment } from './cues.ts'
import { isPreposition, phraseAt } from './phrase.ts'
import type { Token } from './words.ts'

const keptGroups = new Set(['person', 'rule', 'place', 'machine'])
const keeps = (noun: string) => {
  const kit = kitOf(noun)
  return kit !== undefined && !keptGroups.has(kits[kit].group)
}

/** "league table and fixtures": things that the site keeps stand for it, where nothing is said of what it is. */
export function namedPair(tokens: readonly Token[], segment: Segment, from: number): Clause[] | null {
  const at = tokens.findIndex(({ word }, index) => index > from && index < segment.to - 1 && (word === 'and' || word === '&'))
  if (at === -1 || tokens.slice(from, segment.to).some(({ word }) => siteNouns.has(word) || (isPreposition(word) && word !== 'and'))) return null
  const [first, second] = [phraseAt(tokens, from, at), phraseAt(tokens, at + 1, segment.to)]
  if (!first || !second?.phrase.plural || !keeps(first.phrase.noun) || !keeps(second.phrase.noun)) return null
  return clausesOf(tokens, { ...segment, mode: 'functions', body: from })
}
