import { titled } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { isPlainUser } from '../lexicon/people.ts'
import type { Made } from './entity.ts'
import { insertAt, mostFields, referenceTo } from './reference.ts'
import { groupOf, type Thing } from './thing.ts'

const entering = /^(?:register|add|bind|create|enter|save|link|input|record|upload)$/
/** What people own or look after, and have something done to. */
const owned: ReadonlySet<KitName> = new Set<KitName>([
  'pet',
  'vehicle',
  'property',
  'machine',
  'patient',
  'plant',
  'thing',
  'trade_item',
  'person',
  'boat',
  'instrument',
])
const unowned =
  /(?:^| )(?:account|profile|information|address|card|number|contact|friend|data|code|preference|demand|need|order|room|group|team|shop|store|template|page|item|goal|habit)$/
const done: ReadonlySet<KitName> = new Set<KitName>(['booking', 'service_record', 'job_card', 'treatment_note', 'inspection'])
const doneBy =
  /(?:^| )(?:appointment|booking|visit|treatment|inspection|grooming|check-up|lesson|service record|repair request|maintenance request|repair|maintenance record|inspection record|treatment record|insurance order|claim)$/
/** What is booked or bought is the first thing that they refer to. */
const taken: ReadonlySet<KitName> = new Set<KitName>(['booking', 'order'])
/** What is ordered where people order goods is no service to what they own. */
const goods: ReadonlySet<KitName> = new Set<KitName>(['product', 'dish', 'stock'])

/** "users register their pianos, book a tuner": what people have something done to. */
const ownOf = (things: readonly Thing[]): Thing | undefined => {
  const all = things.filter(
    (thing) =>
      owned.has(thing.kit) &&
      !unowned.test(thing.noun) &&
      thing.asks.some(({ ask }) => ask.object?.own && entering.test(ask.verb) && ask.actors.every((actor) => isPlainUser(actor) || actor.endsWith('owner'))),
  )
  return all.length === 1 ? all[0] : undefined
}
const isDoneTo = (thing: Thing, things: readonly Thing[]): boolean =>
  done.has(thing.kit) ||
  doneBy.test(thing.noun) ||
  (thing.kit === 'order' && !things.some(({ kit }) => goods.has(kit)) && things.some((other) => thing.about.has(other.noun) && groupOf(other) === 'offer'))

/** What is booked, ordered or done for people names which of what they registered it is for. */
export function ofRegistered(made: readonly Made[]): Made[] {
  const things = made.map(({ thing }) => thing)
  const own = ownOf(things)
  const to = made.find(({ thing }) => thing === own)?.entity
  return made.map((one) => {
    if (!own || !to || one.thing === own || kits[one.thing.kit].group === 'offer' || !isDoneTo(one.thing, things)) return one
    if (one.entity.fields.some(({ entity, label }) => entity === to.id || label.toLowerCase() === own.singular)) return one
    const last = one.entity.fields.findLastIndex(({ type }) => type === 'reference')
    if ((last < 1 && taken.has(one.thing.kit)) || one.entity.fields.length >= mostFields) return one
    const label = titled(own.singular)
    const fields = [...one.entity.fields]
    const asked = [...one.asked]
    insertAt(fields, asked, Math.max(last, 0) + 1, referenceTo(label, to.id), true)
    return { ...one, asked, entity: { ...one.entity, fields } }
  })
}
