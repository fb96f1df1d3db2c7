import type { Essential } from './essential.ts'
import type { KitName } from './kits.ts'
import { type Named, named } from './shape.ts'

/** Nouns that name nothing that is kept: ways of a tool, what it looks at, parts of a text. */
export interface Passing {
  readonly passing: readonly string[]
}

/** Fields that rows of some nouns have beside those of their kind. */
export interface Addition {
  /** In the singular; a noun that ends with one of these has them too, but for one with a "=" before it. */
  readonly nouns: readonly string[]
  readonly fields: string
}
/** Names of one and the same thing there: rows of the others are those of the first that the site has. */
export interface Same {
  readonly same: readonly string[]
  /** Those in whose place the first name of all stands. */
  readonly renamed: ReadonlySet<string>
}
/** A table that sites of a practice keep whether their words name it or not, where they speak of what `near` fits. */
export interface Granted {
  readonly table: Named
  readonly near: RegExp | null
  /** All its nouns, known ones too; the first is what it is called. */
  readonly nouns: readonly string[]
}
/**
 * What a practice (beekeeping, notaries, piano tuning) keeps that its nouns alone do not tell. It is at work where a description says one of its words, and
 * none that tells of another. Fields are written as those of a kit; `Hive->@hive|colony` refers to what the site has of these nouns, and
 * `Origin~Provence|Lake Garda` is a text with values for sample rows, in the place of a reference too that the site has nothing for.
 */
export interface Practice {
  /** Words and phrases of up to three words, in the singular. */
  readonly told: readonly string[]
  readonly unlike: RegExp | null
  readonly adds: readonly Addition[]
  /** Nouns that mean something else here than elsewhere, with what rows of them are made of. */
  readonly means: readonly Named[]
  /** What such a site cannot do without. */
  readonly needs: readonly Essential[]
  /** Whether it is a kind of sites and tools rather than a trade. */
  readonly isOfSites?: boolean
  /** Its tables by all names that they have there, with sample rows. */
  readonly tables?: readonly Named[]
  /** Fields that rows of nouns usually have there, where nothing else of them tells the same. */
  readonly kept?: readonly Addition[]
  /** What goes without saying of such a site that is described in full. */
  readonly granted?: readonly Granted[]
  /** Names by which it keeps only one thing. */
  readonly ones: readonly Same[]
  /** Nouns of which such a site keeps nothing. */
  readonly passing: ReadonlySet<string>
}
type Part = Addition | Named | Essential | Passing | Same
const isNeed = (part: Part): part is Essential => 'says' in part
const isSame = (part: Part): part is Same => 'same' in part
const isPassing = (part: Part): part is Passing => 'passing' in part
const isMeaning = (part: Part): part is Named => 'rows' in part
const isAddition = (part: Part): part is Addition => !isNeed(part) && !isSame(part) && !isPassing(part) && !isMeaning(part)

/** A practice by the words that tell of it, parted by "|", and what it keeps. */
export const practice = (told: string, ...parts: Part[]): Practice => unlike(/(?!)/, told, ...parts)
/** One that is not at work beside words that tell of another. */
export const unlike = (other: RegExp, told: string, ...parts: Part[]): Practice => ({
  told: told.split('|'),
  unlike: other.source === '(?!)' ? null : other,
  needs: parts.filter(isNeed),
  ones: parts.filter(isSame),
  means: parts.filter(isMeaning),
  adds: parts.filter(isAddition),
  passing: new Set(parts.filter(isPassing).flatMap(({ passing }) => passing)),
})
/**
 * These nouns, in the singular and parted by "|", name one thing here, which is called by the first of them that is there; where that has a "!" before it, by the
 * first of all.
 */
export const same = (nouns: string): Same => {
  const all = nouns.split('|')
  return { same: all.map((noun) => noun.replace('!', '')), renamed: new Set(all.flatMap((noun) => (noun.startsWith('!') ? [noun.slice(1)] : []))) }
}
/** These nouns, in the singular, are only said in passing here. */
export const passes = (nouns: string): Passing => ({ passing: nouns.split('|') })
/** What is booked is reserved, in whichever of the two words a list has it. */
const also = (noun: string): string[] =>
  /booking$/.test(noun) ? [noun, noun.replace(/booking$/, 'reservation')] : /reservation$/.test(noun) ? [noun, noun.replace(/reservation$/, 'booking')] : [noun]
/** Rows of these nouns have these fields too. */
export const has = (nouns: string, fields: string): Addition => ({ nouns: [...new Set(nouns.split('|').flatMap(also))], fields })
/** These nouns are of this kit here, with these fields and sample rows. */
export const means = (of: KitName, nouns: string, fields: string, ...rows: string[]): Named => named(of, nouns, fields, ...rows)
