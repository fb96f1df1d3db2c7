import type { Effect, Entity, Value, Values } from '../../model.ts'
import { minutesFor, type Spot, wayBetween } from '../../ways.ts'
import { own } from '../own.ts'
import { grouped } from '../value.ts'
import type { Scene } from './scene.ts'

export type Routed = Extract<Effect, { kind: 'routed' }>
interface Known {
  readonly id: string
  readonly values: Values
}

const spotOf = (entity: Entity, { values }: Known): Spot | null => {
  const [latitude, longitude] = [own(values, 'latitude'), own(values, 'longitude')]
  return typeof latitude === 'number' && typeof longitude === 'number' ? { name: String(own(values, entity.title) ?? ''), latitude, longitude } : null
}
const kmOf = (km: number): number => Math.round(km * 10) / 10

/** The way between two rows of the places: how far it is, how long it takes and where it leads; nothing where one of them says nothing of where it lies. */
export function routeOf(places: Entity, rows: readonly Known[], effect: Routed, values: Values): Values {
  const known = rows.flatMap((row) => {
    const spot = spotOf(places, row)
    return spot ? [{ id: row.id, spot }] : []
  })
  const [start, end] = [effect.from, effect.to].map((field) => known.findIndex(({ id }) => id === String(own(values, field) ?? '')))
  const blank = { [effect.distance]: null, ...(effect.minutes !== null && { [effect.minutes]: null }), [effect.steps]: null }
  if (start === undefined || end === undefined || start < 0 || end < 0 || start === end) return blank
  const by = effect.by === null ? '' : String(own(values, effect.by) ?? '')
  const spots = known.map(({ spot }) => spot)
  const legs = wayBetween(spots, start, end)
  const km = kmOf(legs.reduce((sum, leg) => sum + leg.km, 0))
  const lines = legs.map(
    (leg, at) => `${at + 1}. ${at === 0 ? `From ${leg.from.name} go` : 'Go on'} ${leg.heading} to ${leg.to.name}: ${grouped(kmOf(leg.km), 1)} km`,
  )
  const made: Record<string, Value> = { [effect.distance]: km, [effect.steps]: [...lines, `${legs.length + 1}. You are at ${spots[end]!.name}.`].join('\n') }
  if (effect.minutes !== null) made[effect.minutes] = minutesFor(km, by)
  return made
}

/** Keeps the way between the two places in the row itself. */
export function route(scene: Scene, effect: Routed): void {
  const places = scene.model.entities.find(({ id }) => id === effect.places)
  if (places) Object.assign(scene.values, routeOf(places, scene.desk.rowsOf(places.id), effect, scene.values))
}
