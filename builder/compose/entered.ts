import { kits } from '../lexicon/kits.ts'
import type { Ask } from '../read/ask.ts'
import { lookedAfter } from './named-after.ts'
import { type Kind, kindIn, type Plan } from './plan.ts'

/** What one registers for, rather than enters: "register for a course", but "register an animal", "register damage". */
const registered = new Set([
  'event',
  'class',
  'course',
  'exam',
  'trip',
  'team',
  'membership',
  'lottery',
  'game',
  'account',
  'project',
  'organisation',
  'service',
])
/** "asset registration": what is entered in books. */
const keptInBooks: ReadonlySet<Kind['kit']> = new Set<Kind['kit']>(['fixed_asset', 'machine', 'specimen', 'accident', 'contract'])
/** What is there before it is registered: "registering found items", "register their apiaries". */
const owned = new Set<(typeof kits)[Kind['kit']]['group']>(['machine', 'offer', 'place', 'record', 'work', 'text', 'media'])
const isOwned = ({ kit }: Kind): boolean => !registered.has(kit) && owned.has(kits[kit].group)
/** Whether somebody enters what the words say they register, rather than registering for it. */
export const entersOwn = (plan: Plan, { verb, object, nominal, actors, fields }: Ask) => {
  if (verb === 'register' && object?.own && kindIn(plan, object.noun, object.light)?.kit === 'organisation') return true
  const isAdded = object !== null && plan.made.has(object.noun)
  const kind = verb === 'register' && object !== null && (isAdded || (!nominal && actors.length > 0)) ? kindIn(plan, object.noun, object.light) : null
  if (kind === null) {
    const kept = verb === 'register' && object !== null ? kindIn(plan, object.noun, object.light) : null
    if (kept && (keptInBooks.has(kept.kit) || (object?.plural === true && isOwned(kept)))) return true
    return verb === 'register' && !nominal && actors.length > 0 && object?.plural === true && fields.length > 1
  }
  if (nominal || actors.length === 0) return lookedAfter.has(kind.kit) || isOwned(kind) || kind.kit === 'lostfound'
  return !registered.has(kind.kit) && kits[kind.kit].group !== 'request'
}
