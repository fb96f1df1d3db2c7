import type { Made } from './entity.ts'

const goods = /(?:^| )(?:products?|goods|merchandise|commodit(?:y|ies)|wares?|gifts?|collections?)$/
const trading =
  /\b(?:pric\w*|cost\w*|buy\w*|purchas\w*|sell\w*|sales?|sold|shop\w*|stores?|malls?|order\w*|carts?|e-?commerce|trad(?:e|es|ing|ers?)|merchants?|brands?|compan(?:y|ies)|corporate|business\w*|enterprise\w*|suppliers?|stock|inventor(?:y|ies)|marketplaces?|customers?|pay\w*|products?|retail\w*|wholesale|catalog\w*|manufactur\w*|coins?|redeem\w*|exchange)\b/i
const priced = new Set(['price', 'in_stock'])

/** Things that a site lists and nobody sells have no price and no stock: the teas of a diary, the items that are given away. */
export function unsold(made: Made, words: string): Made {
  if (made.thing.kit !== 'product' || goods.test(made.entity.plural) || trading.test(words) || made.thing.fields.some(({ id }) => priced.has(id))) return made
  return {
    ...made,
    asked: made.asked.filter((id) => !priced.has(id)),
    entity: { ...made.entity, fields: made.entity.fields.filter(({ id }) => !priced.has(id)) },
  }
}
