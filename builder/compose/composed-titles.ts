import { isExchange, isGoods, sayingsOf, saysOfOthers } from '../lexicon/composed.ts'
import { capital } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { shuffled } from './chance.ts'
import type { Made } from './entity.ts'
import type { Kept } from './sample.ts'

/** The name of a sample row that tells of another row of the site. */
export interface Composed {
  readonly text: string
  readonly price: null
  readonly told: ReadonlyMap<string, string>
  /** The reference that it follows, where the rows have one, and the row that it is to. */
  readonly refers?: { readonly field: string; readonly row: number }
}

const most = 7
/** Fields that say more closely what a name says in short. */
const telling = /^(?:details|description|what_happened|fault_description|message|text|summary|note|notes|reason|content)$/

/** What the rows refer to that has names of its own. */
const referred = ({ entity }: Made, rows: ReadonlyMap<string, Kept>): readonly (readonly [string, Kept])[] =>
  entity.fields.flatMap(({ id, type, entity: to = '' }) => {
    const kept = type === 'reference' && to !== entity.id && id !== entity.title ? rows.get(to) : undefined
    return kept && isNamed(kept) ? [[id, kept] as const] : []
  })
const isNamed = ({ names }: Kept): boolean => names.length > 0 && names.every((name) => name !== '')

/** Names of rows that say what is the matter with another row of the site, "Washing machine: does not start"; null where they tell of none. */
export function composedTitles(made: Made, rows: ReadonlyMap<string, Kept>, salt: string): readonly Composed[] | null {
  const own = { kit: made.thing.kit, noun: made.thing.singular }
  if (!saysOfOthers(own.kit, own.noun)) return null
  if (isExchange(own.kit, own.noun)) return exchanges(made, rows, salt)
  const ofOthers = [...rows.values()].filter(isNamed).map((kept) => [undefined, kept] as const)
  for (const [field, kept] of [...referred(made, rows), ...ofOthers]) {
    const said = sayingsOf(own, kept)
    if (said === undefined || (field === undefined && said.isOfReferred)) continue
    const ids = made.entity.fields.filter(({ id, type }) => telling.test(id) && (type === 'long_text' || type === 'text')).map(({ id }) => id)
    return shuffled(said.sayings, salt).map((one, at) => {
      const [short = '', long = ''] = one.split('=')
      const row = at % kept.names.length
      const text = field !== undefined && said.isBrief ? capital(short) : `${kept.names[row]!}: ${short}`
      return { text: text.slice(0, 80), price: null, told: new Map(ids.map((id) => [id, long])), ...(field !== undefined && { refers: { field, row } }) }
    })
  }
  return null
}

/** "Fern for Basil": what one gives and what one looks for, each one of the things that the site is about; null where it has none. */
function exchanges(made: Made, rows: ReadonlyMap<string, Kept>, salt: string): readonly Composed[] | null {
  const goods = [...referred(made, rows), ...[...rows].filter(([, kept]) => isNamed(kept))].find(
    ([, { kit, noun, names }]) => isGoods(kit, noun) && names.length > 2,
  )
  if (goods === undefined) return null
  const [field, { names }] = goods
  const given = Array.from({ length: Math.min(most, names.length) }, (_, row) => row)
  return shuffled(given, salt).map((row) => {
    const [offered = '', wanted = ''] = [names[row], names[(row + 1) % names.length]]
    const told = new Map([
      ['offered', offered],
      ['wanted', wanted],
    ])
    const refers = made.entity.fields.some(({ id }) => id === field) ? { refers: { field, row } } : {}
    return { text: `${offered} for ${wanted}`.slice(0, 80), price: null, told, ...refers }
  })
}

/** "Repayment schedule 1042": the number tells nothing of what it is of. */
const numbered = /\p{L} \d+$/u
/** Names of rows of which nothing is known but what they are of: "Weekly timetable, Algebra step by step"; null where they refer to nothing that has a name, or a number that may count as one. */
export function titlesOfWhole(made: Made, rows: ReadonlyMap<string, Kept>, isOfNumbered = false): readonly Composed[] | null {
  const found = referred(made, rows).find(
    ([, { kit, names }]) =>
      !/^(?:person|request)$/.test(kits[kit].group) && kit !== 'template' && (isOfNumbered || !names.every((name) => numbered.test(name))),
  )
  if (found === undefined) return null
  const [field, { names }] = found
  const own = capital(made.thing.singular.replace(/ (?:record|history|result)$/, ''))
  return Array.from({ length: Math.min(most, names.length) }, (_, row) => ({
    text: `${own}, ${names[row]!}`.slice(0, 80),
    price: null,
    told: new Map(),
    refers: { field, row },
  }))
}
