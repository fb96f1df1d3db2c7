import { ages, amounts, ranges, shares, sums } from '../lexicon/amounts.ts'
import { rangeOf } from '../lexicon/columns.ts'
import type { KitName } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import { chanceOf } from './chance.ts'

/** A likely amount of money, by the name of the field, else by the kind of thing. */
export function moneyOf(field: Field, kit: KitName, salt: string): number {
  const [, ...sum] = sums.find(([pattern]) => pattern.test(field.id)) ?? []
  const [from, to] =
    (sum.length === 2 ? sum : undefined) ??
    amounts[kit] ??
    (/salary|pay|budget|value|balance|revenue|(?:goal|target)$/.test(field.id) ? [900, 9000] : /fee|spend|tip|deposit/.test(field.id) ? [5, 60] : [8, 180])
  const scale = sum.length === 0 && /bonus|deduction|least/.test(field.id) ? 0.15 : 1
  const rough = scale * (from + chanceOf(salt, to - from + 1))
  const step = rough > 20000 ? 1000 : rough > 900 ? 50 : rough > 200 ? 10 : 1
  const likely = Math.max(1, Math.round(rough / step) * step)
  return likely < (field.min ?? 1) || likely > (field.max ?? Infinity) ? boundedSum(field, salt) : likely
}
/** A sum between bounds that lie far from what is usual: no two rows have the bound itself. */
function boundedSum({ min = 0, max = min * 3 }: Field, salt: string): number {
  const span = max - min
  const step = span > 20000 ? 1000 : span > 900 ? 50 : span > 200 ? 10 : span > 4 ? 1 : 0.1
  return Math.round((min + step * chanceOf(`${salt} within`, Math.floor(span / step) + 1)) * 100) / 100
}

/** A likely share of a hundred. */
export function percentOf({ id, min, max }: Field, salt: string): number {
  const [, from, to] = shares.find(([pattern]) => pattern.test(id)) ?? []
  if (from === undefined || to === undefined) return max === undefined ? 5 * (1 + chanceOf(salt, 19)) : within(min ?? 0, max, salt)
  const step = from < 5 ? 0.5 : 5
  return from + step * chanceOf(salt, (to - from) / step + 1)
}

/** Stars that somebody gives: three to five. */
export const starsOf = (salt: string): number => 3 + chanceOf(salt, 3)

/** A likely number within the bounds of the field, of a thing of that noun. */
export function numberOf(field: Field, noun: string, salt: string): number {
  const old = field.id === 'age' ? ages.find(([of]) => of.test(noun)) : undefined
  const usual = old ? ([old[1], old[2]] as const) : field.max === undefined ? rangeOf(field) : undefined
  if (!usual && field.unit === 'm³' && /volume/.test(field.id)) return 1 + chanceOf(salt, 12)
  const [, from, to] = usual ? [null, ...usual] : (ranges.find(([pattern]) => pattern.test(field.id)) ?? [/./, 1, 50])
  const number = from + chanceOf(salt, to - from + 1)
  const rounded = usual ? stepped(number, to - from) : number * (field.unit === 'min' ? 5 : /term$/.test(field.id) ? 6 : 1)
  const { min, max } = field
  if (min !== undefined && max !== undefined && (rounded < min || rounded > max)) return within(min, max, salt)
  return Math.min(max ?? rounded, Math.max(min ?? rounded, rounded))
}
/** A number as it is written down where numbers lie so far apart. */
function stepped(number: number, span: number): number {
  const step = span > 1000 ? 50 : span > 200 ? 10 : span > 60 ? 5 : 1
  return Math.round(number / step) * step
}
/** A number between bounds that lie far from what is usual, round where they lie far apart. */
function within(min: number, max: number, salt: string): number {
  const step = max - min > 2000 ? 50 : max - min > 200 ? 5 : 1
  return Math.min(max, min + step * chanceOf(`${salt} within`, Math.floor((max - min) / step) + 1))
}
