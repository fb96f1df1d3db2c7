import type { Entity, Values } from '../../model.ts'
import { stateIn } from './phases.ts'

/** What only a thing that runs has. */
const running =
  /^(?:(?:cpu|processor|memory|server)(?: load| used?| usage)?|load|task quantity|(?:running )?tasks|(?:devices|users|players) (?:connected|online)|players|response time|speed|connections|requests|signal)$/i
const stopped = /^(?:stopped|offline|disconnected|off|switched off)$/i

/** Sample rows of which none that stands still is at work. */
export function atRest(entity: Entity): Entity {
  const state = stateIn(entity)
  const loads = entity.fields.filter(({ type, label, min }) => (type === 'number' || type === 'percent') && running.test(label) && (min ?? 0) <= 0)
  if (state === undefined || loads.length === 0) return entity
  const still = (row: Values): Values =>
    stopped.test(String(row[state.id] ?? '')) ? { ...row, ...Object.fromEntries(loads.map(({ id }) => [id, (row[id] ?? null) === null ? null : 0])) } : row
  return { ...entity, seeds: entity.seeds.map(still) }
}

const checked = /^(?:checked|verified|verification|(?:identity|background|licen[cs]e|document) check)$/i
const passed = /^(?:passed|verified|approved)$/i
const refused = /^(?:refused|rejected|failed|waiting|pending)$/i
/** States of those who are let work. */
const working = /^(?:available|on the road|active|in service|on duty|off duty|busy)$/i

/** Sample rows of people of which nobody is at work whom a check has refused. */
export function letWork(entity: Entity): Entity {
  const { lifecycle } = entity
  const check = lifecycle && entity.fields.find(({ id, type, label }) => type === 'choice' && id !== lifecycle.field && checked.test(label))
  const fit = check?.choices?.find((one) => passed.test(one))
  if (!check || !lifecycle || fit === undefined) return entity
  const isOut = (row: Values): boolean => working.test(String(row[lifecycle.field] ?? '')) && refused.test(String(row[check.id] ?? ''))
  return { ...entity, seeds: entity.seeds.map((row) => (isOut(row) ? { ...row, [check.id]: fit } : row)) }
}
