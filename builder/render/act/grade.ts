import type { Effect, Value } from '../../model.ts'
import { own } from '../own.ts'
import { numberOf, referred, type Scene } from './scene.ts'

type Grade = Extract<Effect, { kind: 'grade' }>

/** The level that a number reaches by the bounds of what it is of; null where there is no number, or no bound to hold it against. */
export function gradeOf(scene: Scene, { field, by, levels, within }: Grade): Value {
  const value = numberOf(own(scene.values, field))
  const bounds = by === null ? scene.values : referred(scene, by)?.row.values
  if (value === null || bounds === undefined) return null
  const known = levels.filter(({ bound }) => limitsIn(own(bounds, bound)).length > 0)
  if (known.length === 0) return null
  return known.find(({ bound, when }) => isReached(value, limitsIn(own(bounds, bound)), when))?.is ?? within
}

/** The numbers of a bound: one, or those of a text like "2 to 8 °C". */
function limitsIn(bound: Value | undefined): readonly number[] {
  if (typeof bound !== 'string') return typeof bound === 'number' ? [bound] : []
  return [...bound.matchAll(/(?<![\d.])[-−]?\d{1,9}(?:\.\d{1,6})?/g)].slice(0, 2).map(([text]) => Number(text.replace('−', '-')))
}

function isReached(value: number, [one = Number.NaN, other]: readonly number[], when: Grade['levels'][number]['when']): boolean {
  if (when === 'outside') return other !== undefined && (value < Math.min(one, other) || value > Math.max(one, other))
  return when === 'from' ? value >= one : when === 'above' ? value > one : value < one
}
