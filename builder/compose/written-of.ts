import { singular } from '../lexicon/inflect.ts'
import { kindOf } from './kind.ts'
import type { Placed } from './thing.ts'

/** What is written of something, by the verb that says the same. */
const verbs: Readonly<Record<string, string>> = { review: 'review', rating: 'rate', evaluation: 'evaluate', comment: 'comment' }
const writing = /^(?:write|leave|post|give|add|submit|publish)$/
const whose =
  /^ (?:of|for|on|about) (?:the |an? |each |every |another |other |their |his |her )?((?:[a-z][a-z-]+ ){0,2}?[a-z][a-z-]+)(?=[,.;]|$| (?:and|or|after|with|that|which|they|when|once|seen|visited|attended|watched|read|bought|used|in|at|by|as)\b)/i
/** Who is meant by no more than that. */
const nobody = /^(?:it|them|others?|user|member|people|person|service|website|site|page|content|purchase|experience|stay|visit|session)$/

/** "write a review of a hut" reviews the hut. */
export const withWrittenOf = (placed: readonly Placed[], words: string): readonly Placed[] =>
  placed.map((one) => {
    const { object, verb, kind } = one.ask
    const said = object && kind === 'create' && writing.test(verb) ? verbs[object.noun] : undefined
    const noun = said && object ? singular((whose.exec(words.slice(object.end, object.end + 60))?.[1] ?? '').toLowerCase()) : ''
    if (!said || !object || noun === '' || nobody.test(noun) || kindOf(noun, '') === null) return one
    return { ...one, ask: { ...one.ask, verb: said, object: { ...object, noun, light: '', own: false, plural: true }, beside: [] } }
  })
