import { kits } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import type { Thing } from './thing.ts'

const carrying = /(?:^| )(?:drivers?|couriers?|riders?|cargo|loading|unloading|freight|pickup|delivery|waybill|vehicle|truck|route|grab-order)$/
const hauled: ReadonlySet<string> = new Set(['driver', 'shipment', 'haul', 'vehicle', 'cargo_load'])

const stocked: ReadonlySet<string> = new Set(['stock', 'sales_order', 'purchase_order'])

/** What is noted of an order to carry something, and the labels of the words that stand for it. */
const fields: readonly (readonly [Field, RegExp])[] = [
  [{ id: 'from', label: 'From', type: 'text', required: true }, /from|start|pick-?up|origin|sender|departure/i],
  [{ id: 'to', label: 'To', type: 'text', required: true }, /^to\b|end|destination|drop-?off|receiver|recipient|address/i],
  [{ id: 'goods', label: 'Goods', type: 'text', required: false }, /goods|cargo|item|passenger|car/i],
  [{ id: 'weight', label: 'Weight', type: 'number', required: false, min: 0, unit: 'kg' }, /weight|volume|size|passenger|car/i],
  [{ id: 'wanted_on', label: 'Wanted on', type: 'date', required: false }, /date|time|day/i],
  [{ id: 'fee', label: 'Fee', type: 'money', required: false, min: 0 }, /fee|price|fare|freight|cost|amount/i],
]

/** What is asked to be carried, priced or fetched, with how many of these are told of it. */
const asked: readonly (readonly [RegExp, Thing['kit'], number])[] = [
  [/(?:^| )orders?$/, 'order', fields.length],
  [/(?:^| )(?:quote|quotation|freight|price inquiry)$/, 'quotation', 4],
  [/(?:^| )(?:pickup|pick-up|collection)$/, 'request', 3],
]
/** An order of which the words tell no more, where nothing is sold and things are taken from one place to another, says from where to where, what, when and for how much, as does a quote for it. */
export function carried(things: readonly Thing[], domain: string): void {
  if (things.some(({ kit }) => kits[kit].group === 'offer' || stocked.has(kit))) return
  if (domain !== 'logistics' && !things.some(({ kit, noun }) => hauled.has(kit) || carrying.test(noun))) return
  for (const thing of things) {
    const found = asked.find(([noun, kit]) => kit === thing.kit && noun.test(thing.noun))
    if (!found || thing.fields.length > 1) continue
    for (const [field, said] of fields.slice(0, found[2])) if (!thing.fields.some(({ label }) => said.test(label))) thing.fields.push({ ...field })
  }
}
