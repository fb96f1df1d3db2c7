import type { Domain } from '../lexicon/domains.ts'
import { capital } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { poolOf } from '../lexicon/samples.ts'
import { isShaped } from '../lexicon/shapes.ts'
import { shuffled } from './chance.ts'
import { contractedIn } from './names-of.ts'
import type { Thing } from './thing.ts'

/** What tells rows of a kit apart where nothing is known of them but what they are called; `#` is a number. */
const apart: Readonly<Partial<Record<KitName, string>>> = {
  plan: 'spring|summer|autumn|winter|trial|long term|short term',
  report: 'January|February|March|April|May|June|July',

  template: 'short|long|with pictures|plain|formal|friendly|two columns',
  reading: 'north|south|east|west|centre|harbour|hillside',
  alert: '#',
  contract: '#',
  request: '#',
}
const most = 3

interface ByNoun {
  readonly titles: readonly { readonly text: string; readonly price: null; readonly told?: ReadonlyMap<string, string> }[]
  /** Whether nothing but a number tells them apart. */
  readonly isNumbered: boolean
}
const untold = (titles: readonly string[]): ByNoun['titles'] => titles.map((text) => ({ text, price: null }))

/** "Boarding plan, spring", "Land contract, Cedar & Co": titles of a compound whose kit knows titles of other things only; null for any other thing. */
export function titlesByNoun({ noun, kit, singular }: Thing, domain: Domain, salt: string): ByNoun | null {
  const ways = apart[kit]
  const words = noun.split(' ').length
  if (ways === undefined || words < 2 || words > most || isKnownNoun(noun) || isShaped(kit, noun)) return null
  const name = capital(singular)
  if (ways !== '#') return { titles: untold(ways.split('|').map((way) => `${name}, ${way}`)), isNumbered: false }
  if (kit !== 'contract') return { titles: untold(Array.from({ length: 7 }, (_, index) => `${name} ${1042 + index}`)), isNumbered: true }
  const over = shuffled(contractedIn(noun, domain), salt)
  if (over.length > 0) return { titles: untold(over.map((one) => `${name}: ${one}`)), isNumbered: false }
  const partners = shuffled(poolOf('companies'), salt).slice(0, 7)
  return { titles: partners.map((partner) => ({ text: `${name}, ${partner}`, price: null, told: new Map([['partner', partner]]) })), isNumbered: true }
}

const who = ['who', 'person', 'player', 'recorded_by']
/** "Game, Mei Chen": records of one doing, of which nothing else is known than who did it. */
export const doneBy = (doing: string, salt: string): ByNoun['titles'] =>
  shuffled(poolOf('people'), salt)
    .slice(0, 7)
    .map((person) => ({ text: `${capital(doing)}, ${person}`, price: null, told: new Map(who.map((id) => [id, person])) }))
