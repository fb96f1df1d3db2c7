import { remembered } from '../remember.ts'
import { type KitName, kits } from './kits.ts'
import { type Named, named as shapeOf } from './shape.ts'

/** A noun that means one trade's thing where the words tell of that trade, and something plainer anywhere else. */
export interface Home {
  readonly near: RegExp
  /** Whether it is the plainer thing that `near` tells of. */
  readonly isPlain: boolean
  /** Words that tell of another trade, beside which the plainer thing is not meant. */
  readonly far?: RegExp
  readonly plain: Named
}
const said = remembered((words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'i'))
/** `near` is "(?!)" for what belongs to no trade. */
export const home = (nouns: string, near: string, of: KitName, fields: string = kits[of].fields, ...rows: string[]): Home => ({
  near: said(near),
  isPlain: false,
  plain: shapeOf(of, nouns, fields, ...rows),
})
/** One that means the plainer thing only where the words tell of what that is of. */
export const abroad = (nouns: string, far: string, of: KitName, fields: string = kits[of].fields, ...rows: string[]): Home => ({
  ...home(nouns, far, of, fields, ...rows),
  isPlain: true,
})
/** What a noun means beside words of the trade that has this meaning of it, whatever it is in the field of life of the site. */
export const beside = (nouns: string, near: string, of: KitName, fields: string = kits[of].fields, ...rows: string[]): Home => {
  const { plain, ...one } = abroad(nouns, near, of, fields, ...rows)
  return { ...one, plain: { ...plain, isTold: true } }
}
/** One that is not meant beside words that tell of another trade. */
export const unless = (far: string, one: Home): Home => ({ ...one, far: said(far) })
/** What nouns mean in a trade that `near` tells of: what it keeps, and what it writes down. */
export const inTrade = (near: string) => ({
  thing: (nouns: string, fields: string, ...rows: string[]): Home => beside(nouns, near, 'trade_item', fields, ...rows),
  record: (nouns: string, fields: string, ...rows: string[]): Home => beside(nouns, near, 'trade_record', fields, ...rows),
})
