import type { Entity } from '../../model.ts'
import { isName } from '../agreeing/ways.ts'

const paid = /^(?:salary|yearly salary|annual salary|pay)$/i
/** What a post is paid in a year, by the words for it; the first counts. */
const scale: readonly (readonly [RegExp, number])[] = [
  [/\b(?:intern|apprentice|trainee)/i, 18000],
  [/\b(?:helper|barista|guide|waiter|cleaner|courier)/i, 24000],
  [/\b(?:assistant|clerk|operator|front desk|library desk|cashier|tutor|driver|cook|junior|labou?rer)/i, 31000],
  [/\b(?:manager|lead|head|director|doctor|physician|lawyer|principal|architect|surgeon)/i, 68000],
  [/\b(?:developer|engineer|analyst|programmer|scientist|planner)/i, 56000],
  [
    /\b(?:teacher|nurse|accountant|designer|technician|coordinator|advis[eo]r|writer|buyer|librarian|fitter|painter|plasterer|tiler|layer|therapist|physiotherapist)/i,
    42000,
  ],
]
const half = /\b(?:part time|weekends?|evenings?|half days?|hours a week)\b/i
const yearly = 12000
const around = [1, 1.05, 0.95, 1.1]

/** Sample rows of posts that are paid as such are: whoever helps at weekends earns less than whoever leads. */
export function paidByPost(entity: Entity): Entity {
  const pay = entity.fields.find(({ type, label }) => type === 'money' && paid.test(label))
  if (pay === undefined) return entity
  const seeds = entity.seeds.map((row, at) => {
    const [name, stands] = [row[entity.title], row[pay.id]]
    if (typeof name !== 'string' || typeof stands !== 'number' || stands < yearly || isName(name)) return row
    const year = scale.find(([words]) => words.test(name))?.[1]
    if (year === undefined) return row
    const sum = Math.round((year * around[at % around.length]! * (half.test(name) ? 0.5 : 1)) / 500) * 500
    return sum < (pay.min ?? 0) || sum > (pay.max ?? Infinity) ? row : { ...row, [pay.id]: sum }
  })
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}
