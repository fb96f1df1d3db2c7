import type { Sheet } from '../module-data.ts'

/** A calculator with the words that ask for it. */
export interface KnownSheet {
  readonly asked: RegExp
  /** What it is about, in the words of a site that is about nothing else. */
  readonly subject?: RegExp
  /** Where they are about something else. */
  readonly unless?: RegExp
  /** The families of calculators that it is one of. */
  readonly family?: 'finance' | 'health' | 'convert'
  readonly sheet: Sheet
}
type Given = readonly [id: string, label: string, value: string | number, unit?: string]
type Made = readonly [id: string, label: string, formula: string, unit?: string, decimals?: number]
/** A field for a number. */
export const number = ([id, label, value, unit = '']: Given) => ({ id, label, kind: 'number' as const, value: String(value), unit })
/** A field with choices that stand for numbers; the first is chosen. */
export const choice = (id: string, label: string, choices: readonly (readonly [string, number])[]) => ({
  id,
  label,
  kind: 'choice' as const,
  value: String(choices[0]![1]),
  unit: '',
  choices: choices.map(([words, value]) => ({ words, value })),
})
/** A result by its formula. */
export const result = ([id, label, formula, unit = '', decimals = 2]: Made) => ({ id, label, formula, unit, decimals })
/** A calculator of number fields. */
export const sheet = (id: string, name: string, about: string, given: readonly Given[], made: readonly Made[], main?: string): Sheet => ({
  id,
  name,
  about,
  fields: given.map(number),
  results: made.map(result),
  ...(main !== undefined && { main }),
})
