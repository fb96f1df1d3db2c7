import type { Entity, Field, Value, Values } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

/** What a number can be by what it measures: by its label, the unit where it has one, and what is measured. */
interface Measure {
  readonly label: RegExp
  readonly unit?: RegExp
  /** Of what, where the label alone does not tell. */
  readonly of?: RegExp
  readonly min: number
  readonly max: number
  /** Believable samples of what is the whole point of its form, so that it is asked for. */
  readonly usual?: readonly number[]
}
const people =
  /\b(?:health|physical|medical|patients?|growth|child|players?|body|vital|fitness|athletes?|students?|members?|persons?|employees?|profiles?|residents?)\b/i
const bodies = /\b(?:health|check-?in|symptoms?|physical|vital|patients?|body|fever|personnel|nurs\w+|visitor registration|epidemic|pandemic|quarantine)\b/i
const share = /^%?$/
const measures: readonly Measure[] = [
  { label: /^body temperature$/i, unit: /^(?:°C)?$/, min: 30, max: 45, usual: [36.5, 36.8, 36.2, 37.4, 36.6, 36.9] },
  { label: /^temperature$/i, unit: /^(?:°C)?$/, of: bodies, min: 30, max: 45, usual: [36.5, 36.8, 36.2, 37.4, 36.6, 36.9] },
  {
    label: /^(?:air |room |outdoor |indoor )?temperature$/i,
    unit: /^°C$/,
    of: /\b(?:weather|forecast|room|greenhouse|warehouse|environment\w*|climate)\b/i,
    min: -90,
    max: 60,
  },
  { label: /^water temperature$/i, unit: /^°C$/, min: -5, max: 110 },
  { label: /\b(?:humidity|moisture)$/i, unit: share, min: 0, max: 100 },
  {
    label:
      /^(?:battery|progress|done|watched|quality|opacity|attendance|occupied|accuracy|confidence|used|memory used|disk used|CPU (?:load|used)|(?:cure|mortality|pass|attendance|completion) rate|rain)$/i,
    unit: /^%$/,
    min: 0,
    max: 100,
  },
  { label: /^(?:age|age of (?:child|patient|pet))$/i, unit: /^(?:years)?$/, min: 0, max: 130 },
  { label: /^age$/i, unit: /^months$/, min: 0, max: 1560 },
  { label: /\blatitude$/i, min: -90, max: 90 },
  { label: /\blongitude$/i, min: -180, max: 180 },
  { label: /^(?:pulse|heart rate)$/i, min: 20, max: 250 },
  { label: /^(?:blood oxygen|oxygen saturation|SpO2)$/i, min: 50, max: 100 },
  { label: /^(?:systolic|upper (?:blood )?pressure|systolic pressure)$/i, min: 50, max: 300 },
  { label: /^(?:diastolic|lower (?:blood )?pressure|diastolic pressure)$/i, min: 20, max: 200 },
  { label: /^pH(?: value)?$/i, min: 0, max: 14 },
  { label: /^height$/i, unit: /^cm$/, of: people, min: 20, max: 260 },
  { label: /^weight$/i, unit: /^kg$/, of: people, min: 0.3, max: 500 },
  { label: /^(?:hours slept|sleep|slept)$/i, unit: /^(?:h|hours)?$/, min: 0, max: 24 },
  { label: /^(?:year|model year|year of (?:birth|manufacture|construction|graduation|publication)|built in)$/i, unit: /^$/, min: 1, max: 2100 },
]
const numeric: ReadonlySet<Field['type']> = new Set(['number', 'percent'])

/** No form takes a number that what it measures cannot have: a body of 80 °C, a humidity of 140 %. */
export const plausible: Completer = (draft) => {
  const entities = draft.model.entities.map(bounded)
  return entities.every((entity, at) => entity === draft.model.entities[at]) ? draft : withModel(draft, { entities })
}

function bounded(entity: Entity): Entity {
  const found = entity.fields.flatMap((field) => {
    const measure = numeric.has(field.type) ? measures.find((one) => isOf(one, entity, field)) : undefined
    const limits = measure && limitsOf(measure, field)
    return limits && (measure.usual || entity.seeds.every((seed) => fits(limits, seed[field.id]))) ? [{ field, limits, usual: measure.usual }] : []
  })
  if (found.length === 0) return entity
  const fields = entity.fields.map((field) => {
    const one = found.find((other) => other.field === field)
    return one ? { ...field, ...one.limits, ...(one.usual && { required: true }) } : field
  })
  const told = found.flatMap(({ field: { id }, usual }) => (usual?.length ? [{ id, usual }] : []))
  return told.length === 0 ? { ...entity, fields } : { ...entity, fields, seeds: told.reduce(believable, entity.seeds) }
}

/** The samples with numbers that raise no alarm, but for those that the words name. */
function believable(seeds: readonly Values[], { id, usual }: { readonly id: string; readonly usual: readonly number[] }): Values[] {
  const within = { min: Math.min(...usual) - 0.5, max: Math.max(...usual) + 2 }
  const isTold = seeds.every((seed) => fits(within, seed[id])) && seeds.some((seed) => typeof seed[id] === 'number' && !Number.isInteger(seed[id]))
  return isTold ? [...seeds] : seeds.map((seed, at) => ({ ...seed, [id]: usual[at % usual.length]! }))
}

const isOf = ({ label, unit, of }: Measure, entity: Entity, field: Field): boolean =>
  label.test(field.label) && (unit?.test(field.unit ?? (field.type === 'percent' ? '%' : '')) ?? true) && (of?.test(entity.singular) ?? true)

interface Limits {
  readonly min: number
  readonly max: number
}
/** The narrower of what the field had and what can be; nothing where it had both. */
function limitsOf({ min, max }: Measure, field: Field): Limits | undefined {
  if (field.min !== undefined && field.max !== undefined) return undefined
  const limits = { min: Math.max(min, field.min ?? min), max: Math.min(max, field.max ?? max) }
  return limits.min < limits.max ? limits : undefined
}
const fits = ({ min, max }: Limits, value: Value | undefined): boolean => typeof value !== 'number' || (value >= min && value <= max)
