import { headOf } from '../lexicon/inflect.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import type { Plan } from './plan.ts'
import type { Thing } from './thing.ts'

/** What is told of a row in a word or a number. */
const told = /^(?:tag|label|keyword|mood|rating|difficulty|priority|emotion)$/
/** Whether the words only list it, or show it in figures. */
const isOnlyNamed = ({ asks, makes, turns, manages, edits, deletes }: Thing): boolean =>
  turns.length + manages.size + edits.size + deletes.size === 0 &&
  makes.every(({ role }) => role === '') &&
  asks.every(({ ask }) => ask.nominal || (ask.actors.length === 0 && ask.kind === 'view'))

/** Takes tags and moods of a list of functions, "tags, mood rating", for what somebody gives with each row where the words say so: "add entries with date, tags and a mood". */
export function notedOf(plan: Plan): void {
  for (const thing of [...plan.things]) {
    const names = [thing.noun, headOf(thing.noun), thing.noun.split(' ')[0]!]
    if (!names.some((name) => told.test(name)) || !isOnlyNamed(thing)) continue
    const givenWith = ({ asks }: Thing): Phrase | undefined =>
      asks.flatMap(({ ask }) => (ask.kind === 'create' ? ask.fields : [])).find((field) => told.test(field.noun) && names.includes(field.noun))
    const owner = plan.things.find((other) => other !== thing && givenWith(other) !== undefined)
    if (!owner) continue
    addField(owner, givenWith(owner)!, [])
    plan.things.splice(plan.things.indexOf(thing), 1)
    for (const other of plan.things) other.about.delete(thing.noun)
    for (const [ask, fate] of plan.fates)
      if (fate.is === 'thing' && fate.thing === thing)
        plan.fates.set(ask, ask.nominal || plan.figures.length === 0 ? { ...fate, thing: owner } : { is: 'figures' })
  }
}
