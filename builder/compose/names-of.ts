import { coursesOf } from '../lexicon/courses.ts'
import type { Domain } from '../lexicon/domains.ts'
import { goodsOf } from '../lexicon/goods.ts'
import { singular } from '../lexicon/inflect.ts'
import { type Kit, kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { poolOf } from '../lexicon/samples.ts'
import { curatedFor } from '../lexicon/shapes.ts'

/** Kits whose names say nothing of a noun that is known by them. */
const bare = /^(?:noun|numbered|categories|people)$/
const vague = /^(?:offer|package|option|speciality|specialty|benefit|content|item|thing|solution|consumption)$/
const made = /^(?:component|part|material|raw material|spare part|accessory)$/
const works = new Set(['manufacturing', 'automotive', 'electronics', 'energy', 'agriculture', 'chemistry', 'architecture'])
const plain = (list: string): string[] => list.split('|').map((entry) => entry.replace(/ \d+(?:\.\d+)?(?::\d)?$|:\d$/, ''))

/** What things of a known noun are called in a field of life: dishes of a restaurant, courses of a school; none where the noun names nothing of its own. */
export function namesOf(noun: string, domain: Domain): readonly string[] {
  const one = singular(noun)
  if (made.test(one) && works.has(domain.id)) return goodsOf(domain)
  const kit = isKnownNoun(one) ? kitOf(one) : undefined
  if (kit === undefined || kits[kit].group !== 'offer' || vague.test(one)) return []
  const { titles } = kits[kit] as Kit
  const curated = curatedFor(kit, one).map(({ title }) => title)
  if (curated.length > 0) return curated
  if (titles === 'goods') return goodsOf(domain)
  if (titles === 'offers') return plain(domain.offers)
  if (titles === 'services') return plain(domain.services)
  if (titles === 'courses') return domain.courses ?? coursesOf(domain.id) ?? plain(domain.topics)
  if (titles === 'topics') return plain(domain.topics)
  if (titles === 'sessions') return plain(domain.sessions)
  if (titles.startsWith('=')) return titles.slice(1).split('|')
  return bare.test(titles) ? [] : poolOf(titles)
}

const contracts: readonly (readonly [RegExp, (domain: Domain) => readonly string[]])[] = [
  [/^(?:procurement|purchas\w+|supply|supplier|sourcing|material) (?:contract|agreement)$/, goodsOf],
  [/^(?:sales?|customer) (?:contract|agreement)$/, ({ offers }) => plain(offers)],
  [/^(?:outsourcing|service|maintenance) (?:contract|agreement)$/, ({ services }) => plain(services)],
]
/** What contracts of a known sort are over: goods that are bought, products that are sold, work that is given away; none of others. */
export const contractedIn = (noun: string, domain: Domain): readonly string[] => contracts.find(([nouns]) => nouns.test(noun))?.[1](domain) ?? []
