import { headOf, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { ofPrograms } from './containers.ts'
import type { Plan } from './plan.ts'

const listed = /^(.+) (?:registry|register|catalog(?:ue)?|overview|directory|library|archive|gallery|board|wall|square|plaza|corner|feed)$/
/** Where what people publish runs past, the newest first. */
const feeds = /^(?:moments?|news|activity|social|community|home|main|personal|friends?|update|timeline) feed$/
const publishable = ['post', 'moment', 'update', 'story', 'photo', 'video']
const together = /^(?:[a-z]+ )?(?:herd|flock)$/
const kept = ['animal', 'goat', 'sheep', 'cow', 'cattle', 'hen', 'chicken', 'alpaca', 'horse', 'pig', 'duck', 'goose', 'reindeer', 'livestock']
/** Lists of how much there is, unless the words only ever keep the pieces themselves. */
const counted = /^(.+) (?:inventory|stock)$/
const inStock = new Set(['product', 'dish', 'medicine', 'bake', 'book'])
const reports = /^(.+) report$/
const asked = /^(loan|rental|reservation|booking|lease|borrowing) request$/
const most = 40
const stored =
  /\b(?:keep|save|store|put|add|collect|archive|file|gather)\w* (?:(?!in |into |to )[a-z'’]+ ){0,4}?([a-z]+s) (?:in|into|to) (?:the|their|a|an|my|our|its) (?:own |personal )?(library|archive|collection|gallery|catalog|catalogue|album|treasury)\b/gi

/** "keep the best stories in the library": what bare names of places for things hold, by those names. */
export const storedIn = (words: string): ReadonlyMap<string, string> =>
  new Map([...words.matchAll(stored)].slice(0, most).map(([, held, place]) => [place!.toLowerCase(), singular(held!.toLowerCase())]))

/** What a noun only names the list of, where the words keep that by its own name: instruments of "instrument inventory", absences of "absence reports", posts of "moments feed", goats of "the herd"; undefined for any other. */
export function insideOf({ objects, made, reported, stores }: Plan, noun: string): string | undefined {
  const held = stores.get(noun)
  if (held !== undefined) return objects.has(held) ? held : undefined
  const posted = feeds.test(noun) ? publishable.find((one) => made.has(one)) : undefined
  if (posted !== undefined) return posted
  const animal = together.test(noun) && !made.has(noun) ? kept.find((one) => objects.has(one)) : undefined
  if (animal !== undefined) return animal
  const list = listed.exec(noun)?.[1] ?? ''
  const found = [list, headOf(list)].find((held) => (noun.endsWith(' gallery') ? made : objects).has(held))
  if (found !== undefined && !ofPrograms.test(list)) return found
  const pieces = singular(counted.exec(noun)?.[1] ?? '')
  if (pieces !== '' && made.has(pieces) && !inStock.has(kitOf(pieces) ?? '')) return pieces
  const told = reports.exec(noun)?.[1]
  if (told !== undefined && reported.has(told) && kitOf(noun) === 'report') return told
  return made.has(noun) ? undefined : asked.exec(noun)?.[1]
}
