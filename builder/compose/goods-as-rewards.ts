import type { Domain } from '../lexicon/domains.ts'
import type { Ware } from '../lexicon/wares.ts'
import type { Thing } from './thing.ts'

/** Fields of life whose points are spent on what is sold there. */
const selling: ReadonlySet<string> = new Set('shop fashion grocery crafts household beauty flowers tech kids pets'.split(' '))
const reward = /(?:^| )(?:rewards?|gifts?|points? malls?|points? products?)$/
const perPoint = 10
const few = 4
const funded = /(?:^| )crowd-?funding(?: (?:project|campaign))?$/
const series = ['first series', 'made to order', 'new edition']
const stories = [
  'The drawings are done; the first hundred are made when the goal is reached.',
  'Made in the workshop next door, of better material.',
  'Whoever gives now gets theirs before all others.',
]

/** The field of life as rewards and crowdfunding have it: a shop gives its own goods for points, and has new ones paid for before they are made. */
export function withGoodsAsRewards({ kit, noun, meant }: Thing, domain: Domain, site: readonly Ware[]): Domain {
  const isFunded = kit === 'fundraiser' && funded.test(noun)
  if (!(isFunded || (kit === 'reward' && reward.test(noun))) || meant || !selling.has(domain.id)) return domain
  const sold = domain.wares ?? (site.length >= few ? site : undefined)
  const goods = sold?.map(({ name, price }) => [name, price] as const) ?? domain.offers.split('|').map(readPriced)
  if (isFunded)
    return {
      ...domain,
      rows: goods.map(([title], at) => ({ title: `${title}, ${series[at % series.length]!}`, values: new Map([['story', stories[at % stories.length]!]]) })),
    }
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
