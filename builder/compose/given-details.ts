import { singular } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import type { Ask } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { pronouns } from './pronouns.ts'
import type { Placed } from './thing.ts'

const makes = /^(?:create|post|publish|upload|add|submit|register|open|start|make|plan|announce|list|offer|write)$/
const gives = /^(?:add|attach|enter|set|specify|define|provide|give|fill in|indicate|state)$/
/** How far before a detail stands what it is of, in clauses of one sentence: "upload photos, arrange them into albums, and add descriptions". */
const reach = 2
const detail =
  /(?:^| )(?:descriptions?|captions?|tags?|keywords?|time limits?|limits?|(?:closing|opening|starting|ending|expiry|start|end|due) (?:times?|dates?)|expiry|deadlines?|visibility|difficulty|quotas?|budgets?|materials?|summar(?:y|ies)|thresholds?|notes|number of \w+|passing scores?)$/
const own = /^(?:personal|account|user|payment|delivery|contact|search|filter|query|new|system)(?: |$)/

const isDetail = ({ noun, light, counted }: Phrase): boolean =>
  light === '' && !own.test(noun) && (counted !== undefined || detail.test(noun) || (isField(singular(noun)) && !isKnownNoun(noun)))

const sameActors = (a: Ask, b: Ask): boolean => a.actors.length > 0 && a.actors.join() === b.actors.join()

/** What was made last before, in the same sentence and by the same people. */
function madeBefore(placed: readonly Placed[], at: number, words: string): (Pick<Ask, 'verb'> & { readonly object: Phrase }) | undefined {
  const { ask, clause } = placed[at]!
  const before = placed
    .slice(0, at)
    .findLast((one) => one.clause < clause && one.ask.object !== null && !pronouns.has(one.ask.object.noun) && makes.test(one.ask.verb))
  const object = before?.ask.object
  if (!before || !object || clause - before.clause > reach || !sameActors(before.ask, ask) || object.light !== '' || detail.test(object.noun)) return undefined
  return words.slice(before.ask.end, ask.start).includes('.') ? undefined : { verb: before.ask.verb, object }
}

const lays = /^(?:set|specify|define|configure|fix)$/
const laid =
  /(?:^| )(?:(?:closing|opening|starting|ending|expiry|start|end|due|registration|entry|submission) (?:times?|dates?|periods?)|deadlines?|time limits?|quotas?|passing scores?|pass marks?|entry fees?|age limits?)$/

/** "creating shows, adding classes, setting closing dates": of what the list of functions begins with. */
function madeInList(placed: readonly Placed[], at: number, words: string): Placed | undefined {
  const { ask } = placed[at]!
  const noun = ask.object!.noun
  if (!ask.nominal || !lays.test(ask.verb) || ask.object!.light !== '' || ask.beside.length > 0 || !laid.test(noun)) return undefined
  const made = placed
    .slice(0, at)
    .filter(
      ({ ask: before }) =>
        before.nominal &&
        before.object !== null &&
        before.object.light === '' &&
        makes.test(before.verb) &&
        isKnownNoun(before.object.noun) &&
        !words.slice(before.end, ask.start).includes('.'),
    )
  return made.findLast((one) => noun.startsWith(`${one.ask.object!.noun} `)) ?? made[0]
}

/** "create contests, set a time limit and the number of winners", "upload photos and add descriptions, materials and tags": details of what was made before, of which the words name two or more. */
export function givenDetails(placed: readonly Placed[], words: string): readonly Placed[] {
  return placed.map((one, at) => {
    const { ask, clause } = one
    const listed = ask.object ? madeInList(placed, at, words) : undefined
    if (listed?.ask.object && ask.object) {
      const { start, end } = ask.object
      const object = { ...listed.ask.object, start, end }
      return { ...one, ask: { ...ask, verb: listed.ask.verb, kind: 'create', object, fields: [{ ...ask.object, plural: false }] } }
    }
    if (!ask.object || ask.nominal || !gives.test(ask.verb) || ask.beside.length > 0 || !isDetail(ask.object)) return one
    const beside = placed.filter((other) => other.clause === clause && other.ask.verb === ask.verb && other.ask.object !== null)
    if (beside.length < 2 || beside.filter(({ ask: { object } }) => isDetail(object!)).length < 2) return one
    const of = madeBefore(placed, at, words)
    if (!of) return one
    const { start, end } = ask.object
    return { ...one, ask: { ...ask, verb: of.verb, kind: 'create', object: { ...of.object, start, end }, fields: [ask.object] } }
  })
}
