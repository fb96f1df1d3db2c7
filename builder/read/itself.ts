import type { Clause } from './clause.ts'
import type { Subject } from './subject.ts'

/** "a typing trainer … The trainer should …": the site itself, called by the last word for what it is. */
export function withoutItself(clauses: readonly Clause[], { site, topic }: Subject, words: string): readonly Clause[] {
  const what = site === '' && topic.length > 1 ? topic.at(-1)! : ''
  const isCalled = /^[a-z]+[eo]r$/.test(what) && new RegExp(`\\bthe ${what} (?:should|must|can|will|also)\\b`, 'i').test(words)
  if (!isCalled) return clauses
  const others = (actors: readonly string[]) => actors.filter((actor) => actor !== what)
  return clauses.map((clause) => ({ ...clause, actors: others(clause.actors), asks: clause.asks.map((ask) => ({ ...ask, actors: others(ask.actors) })) }))
}
