import { firstNouns } from './first-nouns.ts'
import { ownBeside } from './own-beside.ts'
import type { Plan } from './plan.ts'
import type { Placed } from './thing.ts'

/** Keeps the things that words imply by the names of others, and by whose they are. */
export function unsaid(plan: Plan, placed: readonly Placed[]): void {
  firstNouns(plan, placed)
  ownBeside(plan, placed)
}
