import { singular } from '../lexicon/inflect.ts'
import type { Clause } from './clause.ts'
import { isActor } from './person.ts'
import { determiners } from './phrase.ts'
import type { Token } from './words.ts'

/** Where "on behalf of patients" ends; -1 where nothing of the kind begins at the token. */
function endAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== 'on' || tokens[at + 1]?.word !== 'behalf' || tokens[at + 2]?.word !== 'of') return -1
  const who = determiners.has(tokens[at + 3]?.word ?? '') ? at + 4 : at + 3
  return isActor(singular(tokens[who]?.word ?? '')) ? who : -1
}

/** "Nurses order on behalf of patients" as "Nurses order": for whom it is done is nothing that is ordered. */
export function withoutBehalf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, index) => index > 0 && endAt(tokens, index) !== -1)
  if (at === -1) return tokens
  const end = endAt(tokens, at)
  return [...tokens.slice(0, at - 1), { ...tokens[at - 1]!, end: tokens[end]!.end }, ...tokens.slice(end + 1)]
}

const behalf = /\bon behalf of (?:(?:the|a|an|their|other) )?([a-z]+)/i
/** What somebody does on behalf of others they do as well. */
export function withThoseFor(clauses: readonly Clause[], words: string): readonly Clause[] {
  if (!words.includes('on behalf of')) return clauses
  return clauses.map((clause) => {
    const who = singular(behalf.exec(words.slice(clause.start, clause.end))?.[1]?.toLowerCase() ?? '')
    if (who === '' || !isActor(who) || clause.actors.length === 0 || clause.actors.includes(who)) return clause
    const actors = [...clause.actors, who]
    return { ...clause, actors, asks: clause.asks.map((ask) => ({ ...ask, actors })) }
  })
}
