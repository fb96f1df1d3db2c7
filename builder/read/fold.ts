import { emptyNouns } from '../lexicon/relations.ts'
import type { Clause } from './clause.ts'
import { qualitiesIn } from './quality.ts'

/** Words that only say that something follows or goes on: "additionally", "users should be able", "the website should have". */
const joining =
  /^(?:additionally|furthermore|moreover|then|finally|therefore|thus|also|which|that|used|meant|designed|etc|and more|so on|and so on|if needed|when needed)$/
const leading =
  /^(?:and |where |so that |also |in addition )?(?:the )?(?:users?|administrators?|website|site|web ?page|page|platform|system|application|app|tool|mini-program|program|software)(?: (?:should|can|could|will|may|must))?(?: also)?(?: be able| have| include| provide| support| offer)?(?: the)?(?: functions?| features?| functionalit(?:y|ies)| ability| capability)?(?: to| for| of| such as)?$/
/** Nouns so general that they only go on with what they follow: "adjust the layout, font and size". */
const general =
  /^(?:and |with |including )?(?:the |a |an |its |their )?(?:(?:other|various|different|multiple|custom|relevant|related|basic|specific|additional|necessary|corresponding|certain|more|new|key|main|all) )*(?:functions?|features?|functionalit(?:y|ies)|capabilit(?:y|ies)|options?|aspects?|parts?|things?|items?|fields?|types?|kinds?|sizes?|fonts?|names?|numbers?|values?|years?|months?|days?|times?|dates?|levels?|formats?|modes?|ends?)$/
const asksNothing = (text: string): boolean => joining.test(text) || leading.test(text) || general.test(text)
const between = /^[\s,;:/&]*(?:(?:and|or|as well as)\b[\s,]*)?$/

/** Whether a stretch asks for nothing that could be there or not. */
const isHollow = ({ mode, asks }: Clause, text: string): boolean =>
  mode !== 'subject' &&
  mode !== 'style' &&
  asksNothing(text.toLowerCase()) &&
  asks.every(({ object, nominal, kind }) => object === null || (nominal && kind === 'view') || emptyNouns.has(object.noun))

/** "a secure, efficient betting system": the first word only describes what the next clause names. */
const describing = /\ban? ([\p{L}-]+)$/u
const isDescribing = ({ mode }: Clause, text: string): boolean => {
  const word = describing.exec(text)?.[1]
  return mode === 'functions' && word !== undefined && qualitiesIn(word).length > 0
}

/** The clauses without those that ask for nothing: such a stretch belongs to the clause that it goes on with, else to the next one; what has neither is left out. */
export function folded(words: string, clauses: readonly Clause[]): Clause[] {
  const kept: Clause[] = []
  let pending: number | null = null
  for (const [at, clause] of clauses.entries()) {
    const text = words.slice(clause.start, clause.end).trim()
    const before = kept.at(-1)
    const next = clauses[at + 1]
    const follows = before !== undefined && pending === null && joins(words, before, clause)
    const leads = next !== undefined && joins(words, clause, next)
    if (isHollow(clause, text)) {
      if (follows) kept[kept.length - 1] = { ...before, end: clause.end }
      else if (leads) pending ??= clause.start
      else if (clauses.length === 1) kept.push(clause)
      continue
    }
    if (leads && next.mode === clause.mode && isDescribing(clause, text)) {
      pending ??= clause.start
      continue
    }
    kept.push(pending === null ? clause : { ...clause, start: pending })
    pending = null
  }
  return kept
}
const joins = (words: string, one: Clause, other: Clause): boolean =>
  one.mode !== 'style' && other.mode !== 'style' && between.test(words.slice(one.end, other.start))
