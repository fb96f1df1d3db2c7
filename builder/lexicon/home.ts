import { type KitName, kits } from './kits.ts'
import { type Named, named as shapeOf } from './shape.ts'

/** A noun that means one trade's thing where the words tell of that trade, and something plainer anywhere else. */
export interface Home {
  readonly near: RegExp
  /** Whether it is the plainer thing that `near` tells of. */
  readonly isPlain: boolean
  readonly plain: Named
}
/** `near` is "(?!)" for what belongs to no trade. */
export const home = (nouns: string, near: string, of: KitName, fields: string = kits[of].fields, ...rows: string[]): Home => ({
  near: new RegExp(`\\b(?:${near})\\b`, 'i'),
  isPlain: false,
  plain: shapeOf(of, nouns, fields, ...rows),
})
/** One that means the plainer thing only where the words tell of what that is of. */
export const abroad = (nouns: string, far: string, of: KitName, fields: string = kits[of].fields, ...rows: string[]): Home => ({
  ...home(nouns, far, of, fields, ...rows),
  isPlain: true,
})
