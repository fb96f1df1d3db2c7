import type { Effect, Values } from '../../model.ts'
import { own } from '../own.ts'
import { numberOf } from './scene.ts'

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

/** A sum of money to the hundredth. */
export const cents = (number: number): number => Math.round(number * 100) / 100

/** What the numbers of the values come to at these rates; a number that is not there counts as none. */
export function priceOf(values: Values, { base, parts, by_choice }: Pick<EffectOf<'price'>, 'base' | 'parts' | 'by_choice'>): number {
  const sum = parts.reduce((so_far, { field, rate }) => so_far + (numberOf(own(values, field)) ?? 0) * rate, base)
  const chosen = by_choice?.factors.find(({ is }) => is === own(values, by_choice.field))
  return cents(sum * (chosen?.times ?? 1))
}

/** The same sum each month that pays a loan off with its interest; null without an amount or a term. */
export function instalmentOf(values: Values, { amount, rate, months }: Pick<EffectOf<'instalment'>, 'amount' | 'rate' | 'months'>): number | null {
  const [lent, count] = [numberOf(own(values, amount)) ?? 0, numberOf(own(values, months)) ?? 0]
  const monthly = (numberOf(own(values, rate)) ?? 0) / 1200
  if (lent <= 0 || count <= 0) return null
  return cents(monthly === 0 ? lent / count : (lent * monthly) / (1 - (1 + monthly) ** -count))
}
