import type { Phrase } from '../read/phrase.ts'
import { kindIn, type Plan, thingNamed } from './plan.ts'

const kinds = new Set(['file', 'document', 'article', 'post', 'recipe', 'image', 'video', 'music', 'work', 'expense'])

/** Whether what is shared is made by sharing it, as nobody is said to make it otherwise: "share lecture notes". */
export function isSharable(plan: Plan, object: Phrase): boolean {
  const kind = thingNamed(plan, object) ? null : kindIn(plan, object.noun, object.light)
  return kind !== null && kinds.has(kind.kit)
}

/** Tables that put those in order who are in them. */
export const ranks = /^(?:standings?|rankings?|league tables?|leaderboards?)$/
