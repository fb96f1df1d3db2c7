import { masters } from '../lexicon/masters.ts'
import type { Ask } from './ask.ts'
import type { Clause } from './clause.ts'

const basic = /\b(?:basic|master) (?:data|information)\b(?! (?:such as|including|like|about|of|on|codes?)\b|:)/i
const kept = /^(?:manage|maintain|enter|edit|set|configure|add|create|update|import)$/

/** "manage basic data" as the trade means it: vehicles, drivers, customers and routes of whoever carries goods. */
export function withMasters(words: string, clauses: readonly Clause[]): readonly Clause[] {
  if (!basic.test(words)) return clauses
  const nouns = masters.find(([told]) => told.test(words.toLowerCase()))?.[1]
  if (!nouns) return clauses
  const isBasic = ({ object, verb, start, end }: Ask): boolean =>
    object !== null && kept.test(verb) && /^(?:data|information)(?: |$)/.test(object.noun) && basic.test(words.slice(start, end))
  const told = (ask: Ask): readonly Ask[] =>
    isBasic(ask) ? nouns.map((noun): Ask => ({ ...ask, verb: 'manage', kind: 'manage', object: { ...ask.object!, noun, light: '', plural: true } })) : [ask]
  return clauses.map((clause) => (clause.mode !== 'style' && clause.asks.some(isBasic) ? { ...clause, asks: clause.asks.flatMap(told) } : clause))
}
