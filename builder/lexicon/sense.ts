import type { KitName } from './kits.ts'

/** A noun of several senses, the words beside which it has this one, and those beside which it has not. */
export interface Sense {
  readonly noun: string
  readonly kit: KitName
  readonly near: RegExp
  readonly far?: RegExp
}
export const sense = (noun: string, kit: KitName, near: RegExp, far?: RegExp): Sense => ({ noun, kit, near, ...(far ? { far } : {}) })
