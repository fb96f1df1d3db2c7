import { headOf, isPlural, plural, singular, titled } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import type { Made } from './entity.ts'
import { kindOf } from './kind.ts'
import { keep, kindIn, type Plan, rename } from './plan.ts'
import type { Thing } from './thing.ts'

/** What the words say that others consist of, with what they note of each. */
export interface PartTold {
  /** Both in the singular. */
  readonly part: string
  readonly whole: string
  readonly fields: readonly string[]
}

const parts =
  'steps|sections|stages|legs|verses|scenes|layers|segments|slides|panels|rounds|chapters|lessons|modules|units|courses|rows|lines|items|parts|stops|waypoints|milestones|phases|floors|doors|pages|tasks|questions|clauses|movements|exercises|frames|shots|points|blocks|legs|days|drills|songs|tracks|pieces|poses'
/** Parts that come one after the other. */
const inOrder =
  /^(?:step|section|stage|leg|verse|scene|layer|segment|slide|panel|round|part|waypoint|phase|clause|movement|frame|shot|block|drill|pose|piece|point)$/
const slight = '(?:(?:several|many|some|ordered|numbered|single|different|separate|individual|short|the|a list of|a series of|a number of|\\d+) )*'
const having =
  'consists? of|comprises?|(?:is|are) made up of|(?:is|are) composed of|(?:is|are|can be) (?:written|laid out|told|shown) (?:in|as)|(?:is|are|can be) (?:divided|split|broken(?: down)?) into|has|have|contains?'
const told = new RegExp(`(?<![a-z-])([a-z-]{1,40}) (?:${having}) ${slight}(${parts})\\b(?:,? (?:each )?with ([^.;:]+))?`, 'g')
const doing =
  /\b(?:writ|split|divid|break|structur|organi[sz]|plan|build|lay)(?:e|s|es|ing)? (?:out )?(?:(?:an?|the|each|every|their|its) )?([a-z-]+) (?:down |out )?(?:in|into|as) /
const done = new RegExp(`${doing.source}${slight}(${parts})\\b(?:,? (?:each )?with ([^.;:]+))?`, 'g')
const closing =
  /,? (?:and|or|but) (?:each|every|all|the [a-z]+ (?:is|are|has|have|can)|[a-z]+ (?:is|are|has|have|can)\b)| (?:that|which|who|so|where|when|while|to|for|in order) /
const lead = /^(?:(?:and|or|its|their|the|an?|one|own|optional|several|some) )+/
const trail = / (?:needed|required|used|per [a-z]+|of each|along (?:it|them|the way))$/

const fieldsIn = (said = ''): string[] =>
  said
    .split(closing)[0]!
    .split(/,| and | or /)
    .map((one) => one.trim().replace(lead, '').replace(trail, ''))
    .filter((one) => /^[a-z][a-z -]*$/.test(one) && one.split(' ').length <= 3)

/** What the words say that others are made up of: "guides are written in steps, each with a picture". */
export function partsTold(words: string): PartTold[] {
  const said = words.toLowerCase()
  return [told, done].flatMap((pattern) =>
    [...said.matchAll(pattern)].map(([, whole = '', part = '', fields]) => ({ whole: singular(whole), part: singular(part), fields: fieldsIn(fields) })),
  )
}

/** Those of them whose noun alone names nothing that is kept. */
export const unknownParts = (told: readonly PartTold[]): readonly string[] => told.flatMap(({ part }) => (kindOf(part, '') === null ? [part] : []))

const phraseOf = (noun: string): Phrase => ({ start: 0, end: 0, noun: singular(noun), light: '', own: false, plural: isPlural(noun) })

/** Keeps the parts that the words tell of, each of its whole and with what is noted of it there. */
export function withParts(plan: Plan, told: readonly PartTold[]): void {
  for (const { part, whole, fields } of told) {
    const of = plan.things.find(({ noun }) => headOf(noun) === whole) ?? wholeOf(plan, whole)
    const kind = of && part !== whole ? (inOrder.test(part) ? { noun: part, kit: 'thing' as const } : kindIn(plan, part, '')) : null
    if (!of || !kind || plan.actors.has(kind.noun)) continue
    const known = plan.things.find(({ noun }) => noun === kind.noun || headOf(noun) === part)
    const thing = known ?? (kind.kit === 'thing' || fields.length > 0 ? keep(plan, kind) : null)
    if (!thing || thing === of) continue
    if (part === 'part' && stored.has(thing.kit)) rename(thing, { noun: `${of.noun} part`, kit: 'thing' })
    thing.views.add('')
    thing.partOf = of.noun
    addField(thing, phraseOf(of.noun), [])
    for (const field of fields) addField(thing, phraseOf(field), [])
    if (inOrder.test(part)) thing.left.add('Order:number#1-')
    without(of, [part, ...fields])
  }
}

/** Parts that lie in a store are no parts of a text. */
const stored: ReadonlySet<KitName> = new Set<KitName>(['stock', 'spare'])
const written = /^(?:text|media|work|event|record)$/
/** What is split into parts is kept by that. */
function wholeOf(plan: Plan, noun: string): Thing | undefined {
  const kind = kindIn(plan, noun, '')
  const thing = kind && written.test(kits[kind.kit].group) ? keep(plan, kind) : null
  thing?.views.add('')
  return thing ?? undefined
}
/** The whole without what is told of its parts. */
function without(whole: Thing, nouns: readonly string[]): void {
  const labels = new Set(nouns.flatMap((noun) => [titled(noun), titled(singular(noun)), titled(plural(noun))]))
  const isTold = ({ label, choices = [] }: Field): boolean => labels.has(label) || choices.some((choice) => labels.has(choice))
  whole.fields.splice(0, whole.fields.length, ...whole.fields.filter((field) => !isTold(field)))
}

/** A part says of which whole it is, and the whole of none of its parts. */
export function partedOnce(made: readonly Made[]): readonly Made[] {
  if (!made.some(({ thing }) => thing.partOf !== undefined)) return made
  return made.map((one) => {
    const isPart = ({ entity, id }: Field): boolean =>
      id !== one.entity.title && made.some(({ entity: part, thing }) => part.id === entity && thing.partOf === one.thing.noun)
    const gone = new Set(one.entity.fields.filter(isPart).map(({ id }) => id))
    if (gone.size === 0) return one
    return { ...one, asked: one.asked.filter((id) => !gone.has(id)), entity: { ...one.entity, fields: one.entity.fields.filter(({ id }) => !gone.has(id)) } }
  })
}
