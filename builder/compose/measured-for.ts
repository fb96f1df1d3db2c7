import { kindOf } from './kind.ts'
import type { Placed } from './thing.ts'

const entering = /^(?:enter|record|input|add|measure|note|save|log)$/
const values = /^(?:value|reading|measurement|figure|result|level)$/
const before = 4

/** "register samples, enter values for pH and phosphorus": numbers of what the same people dealt with before. */
export function withMeasures(placed: readonly Placed[]): readonly Placed[] {
  return placed.map((one, at) => {
    const { ask } = one
    const { object } = ask
    if (!object?.plural || object.light !== '' || ask.nominal || !entering.test(ask.verb) || !values.test(object.noun)) return one
    const measured = ask.beside.filter(({ after, plural }) => (after === 'for' || after === 'of') && !plural)
    const isSeveral = measured.length > 1 && measured.length === ask.beside.length
    const of = isSeveral
      ? placed
          .slice(Math.max(0, at - before), at)
          .findLast((other) => other.role === one.role && other.ask.object?.plural && kindOf(other.ask.object.noun, other.ask.object.light) !== null)
      : undefined
    if (!of) return one
    const fields = measured.map(({ after: _, ...phrase }) => ({ ...phrase, bounds: { min: 0 } }))
    return { ...one, ask: { ...ask, kind: 'update', object: { ...of.ask.object!, start: object.start, end: object.end }, beside: [], fields } }
  })
}
