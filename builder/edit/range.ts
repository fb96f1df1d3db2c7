import type { Field } from '../model.ts'
import { isNumber } from '../numbers.ts'
import { withField } from './fields.ts'
import { fieldNamed } from './find.ts'
import { marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

const number = String.raw`[€£$]?(\d{1,9}(?:\.\d{1,3})?)`
const limits: readonly (readonly [RegExp, (one: number, other: number) => Pick<Field, 'min' | 'max'>])[] = [
  [new RegExp(String.raw`\b(?:between|from)\s+${number}\s+(?:and|to)\s+${number}`, 'i'), (min, max) => ({ min, max })],
  [
    new RegExp(String.raw`\b(?:at most|no more than|not (?:be )?(?:more|higher|larger|greater) than|up to|maximum(?: of)?|max|below|under)\s+${number}`, 'i'),
    (max) => ({ max }),
  ],
  [
    new RegExp(String.raw`\b(?:at least|no less than|not (?:be )?(?:less|lower|smaller) than|minimum(?: of)?|min|above|over)\s+${number}`, 'i'),
    (min) => ({ min }),
  ],
]
const limiting =
  /^(?:limit|restrict|cap|keep)\s+(?:the\s)?(.{2,60}?)\s+(?:to\s)?(?=[€£$]?\d|between|from|at most|at least|up to|no more|no less|max|min|under|over|below|above)|^(?:the\s)?(.{2,60}?)\s+(?:should|must|has to|have to|can|may)\s+(?:only\s)?(?:be|not be|go|run|range|reach)\s|^(?:make|let|set)\s+(?:the\s)?(.{2,60}?)\s+(?:go\s|run\s|range\s|be\s|a number\s)?(?=(?:between|from)\s+\d)/iu

/** The least and the most that a number of a thing may be: "the price should be between 5 and 200". */
export const limitField: Rule = (model, request) => {
  const match = limiting.exec(request.read)
  const all: typeof limits = [...limits, [/\bto\s+[€£$]?(\d{1,9}(?:\.\d{1,3})?)/i, (max: number) => ({ max })]]
  const found = match && all.map(([pattern, bounds]) => ({ said: pattern.exec(request.read), bounds })).find(({ said }) => said !== null)
  if (!match || !found?.said) return null
  const words = (match[1] ?? match[2] ?? match[3]!).trim()
  const [, name = words, of] = /^(.{1,40}?)\s+(?:of|in|on|for)\s+(?:the\s|an?\s|each\s|every\s)?(.{2,40})$/iu.exec(words) ?? []
  const target = of ? targetNamed(model, of) : undefined
  const holders = (target ? [target.entity] : model.entities).flatMap((entity) => {
    const field = fieldNamed(entity, name)
    return field && isNumber(field) ? [{ entity, field }] : []
  })
  const [only] = holders
  if (!only) return null
  const marks = marksOf(request, [[name, 'thing']])
  const bounds = found.bounds(Number(found.said[1]), Number(found.said[2]))
  if (bounds.min !== undefined && bounds.max !== undefined && bounds.min >= bounds.max)
    return { kind: 'understood', says: `${bounds.min} is not less than ${bounds.max}, so no ${name} would fit.`, where: '', marks }
  const says = [bounds.min === undefined ? '' : `at least ${bounds.min}`, bounds.max === undefined ? '' : `at most ${bounds.max}`].filter(Boolean).join(' and ')
  if (holders.every(({ field }) => Object.entries(bounds).every(([key, value]) => field[key as 'min' | 'max'] === value)))
    return { kind: 'same', says: `${only.field.label} of ${only.entity.plural} already is ${says}.`, where: '', marks }
  const after = withField(model, only.entity, only.field, { ...only.field, ...bounds })
  return {
    kind: 'built',
    model: after,
    says: `${only.field.label} of ${only.entity.plural} is now ${says}; rows that are there keep theirs.`,
    label: `${only.field.label.toLowerCase()} ${says}`,
    where: '',
    marks,
  }
}

const units =
  'kg|kilos?|kilograms?|g|grams?|tons?|tonnes?|lbs?|pounds|oz|l|litres?|liters?|ml|m|cm|mm|km|metres?|meters?|kilomet(?:re|er)s?|miles?|feet|ft|inch(?:es)?|m²|sqm|square met(?:re|er)s?|hectares?|ha|acres?|hours?|h|minutes?|min|seconds?|days?|weeks?|months?|years?|pieces?|pcs|boxes|pallets?|°c|degrees|kwh|watts?|points?|pages?'
const measuring = new RegExp(
  `^(?:(?:show|give|measure|record|put|make|count)\\s+)?(?:the\\s)?(.{2,50}?)\\s+(?:(?:is|are|should be|must be|has to be)\\s+)?(?:shown\\s|measured\\s|given\\s|counted\\s)?in\\s+(${units})$|^(?:the\\s)?unit (?:of|for) (?:the\\s)?(.{2,50}?)\\s+(?:is|should be|to)\\s+(${units})$`,
  'iu',
)

/** What a number of a thing counts: "the quantity is in kg". */
export const setUnit: Rule = (model, request) => {
  const match = measuring.exec(request.read)
  const words = match?.[1] ?? match?.[3]
  const unit = match?.[2] ?? match?.[4]
  if (!words || !unit) return null
  const [, name = words, of] = /^(.{1,40}?)\s+(?:of|in|on|for)\s+(?:the\s|an?\s|each\s|every\s)?(.{2,40})$/iu.exec(words) ?? []
  const target = of ? targetNamed(model, of) : undefined
  const holders = (target ? [target.entity] : model.entities).flatMap((entity) => {
    const field = fieldNamed(entity, name)
    return field?.type === 'number' ? [{ entity, field }] : []
  })
  const marks = marksOf(request, [[name, 'thing']])
  const [only] = holders
  if (!only) return null
  if (holders.length > 1) {
    const choices = holders.slice(0, 4).map(({ entity }) => `The ${name} of ${entity.plural} is in ${unit}`)
    return { kind: 'understood', says: `Several things have ${name}: say which is in ${unit}.`, where: '', marks, choices }
  }
  const { entity, field } = only
  if (field.unit === unit) return { kind: 'same', says: `${field.label} of ${entity.plural} already is in ${unit}.`, where: '', marks }
  const says = `${field.label} of ${entity.plural} is in ${unit} now; the numbers stay as they are.`
  return { kind: 'built', model: withField(model, entity, field, { ...field, unit }), says, label: `${field.label.toLowerCase()} in ${unit}`, where: '', marks }
}
