import { singular } from '../lexicon/inflect.ts'
import { archetypes } from '../lexicon/archetypes.ts'
import { readSentence } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import type { Subject } from '../read/subject.ts'
import { sentencesOf, tokensOf } from '../read/words.ts'

const furthest = 60

/** What a site of a known kind has where the words leave it out ("a restaurant site"): clauses read from our own sentences. */
export function implied(subject: Subject, words: string): Clause[] {
  const said = [...subject.topic.toReversed(), subject.site, ...tokensOf(words.slice(0, 600)).slice(0, furthest).map(({ word }) => word)].map(singular)
  const text = said.map((word) => known.get(word)).find((found) => found !== undefined)
  return text === undefined ? [] : sentencesOf(text).flatMap((sentence) => readSentence(sentence, false))
}
const known = new Map(archetypes.flatMap(([kinds, text]) => kinds.split(' ').map((kind) => [kind, text] as const)))
