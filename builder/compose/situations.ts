import { isPlural, plural } from '../lexicon/inflect.ts'
import { situations } from '../lexicon/situations.ts'
import { type Brief, readSentence } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { sentencesOf } from '../read/words.ts'

/** What somebody is about who speaks in their own words. */
export interface Situated {
  readonly clauses: readonly Clause[]
  /** Nouns by which the words name what those clauses name otherwise. */
  readonly covers: readonly RegExp[]
}
export const untold: Situated = { clauses: [], covers: [] }

const mostRead = 1200
const mostSituations = 2
/** Two that are told in one breath are one. */
const apart = 28
const many = (word: string): string => (isPlural(word) ? word : plural(word))

/** Clauses read from our own sentences for what is told; none where nothing known is told. */
export function situated({ words, calling }: Pick<Brief, 'words' | 'calling'>): Situated {
  const near = words.slice(0, mostRead)
  const found = situations.flatMap(([told, said, covers], order) => {
    const match = told.exec(near)
    if (!match) return []
    const caught = (group: string) => many((match[Number(group)] ?? match.slice(1).find(Boolean) ?? 'items').trim().toLowerCase())
    const text = said.replaceAll(/\$(\d)s?/g, (_, group: string) => caught(group))
    return [{ at: match.index, order, covers, said: calling === null ? text : text.replaceAll(/\bThe owner\b/g, `The ${calling}`) }]
  })
  const sorted = found.toSorted((a, b) => a.at - b.at || a.order - b.order)
  const first = sorted.filter(({ at }, index) => index === 0 || at - sorted[0]!.at > apart).slice(0, mostSituations)
  return {
    clauses: first.flatMap(({ said }) => sentencesOf(said)).flatMap((sentence) => readSentence(sentence, false)),
    covers: first.flatMap(({ covers }) => covers ?? []),
  }
}
