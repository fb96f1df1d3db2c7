import type { KitName } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import type { Thing } from './thing.ts'

const admitting: ReadonlySet<KitName> = new Set(['flight', 'ticket_travel', 'admission', 'seat', 'movie', 'book_chapter', 'membership', 'video', 'music'])
/** What one goes to, travels with or reads on the site is sent to no address. */
export const isFetched = (fields: readonly Field[], things: readonly Thing[], ids: ReadonlyMap<Thing, string>): boolean =>
  fields.some(({ entity }) => entity !== undefined && things.some((one) => admitting.has(one.kit) && ids.get(one) === entity))
