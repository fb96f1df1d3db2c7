import { shadesOfKitchens } from './cuisines.ts'
import { type Domain, domainOf, domains } from './domains.ts'
import { singular } from './inflect.ts'
import { mattersIn } from './matter.ts'
import { shadesAtTheDoor } from './shades-at-the-door.ts'
import { shadesOfClubs } from './shades-clubs.ts'
import { shadesOfCrafts } from './shades-crafts.ts'
import { shadesOfGoods } from './shades-goods.ts'
import { shadesOfHouses } from './shades-houses.ts'
import { shadesOfIndustries } from './shades-industries.ts'
import { shadesOfLearning } from './shades-learning.ts'
import { shadesOfMakers } from './shades-makers.ts'
import { shadesOfPastimes } from './shades-pastimes.ts'
import { shadesOfShops } from './shades-shops.ts'
import { shadesOfSubjects } from './shades-subjects.ts'
import { shadesOfTables } from './shades-tables.ts'
import { shadesOfWork } from './shades-work.ts'

/** A trade within a field of life: the words that tell it, and the samples of the field that are its own. */
export interface Shade {
  readonly cue: RegExp
  /** The field of life that it belongs to, where other words of the site tell of none but a wide one. */
  readonly field?: string
  /** Whether the words cannot be mistaken, so that it belongs to that field whatever other words tell. */
  readonly isSure?: boolean
  readonly samples: Partial<Pick<Domain, 'categories' | 'offers' | 'services' | 'topics' | 'sessions' | 'goods' | 'works' | 'courses'>>
}

const shades: readonly Shade[] = [
  ...shadesOfPastimes,
  ...shadesOfIndustries,
  ...shadesOfShops,
  ...shadesOfTables,
  ...shadesOfMakers,
  ...shadesAtTheDoor,
  ...shadesOfClubs,
  ...shadesOfHouses,
  ...shadesOfKitchens,
  ...shadesOfCrafts,
  ...shadesOfLearning,
  ...shadesOfSubjects,
  ...shadesOfWork,
  ...shadesOfGoods,
]

/** The words that say what a site is, before those that list what it has. */
const openingOf = (all: string): string => {
  const words = all.slice(0, 400)
  const end = words.search(/[.!?](?:\s|$)|\b(?:that includes?|such as|including|which includes?|with (?:functions?|functionalit\w+|features?))\b/)
  return end === -1 ? words : words.slice(0, end)
}

/** The field of life with the samples of the trade that the words name at their beginning; as it is where they name none, or where they say more closely what is taught. */
export function shaded(domain: Domain, words: string): Domain {
  const opening = domain.isOwn ? mattersIn(words).join(', ') : openingOf(words)
  const found = shades.find(({ cue }) => cue.test(opening))
  if (found === undefined) return domain
  const isBlog = /\bblogs?\b/i.test(openingOf(words))
  const field = !isBlog && (found.isSure || wide.has(domain.id) || weak.has(domain.id)) ? domains.find(({ id }) => id === found.field) : undefined
  const asked = domain.questions && { questions: domain.questions }
  return { ...(field ?? domain), ...asked, ...found.samples, isOwn: true, ...(found.isSure && found.samples.offers !== undefined && { sellsOwn: true }) }
}

/** Fields whose words name functions of other sites too: activities, pictures. */
const weak = new Set(['event', 'photo'])
/** Fields of life that say little of what a site is for. */
const wide = new Set(['general', 'business', 'software', 'social', 'ai', 'news'])
/** Fields that the words at the beginning name by words of their own alone. */
const plain = new Set(
  'property beauty travel logistics health psychology food drink grocery fashion pets automotive agriculture fitness outdoors museum music wedding flowers faith charity kids law architecture energy'.split(
    ' ',
  ),
)
/** Fields whose goods a shop may sell that names them first. */
const traded = new Set(['chemistry', 'electronics', 'tech', 'print', 'crafts', 'kids', 'outdoors'])
/** Words of any such site. */
const ofAny =
  /^(?:managements?|products?|goods|shops?|shopping|e-commerce|ecommerce|stores?|online|malls?|sell\w*|buy\w*|carts?|customers?|business(?:es)?|compan(?:y|ies)|enterprises?|platforms?|data|office|sales|projects?|teams?|workflows?|contracts?|consulting|agency)$/i
/** The field of life that the first words name, where all the words together tell only that it is a business, a program or a community. */
export function opened(domain: Domain, words: string): Domain {
  if (!wide.has(domain.id) && domain.id !== 'shop') return domain
  const said = openingOf(words)
    .toLowerCase()
    .replaceAll('-related', '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && !ofAny.test(word))
  const named = domainOf(said.map(singular))
  return plain.has(named.id) || (domain.id === 'shop' && traded.has(named.id)) ? named : domain
}

/** The field of life that a noun names by words of its own, with the samples of its trade; none where it names none, or a wide one. */
export function fieldNamed(words: string): Domain | undefined {
  const named = domainOf(words.toLowerCase().split(/[ -]/).map(singular))
  if (!plain.has(named.id)) return undefined
  const shade = shades.find(({ cue }) => cue.test(words))
  return shade ? { ...named, ...shade.samples, isOwn: true } : named
}
