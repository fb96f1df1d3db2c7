import { isManaging, isPlainUser } from '../lexicon/people.ts'
import { spokenOf } from './audience.ts'
import type { Clause } from './clause.ts'
import type { Sentence } from './words.ts'

const isUnnamed = (actors: readonly string[], word: string) => actors.length === 1 && actors[0] === word
const doneBy = (clause: Clause, actors: readonly string[]): Clause => ({ ...clause, actors, asks: clause.asks.map((ask) => ({ ...ask, actors })) })

/** Who does what is only said to be done: plain users where there are some, else those who were named last and do not run the site. */
function whoever(clauses: readonly Clause[], at: number): readonly string[] {
  const named = clauses.map(({ actors }) => actors.filter((actor) => actor !== 'whoever' && actor !== 'they' && actor !== '' && !isManaging(actor)))
  const plain = named.flat().find(isPlainUser)
  if (plain !== undefined) return [plain]
  return named.slice(0, at).findLast((actors) => actors.length > 0) ?? named.find((actors) => actors.length > 0) ?? ['user']
}

const ofOneself = /\b(?:i|we|me|us|my|our|let['’]?s)\b/i
/** The clauses with those who were named last in place of "they", and of "we" where the words themselves never say it, and with those who may be meant where nobody is named. */
export function withNamedActors(clauses: readonly Clause[], sentences: readonly Sentence[], words: string): readonly Clause[] {
  let last: readonly string[] = []
  const isOurWord = clauses.some(({ actors }) => isUnnamed(actors, 'we')) && !ofOneself.test(words)
  return clauses.map((clause, at) => {
    if (isOurWord && last.length > 0 && isUnnamed(clause.actors, 'we')) return doneBy(clause, last)
    if (isUnnamed(clause.actors, 'whoever')) return doneBy(clause, whoever(clauses, at))
    if (isUnnamed(clause.actors, 'they')) {
      const spoken = last.length === 0 ? spokenOf(sentences, clause.start) : null
      return last.length > 0 ? doneBy(clause, last) : spoken ? doneBy(clause, [spoken]) : clause
    }
    if (clause.actors.length > 0) last = clause.actors
    return clause
  })
}
