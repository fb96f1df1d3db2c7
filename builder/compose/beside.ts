import { usualChoices } from '../lexicon/fields.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { type Ask, actOf } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import { unbounded } from '../read/found-by.ts'
import { isPerson } from '../read/person.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import type { Fate, Plan } from './plan.ts'
import type { Thing } from './thing.ts'

const sorting = /^(?:section|category|type|kind|genre|style|topic|theme)$/
/** What things are looked through by without its choices being told. */
const grouped: Readonly<Record<string, readonly string[]>> = {
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  period: ['Ancient', 'Medieval', 'Early modern', 'Modern'],
  era: ['Ancient', 'Medieval', 'Early modern', 'Modern'],
  season: ['Spring', 'Summer', 'Autumn', 'Winter'],
}
const looking = new Set(['view', 'search', 'manage'])
const noting = /^(?:record|write|give|enter|log|post|note|add|leave|take|issue|make)$/
const where = /(?:^| )(?:cent(?:re|er)|branch|clinic|location|station|office|shop|salon|studio|hospital|venue|site|region|district|room|hall)$/
const times = /^(?:.* time|conditions?|pages?|time|day|week|month|year|date|term|season|night|morning|evening|hour|minute|use|reference|example)$/

/** Groups of what was made in a year. */
const made: ReadonlySet<string> = new Set(['media', 'work'])
/** Notes on a thing what stands beside it: what it is looked through by, for whom it is recorded, where it is booked. */
export function noteBeside(plan: Plan, thing: Thing, ask: Ask): void {
  const followed = thing.kit === 'progress' ? plan.things.find(({ kit }) => /^(?:book|course|class|goal)$/.test(kit)) : undefined
  if (followed) addField(thing, { start: ask.start, end: ask.end, noun: followed.noun, light: '', own: false, plural: false }, [])
  for (const said of ask.beside) {
    const phrase = said.after === 'by' && looking.has(ask.kind) ? withoutBound(said) : said
    if (phrase.after === 'before' && /deadline$/.test(phrase.noun)) closing(plan, thing, ask, phrase)
    const isBy =
      (phrase.after === 'by' || phrase.after === 'per') && looking.has(ask.kind) && (ask.actors.length > 0 || ask.verb === 'filter') && !isPerson(phrase.noun)
    if (isBy && !phrase.counted && Object.hasOwn(grouped, phrase.noun)) addField(thing, { ...phrase, plural: false }, grouped[phrase.noun]!)
    else if (isBy && phrase.noun === 'year' && made.has(kits[thing.kit].group)) addField(thing, phrase, [])
    else if (isBy && !times.test(phrase.noun)) sortedBy(thing, phrase, ask.choices, isAmongFields(plan, phrase, ask))
    else if (thing.kit === 'reading' && phrase.after === 'for' && looking.has(ask.kind) && !times.test(phrase.noun))
      addField(thing, { ...phrase, plural: false }, [])
    else if (isForWhom(plan, thing, phrase, ask) || (phrase.after === 'at' && ask.kind === 'create' && where.test(labelOf(phrase))))
      addField(thing, { ...phrase, plural: false }, [])
  }
}
/** "search by city, price and year": what the thing that was named last, or of a function the one that the words ask most of, is looked through by, which each row has; `late` is the role that looks for what is known only now. */
export function foundBy(plan: Plan, ask: Ask, late?: string): Fate {
  const thing = (late !== undefined ? (keptByOthers(plan, ask) ?? mostAsked(plan)) : ask.nominal ? mostAsked(plan) : soughtIn(plan, ask)) ?? plan.things[0]
  if (ask.object !== null || !thing || unsought.has(kits[thing.kit].group)) return { is: 'search' }
  if (late !== undefined) thing.views.add(late)
  noteBeside(plan, thing, ask.nominal ? { ...ask, actors: ['user'] } : ask)
  for (const phrase of ask.beside) if (phrase.after === 'by' && phrase.noun === 'year') addField(thing, phrase, [])
  return { is: 'search', among: thing }
}
const shownTo: ReadonlySet<string> = new Set(['offer', 'place', 'event', 'media', 'work'])
/** "Travelers can search by region" after the pages of a site: what it offers to them, rather than who runs it. */
function soughtIn(plan: Plan, { actors }: Ask): Thing | null | undefined {
  const { last } = plan
  const isStaff = last !== null && actors.length > 0 && kits[last.kit].group === 'person' && last.asks.every(({ ask }) => ask.actors.length === 0)
  if (!isStaff) return last
  const shown = plan.things.filter(({ kit }) => shownTo.has(kits[kit].group))
  return shown.find(({ asks }) => asks.some(({ ask }) => ask.kind === 'search' || ask.object?.light === 'search')) ?? shown[0] ?? last
}
/** What others put there for whoever looks for it. */
const keptByOthers = ({ things }: Plan, { actors }: Ask): Thing | undefined =>
  things.find(
    ({ kit, makes, asks }) =>
      ['offer', 'record', 'machine', 'place'].includes(kits[kit].group) &&
      makes.some(({ role }) => role !== '') &&
      asks.every(({ ask }) => ask.kind !== 'create' || !ask.actors.some((actor) => actors.includes(actor))),
  )
/** What the words ask most of, and is looked through: "the website should have search by …" is of that. */
const mostAsked = ({ things }: Plan): Thing | undefined =>
  things
    .filter(({ kit, asks }) => !unsought.has(kits[kit].group) && kit !== 'alert' && asks.length > 0)
    .reduce<Thing | undefined>((most, thing) => (most === undefined || thing.asks.length > most.asks.length ? thing : most), undefined)
const unsought: ReadonlySet<string> = new Set(['talk', 'money', 'request'])
/** "search by name or CAS number" where only what nobody looks through was named before: of what is asked most of, once all is known. */
export const isFoundLater = (plan: Plan, { kind, object, actors, beside }: Ask): boolean =>
  kind === 'search' && object === null && actors.length > 0 && plan.last?.kit === 'alert' && beside.some(({ after }) => after === 'by')
/** "to a contest before its deadline": the day is that of what it is handed in to. */
function closing(plan: Plan, thing: Thing, { beside }: Ask, deadline: Phrase): void {
  const to = beside.map(({ noun }) => plan.things.find((one) => one.noun === noun)).find((one) => one !== undefined && one !== thing)
  if (to) addField(to, { ...deadline, own: false, plural: false }, [])
}
const labelOf = ({ noun, light }: Phrase): string => (light === '' ? noun : `${noun} ${light}`)

function withoutBound(phrase: Phrase): Phrase {
  const whole = labelOf(phrase)
  const noun = unbounded(whole)
  return noun === whole ? phrase : { ...phrase, noun, light: '' }
}

/** "record grades for pupils", "attendance for each lesson": whose or of what it is. */
function isForWhom(plan: Plan, thing: Thing, phrase: Phrase, { kind, verb, actors }: Ask): boolean {
  if (phrase.after !== 'for' || kind !== 'create' || actors.length === 0 || !noting.test(verb) || times.test(phrase.noun)) return false
  const isNote = ['record', 'play', 'text', 'work', 'media'].includes(kits[thing.kit].group)
  return isNote && phrase.noun !== thing.noun && (isWhom(phrase) || kitOf(phrase.noun) !== undefined || plan.things.some(({ noun }) => noun === phrase.noun))
}
const isWhom = ({ noun }: Phrase) => isPerson(noun) && !/^(?:user|everyone|everybody|anyone|people|visitor|other|public)$/.test(noun)

/** What somebody looks for, rather than what rows have. */
const sought =
  /(?:^| )(?:relevance|popularity|keyword|need|preference|condition|criterion|interest|algorithm|behaviou?r|history|situation|requirement|data|information|content|goal|progress|permission|role|time|sale|hotness|heat|popularity|default|order|recommendation|name|answer|result|choice|selection|input|performance)$/
/** "by dynasty, material and category": in a list of what rows are looked through by, where another is a column. */
export const isAmongFields = ({ things }: Plan, phrase: Phrase, { beside }: Ask): boolean =>
  !phrase.plural &&
  phrase.light === '' &&
  actOf(phrase.noun) === undefined &&
  !sought.test(phrase.noun) &&
  phrase.noun.split(' ').length < 3 &&
  !things.some(({ noun }) => noun === phrase.noun) &&
  beside.some((other) => other !== phrase && other.after === 'by' && isField(other.noun))

/** "by style and level": fields that rows are told apart by, with choices to choose from. */
function sortedBy(thing: Thing, phrase: Phrase, choices: readonly string[], isColumn: boolean): void {
  const label = labelOf(phrase)
  if (kits[thing.kit].fields.toLowerCase().includes(`${label}=`) || thing.fields.some((field) => field.label.toLowerCase() === label)) return
  if (choices.length > 1 || (!sorting.test(label) && (Object.hasOwn(usualChoices, label) || isField(label) || isColumn)))
    addField(thing, { ...phrase, plural: false }, choices)
  else if (sorting.test(label))
    thing.fields.push({ id: label, label: `${label[0]!.toUpperCase()}${label.slice(1)}`, type: 'choice', required: false, choices: [] })
}
