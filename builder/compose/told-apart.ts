import { capital, isPlural, singular } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { kitFor } from '../lexicon/shapes.ts'
import { labelApart, tellsApart } from '../lexicon/told-apart.ts'
import type { Field } from '../model.ts'
import { isPerson } from '../read/person.ts'
import { fieldFor, kitFields } from './field.ts'
import { kindIn, type Plan } from './plan.ts'
import { isSame, type Placed, type Thing } from './thing.ts'

/** "online and offline activities": where the words say so, what comes in several sorts, and those sorts. */
interface Sorted {
  readonly start: number
  readonly end: number
  readonly noun: string
  readonly sorts: readonly string[]
}

const word = '[a-z][a-z-]{1,24}'
const many = '[a-z]{2,24}s|fish|seafood|meat|food|furniture|equipment|training|housing|clothing|music|software|cargo|waste'
const listed = new RegExp(
  `(?<![a-z-])((?:${word}, ){0,4})(${word}),? (?:and|or|&) (${word}) ((?:${word} ){0,2}?)(${many})\\b(?! (?:and|or) [a-z]{2,20}ing\\b)`,
  'gi',
)
/** What a site is like or is made of, and what carries pictures and voices beside its words. */
const unsorted =
  /^(?:functions?|functionalit(?:y|ies)|features?|modules?|devices?|browsers?|screens?|designs?|layouts?|styles?|experiences?|pages?|effects|elements?|interfaces?|ends?|systems?|operations|websites?|sites?|platforms?|ways|methods?|means|forms?|skills?|needs|fields|areas|users?|enterprises?|companies|businesses|languages?|results?|messages|files|images|characteristics|aspects|details|levels|times|settings|days|hours)$/
const between = /^(?:and|or|the|a|an|of|for|with|in|on|to|by|from|their|its|is|are)$/

/** The nouns that stand once after several words that tell rows of it apart. */
function sortedIn(words: string): readonly Sorted[] {
  return [...words.matchAll(listed)].flatMap((found): Sorted[] => {
    const [whole, before = '', one = '', two = '', middle = '', head = ''] = found
    const said = [...before.split(', ').filter((word) => word !== ''), one, two].map((word) => word.toLowerCase())
    const from = said.length - [...said].reverse().findIndex((word) => !tellsApart(word))
    const sorts = from > said.length ? said : said.slice(from)
    const nouns = `${middle}${head}`.toLowerCase().replace(/(?<=\w) (?:lists|entries|records)$/, '')
    if (sorts.length < 2 || new Set(sorts).size < sorts.length || unsorted.test(head.toLowerCase()) || !(isPlural(head.toLowerCase()) || !head.endsWith('s')))
      return []
    if (nouns.split(' ').some((word) => between.test(word) || isPerson(word)) || isPerson(singular(head.toLowerCase()))) return []
    const start = found.index + (from > said.length ? 0 : whole.toLowerCase().indexOf(sorts[0]!))
    return [{ start, end: found.index + whole.length, noun: singular(nouns), sorts }]
  })
}

/** Asks of the sorts of a thing, each by its own, become asks of the thing. */
export function withSorts(placed: readonly Placed[], words: string): readonly Placed[] {
  const sorted = sortedIn(words)
  return placed.map((one) => {
    const { object } = one.ask
    const whole = object && sorted.find(({ start, end }) => object.start >= start && object.end <= end)
    return whole ? { ...one, ask: { ...one.ask, object: { ...object, noun: whole.noun, light: '', plural: true } } } : one
  })
}

const life = (kit: KitName, thing: Thing): boolean => 'life' in kits[kit] || thing.turns.length > 0 || thing.states.length > 0

/** Keeps which of its sorts each row is, where nothing says so yet. */
export function sortsTold(plan: Plan, words: string): void {
  for (const { noun, sorts } of sortedIn(words)) {
    const kind = kindIn(plan, noun, '')
    const thing = kind && plan.things.find((one) => isSame(one, kind))
    const label = thing && labelOf(thing, sorts)
    if (thing && label && !thing.fields.some(({ choices }) => holds(choices, sorts))) thing.fields.push(fieldFor(label, sorts.map(capital)))
  }
}
const holds = (choices: Field['choices'], sorts: readonly string[]): boolean =>
  sorts.every((sort) => choices?.some((choice) => choice.toLowerCase().startsWith(sort)) === true)

function labelOf(thing: Thing, sorts: readonly string[]): string | null {
  const own = kitFields(kitFor(thing.kit, thing.noun, thing.meant).fields)
  const label = labelApart(sorts)
  if (own.some(({ field }) => holds(field.choices, sorts)) || (label === 'State' && life(thing.kit, thing))) return null
  const labels = [...own.flatMap(({ field, pool }) => (pool === null ? [field] : [])), ...thing.fields].map((field) => field.label.toLowerCase())
  const isSorted = labels.includes('type') || labels.includes('kind')
  return [label.toLowerCase(), isSorted ? 'class' : 'type'].find((wanted) => wanted !== '' && !labels.includes(wanted)) ?? null
}
