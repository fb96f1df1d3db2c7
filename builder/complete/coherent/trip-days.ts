import type { Entity, Values } from '../../model.ts'

const trips = /(?:^| )(?:travels?|trip|tour|itinerary|journey|tourism|holiday|route package|travel (?:product|route|plan|package)|tourism product)$/
const days = /^(?:days|duration|length)$/i
const weekend = /\bweekend\b/i
const long = 14

/** Sample rows of journeys that take as many days as such do. */
export function daysOfTrips(entity: Entity): Entity {
  const field = trips.test(entity.singular)
    ? entity.fields.find(({ type, label, unit }) => type === 'number' && days.test(label) && (/^days$/i.test(label) || unit === 'days'))
    : undefined
  if (field === undefined) return entity
  const taking = (row: Values): Values => {
    const stands = row[field.id]
    if (typeof stands !== 'number') return row
    const fit = weekend.test(String(row[entity.title] ?? '')) ? 2 : stands > long ? 4 + (stands % 7) : stands
    return fit === stands ? row : { ...row, [field.id]: fit }
  }
  const seeds = entity.seeds.map(taking)
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}
