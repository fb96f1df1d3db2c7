import { type Kit, kits } from '../lexicon/kits.ts'
import { isShaped, kitFor } from '../lexicon/shapes.ts'
import type { Thing } from './thing.ts'

const enoughTold = 2
/** Of what nothing is known but what the words tell of it: no day and no state that they do not name. */
const { life: _, ...lasting } = kits.thing
const told: Kit = { ...lasting, fields: 'Name!;Description:long;Picture:image' }
const seen: Kit = { ...lasting, fields: 'Name!;Category=@categories;Description:long;Picture:image' }
const recorded: Kit = { ...lasting, fields: 'Name!;Person;For->served;Date:date;Result=Done|Under way|Failed;Description:long' }
const made: Kit = { ...lasting, fields: 'Name!;Category=@categories;Date:date;Description:long' }
const reported: Kit = { ...lasting, fields: 'Name!;Place;Date:date;Severity=Small|Medium|Large;Reported by;Details:long;Picture:image' }
const generated: Kit = { ...lasting, fields: 'Title!;Text:long;Made on:date' }
/** What is kept of a thing whose noun says nothing of it: by what the words note of it, and by whether people make it or only look at it. */
export function kitOfThing({ fields, noun, makes, manages, edits, turns, states }: Thing): Kit {
  if (makes.some(({ verb }) => verb === 'report')) return reported
  if (makes.some(({ verb }) => verb === 'generate')) return generated
  if (fields.length >= enoughTold) return told
  if (isShaped('thing', noun)) return kitFor('thing', noun)
  if (noun.endsWith(' record')) return recorded
  return makes.length + manages.size + edits.size + turns.length + states.length === 0 ? seen : made
}
