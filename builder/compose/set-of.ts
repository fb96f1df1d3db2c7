import { capital } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { idFrom } from './ids.ts'
import { type Fate, kindIn, type Plan, record, thingNamed } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const setting = /^(?:set|define|specify|enter|adjust|input|configure|update|edit|change|correct|record|note|fill)$/
const limits = /(?:^| )(?:limit|price|fee|quota|capacity|level|target|deadline|weight|interval|frequency|threshold|rate)$/
/** What is said or asked of somebody is no table that more is noted in. */
const noted: ReadonlySet<string> = new Set(['person', 'machine', 'offer', 'place', 'record', 'event', 'work', 'media'])

/** What somebody does with it, rather than what it has. */
const doing = /(?:ion|ing|ment|ance|ence)$/

/** Whether a noun is noted of a thing rather than kept in rows of its own. */
function isNotedOf(plan: Plan, thing: Thing, object: Phrase): boolean {
  const kind = kindIn(plan, object.noun, object.light)
  if (kind === null) return isField(object.noun) || !doing.test(object.noun)
  const isRows = plan.things.some(({ noun, makes }) => noun === kind.noun && makes.length > 0) && !isField(object.noun)
  return !isRows && kind.noun !== thing.noun && (isField(object.noun) || (!object.plural && kits[kind.kit].group === 'record' && !kind.kit.startsWith('trade')))
}

/** "set the upper and lower limits for each vehicle", "set the diet and allergies of a patient": columns of what it is set of, who may change it. */
export function setOf(plan: Plan, one: Placed): Fate | null {
  const { ask } = one
  const { object } = ask
  if (!object || ask.nominal || ask.states || object.light !== '' || !setting.test(ask.verb)) return null
  const whole = ask.beside.find(({ after, plural }) => after === 'of' || (after === 'for' && !plural))
  const thing = whole && thingNamed(plan, whole)
  if (!thing || thing.noun === object.noun) return null
  const isSet =
    whole.after === 'of' ? noted.has(kits[thing.kit].group) && isNotedOf(plan, thing, object) : limits.test(object.noun) && !thingNamed(plan, object)
  if (!isSet) return null
  addField(thing, { ...object, plural: isField(object.noun) ? false : object.plural }, ask.choices)
  if (whole.after === 'of') {
    record(thing, { ...one, ask: { ...ask, kind: 'update' } })
    thing.views.add(one.role)
  }
  return { is: 'thing', thing, partly: false }
}

const spentOn = /^(?:hours|minutes|days|kilomet(?:er|re)s|miles|laps|lengths) (?:driven|flown|run|ridden|swum|sailed|walked|trained)$/
/** "confirm lessons and record the hours driven": a number of what was dealt with before, which whoever did that notes. */
export function countedOn({ last }: Plan, { ask, role }: Placed, { noun }: Phrase): Fate | null {
  if (!last || ask.nominal || !spentOn.test(noun) || !last.asks.some((one) => one.role === role && one.ask.kind === 'transition')) return null
  last.fields.push({ id: idFrom(noun, 'amount'), label: capital(noun), type: 'number', required: false, min: 0 })
  last.edits.add(role)
  return { is: 'thing', thing: last, partly: false }
}
