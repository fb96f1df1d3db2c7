import { kits } from '../lexicon/kits.ts'
import type { Plan } from './plan.ts'
import { groupOf, type Placed, type Thing } from './thing.ts'

const kept = new Set(['person', 'request', 'record', 'money', 'machine', 'offer', 'work'])
const apart = new Set(['profile', 'log', 'record', 'figures', 'reading', 'favorite', 'cart'])
const moved = new Set(['import', 'export', 'update', 'process', 'analyze', 'analyse', 'download', 'backup', 'save', 'store', 'collect'])

/** "data import, data export" in a list of functions: nobody is said to keep data by itself. */
const isFunction = ({ ask }: Placed): boolean => ask.nominal || ask.actors.length === 0 || moved.has(ask.verb)
const weight = ({ asks }: Thing): number => asks.filter(({ ask }) => ask.actors.length > 0).length

/** Data that only functions are named for is that of the thing which people deal with: the customers of "customer data automation". */
export function folded(plan: Plan): void {
  const data = plan.things.find(({ kit, noun, fields }) => kit === 'figures' && noun === 'data' && fields.length === 0)
  if (!data?.asks.every(isFunction)) return
  const [main] = plan.things
    .filter((thing) => thing !== data && kept.has(groupOf(thing)) && !apart.has(thing.kit) && kits[thing.kit].layout !== 'feed' && weight(thing) > 0)
    .toSorted((a, b) => weight(b) - weight(a))
  if (!main) return
  main.asks.push(...data.asks)
  for (const role of data.views) main.views.add(role)
  for (const [ask, fate] of plan.fates) if (fate.is === 'thing' && fate.thing === data) plan.fates.set(ask, { ...fate, thing: main })
  plan.things.splice(plan.things.indexOf(data), 1)
}
