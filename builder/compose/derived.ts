import type { KitName } from '../lexicon/kits.ts'
import { outcomes } from '../lexicon/outcomes.ts'
import { addField } from './add-field.ts'
import { type Fate, type Kind, keep, type Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const sources: ReadonlySet<KitName> = new Set<KitName>(['image', 'video', 'file', 'document', 'music', 'work'])
/** "download the processed images": what was made of a picture or a file is kept beside it, with what was done to it. */
function processed(plan: Plan, { ask }: Placed): void {
  if (!ask.object || !outcomes.test(ask.object.noun)) return
  const stem = ask.object.noun.slice(0, 4)
  if (plan.things.some(({ kit, noun }) => kit === 'processed_file' || (kit === 'job' && noun.includes(stem)))) return
  if (plan.things.some(({ kit }) => sources.has(kit))) added(plan, { noun: ask.object.noun, kit: 'processed_file' })
}

const looks = /^(?:(.+) )?(?:style|appearance|layout|theme|colou?r|font|skin)$/
const wide = /^(?:web ?site|web ?page|page|site|system|interface|app|platform|visual|personalized|custom|own|background|text|user|ui|component)$/
const customizing = /^(?:customi[sz]e|personali[sz]e|define)$/
/** "customize the style and position of the buttons": what the same clause says of them beside their look tells whose look it is. */
function whose(one: Placed, clause: readonly Placed[], fateOf: (one: Placed) => Fate | undefined): string | undefined {
  const beside = clause.findLast((other) => other !== one && customizing.test(other.ask.verb) && !looks.test(other.ask.object?.noun ?? ''))
  const { object } = beside?.ask ?? {}
  const fate = beside && object?.light !== 'content' ? fateOf(beside) : undefined
  return object?.light && object.light !== 'content' ? object.noun : fate?.is === 'thing' ? fate.thing.noun : undefined
}
/** "customize the style of the charts": each look that somebody sets is one of several that are kept. */
function styled(plan: Plan, one: Placed, clause: readonly Placed[], fateOf: (one: Placed) => Fate | undefined): void {
  const { ask } = one
  const said = ask.object && ask.actors.length > 0 && customizing.test(ask.verb) ? looks.exec(ask.object.noun) : null
  if (!said || plan.things.some(({ noun }) => /(?:^| )(?:style|theme|skin|layout|template)$/.test(noun))) return
  const name = said[1] ?? whose(one, clause, fateOf)
  if (name === undefined || wide.test(name)) return
  const of = plan.things.find(({ noun }) => noun === name)
  const style = added(plan, { noun: `${name} style`, kit: 'style_setting' })
  if (style && of) addField(style, { start: 0, end: 0, noun: of.noun, light: '', own: false, plural: false }, [])
}

/** A thing that the words name in passing, which people add to. */
function added(plan: Plan, kind: Kind): Thing | null {
  const thing = kind.noun.length > 40 ? null : keep(plan, kind)
  thing?.makes.push({ verb: 'add', role: '', about: '' })
  return thing
}

/** Keeps what is made of things where the words speak of it only by what they do with it: pictures that were processed, and how things look to those who set it. */
export function derived(plan: Plan, placed: readonly Placed[], fateOf: (one: Placed) => Fate | undefined): void {
  const clauses = Map.groupBy(placed, ({ clause }) => clause)
  for (const one of placed) {
    plan.at = one.clause
    processed(plan, one)
    styled(plan, one, clauses.get(one.clause)!, fateOf)
  }
}
