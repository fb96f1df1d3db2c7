import { heldIn } from '../lexicon/held.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { emptyNouns } from '../lexicon/relations.ts'
import { isTechnique } from '../lexicon/techniques.ts'
import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import { isAbstract, isGesture } from './kind.ts'
import { type Kind, kindIn, type Plan } from './plan.ts'

const acting = new Set(['manage', 'view', 'create', 'update', 'delete', 'search'])
/** What stands after the thing that is meant: "membership system", "reward mechanism", "employee information", "application status". */
const ending = / (?:systems?|mechanisms?|information|data|details?|status|situations?|inquiry|enquiry|display|viewing)$/
/** What stands before it and tells only how it is. */
const opening = /^(?:3c|own|various|multi-level|online|real-time|previously|related|specific|corresponding|historical|dynamically updated|graphical) /
/** The work of running the site itself. */
const general =
  /^(?:system|platform|backend|background|website|site|page|content|function|functionality|capability|feature|module|management|administrative|basic|overall|comprehensive|effective|menu|user|role|app|web|program|view|status|time|security|decision-making|layout|interface|design|theme|application|security|storage|data|information|process|general|unified|centralized|comprehensive|integrated|corresponding|feishu|wechat|dingtalk|[a-z]+ed)$/

/** What is shown one after the other: somebody who manages it manages its pictures. */
const inTurn = /(?:^| )(?:carousel|slide ?show|slider)$/
/** The kind of thing that is kept where words name a field of work, or a thing by one more word than it has; null where they name neither. */
export function heldKind(plan: Plan, ask: Ask, object: Phrase): Kind | null {
  if (!acting.has(ask.kind)) return null
  if (inTurn.test(object.noun)) return ask.kind === 'view' || ask.kind === 'search' ? null : kindIn(plan, 'carousel image', '')
  const light = ask.kind === 'manage' && (ask.verb === 'manage' || ask.verb === 'maintain')
  for (const noun of namesOf(object.noun)) {
    const told = heldIn(noun, light)
    if (told && shownOnly.test(told.noun) && !(ask.kind === 'view' && object.plural)) continue
    if (told?.kit === 'course' && told.noun === 'lesson' && plan.things.some(({ kit }) => kit === 'course')) return { noun: 'lesson', kit: 'lesson' }
    if (told && (told.kit !== 'website' || makesSites(ask))) return kindIn(plan, told.noun, '')?.kit === told.kit ? { noun: told.noun, kit: told.kit } : told
    const kind = noun === object.noun ? null : kindIn(plan, noun, '')
    if (kind && kind.kit !== 'job' && kind.kit !== 'thing') return kind
  }
  return light ? recordsOf(object.noun) : handedIn(ask, object)
}

const handing = /^(?:submit|file|request|register|record|log|enter|add|upload|publish|post)$/
/** "sellers can submit property valuations": several that somebody hands in by a name of two words are kept, whatever the name ends with. */
function handedIn({ kind, verb, actors }: Ask, { noun, plural }: Phrase): Kind | null {
  const words = noun.split(' ')
  const isKept = kind === 'create' && actors.length > 0 && plural && handing.test(verb) && words.length === 2 && isAbstract(noun)
  if (!isKept || isTechnique(noun) || words.some((word) => general.test(word) || !/^[a-z][a-z-]{3,}$/.test(word))) return null
  return { noun, kit: /^(?:submit|file|request)$/.test(verb) ? 'request' : 'record' }
}

/** What a site tells of itself or of a product, rather than what it is to have. */
const shownOnly = /(?:features?|design concepts?|scenarios?|use cases?)$/

function namesOf(noun: string): string[] {
  const bare = noun.replace(opening, '')
  const short = bare.replace(ending, '')
  return [...new Set([noun, bare, short])].filter((one) => one !== '')
}

/** "create and manage their own websites": a site whose visitors make sites. */
const makesSites = ({ kind, object, actors, nominal }: Ask): boolean =>
  (kind === 'create' || kind === 'manage') && (object?.plural === true || object?.own === true) && (actors.length > 0 || nominal)

/** "rectification management": what is managed under a name of its own is kept as records of it. */
function recordsOf(noun: string): Kind | null {
  const words = noun.split(' ')
  if (isTechnique(noun) || words.length > 2 || words.some((word) => general.test(word) || !/^[a-z][a-z-]{3,}$/.test(word))) return null
  if (!isAbstract(noun) && emptyNouns.has(words.at(-1)!)) return null
  return { noun: `${noun} record`, kit: 'thing' }
}

/** "record team results": what came of it is kept, rather than the team. */
export function resultsKept({ object, verb, actors }: Ask): Kind | null {
  const isKept = object?.light === 'results' && actors.length > 0 && /^(?:record|enter|log|publish|post|announce|submit)$/.test(verb)
  const noun = isKept && !object.noun.includes(' ') ? `${object.noun} result` : ''
  return noun === '' ? null : { noun, kit: kitOf(noun) ?? 'score' }
}
/** "log rotations": each time that it was done. */
export const isDoing = (noun: string): boolean => /(?:[ts]ion|ment|ing|age|al)$/.test(noun)

/** "plan a hibernation with start and end date": what has details of its own is kept, whatever its noun ends with. */
export const isToldByFields = ({ kind, actors, fields, object }: Ask): boolean =>
  object !== null && kind === 'create' && actors.length > 0 && fields.length > 1 && object.light === '' && isAbstract(object.noun) && !isGesture(object.noun)
