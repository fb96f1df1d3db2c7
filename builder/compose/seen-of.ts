import { typeOf } from '../lexicon/fields.ts'
import { plural } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import type { Ask } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindOf } from './kind.ts'
import type { Placed } from './thing.ts'

const looking = /^(?:browse|search|find|filter|explore|look)$/
const opening = /^(?:open|select|choose|click)$/
const seeing = /^(?:see|view|check|read|look|know)$/
const several =
  /(?:^| )(?:instructions?|terms|conditions?|requirements?|ingredients?|specifications?|dimensions?|measurements?|allergens?|amenit(?:y|ies)|hours?|dates?|fees?|prices?)$/
const attribute = /(?:^| )(?:location|place|stock|availability|provenance|rate|class|limit|dosage|yield)$/
/** What is told of what is done with a thing, or has rows of its own. */
const apart =
  /(?:^| )(?:status|state|progress|history|record|report|result|review|comment|rating|message|feedback|note|answer|code|score|position|details?|content)$/
const measures: ReadonlySet<string> = new Set(['money', 'number', 'percent', 'date', 'time'])

/** "the storage location", "care instructions", "their hourly rate": what each row has, rather than rows by themselves. */
function isOfEach({ noun, light, own, plural, counted }: Phrase): boolean {
  if (light !== '' || apart.test(noun)) return false
  const whose = kitOf(noun.slice(0, Math.max(0, noun.lastIndexOf(' '))))
  if (whose !== undefined && ['request', 'money', 'talk'].includes(kits[whose].group)) return false
  if (counted !== undefined) return true
  const isMeasured = attribute.test(noun) || measures.has(typeOf(noun))
  return plural ? several.test(noun) : own ? isMeasured : isMeasured || isField(noun) || several.test(noun)
}

/** What may be done in between, with a part of what is looked through. */
const between = /^(?:enlarge|zoom|sort|compare|play)$/
const furthest = 2
/** What was looked through or opened in the clause before, by whoever looks on. */
function before(placed: readonly Placed[], at: number): Phrase | null {
  const one = placed[at]!
  const last = placed.slice(0, at).findLast(({ clause, ask }) => clause < one.clause && ask.object !== null && !between.test(ask.verb))
  const { object, verb, kind, nominal } = last?.ask ?? ({} as Partial<Ask>)
  if (!last || !object || nominal || last.role !== one.role || one.clause - last.clause > furthest) return null
  if (placed.some(({ clause, ask }) => clause > last.clause && clause < one.clause && !between.test(ask.verb))) return null
  const isLooked = object.plural && (kind === 'search' || kind === 'view') && looking.test(verb!)
  return (isLooked || opening.test(verb!)) && !object.own && kindOf(object.noun, object.light) ? object : null
}

/** "manage employees and their yearly allowance": a number of each of those named before. */
function ownedBy(placed: readonly Placed[], at: number): Phrase | null {
  const { ask, clause } = placed[at]!
  const { object, verb, nominal } = ask
  if (nominal || !object?.own || object.plural || object.light !== '' || kindOf(object.noun, '')?.kit === 'profile') return null
  const last = placed[at - 1]
  const isListed = last?.clause === clause && last.ask.verb === verb && last.ask.object?.plural === true && !last.ask.object.own
  return isListed && allotted.test(object.noun) ? last.ask.object : null
}
const allotted = /(?:^| )(?:allowance|limit|quota|salary|wage|rate|budget|target|balance|capacity|stock|price)$/

/** "trail length" where the words speak of trails: told of those, with what stands beside it in its list. */
const isOfNamed = (placed: readonly Placed[], { clause }: Placed): boolean =>
  placed.some(
    ({ ask, clause: own }) =>
      own === clause &&
      ask.object !== null &&
      placed.some((other) => {
        const noun = other.clause < clause ? (other.ask.object?.noun ?? '') : ''
        return noun !== '' && ask.object!.noun.startsWith(`${noun} `) && isField(ask.object!.noun.slice(noun.length + 1))
      }),
  )

/** "search chemicals by name, see the storage location and expiry date": columns of the chemicals, and no tables of locations and dates. */
export function withSeen(placed: readonly Placed[]): readonly Placed[] {
  return placed.map((one, at) => {
    const { ask } = one
    const isSeen = ask.kind === 'view' && !ask.nominal && ask.actors.length > 0 && ask.object !== null && seeing.test(ask.verb) && isOfEach(ask.object)
    const of = (isSeen && !ask.beside.some(({ noun }) => noun === 'map') && !isOfNamed(placed, one) ? before(placed, at) : null) ?? ownedBy(placed, at)
    return of ? { ...one, ask: { ...ask, object: { ...of, plural: true }, fields: [columnOf(ask.object!), ...ask.fields] } } : one
  })
}

/** "care instructions" are told of each plant as one text. */
const columnOf = (phrase: Phrase): Phrase =>
  phrase.plural && phrase.counted === undefined && !/^(?:money|date)$/.test(typeOf(phrase.noun))
    ? { ...phrase, noun: plural(phrase.noun), plural: false, own: false }
    : { ...phrase, own: false }
