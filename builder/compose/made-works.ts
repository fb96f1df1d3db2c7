import type { Domain } from '../lexicon/domains.ts'
import { kits } from '../lexicon/kits.ts'
import type { Made } from './entity.ts'
import type { Kept } from './sample.ts'

/** A row that is of something which the house has made, mended or shows. */
export interface Shown {
  readonly text: string
  readonly price: null
  readonly told?: ReadonlyMap<string, string>
  readonly refers?: { readonly field: string; readonly row: number }
}

const mended = /(?:^| )(?:restorations?|restoration (?:project|record|case)|refurbishment|conversion project|makeover|overhaul|before[- ]and[- ]after)$/
const steps = [
  'Taken apart, cleaned and put together again.',
  'Missing parts made anew, the rest kept.',
  'Surface taken back and built up in thin coats.',
  'Broken parts joined and reinforced from within.',
  'Old repairs undone, then mended with the same material.',
  'Measured, drawn and rebuilt where it had rotted.',
]
/** What is looked at in a gallery: things, places and animals, rather than people and papers. */
const pictured = /^(?:offer|place|machine)$/
const looked = /(?:^| )(?:images?|photos?|pictures?|photographs?|gallery|galleries)$/
/** What is shown on its own picture by its name. */
const plainly: ReadonlySet<string> = new Set(['product', 'dish', 'service', 'course', 'trip', 'ticket_travel', 'admission', 'membership', 'coupon'])
/** How pictures of one thing differ. */
const views = ['from the front', 'in detail', 'in the morning light', 'from the side', 'seen from above', 'in the rain']
/** Fields of life whose trades make and mend things by hand. */
const makers: ReadonlySet<string> = new Set(['crafts', 'architecture', 'automotive', 'manufacturing', 'household', 'print', 'electronics', 'shop'])
/** Trades outside of them, by what they make. */
const making = /\b(?:boats?|violins?|watch(?:es)?|furniture|gates?|roofs?|dentures?)\b/i
/** What is told of any picture. */
const taken = [
  'Taken in the early morning.',
  'Taken on a grey day in March.',
  'Seen from where one usually does not stand.',
  'The best of forty pictures.',
  'Taken by one of us, on the way.',
  'Just before it was over.',
]
/** When a picture of finished work was taken. */
const moments = [
  'On the day it was finished.',
  'From the side, before the last coat.',
  'Half-way through the work.',
  'In its place, where it is used.',
  'Just before we began.',
  'A year later, still in use.',
]
const most = 7

/** "Cedar canoe for two:3": finished work of a trade, with its place among what the trade sorts by. */
export const finished = (works: string, { categories }: Domain): (Shown & { readonly told: ReadonlyMap<string, string> })[] =>
  works.split('|').map((work) => {
    const [text = '', place] = work.split(/:(?=\d$)/)
    const sort = categories.split('|')[Number(place) - 1]
    return { text, price: null, told: new Map(sort === undefined ? [] : ['category', 'album', 'type', 'kind', 'topic'].map((id) => [id, sort])) }
  })

const isPictured = ({ kit }: Kept): boolean => pictured.test(kits[kit].group) || kit === 'thing' || kit === 'trade_item' || kit === 'work'

/** What rows that are called by what they are of refer to. */
function subjectOf({ entity }: Made, rows: ReadonlyMap<string, Kept>): readonly [string, Kept] | undefined {
  return entity.fields
    .flatMap(({ id, type, entity: to = '' }): (readonly [string, Kept])[] => {
      const kept = type === 'reference' && to !== entity.id && id !== entity.title ? rows.get(to) : undefined
      return kept && kept.names.length > 0 && kept.names.every((name) => name !== '' && !/\p{L} \d+$/u.test(name)) ? [[id, kept]] : []
    })
    .find(([, kept]) => isPictured(kept))
}

const isThing = ({ kit }: Kept): boolean => /^(?:thing|trade_item|work|boat|vehicle|instrument)$/.test(kit)
/** The names of the first things that the site keeps; null where it keeps none, or has but numbers for them. */
export function keptThere(rows: ReadonlyMap<string, Kept>): readonly string[] | null {
  const kept = [...rows.values()].find((one) => (isThing(one) || /^(?:place|machine)$/.test(kits[one.kit].group)) && one.names.length > 3)
  return kept === undefined || kept.names.some((name) => name === '' || /\p{L} \d+$/u.test(name)) ? null : kept.names.slice(0, most)
}

/** Restorations of what the site keeps, else of what its trade makes; null where it is neither, or no restoration. */
export function mendedWorks(made: Made, domain: Domain, rows: ReadonlyMap<string, Kept>): readonly Shown[] | null {
  if (!mended.test(made.thing.singular)) return null
  const told = (at: number) => new Map([['work', steps[at % steps.length]!]])
  if (domain.isOwn && domain.works) return finished(domain.works, domain).map((one, at) => ({ ...one, told: told(at) }))
  const subject = subjectOf(made, rows)
  if (subject && kits[subject[1].kit].group !== 'place') {
    const [field, { names }] = subject
    return names.slice(0, most).map((text, row) => ({ text, price: null, told: told(row), refers: { field, row } }))
  }
  return keptThere(rows)?.map((text, row) => ({ text, price: null, told: told(row) })) ?? null
}

/** Fields of life whose pictures are of what there is to be seen. */
const seen: ReadonlySet<string> = new Set(['museum', 'outdoors', 'travel', 'pets', 'agriculture', 'flowers', 'automotive'])
/** The names of the works that a site shows, other than its pictures; null where it shows none. */
const worksThere = (rows: ReadonlyMap<string, Kept>): readonly string[] | null =>
  [...rows.values()].find(({ kit, noun, names }) => kit === 'work' && !looked.test(noun) && names.length > 3)?.names.slice(0, most) ?? null
/** Pictures of things, each called by its thing and by how it is seen. */
const named = (names: readonly string[] | null, field?: string): readonly Shown[] | null =>
  names?.map((name, row) => {
    const text = `${name}, ${views[row % views.length]!}`
    return { text: text.slice(0, 80), price: null, told: new Map([['description', `${text}.`]]), ...(field !== undefined && { refers: { field, row } }) }
  }) ?? null

/** Pictures of what the site keeps, each of the row that it refers to, else of what its trade has made; null where it has neither. */
export function picturesOf(made: Made, domain: Domain, rows: ReadonlyMap<string, Kept>): readonly Shown[] | null {
  if (made.thing.kit !== 'image' || !looked.test(made.thing.singular)) return null
  const subject = subjectOf(made, rows)
  if (subject && !plainly.has(subject[1].kit)) return named(subject[1].names.slice(0, most), subject[0])
  if (!domain.isOwn || !domain.works) return named(worksThere(rows) ?? ((domain.isOwn && !domain.isOnSubject) || seen.has(domain.id) ? keptThere(rows) : null))
  const captions = makers.has(domain.id) || making.test(domain.categories) ? moments : taken
  return finished(domain.works, domain).map(({ told, ...one }, at) => ({ ...one, told: new Map([...told, ['description', captions[at % captions.length]!]]) }))
}
