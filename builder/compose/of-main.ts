import { titled } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import type { Made } from './entity.ts'
import { insertAt, mostFields, referenceTo } from './reference.ts'

/** What is noted of something again and again, by the last words of its noun. */
const noted =
  /(?:^| )(?:measurement|weight|weighing|check|check-up|reading|feeding|observation|treatment|dose|symptom|log|log entry|care|care entry|test|inspection|tasting|tasting note|growth|harvest|hibernation|practice|birth|repair|damage|loss|stoppage|repotting|watering|pruning|firing|calibration|progress record|bake|brew|attempt|loan|borrowing|rental|handover|withdrawal|photo|picture)$|^return$/
/** What it may be noted of: what somebody has or makes, and no person, place or paper. */
const had: ReadonlySet<KitName> = new Set<KitName>([
  'thing',
  'trade_item',
  'pet',
  'plant',
  'machine',
  'boat',
  'vehicle',
  'batch',
  'recipe',
  'crop',
  'book',
  'work',
])
const events: ReadonlySet<KitName> = new Set<KitName>([
  'thing',
  'trade_record',
  'trade_work',
  'health',
  'reading',
  'inspection',
  'record',
  'measurement',
  'request',
  'entry',
  'loan',
  'image',
])

/** Rows of what is noted again and again refer to the one thing of the site that it can be noted of: the weights and checks of tortoises. */
export function ofMain(made: readonly Made[]): readonly Made[] {
  const owners = made.filter(
    ({ thing, entity }) =>
      had.has(thing.kit) && !noted.test(thing.noun) && thing.makes.length + thing.manages.size > 0 && !entity.fields.some(({ type }) => type === 'reference'),
  )
  const main = owners.length === 1 || (owners.length > 1 && owners[0]!.thing.asks.length > owners[1]!.thing.asks.length) ? owners[0]! : null
  if (!main) return made
  return made.map((one) => {
    const { entity, thing } = one
    if (one === main || !noted.test(thing.noun) || !events.has(thing.kit) || entity.fields.length >= mostFields) return one
    if (entity.fields.some(({ type }) => type === 'reference')) return one
    const fields = [...entity.fields]
    const asked = [...one.asked]
    insertAt(fields, asked, 1, referenceTo(titled(main.entity.singular), main.entity.id), asked.length > 0)
    return { ...one, entity: { ...entity, fields }, asked }
  })
}
