import { kits } from '../lexicon/kits.ts'
import { towns } from '../lexicon/people.ts'
import { chosen } from './chance.ts'
import type { Context } from './sample.ts'

const place = /(?:^|_)(?:place|venue|hall|room|area|location|building|point)$/
/** What is itself somewhere in a town, or is sold or paid there. */
const inTown: ReadonlySet<string> = new Set(['offer', 'place', 'person', 'money'])
const places = (id: string, { kit, domain }: Context): readonly string[] | null =>
  domain.around?.places && place.test(id) && !inTown.has(kits[kit].group) && kit !== 'order' && kit !== 'shipment' ? domain.around.places : null

/** A place of the site's own setting: a building of its campus, a hall of its factory; undefined where its words name no setting. */
export function placeIn(id: string, of: Context, salt: string): string | undefined {
  const own = places(id, of)
  return own ? chosen(own, salt) : undefined
}
/** What a sample row tells of a field, with a place of the site's own setting for a quarter of a town. */
export function toldIn(id: string, told: string, of: Context): string {
  const quarter = towns.indexOf(told)
  return (quarter < 0 ? undefined : places(id, of)?.[quarter]) ?? told
}
/** What people of the site go about in. */
export const vehicleIn = ({ domain }: Context, salt: string): string => chosen(domain.around?.vehicles ?? ['Van 12', 'Truck 04', 'Car 27', 'Bike 3'], salt)
