import type { Entity, Values } from '../../model.ts'
import { phaseOf, stateIn } from './phases.ts'

/** The day of a row; undefined where it has none that is counted from today. */
export const dayOf = (value: unknown): number | undefined => (typeof value === 'string' && /^[+-]?\d+d$/.test(value) ? Number.parseInt(value, 10) : undefined)
export const dayAt = (days: number): string => `${days > 0 ? '+' : '-'}${Math.abs(days)}d`

/** Days on which what a row tells of happens. */
const held = /^(?:date|scheduled for|send on|load on|travel date|leaves on|day|planned (?:for|on)|event date|session date)$/i
/** Days by which it is there, and until when one may still take part. */
const awaited = /^(?:expected on|arrives on)$/i
const until = /^(?:closes on|draws on|apply until|register until|registration until|deadline)$/i
/** States of what is still to be held, of what is on its way, and of what one may still take part in. */
const ahead = /^(?:planned|scheduled|upcoming|not started|waiting|to be sent|registered|assigned)$/i
const away = /^(?:in transit|on its way|shipped|sent)$/i
const taking = /^(?:published|open|running|live|upcoming|planned|scheduled|draft|under way|recruiting)$/i

/** Whether the day of a label comes after today, in a row of that state; undefined where either may be. */
function isAheadIn(label: string, state: string): boolean | undefined {
  if (until.test(label)) return taking.test(state) ? true : phaseOf(state) === 'done' ? false : undefined
  if (awaited.test(label)) return ahead.test(state) || away.test(state) || state === 'Draft' ? true : phaseOf(state) === 'done' ? false : undefined
  if (!held.test(label)) return undefined
  if (/^(?:registered|assigned)$/i.test(state) && !/^(?:leaves|load) on$/i.test(label)) return undefined
  if (ahead.test(state) || (/^(?:send|load) on$/i.test(label) && /^(?:draft|open)$/i.test(state))) return true
  if (/^(?:leaves|load) on$/i.test(label) && (away.test(state) || /^loaded$/i.test(state))) return /^load/i.test(label) || away.test(state) ? false : undefined
  return phaseOf(state) === 'done' && !/^closed$/i.test(state) ? false : undefined
}

/** Sample rows whose days lie ahead where their state is still to come, and behind where it is over. */
export function daysInState(entity: Entity): Entity {
  const days = entity.fields.filter(({ type, label }) => type === 'date' && (held.test(label) || awaited.test(label) || until.test(label)))
  const state = days.length === 0 ? undefined : stateIn(entity)
  if (state === undefined) return entity
  const turned = (row: Values): Values => {
    const now = String(row[state.id] ?? '')
    const changed = days.flatMap(({ id, label }) => {
      const [day, isAhead] = [dayOf(row[id]), isAheadIn(label, now)]
      return day === undefined || isAhead === undefined || (isAhead ? day >= 0 : day <= 0) ? [] : [[id, dayAt(-day)] as const]
    })
    return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) }
  }
  return { ...entity, seeds: entity.seeds.map(turned) }
}
