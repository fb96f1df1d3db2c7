import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { addField } from './add-field.ts'
import { fieldFor } from './field.ts'
import { on } from './kept.ts'
import { type Fate, keep, kindIn, type Plan, record } from './plan.ts'
import type { Placed } from './thing.ts'

const reporting = /^(?:report|post|share|note)$/
const states = /^(?:conditions?|state|status|situation)$/
/** What stands somewhere for everybody, whose condition changes. */
const standing: ReadonlySet<string> = new Set(['place', 'offer', 'record', 'machine'])

/** "report the condition of a trail": what somebody found there on a day, rather than one more trail. */
export function conditionOf(plan: Plan, one: Placed): Fate | null {
  const { ask, role } = one
  const { object } = ask
  if (!object || ask.nominal || ask.kind !== 'create' || object.own || object.plural || !reporting.test(ask.verb) || !states.test(object.light)) return null
  const kind = kindIn(plan, object.noun, '')
  const whole = kind && standing.has(kits[kind.kit].group) ? keep(plan, kind) : null
  const state = singular(object.light)
  const thing = whole && keep(plan, { noun: `${whole.noun} ${state}`, kit: 'record' })
  if (!whole || !thing) return null
  whole.views.add(role)
  thing.about.add(whole.noun)
  const told = { ...ask, object: { ...object, noun: thing.noun, light: '' } }
  record(thing, { ...one, ask: told })
  record(thing, { ...one, role: '', ask: { ...told, verb: 'view', kind: 'view' } })
  for (const noun of [whole.noun, state, 'date'])
    if (!thing.fields.some(({ id }) => id === noun)) thing.fields.push({ ...fieldFor(noun), required: noun === state })
  for (const field of ask.fields) addField(thing, field, [])
  plan.last = thing
  return on(thing, ask)
}
