import { capital } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { isShaped } from '../lexicon/shapes.ts'
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

/** "Boarding plan, spring", "Land contract 1042": titles of a compound whose kit knows titles of other things only; null for any other thing. */
export function titlesByNoun({ noun, kit, singular }: Thing): readonly string[] | null {
  const ways = apart[kit]
  const words = noun.split(' ').length
  if (ways === undefined || words < 2 || words > most || isKnownNoun(noun) || isShaped(kit, noun)) return null
  const name = capital(singular)
  return ways === '#' ? Array.from({ length: 7 }, (_, index) => `${name} ${1042 + index}`) : ways.split('|').map((way) => `${name}, ${way}`)
}
