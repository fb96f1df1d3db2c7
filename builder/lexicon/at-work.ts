import { remembered } from '../remember.ts'
import { byHead, fieldsFor, isMeantBy } from './by-noun.ts'
import { singular } from './inflect.ts'
import type { KitName } from './kits.ts'
import { isNoted, withoutNoted } from './noted.ts'
import { isKnownNoun, kitOf } from './nouns.ts'
import type { Practice } from './practice.ts'
import { inShort, type PracticeLines, practicesOfLines } from './practice-lines.ts'
import { practices } from './practices.ts'
import type { Named } from './shape.ts'

/** Practices that are at work on every site. */
const everywhere = practices.filter(({ told }) => told.includes(''))
const longest = 3
const byWord = new Map<string, Practice[]>()
const firsts = new Set<string>()
function keep(all: readonly Practice[]): void {
  for (const one of all)
    for (const word of one.told) {
      if (word !== '') byWord.set(word, [...(byWord.get(word) ?? []), one])
      if (word.includes(' ')) firsts.add(word.slice(0, word.indexOf(' ')))
    }
}
keep(practices)
/** Makes practices known that are written as lines; see `practicesLearnt`. */
export const learn = (lines: readonly PracticeLines[]): void => keep(lines.flatMap(practicesOfLines))

const none: ReadonlySet<string> = new Set()
const isWritten = ({ kept }: Practice): boolean => kept !== undefined
/** What is written of a trade: its tables tell it better than words that many a kind of site has. */
const isTrade = (one: Practice): boolean => isWritten(one) && !one.isOfSites
/** How often the words say what tells of each practice. */
function toldIn(words: string, plainer: ReadonlySet<string>): ReadonlyMap<Practice, number> {
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
  return counts
}
/** A site is of a practice that is told so often, in its first sentence, or more than all others; those only come up there. */
const often = 3
/** How many tables of a practice the words name, by any of their nouns; those whose nouns any site may have count half. */
function coverOf({ tables = [] }: Practice, said: string): number {
  const isSaid = (noun: string): boolean => said.includes(` ${noun} `)
  const own = (noun: string): boolean => noun.includes(' ') || !isKnownNoun(noun)
  return tables.reduce((sum, { nouns }) => (nouns.some(isSaid) ? sum + (nouns.some((noun) => own(noun) && isSaid(noun)) ? 1 : 0.5) : sum), 0)
}
/** Words name so much of the tables of what they are about that a practice of which they name far less is another one's word, and one told in passing is theirs. */
const covered = 2.5
const far = 0.4
const near = 0.8
/** A kind of sites told in one word, of whose tables they name no more than this, is another way to speak of it: friends and neighbours. */
const slight = 1
/** Words in the singular, parted by spaces. */
const flat = (words: string): string =>
  ` ${words
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’+-]+/u)
    .map(singular)
    .join(' ')} `
/**
 * The practices that a description tells of: the most told first, and those of every site last; nouns that mean something plainer there
 * tell of none. Of those written as lines that only come up, or that few words tell of, no more is known than what their nouns mean that mean nothing elsewhere.
 */
export function practicesIn(words: string, plainer: ReadonlySet<string> = none, isLong = true): readonly Practice[] {
  const counts = toldIn(words, plainer)
  const open = [...counts].filter(([{ unlike }]) => !unlike?.test(words)).map(([one]) => one)
  const opening = isLong && open.some(isWritten) ? toldIn(/^[^.!?]*/.exec(words)?.[0] ?? '', plainer) : new Map<Practice, number>()
  const only = isLong ? onlyTold(open.filter(isWritten), counts) : undefined
  const said = flat(words)
  const isSubject = (one: Practice): boolean => isLong && (opening.has(one) || counts.get(one)! >= often || (one === only && coverOf(one, said) > 0))
  const covers = new Map(isLong ? open.filter(isTrade).map((one) => [one, coverOf(one, said)]) : [])
  const best = Math.max(0, ...covers.values())
  const isTold = (one: Practice): boolean => {
    if (best < covered || !isWritten(one)) return isSubject(one)
    const cover = covers.get(one)
    if (cover === undefined) return isSubject(one) && (counts.get(one)! > 1 || coverOf(one, said) > slight)
    return isSubject(one) ? cover > best * far : cover >= Math.max(covered, best * near)
  }
  const isPassing = (one: Practice): boolean => isWritten(one) && !isTold(one)
  const weight = (one: Practice): number => counts.get(one)! + (isWritten(one) ? 0.5 : 0)
  const central = open.filter((one) => !isPassing(one)).toSorted((a, b) => weight(b) - weight(a))
  // Of the trades, those come first of whose tables the words name the most.
  const trades = central.filter(isTrade).toSorted((a, b) => (covers.get(b) ?? 0) - (covers.get(a) ?? 0))
  const ordered = central.map((one) => (isTrade(one) ? trades.shift()! : one))
  return [...ordered, ...open.filter((one) => isPassing(one) && !one.isOfSites).map(inShort), ...everywhere]
}

/** The practice that is told more often than all others; what a site does is said in passing where it is said once. */
function onlyTold(lines: readonly Practice[], counts: ReadonlyMap<Practice, number>): Practice | undefined {
  const most = Math.max(...lines.map((one) => counts.get(one)!))
  const [first, ...others] = lines.filter((one) => counts.get(one) === most)
  return others.length === 0 && (most > 1 || !first?.isOfSites) ? first : undefined
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
const meanings = byHead(({ means }: Practice) => means)
/** Heads that say nothing of what a noun of several words is. */
const ofAnySort = / (?:report|plan|item|system|page|setting|service|category|type|request|form)$/
function meantBy(open: readonly Practice[], noun: string): Named | undefined {
  const all = meanings(open, noun)
  const exact = all.find(({ nouns }) => nouns.some((known) => isNamed(noun, known)))
  if (exact || !noun.includes(' ') || isKnownNoun(noun) || ofAnySort.test(noun)) return exact
  return all.find(({ isWritten, nouns }) => isWritten && nouns.some((known) => isMeantBy(noun, known)))
}
/** Whether what is noted is known as rows of a kind of its own: a refueling record, a mailing list. */
const isOneOfOwn = (noun: string): boolean => isKnownNoun(noun) && !kitOf(noun)!.startsWith('trade_')
/** What a noun means in these practices, or what it is a record of; undefined for one that means there what it means elsewhere. */
export const meaningIn = ofSite((open, noun) => meantBy(open, noun) ?? (isNoted(noun) && !isOneOfOwn(noun) ? meantBy(open, withoutNoted(noun)) : undefined))
/** The same without what it means there only where nothing else tells what it is. */
export function ownMeaningIn(open: readonly Practice[], noun: string): Named | undefined {
  const meaning = meaningIn(open, noun)
  return meaning?.isBare ? undefined : meaning
}
/** What is told of a noun alone is not told of its records. */
const withoutAlone = <Of extends { readonly nouns: readonly string[] }>(told: Of): Of => ({
  ...told,
  nouns: told.nouns.filter((noun) => !noun.startsWith('=')),
})
const additions = byHead(({ adds }: Practice) => adds)
/** Fields that rows of a noun have in these practices, written as those of a kit. */
export const additionsIn = ofSite((open, noun): readonly string[] => {
  const own = fieldsFor(additions(open, noun), noun)
  const of = withoutNoted(noun)
  return own.length > 0 || of === noun || meantBy(open, noun) ? own : fieldsFor(additions(open, of).map(withoutAlone), of)
})
const usual = byHead(({ kept = [] }: Practice) => kept)
/** Fields that rows of a noun usually have in the first of these practices that tells any, written as those of a kit. */
export const keptIn = ofSite((open, noun): readonly string[] => {
  for (const of of new Set([noun, withoutNoted(noun)]))
    for (const one of open) {
      const fields = fieldsFor(usual([one], of), of)
      if (fields.length > 0) return fields
    }
  return []
})
const tables = byHead(({ tables = [] }: Practice) => tables)
/** The table that a noun names in the first of these practices that has one, by all its names. */
export const tableIn = ofSite((open, noun) => tables(open, noun).find(({ nouns }) => nouns.some((known) => isMeantBy(noun, known))))
