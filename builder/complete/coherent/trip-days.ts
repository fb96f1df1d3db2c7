import type { Entity, Values } from '../../model.ts'
import { dayAt, dayOf } from './days.ts'

const trips = /(?:^| )(?:travels?|trip|tour|itinerary|journey|tourism|holiday|route package|travel (?:product|route|plan|package)|tourism product)$/
const days = /^(?:days|duration|length)$/i
const weekend = /\bweekend\b/i
const long = 14

/** What is taken for days that are paid for. */
const hired = /(?:^| )(?:rental|booking|reservation|hire)$/
const from = /^(?:from|starts on|start date|leaves on|first day|begins on)$/i
const until = /^(?:until|ends on|end date|back on|last day)$/i

/** Sample rows of journeys that take as many days as such do, and of what is hired for so many days: their first and last day tell the same. */
export function daysOfTrips(entity: Entity): Entity {
  const [isTrip, isHired] = [trips.test(entity.singular), hired.test(entity.singular)]
  const field =
    isTrip || isHired
      ? entity.fields.find(({ type, label, unit }) => type === 'number' && days.test(label) && (/^days$/i.test(label) || unit === 'days'))
      : undefined
  if (field === undefined) return entity
  const [first, last] = [from, until].map((words) => entity.fields.find(({ type, label }) => type === 'date' && words.test(label))?.id)
  const taking = (row: Values): Values => {
    const stands = row[field.id]
    if (typeof stands !== 'number') return row
    const [begins, ends] = [first === undefined ? undefined : dayOf(row[first]), last === undefined ? undefined : dayOf(row[last])]
    if (begins !== undefined && ends !== undefined && ends >= begins)
      return isTrip ? { ...row, [field.id]: ends - begins + 1 } : { ...row, [last!]: dayAt(begins + stands) }
    const fit = !isTrip ? stands : weekend.test(String(row[entity.title] ?? '')) ? 2 : stands > long ? 4 + (stands % 7) : stands
    return fit === stands ? row : { ...row, [field.id]: fit }
  }
  const seeds = entity.seeds.map(taking)
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}
