import { type Kit, kits } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { kitFor } from '../lexicon/shapes.ts'
import type { Field } from '../model.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { fieldFor, kitFields } from './field.ts'
import { type Fate, kindIn, type Plan } from './plan.ts'
import { isSame, type Placed, type Thing } from './thing.ts'

/** What visitors cannot change of the look of the site itself. */
export const looks = /(?:^|\s)(?:layout|colou?r|font|style|theme|appearance|skin|interface|background|design|spacing)$/
/** What is set of a thing, beside what is noted of things anyway. */
const settable =
  /(?:^|\s)(?:frequency|quality|speed|resolution|spacing|alignment|orientation|opacity|interval|threshold|visibility|access|sensitivity|difficulty|tone|accent|paper size|timing)$/
/** The looks that a row can have. */
export const looked = /(?:^|\s)(?:layout|colou?r|font|style|spacing|appearance)$/
/** How a whole site looks is nothing that its rows have. */
const whole = /^(?:web ?site|site|web ?page|page|page layout|system|platform|application|app|interface|user interface|display|data display|layout)$/
/** What is drawn or written here, whose looks are noted with it. */
const drawn =
  /(?:^| )(?:document|chart|graph|diagram|flowchart|qr code|word cloud|infobox|poster|card|slide|presentation|subtitle|certificate|invitation|watermark|logo|text overlay)$/i
const lookless: ReadonlySet<Kit['group']> = new Set(['event', 'person', 'place', 'money', 'request', 'talk'])
/** Choices of how things look, by the name of the thing. */
const usualLooks: Readonly<Record<string, readonly (readonly [RegExp, readonly string[]])[]>> = {
  layout: [
    [/(?:graph|diagram|flowchart|mind map)$/, ['Automatic', 'Tree', 'Circle', 'Grid']],
    [/./, ['One column', 'Two columns', 'Grid']],
  ],
  style: [[/./, ['Plain', 'Modern', 'Classic', 'Playful']]],
  position: [[/(?:overlay|button|watermark|logo|subtitle|caption|image|picture|video|widget|component|card)$/, ['Top', 'Centre', 'Bottom', 'Left', 'Right']]],
}

/** What is said of a whole and is that of its parts: "the content and order of the checklist". */
const arranged = /^(?:content|order)$/
const partOf = ({ things }: Plan, whole: Thing): Thing | undefined => things.find(({ noun }) => noun === `${whole.noun} item`)

interface Found {
  readonly thing: Thing
  readonly noun: string
}

const isProperty = (noun: string): boolean => noun === 'order' || isField(noun) || looked.test(noun) || settable.test(noun)

/** The thing that a noun names by itself or as the last word of its name. */
function thingCalled(plan: Plan, noun: string): Thing | undefined {
  const kind = kindIn(plan, noun, '')
  return (
    plan.things.find((thing) => thing.noun === noun) ??
    (kind ? plan.things.find((thing) => isSame(thing, kind)) : undefined) ??
    plan.things.find((thing) => thing.noun.endsWith(` ${noun}`))
  )
}

/** "alert frequency", "chart color": the thing that the first words name, and what is set of it; its settings where the site keeps some. */
function byName(plan: Plan, noun: string): Found | null {
  const words = noun.split(' ')
  if (kindIn(plan, noun, '')?.kit.startsWith('trade_') && isKnownNoun(noun)) return null
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const [name, rest] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    if (whole.test(name) || !isProperty(rest)) continue
    const thing = plan.things.find(({ kit, noun: own }) => kit === 'setting' && own.startsWith(`${name} `)) ?? thingCalled(plan, name)
    if (thing) return { thing, noun: rest }
  }
  return null
}

/** What a list is of: "the size and color of the QR code", "the color and content of the chart". */
function ofWhat(plan: Plan, one: Placed, list: readonly Placed[]): Thing | 'whole' | undefined {
  const of = one.ask.beside.find(({ after }) => after === 'of')?.noun ?? list.find(({ ask }) => /^contents?$/.test(ask.object?.light ?? ''))?.ask.object?.noun
  if (of === undefined) return undefined
  const picture = plan.things.find(({ kit, noun }) => kits[kit].group === 'media' && noun.startsWith(`${of} `))
  return whole.test(of) ? 'whole' : (picture ?? thingCalled(plan, of) ?? 'whole')
}

function found(plan: Plan, one: Placed, list: readonly Placed[]): Found | null {
  const object = one.ask.object!
  const { noun } = object
  if (object.light !== '' || object.own) return null
  const named = byName(plan, noun)
  if (named) return named
  const beside = list.find((other) => other !== one && other.ask.object && other.ask.object.noun !== noun && byName(plan, other.ask.object.noun) !== null)
  const parted = noun === 'content' ? ofWhat(plan, one, list) : undefined
  const part = parted && parted !== 'whole' ? partOf(plan, parted) : undefined
  if (part) return { thing: part, noun }
  if (noun === 'content' && beside) return { thing: byName(plan, beside.ask.object!.noun)!.thing, noun }
  const of = isProperty(noun) ? ofWhat(plan, one, list) : undefined
  if (of === 'whole') return null
  if (of) return { thing: arranged.test(noun) ? (partOf(plan, of) ?? of) : of, noun }
  const isOfWhole = list.some(({ ask }) => whole.test(ask.object!.noun.replace(/ \S+$/, '')))
  const sheet = looked.test(noun) && !noun.includes(' ') && !isOfWhole ? plan.things.filter((thing) => drawn.test(thing.noun)) : []
  return sheet.length === 1 ? { thing: sheet[0]!, noun } : null
}

const counted = /^(?:stock|stock (?:level|quantity|number)|inventory level)$/
/** "adjust stock" where goods are kept with how many are there, and no stock beside them: that number of theirs. */
function stocked(plan: Plan, one: Placed): Fate | null {
  const { kind, object } = one.ask
  if (kind !== 'update' || !counted.test(object!.noun) || plan.things.some(({ kit }) => kit === 'stock')) return null
  const thing = plan.things.find((goods) => kitFor(goods.kit, goods.noun, goods.meant).fields.includes('In stock:'))
  if (!thing) return null
  thing.edits.add(one.role)
  return on(thing, one)
}

/** "set alert frequency and content", "adjust the size and color of the QR code", "change font and spacing" where documents are written: a column of what it is set of; null where the words tell none. */
export function propertyOf(plan: Plan, one: Placed, list: readonly Placed[]): Fate | null {
  const { ask } = one
  const number = stocked(plan, one)
  if (number) return number
  const kind = kindIn(plan, ask.object!.noun, '')
  if (kind !== null && kind.kit !== 'thing' && ask.object!.noun !== 'content' && !looks.test(ask.object!.noun)) return null
  const set = found(plan, one, list)
  if (!set || (looked.test(set.noun) && lookless.has(kits[set.thing.kit].group))) return null
  const { thing, noun } = set
  const choices = ask.choices.length > 0 ? ask.choices : (usualLooks[noun]?.find(([said]) => said.test(thing.noun))?.[1] ?? [])
  const own = ask.choices.length > 0 ? undefined : usualOf(thing, noun)
  if (noun === 'content' && / item$/.test(thing.noun)) return on(thing, one)
  if (own || noun === 'content') note(thing, own ?? fieldFor(noun))
  else addField(thing, { ...ask.object!, noun, light: '', plural: false, ...(noun === 'order' ? { bounds: { min: 1 } } : {}) }, choices)
  return on(thing, one)
}
function on(thing: Thing, one: Placed): Fate {
  thing.asks.push(one)
  return { is: 'thing', thing, partly: false }
}

/** The field of that name which rows of its kind have. */
export const usualOf = ({ kit, noun }: Thing, label: string): Field | undefined =>
  kit === 'thing'
    ? undefined
    : kitFields(kitFor(kit, noun).fields).find(({ field, refers, pool }) => field.label.toLowerCase() === label && refers === null && pool === null)?.field
const note = (thing: Thing, field: Field): void => {
  if (!thing.fields.some(({ id }) => id === field.id)) thing.fields.push(field)
}

/** "work queue length" where work queues are kept. */
export function isOfThing({ things }: Plan, { noun, plural }: Phrase): boolean {
  return (
    !plural &&
    things.some((thing) => noun.startsWith(`${thing.noun} `) && !noun.slice(thing.noun.length + 1).includes(' ') && isField(noun.slice(thing.noun.length + 1)))
  )
}
