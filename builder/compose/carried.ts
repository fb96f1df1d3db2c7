import { kits } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import type { Thing } from './thing.ts'

const carrying = /(?:^| )(?:drivers?|couriers?|riders?|cargo|loading|unloading|freight|pickup|delivery|waybill|vehicle|truck|route|grab-order)$/
const hauled: ReadonlySet<string> = new Set(['driver', 'shipment', 'haul', 'vehicle', 'cargo_load'])
const stocked: ReadonlySet<string> = new Set(['stock', 'sales_order', 'purchase_order'])
const riding =
  /\b(?:ride-?hailing|car-?hailing|taxis?|cabs?|uber|carpool\w*|ride-?sharing|designated drivers?|chauffeur\w*|call(?:ing)? (?:a |an )?(?:car|ride|cab)|passengers?)\b/i
const eating =
  /\b(?:restaurants?|takeouts?|take-?out|takeaways?|dine[- ]in|dining|kitchen|waitstaff|waiters?|scan[- ]to[- ]order|food (?:delivery|ordering)|dish(?:es)?|caf[eé]s?)\b/i

type Noted = readonly (readonly [Field, RegExp])[]

/** What is noted of an order to carry something, and the labels of the words that stand for it. */
const goods: Noted = [
  [{ id: 'from', label: 'From', type: 'text', required: true }, /from|start|pick-?up|origin|sender|departure/i],
  [{ id: 'to', label: 'To', type: 'text', required: true }, /^to\b|end|destination|drop-?off|receiver|recipient|address/i],
  [{ id: 'goods', label: 'Goods', type: 'text', required: false }, /goods|cargo|item|passenger|car/i],
  [{ id: 'weight', label: 'Weight', type: 'number', required: false, min: 0, unit: 'kg' }, /weight|volume|size|passenger|car/i],
  [{ id: 'wanted_on', label: 'Wanted on', type: 'date', required: false }, /date|time|day/i],
  [{ id: 'fee', label: 'Fee', type: 'money', required: false, min: 0 }, /fee|price|fare|freight|cost|amount/i],
]
/** What is noted of an order of a car that takes people. */
const people: Noted = [
  goods[0]!,
  goods[1]!,
  [{ id: 'car_type', label: 'Car type', type: 'choice', required: false, choices: ['Economy', 'Comfort', 'Van', 'Taxi'] }, /car|vehicle/i],
  [{ id: 'people', label: 'People', type: 'number', required: false, min: 1, max: 8 }, /people|passenger|seat|number/i],
  [{ id: 'wanted_at', label: 'Wanted at', type: 'time', required: false }, /date|time|day/i],
  [{ id: 'fare', label: 'Fare', type: 'money', required: false, min: 0 }, /fee|price|fare|cost|amount/i],
]

/** What is asked to be carried, priced or fetched, with how many of these are told of it. */
const asked: readonly (readonly [RegExp, Thing['kit'], number])[] = [
  [/(?:^| )(?:grab-)?orders?$/, 'order', goods.length],
  [/(?:^| )(?:quote|quotation|freight|price inquiry)$/, 'quotation', 4],
  [/(?:^| )(?:pickup|pick-up|collection)$/, 'request', 3],
]
const handedOver: readonly (readonly [string, RegExp])[] = [
  ['Delivery', /\b(?:deliver\w*|riders?|couriers?|takeouts?|take-?out)\b/i],
  ['Pick up', /\b(?:pick-?ups?|pick(?:ing)? up|self-?pickup|takeaways?|collect(?:ion)? (?:at|in|from) (?:the )?(?:store|shop|counter))\b/i],
  ['Dine in', /\b(?:dine[- ]in|dining in|scan[- ]to[- ]order|waitstaff|waiters?|table (?:number|code)s?|kitchen (?:order|staff))\b/i],
]

/** An order of which the words tell no more says what the trade notes of it: from where to where, what, when and for how much; and of a meal, how it comes to the guest. */
export function carried(things: readonly Thing[], domain: string, texts: readonly string[]): void {
  const words = texts.join(' ')
  if (eating.test(words)) served(things, words)
  else carriedAway(things, domain, words)
}

function carriedAway(things: readonly Thing[], domain: string, words: string): void {
  if (things.some(({ kit }) => kits[kit].group === 'offer' || stocked.has(kit))) return
  const takesPeople = riding.test(words)
  if (!takesPeople && domain !== 'logistics' && !things.some(({ kit, noun }) => hauled.has(kit) || carrying.test(noun))) return
  const noted = takesPeople ? people : goods
  for (const thing of things) {
    const found = asked.find(([noun, kit]) => kit === thing.kit && noun.test(thing.noun))
    if (!found || (thing.fields.length > 1 && !takesPeople)) continue
    for (const [field, said] of noted.slice(0, found[2])) {
      const there = thing.fields.findIndex(({ label }) => said.test(label))
      if (there === -1) thing.fields.push({ ...field })
      else if (field.choices && !thing.fields[there]!.choices) thing.fields[there] = { ...thing.fields[there]!, type: field.type, choices: [...field.choices] }
    }
  }
}

/** Who reserves in a restaurant reserves a table rather than what is eaten there. */
export const seatings = /^(?:table |seat |restaurant |dining )?(?:reservation|booking)$/
const handing = /^(?:delivery|pickup|order|dining)? ?(?:options?|methods?|types?|ways?)$/i
/** Orders of meals say how they come to the guest where the words tell of several ways, and at which table where they are eaten there. */
function served(things: readonly Thing[], words: string): void {
  const table = things.find(({ kit, noun }) => kit === 'space' && /(?:^| )table$/.test(noun))
  for (const { kit, noun, about, makes } of things) {
    if (kit !== 'booking' || !table || !seatings.test(noun)) continue
    for (const dish of things) if (dish.kit === 'dish') about.delete(dish.noun)
    about.add(table.noun)
    makes.forEach((made, at) => {
      if (things.some((one) => one.kit === 'dish' && one.noun === made.about)) makes[at] = { ...made, about: table.noun }
    })
  }
  const ways = handedOver.filter(([, said]) => said.test(words)).map(([way]) => way)
  for (const { kit, fields } of things) {
    const option = kit === 'booking' && ways.length > 1 ? fields.findIndex(({ label }) => handing.test(label)) : -1
    if (option !== -1) fields.splice(option, 1)
    if (kit !== 'order') continue
    if (ways.length > 1 && !fields.some(({ label }) => handing.test(label)))
      fields.push({ id: 'handed_over', label: 'Handed over', type: 'choice', required: true, choices: ways })
    if (ways.includes('Dine in') && !fields.some(({ label }) => /table/i.test(label)))
      fields.push({ id: 'table_number', label: 'Table number', type: 'text', required: false })
  }
}
