import type { Clause } from '../read/clause.ts'
import { builtWhole } from './built-whole.ts'
import { checkedInAt } from './checked-in-at.ts'
import { ofInner } from './done-to.ts'
import { firstNouns } from './first-nouns.ts'
import { ownBeside } from './own-beside.ts'
import type { Plan } from './plan.ts'
import { praised } from './praised.ts'
import { playlisted } from './put-away.ts'
import { drilledInto, putInto } from './put-into.ts'
import { scored } from './scored.ts'
import type { Placed } from './thing.ts'

/** Keeps the things that words imply by what they are parts of, by the names of others, by whose they are, by what is put into them, and by what praises the whole site. */
export function unsaid(
  plan: Plan,
  placed: readonly Placed[],
  words: string,
  { clauses, texts }: { clauses: readonly Clause[]; texts: readonly string[] },
): void {
  praised(plan, clauses, texts)
  builtWhole(plan, placed, words)
  firstNouns(plan, placed)
  ownBeside(plan, placed)
  checkedInAt(plan, placed)
  putInto(plan, placed)
  playlisted(plan)
  drilledInto(plan, placed)
  ofInner(plan)
  scored(plan, placed)
}
