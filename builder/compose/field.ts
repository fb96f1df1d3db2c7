import { type Column, columnOf } from '../lexicon/columns.ts'
import { typeOf, usualChoices } from '../lexicon/fields.ts'
import { titled } from '../lexicon/inflect.ts'
import type { Field } from '../model.ts'
import { remembered } from '../remember.ts'
import { idFrom } from './ids.ts'

const types: Readonly<Record<string, Field['type']>> = {
  long: 'long_text',
  email: 'email',
  phone: 'phone',
  url: 'url',
  number: 'number',
  money: 'money',
  percent: 'percent',
  rating: 'rating',
  date: 'date',
  time: 'time',
  boolean: 'boolean',
  image: 'image',
  file: 'file',
}

/** A field of a kit's line, and what the line says beyond the field itself. */
export interface KitField {
  readonly field: Field
  /** Filled in later, so not asked for when a row is made. */
  readonly kept: boolean
  /** What a reference is to: a group of things, resolved when the site's things are known. */
  readonly refers: string | null
  /** Choices that the field of life gives. */
  readonly pool: string | null
  /** Texts for sample rows. */
  readonly examples: readonly string[]
}

/** Reads one part of a kit's `fields`: "~Price per night:money#0-(EUR)!", "Hive->@hive|colony~Hive 3|Hive 7". */
export const kitField = remembered((said): KitField => {
  const [, part = said, texts] = /^(.[^~]*)~(.+)$/.exec(said) ?? []
  const examples = texts?.split('|') ?? []
  const kept = part.startsWith('~')
  const required = part.endsWith('!')
  const core = part.slice(kept ? 1 : 0, required ? -1 : undefined)
  const at = core.search(/:|=|->/)
  const label = at === -1 ? core : core.slice(0, at)
  const mark = at === -1 ? '' : core.startsWith('->', at) ? '->' : core[at]!
  const rest = at === -1 ? '' : core.slice(at + mark.length)
  const base = { id: idFrom(label, 'field'), label, required }
  if (mark === '->') return { field: { ...base, type: 'text' }, kept, refers: rest, pool: null, examples }
  if (mark === '=') {
    const pool = rest.startsWith('@') ? rest.slice(1) : null
    return { field: { ...base, type: 'choice', choices: pool ? [] : rest.split('|') }, kept, refers: null, pool, examples }
  }
  if (mark === '') return { field: { ...base, type: 'text' }, kept, refers: null, pool: null, examples }
  const name = /^[a-z]+/.exec(rest)?.[0] ?? 'text'
  const unit = /\(([^)]*)\)/.exec(rest)?.[1]
  const [, min, max] = /#(\d+)-(\d*)/.exec(rest) ?? []
  const bounds = {
    ...(min ? { min: Number(min) } : {}),
    ...(max ? { max: Number(max) } : {}),
    ...(unit ? { unit } : {}),
    ...(name === 'rating' ? { min: 1, max: 5 } : {}),
  }
  return { field: { ...base, type: types[name] ?? 'text', ...bounds }, kept, refers: null, pool: null, examples }
})

/** The fields of a kit's whole line, parted by ";". */
export const kitFields = remembered((said): readonly KitField[] => said.split(';').map(kitField))

/** Sizes of clothes go by letters. */
const worn = /^(?:t-?shirts?|tee|jersey|clothing|clothes|hoodie|jacket|uniform|dress) size$/
/** Sizes that come small, medium and large, rather than in metres. */
const packed = /^(?:box|portion|bag|cup|pack|shirt|bottle|frame|print|drink|parcel) size$/

/** Numbers that go below zero. */
const signed = /(?:^| )(?:temperature|latitude|longitude|altitude|elevation)$/

/** How many may come, or have to. */
const headcount =
  /^(?:max(?:imum)?|min(?:imum)?|least|most) (?:number of )?(?:(?:group|team|party) size|participant|member|player|people|person|guest|traveler|traveller|attendee|visitor|student|passenger|seat|place|spot)s?$/
/** "maximum participant": several of them. */
const several =
  /(?<=^(?:max(?:imum)?|min(?:imum)?|least|most) )(?:participant|member|player|guest|traveler|traveller|attendee|visitor|student|passenger|seat|place|spot)$/

/** A field for any label in lower case, with the choices that the words give it or that are usual for it. */
export function fieldFor(label: string, choices: readonly string[] = []): Field {
  const words =
    label
      .trim()
      .slice(0, 60)
      .replace(/^specialty$/, 'speciality') || 'value'
  const whole = /^(?:free|available|open|remaining) (?:seat|place|spot|space)$/.test(words) ? `${words}s` : words
  const base = { id: idFrom(whole, 'field'), label: titled(whole), required: false }
  const last = words.slice(words.lastIndexOf(' ') + 1)
  const column = Object.hasOwn(usualChoices, words) ? undefined : columnOf(words)
  const usual = Object.hasOwn(usualChoices, words)
    ? usualChoices[words]
    : Object.hasOwn(usualChoices, last) && !/^(?:level|status|state)$/.test(last) && (last !== 'size' || packed.test(words))
      ? usualChoices[last]
      : undefined
  if (headcount.test(words) && choices.length === 0) return { ...base, label: titled(words.replace(several, '$&s')), type: 'number', min: 1 }
  const unique = [...new Set(choices.map((choice) => titled(choice.trim().slice(0, 80))).filter((choice) => choice !== ''))].slice(0, 12)
  if (unique.length > 1) return { ...base, type: 'choice', choices: unique }
  if (worn.test(words)) return { ...base, type: 'choice', choices: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] }
  if (column) return fieldOf(base, column)
  if (usual) return { ...base, type: 'choice', choices: [...usual] }
  const type = typeOf(words)
  if (type === 'rating') return { ...base, type, min: 1, max: 5 }
  if (type === 'number' && signed.test(words)) return { ...base, type }
  if (type === 'number' || type === 'money') return { ...base, type, min: 0 }
  return type === 'percent' ? { ...base, type, min: 0, max: 100 } : { ...base, type }
}

const fieldOf = (base: Pick<Field, 'id' | 'label' | 'required'>, { type, choices, unit, range }: Column): Field => ({
  ...base,
  type,
  ...(choices && { choices: [...choices] }),
  ...(unit && { unit }),
  ...(range && range[0] >= 0 && !signed.test(base.label.toLowerCase()) && { min: 0 }),
})

/** A choice among the sorts of a field of life, for what has no sorts there: a word for its kind. */
export const unsorted = (one: KitField): KitField =>
  one.pool === null ? one : { ...one, pool: null, field: { id: 'kind', label: 'Kind', type: 'text', required: false } }
