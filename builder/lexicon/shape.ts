import type { KitName } from './kits.ts'
import { type Curated, curatedRow } from './rows.ts'

/** What rows of a kit have where the noun tells more than the kit: their fields, and sample rows. The first that fits counts. */
export interface Shape {
  readonly of: KitName
  readonly said: RegExp
  readonly fields: string
  /** The way of its states, where it is not that of its kit; none where it is empty. */
  readonly life?: string
  readonly rows: readonly Curated[]
}
export const shape = (of: KitName, said: RegExp, fields: string, ...rows: string[]): Shape => ({ of, said, fields, rows: rows.map(curatedRow) })
/** A shape with a way of states of its own; one without states where it is empty. */
export const living = <Of extends Shape>(life: string, shaped: Of): Of => ({ ...shaped, life })

/** A shape that is told by its nouns, which it makes known too. */
export interface Named extends Shape {
  readonly nouns: readonly string[]
  /** Whether a site keeps all that is so called in one table. */
  readonly single?: boolean
  /** Whether the words of a description tell of the trade in which the nouns mean this. */
  readonly isTold?: boolean
  /** Whether it is of a practice that is written as lines. */
  readonly isWritten?: boolean
  /** Whether it is meant only where nothing else tells what its nouns mean. */
  readonly isBare?: boolean
}
/** Nouns that name one table, however many of them the words use. */
export const single = <Of extends Named>(shaped: Of): Of => ({ ...shaped, single: true })
/** Nouns in the singular, parted by "|", with what rows of them have. */
export const named = (of: KitName, nouns: string, fields: string, ...rows: string[]): Named => ({
  ...shape(of, new RegExp(`(?:^| )(?:${nouns})$`), fields, ...rows),
  nouns: nouns.split('|'),
})

/** Such a shape that further nouns mean where the other words of a description say so, which they do not make known by themselves. */
export const meaning = (also: string, shaped: Named): Named => ({ ...shaped, said: new RegExp(`${shaped.said.source}|^(?:${also})$`) })

/** Such a shape that nouns of more words have by their last, where the other words of a description say so. */
export const ending = (last: string, shaped: Named): Named => ({ ...shaped, said: new RegExp(`${shaped.said.source}|(?:^| )(?:${last})$`) })
