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
  /^(?:limit|restrict|cap|keep)\s+(?:the\s)?(.{2,60}?)\s+(?:to\s)?(?=[€£$]?\d|between|from|at most|at least|up to|no more|no less|max|min|under|over|below|above)|^(?:the\s)?(.{2,60}?)\s+(?:should|must|has to|have to|can|may)\s+(?:only\s)?(?:be|not be)\s/iu

/** The least and the most that a number of a thing may be: "the price should be between 5 and 200". */
export const limitField: Rule = (model, request) => {
  const match = limiting.exec(request.read)
  const all: typeof limits = [...limits, [/\bto\s+[€£$]?(\d{1,9}(?:\.\d{1,3})?)/i, (max: number) => ({ max })]]
  const found = match && all.map(([pattern, bounds]) => ({ said: pattern.exec(request.read), bounds })).find(({ said }) => said !== null)
  if (!match || !found?.said) return null
  const words = (match[1] ?? match[2]!).trim()
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
