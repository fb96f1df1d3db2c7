import { remembered } from '../remember.ts'
import { byHead, fieldsFor } from './by-noun.ts'
import { singular } from './inflect.ts'
import type { KitName } from './kits.ts'
import type { Practice } from './practice.ts'
import { practices } from './practices.ts'

/** Practices that are at work on every site. */
const everywhere = practices.filter(({ told }) => told.includes(''))
const longest = 3
const byWord = new Map<string, Practice[]>()
for (const one of practices) for (const word of one.told) if (word !== '') byWord.set(word, [...(byWord.get(word) ?? []), one])
const firsts = new Set([...byWord.keys()].flatMap((words) => (words.includes(' ') ? [words.slice(0, words.indexOf(' '))] : [])))

const none: ReadonlySet<string> = new Set()
/** The practices that a description tells of, the most told first, and those of every site last; nouns that mean something plainer there tell of none. */
export function practicesIn(words: string, plainer: ReadonlySet<string> = none): readonly Practice[] {
  const counts = new Map<Practice, number>()
  const count = (phrase: string): void => {
    if (plainer.has(phrase)) return
    for (const told of byWord.get(phrase) ?? []) counts.set(told, (counts.get(told) ?? 0) + 1)
  }
  for (const stretch of words.toLowerCase().split(/[.,;:!?()"“”]+/)) {
    const said = stretch.split(/[^\p{L}\p{N}'’+-]+/u).filter((word) => word !== '')
    const one = said.map(singular)
    for (let at = 0; at < said.length; at += 1) {
      if (!plainer.has(one[at]!)) count(said[at]!)
      if (one[at] !== said[at]) count(one[at]!)
      if (!firsts.has(said[at]!)) continue
      for (let last = at + 1; last < Math.min(at + longest, said.length); last += 1) {
        const before = said.slice(at, last).join(' ')
        count(`${before} ${said[last]}`)
        if (one[last] !== said[last]) count(`${before} ${one[last]}`)
      }
    }
  }
  const open = [...counts].filter(([{ unlike }]) => !unlike?.test(words)).sort((a, b) => b[1] - a[1])
  return [...open.map(([one]) => one), ...everywhere]
}

/** The kits of nouns that mean something of their own in these practices, the most told first. */
export function sensesIn(open: readonly Practice[]): ReadonlyMap<string, KitName> {
  const senses = new Map<string, KitName>()
  for (const { means } of open) for (const { nouns, of } of means) for (const noun of nouns) if (!senses.has(noun)) senses.set(noun, of)
  return senses
}
/** A noun of one word means this alone, one of more words also at the end of a longer one. */
const isNamed = (noun: string, known: string): boolean => noun === known || (known.includes(' ') && noun.endsWith(` ${known}`))

/** What is found of a noun, once for each noun of a site. */
function ofSite<Found>(find: (open: readonly Practice[], noun: string) => Found): (open: readonly Practice[], noun: string) => Found {
  const sites = new WeakMap<readonly Practice[], (noun: string) => Found>()
  return (open, noun) => {
    const known = sites.get(open) ?? remembered((one: string) => find(open, one))
    sites.set(open, known)
    return known(noun)
  }
}
const meanings = byHead(practices, ({ means }) => means)
/** What a noun means in these practices; undefined for one that means there what it means elsewhere. */
export const meaningIn = ofSite((open, noun) => meanings(open, noun).find(({ nouns }) => nouns.some((known) => isNamed(noun, known))))
const additions = byHead(practices, ({ adds }) => adds)
/** Fields that rows of a noun have in these practices, written as those of a kit. */
export const additionsIn = ofSite((open, noun): readonly string[] => fieldsFor(additions(open, noun), noun))
