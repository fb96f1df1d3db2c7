import { builtWhole } from './built-whole.ts'
import { firstNouns } from './first-nouns.ts'
import { ownBeside } from './own-beside.ts'
import type { Plan } from './plan.ts'
import type { Placed } from './thing.ts'

/** Keeps the things that words imply by what they are parts of, by the names of others, and by whose they are. */
export function unsaid(plan: Plan, placed: readonly Placed[], words: string): void {
  builtWhole(plan, placed, words)
  firstNouns(plan, placed)
  ownBeside(plan, placed)
}
