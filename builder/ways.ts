/** A place by its name and where it lies. */
export interface Spot {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}
/** A part of a way, from one place to the next. */
export interface Leg {
  readonly from: Spot
  readonly to: Spot
  readonly km: number
  readonly heading: string
}

/** How much longer a road is than the straight line. */
const winding = 1.25
const neighbours = 3
const winds = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
const radians = (degrees: number): number => (degrees * Math.PI) / 180

function kmBetween(one: Spot, other: Spot): number {
  const across = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(across + along))) * winding
}
function headingOf(from: Spot, to: Spot): string {
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude))
  const turn = Math.round((Math.atan2(east, to.latitude - from.latitude) / (Math.PI / 4) + 8) % 8) % 8
  return winds[turn]!
}

/** The shortest way between two of the places by way of others, each of which is joined to those that lie nearest; straight there where none joins them. */
export function wayBetween(spots: readonly Spot[], start: number, end: number): readonly Leg[] {
  const roads = spots.map((one, at) =>
    spots
      .flatMap((other, to) => (to === at ? [] : [{ to, km: kmBetween(one, other) }]))
      .toSorted((a, b) => a.km - b.km)
      .slice(0, neighbours),
  )
  for (const [at, all] of roads.entries()) for (const { to, km } of all) if (!roads[to]!.some((back) => back.to === at)) roads[to]!.push({ to: at, km })
  const far = spots.map((_, at) => (at === start ? 0 : Number.POSITIVE_INFINITY))
  const before = new Map<number, number>()
  const left = new Set(spots.keys())
  while (left.size > 0) {
    const at = [...left].reduce((best, one) => (far[one]! < far[best]! ? one : best))
    left.delete(at)
    if (at === end) break
    for (const { to, km } of roads[at]!) {
      if (far[at]! + km >= far[to]!) continue
      far[to] = far[at]! + km
      before.set(to, at)
    }
  }
  const stops = [end]
  while (before.has(stops[0]!) && stops[0] !== start) stops.unshift(before.get(stops[0]!)!)
  const way = stops[0] === start ? stops : [start, end]
  return way.slice(1).map((to, at) => {
    const [one, other] = [spots[way[at]!]!, spots[to]!]
    return { from: one, to: other, km: kmBetween(one, other), heading: headingOf(one, other) }
  })
}

const speeds: readonly (readonly [RegExp, number, number])[] = [
  [/\bfoot\b|walk/i, 4.8, 0],
  [/bicycle|bike|cycl/i, 15, 1],
  [/bus|tram|transit|public/i, 24, 6],
  [/train|metro|subway|rail/i, 55, 8],
  [/plane|flight/i, 500, 60],
]
/** Minutes that so many kilometres take in this way. */
export function minutesFor(km: number, by: string): number {
  const [, speed, waiting] = speeds.find(([way]) => way.test(by)) ?? [/./, 42, 2]
  return Math.max(1, Math.round((km / speed) * 60 + waiting))
}
