import type { Clause } from './clause.ts'

const isUnnamed = (actors: readonly string[]) => actors.length === 1 && actors[0] === 'they'

/** The clauses with those who were named last in place of "they". */
export function withNamedActors(clauses: readonly Clause[]): readonly Clause[] {
  let last: readonly string[] = []
  return clauses.map((clause) => {
    if (!isUnnamed(clause.actors)) {
      if (clause.actors.length > 0) last = clause.actors
      return clause
    }
    const actors = last
    return actors.length === 0 ? clause : { ...clause, actors, asks: clause.asks.map((ask) => ({ ...ask, actors })) }
  })
}
