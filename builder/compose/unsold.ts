import type { Field } from '../model.ts'
import type { Made } from './entity.ts'

const goods = /(?:^| )(?:products?|goods|merchandise|commodit(?:y|ies)|wares?|gifts?|collections?)$/
const trading =
  /\b(?:pric\w*|cost\w*|buy\w*|purchas\w*|sell\w*|sales?|sold|shop\w*|stores?|malls?|order\w*|carts?|e-?commerce|trad(?:e|es|ing|ers?)|merchants?|brands?|compan(?:y|ies)|corporate|business\w*|enterprise\w*|suppliers?|stock|inventor(?:y|ies)|marketplaces?|customers?|pay\w*|products?|retail\w*|wholesale|catalog\w*|manufactur\w*|coins?|redeem\w*|exchange)\b/i
const priced = new Set(['price', 'in_stock'])

/** Words of money, and of what is had for it: booked, hired, ordered. */
const charging =
  /\b(?:pric\w*|fees?|pay\w*|paid|book(?:s|ed|ing|ings)?|reserv\w*|orders?|ordering|buy\w*|purchas\w*|sell\w*|sales?|sold|costs?|rent\w*|hir(?:e|es|ing)|charg\w*|quot(?:e|es|ation|ations)|carts?|checkout|appointments?|subscri\w+|shop\w*|stores?|e-?commerce|trad(?:e|es|ing)|malls?|auctions?|memberships?|markets?|marketplaces?|deals?|bills?|billing|invoic\w*|revenue|income|profits?|donat\w*|tickets?|freelanc\w*|consult\w*|quotations?|coupons?|discounts?|vip|recharge\w*)\b/i
const charged = /^(?:price|price_per_\w+|fee|entry_price|hourly_rate|daily_rate|rate|rent_per_month)$/
const isCharged = (kit: Made['thing']['kit'], { id, type }: Field): boolean =>
  (type === 'money' && charged.test(id)) || (kit === 'service' && id === 'duration')
const chargeable: ReadonlySet<string> = new Set(['service', 'course', 'space', 'event', 'seat', 'expert'])

/** Places that anybody may go to. */
const visited = /(?:^| )(?:stadium|arena|rink|spot|slope|track|area|spring)$/
/** Fields of life whose services are somebody's living. */
const livedOn: ReadonlySet<string> = new Set([
  'automotive',
  'household',
  'beauty',
  'pets',
  'fitness',
  'health',
  'psychology',
  'wedding',
  'photo',
  'crafts',
  'law',
  'finance',
  'print',
])

/** Words of somebody who looks over what others spend. */
const overseen =
  /\b(?:approv\w*|reimburs\w*|claims?|reject\w*|employees?|staff|compan(?:y|ies)|business\w*|departments?|firms?|offices?|accountants?|enterprise\w*|team|manag(?:er|ers|ement)|audit\w*)\b/i
/** Words of money that is one's own. */
const ofOnesOwn = /\b(?:personal|budget\w*|travel\w*|trips?|households?|famil(?:y|ies)|flatmates?|roommates?|savings?|pocket money)\b/i
/** What somebody spends of their own is approved by nobody. */
function unjudged(made: Made, words: string): Made {
  const { lifecycle, ...entity } = made.entity
  if (!lifecycle || !ofOnesOwn.test(words) || overseen.test(words) || made.thing.turns.length + made.thing.states.length > 0) return made
  return { ...made, entity: { ...entity, fields: entity.fields.filter(({ id }) => id !== lifecycle.field) } }
}

/** Things that a site lists and nobody sells have no price and no stock: the teas of a diary, the items that are given away, the services of a town. */
export function unsold(made: Made, words: string, domain: string): Made {
  const { kit } = made.thing
  if (kit === 'product') return made.thing.meant || goods.test(made.entity.plural) || trading.test(words) ? made : without(made, ({ id }) => priced.has(id))
  if (kit === 'expense') return unjudged(made, words)
  const isFree =
    (chargeable.has(kit) || (kit === 'trade_item' && visited.test(made.thing.noun))) &&
    !charging.test(words) &&
    !(/^(?:service|expert)$/.test(kit) && livedOn.has(domain))
  return isFree ? without(made, (field) => isCharged(kit, field)) : made
}

function without(made: Made, isLeft: (field: Field) => boolean): Made {
  const left = new Set(made.entity.fields.filter(isLeft).map(({ id }) => id))
  if (left.size === 0 || made.thing.fields.some(({ id }) => left.has(id))) return made
  return {
    ...made,
    asked: made.asked.filter((id) => !left.has(id)),
    entity: { ...made.entity, fields: made.entity.fields.filter(({ id }) => !left.has(id)) },
  }
}
