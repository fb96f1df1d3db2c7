import type { Domain } from '../lexicon/domains.ts'
import { capital } from '../lexicon/inflect.ts'
import type { Value } from '../model.ts'
import type { Made } from './entity.ts'
import type { Thing } from './thing.ts'

/** What the samples of making make, and of what, in a joiner's workshop. */
const joinery =
  /^(Oak table|Chair legs|Chairs|Shelf boards|Cabinet doors|Drawer fronts|Bed frames?|Lamp bases?|Side table|Office chair|Desk lamp|Filing cabinet|Wall shelf|Coat stand|Steel desk)(?=$|,)/
const ofWood = /^(?:Oak boards|Screws M8(?: x 40)?|Varnish(?:, clear)?|Steel rods)$/
const partOf = /^(Boards|Screws|Varnish|Frame) of the (oak table|lamp base|bed)(?=$|,)/
const making = /\b(?:manufactur|produc|factor|\berp\b|bom\b|workshop|industr)/i
const joiners = /\b(?:furniture|wood(?:en|work\w*)?|timber|carpent\w*|joiner\w*)\b/i
const few = 3
/** "Solder paste, 500 g": without its measure. */
const briefly = (name: string): string => name.split(',')[0]!

const plain = (list: string): readonly string[] => list.split('|').map((entry) => entry.replace(/ \d+(?:\.\d+)?(?::\d)?$|:\w+$/, ''))
const productsOf = (made: readonly Made[], domain: Domain): readonly string[] => {
  const sold = made.find(({ thing, entity }) => thing.kit === 'product' && entity.seeds.length >= few)?.entity
  const names = sold ? sold.seeds.map((row) => row[sold.title]).filter((name) => typeof name === 'string') : []
  return names.length >= few ? names : domain.isOwn ? plain(domain.offers) : []
}

/** What orders, plans and parts lists of making are of: what the site itself makes or sells, where it is no joiner's. */
export function madeThere(made: readonly Made[], lifeOf: (thing: Thing) => Domain, words: string): readonly Made[] {
  const first = made[0]?.thing
  if (first === undefined || !making.test(words) || joiners.test(words)) return made
  const domain = lifeOf(first)
  const [products, goods] = [productsOf(made, domain), domain.goods ? plain(domain.goods) : []]
  if (products.length < few) return made
  const taken = new Map<string, string>()
  const nth = (name: string, of: readonly string[]): string => {
    const found = taken.get(name) ?? of[taken.size % of.length]!
    taken.set(name, found)
    return found
  }
  const there = (value: Value): Value => {
    if (typeof value !== 'string') return value
    if (joinery.test(value)) return value.replace(joinery, (name) => nth(name, products))
    if (goods.length >= few && partOf.test(value))
      return value.replace(partOf, (_, part, whole) => `${briefly(nth(part, goods))} of the ${briefly(nth(capital(whole), products)).toLowerCase()}`)
    return goods.length >= few && ofWood.test(value) ? nth(value, goods) : value
  }
  return made.map((one) => {
    const texts = one.entity.fields.filter(({ type, choices }) => type === 'text' && choices === undefined).map(({ id }) => id)
    const isJoined = one.entity.seeds.some((row) => texts.some((id) => [joinery, partOf, ofWood].some((one) => one.test(String(row[id])))))
    if (!isJoined) return one
    const seeds = one.entity.seeds.map((row) => ({ ...row, ...Object.fromEntries(texts.map((id) => [id, there(row[id] ?? null)])) }))
    return { ...one, entity: { ...one.entity, seeds } }
  })
}
