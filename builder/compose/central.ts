import { headOf, plural } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { verbKind } from '../lexicon/verbs.ts'
import type { Brief } from '../read/brief.ts'
import { groupOf, type Thing } from './thing.ts'

/** What is done with things of which there are many: each of them is a row, and what is written down of it is of that row. */
const doing =
  /^(?:inspection|maintenance|history|monitoring|tracking|checking|testing|playtesting|supervision|calibration|charging|disinfection|valuation|appraisal|certification|registration|licensing|adoption|rescue|breeding|watering|irrigation|spotting|watching|lending)$/
const concrete: ReadonlySet<string> = new Set(['machine', 'offer', 'place', 'media'])
/** What has one of itself alone on a site. */
const single = /^(?:network|system|site|content|data|video|news|text|image|music)$/

/** "A lift inspection system": the one thing that all of it is about, which the rest of the words take for granted; null where it is kept already. */
export function centralThing({ subject, isTalk }: Brief, things: readonly Thing[]): string | null {
  const at = subject.topic.findLastIndex((word) => doing.test(word))
  const noun = at > 0 ? subject.topic[at - 1]! : undefined
  if (isTalk || noun === undefined || things.length < 2) return null
  const kit = kitOf(noun)
  const isMeant = kit === undefined ? subject.topic[at] === 'inspection' && verbKind(noun) === undefined : concrete.has(kits[kit].group)
  if (!isMeant || single.test(noun)) return null
  const isThere = things.some(
    (thing) => headOf(thing.noun) === noun || thing.noun === noun || (thing.kit === kit && kit !== 'thing' && groupOf(thing) !== 'record'),
  )
  return isThere ? null : plural(noun)
}
