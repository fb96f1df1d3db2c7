import { titled } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { fieldFor } from './field.ts'
import type { Fate, Plan } from './plan.ts'
import type { Placed } from './thing.ts'

/** "withdraw an amount": how much of it, which is money where the site is of that. */
export function amounting({ domain }: Plan, { ask: { kind, object, actors } }: Placed, fate: Fate): Fate {
  const noun = object?.noun ?? ''
  if (fate.is !== 'thing' || kind !== 'create' || actors.length === 0 || !/^(?:amount|quantity)$/.test(noun) || domain === 'finance') return fate
  const { kit, fields } = fate.thing
  if (kits[kit].group !== 'money' && !fields.some(({ id }) => id === noun)) fields.push({ ...fieldFor('quantity'), id: noun, label: titled(noun) })
  return fate
}
