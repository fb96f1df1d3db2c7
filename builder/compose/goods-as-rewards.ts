import type { Domain } from '../lexicon/domains.ts'
import type { Thing } from './thing.ts'

/** Fields of life whose points are spent on what is sold there. */
const selling: ReadonlySet<string> = new Set('shop fashion grocery crafts household beauty flowers tech kids pets'.split(' '))
const reward = /(?:^| )(?:rewards?|gifts?|points? malls?|points? products?)$/
const perPoint = 10

/** The field of life as rewards have it: a shop gives its own goods for points. */
export function withGoodsAsRewards({ kit, noun, meant }: Thing, domain: Domain): Domain {
  if (kit !== 'reward' || meant || !selling.has(domain.id) || !reward.test(noun)) return domain
  const goods = domain.wares?.map(({ name, price }) => [name, price] as const) ?? domain.offers.split('|').map(readPriced)
  const rows = goods.map(([title, price]) => ({
    title,
    values: new Map([
      ['points', String(Math.round(price * perPoint))],
      ['worth', String(price)],
    ]),
  }))
  return { ...domain, rows }
}
/** "Linen apron 42:2": its name and its price. */
function readPriced(entry: string): readonly [string, number] {
  const cut = entry.lastIndexOf(' ')
  return [entry.slice(0, cut), Number(entry.slice(cut + 1).split(':')[0])]
}
