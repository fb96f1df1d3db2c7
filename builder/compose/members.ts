import { collectives } from '../lexicon/collectives.ts'
import { heldIn } from '../lexicon/held.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindsOfContent } from './doing.ts'
import { kindIn, type Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const wholes =
  /^(?:.* )?(?:content|contents|information|data|resource|resources|module|section|page|feature|interface|category|material library|search result|sub-app|work|form of media|type of media|media|multimedia)$/
const lights = /^(?:information|info|data|content|contents|resources|pages|sections|modules)$/
const fewest = 2
/** "works, including music and films", which people themselves put there: its kinds. */
const creative = /(?:^| )work$/
/** "… and other information": nothing of its own. */
const hollow = /^(?:information|content|data)$/

/** "content, including articles, images and videos": each of them is what is meant, and not a field of it; null where the words list nothing of the kind. */
export function membersOf(plan: Plan, { ask }: Placed): readonly Phrase[] | null {
  const { object, verb } = ask
  const fields = ask.fields.filter(({ noun, plural }) => plural || !hollow.test(noun))
  const contents = kindsOfContent(plan, ask)
  if (contents.length >= fewest) return contents
  if (object && (served.test(object.noun) || object.noun === 'contact')) return null
  const managed = object ? managedIn(fields) : []
  if (managed.length >= fewest) return managed
  if (object && introducing.test(verb) && fields.length >= fewest && fields.every(isSelling)) return [object, ...fields]
  if (object && creative.test(object.noun) && plan.made.has(object.noun)) return null
  if (!object || fields.length < fewest || !(wholes.test(object.noun) || lights.test(object.light) || tools.test(object.noun))) return null
  if (tools.test(object.noun)) return toolsIn(plan, fields)
  const isScreen = screens.test(object.noun)
  const members = fields.filter((field) => isMember(plan, field, isScreen))
  if (members.length < fewest || members.length * 2 < fields.length) return null
  return wholes.test(object.noun) ? members : [object, ...members]
}

/** "services, including property management and cleaning": rows of one list, as are the ways to reach somebody. */
const served = /(?:^| )(?:service|solution)$/

const tools = /(?:^| )(?:management|administration|support|collaboration|communication|planning) (?:tool|system|feature|function)$/
/** "session management tools, including a booking system and session reminders": what each of them keeps. */
function toolsIn(plan: Plan, fields: readonly Phrase[]): readonly Phrase[] | null {
  const kept = fields.flatMap((field) => {
    const noun = field.noun.replace(/ (?:system|tool|integration|function|feature)$/, '')
    return kindIn(plan, noun, field.light) === null || isField(noun) ? [] : [{ ...field, noun }]
  })
  return kept.length < fewest ? null : kept
}
const introducing = /^(?:introduce|showcase|present|display|show|describe|explain|view|learn|see)$/
/** "its features, advantages and application scenarios": what is told of something, piece by piece. */
const isSelling = ({ noun, plural }: Phrase): boolean => plural && heldIn(noun, false)?.kit === 'case'

/** "supply chain management, production planning": fields of work, each of which keeps something of its own. */
const managedIn = (fields: readonly Phrase[]): readonly Phrase[] =>
  fields.flatMap((field) => {
    const of = /^(.+) (?:management|planning|control)$/.exec(field.noun)?.[1]
    return of === undefined ? [] : [{ ...field, noun: field.noun.endsWith(' planning') ? `${of} plan` : of, light: 'management' }]
  })

const screens = /(?:page|section|interface|feature)$/
function isMember(plan: Plan, { noun, light, plural }: Phrase, isScreen: boolean): boolean {
  const kind = kindIn(plan, noun, light)
  return (
    kind !== null &&
    (kind.kit !== 'thing' || (!isScreen && (plural || light !== '' || Object.hasOwn(collectives, noun)))) &&
    (plural || light !== '' || Object.hasOwn(collectives, noun) || !isField(noun))
  )
}

const sorted = new Set(['offer', 'media', 'text', 'play', 'place', 'record', 'rule'])
const unsorted = new Set<KitName>(['figures', 'dataset', 'reading', 'log', 'record', 'progress', 'profile', 'health'])
/** "speech therapy, voice therapy, listening therapy": kinds of one thing, by the word that they share. */
export function kindsAlike(fields: readonly Phrase[]): readonly string[] | null {
  const counts = Map.groupBy(
    fields.filter(({ noun }) => noun.includes(' ')),
    ({ noun }) => noun.slice(noun.lastIndexOf(' ') + 1),
  )
  const shared = [...counts].find(([head, all]) => all.length > fewest && !isField(head))
  return shared === undefined || fields.some((field) => isField(field.noun)) ? null : fields.map(nameOf)
}

/** "services including web design and marketing": the kinds that several come in, where none of them is something that one of those has. */
export function sortsOf(plan: Plan, thing: Thing, { ask }: Placed): readonly string[] | null {
  const { object, fields } = ask
  if (
    !object?.plural ||
    fields.length < fewest ||
    (fields[0]!.after === 'with' && ask.kind === 'create' && ask.actors.length > 0) ||
    !sorted.has(kits[thing.kit].group) ||
    unsorted.has(thing.kit) ||
    /^(?:information|detail|info)/.test(object.light)
  )
    return null
  const isSort = ({ noun, own, plural, counted }: Phrase) =>
    !own && counted === undefined && !isField(noun) && !(plural && kindIn(plan, noun, '') !== null && /s$/.test(noun))
  return fields.every(isSort) && !fields.some(({ noun }) => plan.things.some((other) => other !== thing && other.noun === noun)) ? fields.map(nameOf) : null
}

const nameOf = ({ noun, light }: Phrase): string => (light === '' ? noun : `${noun} ${light}`)

const opposites: Readonly<Record<string, string>> = {
  source: 'target',
  home: 'away',
  start: 'end',
  minimum: 'maximum',
  min: 'max',
  first: 'last',
  old: 'new',
  native: 'target',
  lower: 'upper',
}
/** "a source and target language": the first of two opposites is of the noun that stands after the second. "samples with type and owner": the type of a sample. */
export const sharingHead = (fields: readonly Phrase[], of: string): readonly Phrase[] =>
  fields.map((field, at) => {
    if (field.noun === 'type' && field.light === '' && fields.length > 1) return { ...field, noun: `${of} type` }
    const [second, ...head] = fields[at + 1]?.noun.split(' ') ?? []
    const isOpposed = head.length > 0 && Object.hasOwn(opposites, field.noun) && opposites[field.noun] === second
    return isOpposed ? { ...field, noun: `${field.noun} ${head.join(' ')}` } : field
  })
