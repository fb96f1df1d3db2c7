import { kits } from '../lexicon/kits.ts'
import { into } from './folded.ts'
import type { Plan } from './plan.ts'
import type { Thing } from './thing.ts'

const contributions = /^(?:(?:visitor|user|reader|member|community|public|pending|new) )*(?:contribution|submission|entry)$/
const handing = /\b(?:submit|contribute|suggest|propose)\b[^.;]{0,40}\b(?:new|entr(?:y|ies)|corrections?|contributions?|species|items?|places?)\b/
const deciding = /\b(?:review|approve|check|moderate)\w*\b[^.;]{0,30}\b(?:submissions?|contributions?|entries|corrections)\b/
const listed = /^(?:record|offer|place|text|media|thing|item|machine|work|event)$/
const isHanded = ({ makes }: Thing): boolean => makes.some(({ verb }) => /^(?:submit|contribute|suggest|propose)$/.test(verb))
const isContribution = ({ noun, manages }: Thing): boolean => contributions.test(noun) && manages.size === 0
const browsing = /^(?:browse|search|read|view|compare|filter|present|show|list|display)$/

/** "submit a new entry, review submissions": what visitors hand in is what everybody looks through, once it is published. */
export function contributed(plan: Plan, words: string): void {
  if (!handing.test(words) || !deciding.test(words)) return
  const weight = ({ asks }: Thing): number => asks.filter(({ ask }) => browsing.test(ask.verb)).length
  const kept = plan.things.filter(
    (one) => !isContribution(one) && listed.test(kits[one.kit].group) && weight(one) > 0 && !/(?:^| )(?:page|review|favorite|event|calendar)$/.test(one.noun),
  )
  const main = kept.find(isHanded) ?? kept.toSorted((one, other) => weight(other) - weight(one))[0]
  const handed = plan.things.filter(isContribution)
  if (!main || (handed.length === 0 && !isHanded(main))) return
  for (const one of handed) {
    one.makes.splice(0)
    one.states.splice(0)
    one.turns.splice(0)
    into(plan, one, main)
  }
  if (!isHanded(main)) main.makes.push({ verb: 'submit', role: '', about: '' })
  // "compare two mushrooms" of an encyclopedia of species: they are the same.
  for (const other of kept) if (main.noun === 'species' && other !== main && other.makes.length + other.manages.size === 0) into(plan, other, main)
  const review = plan.things.find(
    ({ kit, makes, about }) => kit === 'review' && about.has(main.noun) && makes.length > 0 && makes.every(({ role }) => role !== ''),
  )
  if (review && !/\b(?:rate|ratings?|reviews)\b/.test(words)) {
    review.makes.splice(0)
    review.states.splice(0)
    review.turns.splice(0)
    into(plan, review, main)
  }
}
