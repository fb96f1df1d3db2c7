import { departmentsOf } from '../lexicon/departments.ts'
import type { Domain } from '../lexicon/domains.ts'
import { plural, titled } from '../lexicon/inflect.ts'
import { type Kit, type KitName, kits } from '../lexicon/kits.ts'
import { kitFor } from '../lexicon/shapes.ts'
import type { Entity, Field } from '../model.ts'
import { isTwice, sorting, sorts } from './alike-fields.ts'
import { isFetched } from './fetched.ts'
import { type KitField, kitFields, unsorted } from './field.ts'
import { kitOfThing } from './kit-of-thing.ts'
import { lifecycleOf } from './lifecycle.ts'
import { goneThrough, keptOf, ofWhole } from './named-after.ts'
import { calledFor, namedFor, referring } from './named-for.ts'
import { isWished } from './options.ts'
import { afterGoods, customerIn } from './ordered-by.ts'
import { looked } from './property.ts'
import { isTakenBack, publishedLife } from './published.ts'
import { isWholeOf, target } from './refer.ts'
import { mostOwn, referenceTo, referNextToName } from './reference.ts'
import { sortedBy } from './sorted-by.ts'
import type { Thing } from './thing.ts'

/** An entity before its sample rows, with the fields that a form for a new row asks for. */
export interface Made {
  readonly entity: Entity
  readonly thing: Thing
  /** Ids of the fields that the form asks for, in order. */
  readonly asked: readonly string[]
  /** Texts for sample rows, by the ids of their fields. */
  readonly examples?: ReadonlyMap<string, readonly string[]> | undefined
}

/** Labels of references that are called by what they refer to. */
const unnamed = new Set(['Item', 'What', 'For', 'About', 'Title', 'In line', 'Match', 'Team', 'Sold by', 'Provider', 'Concerns', 'Run by', 'Plan'])

/** What is written down of something has a day of its own. */
const written = / (?:record|log|entry|history)$/
/** What each has for themselves, or for their animal. */
const forOne = /^(?!visit)(?:.* )?(?:appointment|consultation|registration|counsell?ing)$/
/** Where several go together. */
const forMany = /(?:^| )(?:venue|hall|museum|park|restaurant|table|court|exhibition|scenic spot|visitor)$/
/** What rows are sorted into, of which their kind may tell its own. */
const isSortedBy = /^(?:category|type|kind|style|genre)$/
/** Where something comes from and where it goes are two of one kind. */
const ways = /^(?:From|To)(?: |$)/
/** Which of two of one kind comes second: a thing is lent here and given back there. */
const second = /^(?:To|Away|Second|Destination|Receiver|Return|Target)(?: |$)/
/** The entity of a thing: its kit's fields, those that the words name first among the rest, and references to the site's other things. Whoever speaks in their own words, as `isSpoken` says, names all that a row has by two fields of it. */
export function entityOf(thing: Thing, things: readonly Thing[], domain: Domain, ids: ReadonlyMap<Thing, string>, isSpoken: boolean): Made {
  const kit: Kit = thing.kit === 'thing' && !thing.meant ? kitOfThing(thing) : kitFor(thing.kit, thing.noun, thing.meant)
  const asked: string[] = []
  const fields: Field[] = []
  const add = (field: Field, kept: boolean) => {
    if (fields.length > 0 && isTwice(field, fields)) return
    if (fields.length >= mostOwn || fields.some((other) => other.id === field.id || other.label.toLowerCase() === field.label.toLowerCase())) return
    fields.push(field)
    if (!kept) asked.push(field.id)
  }
  const used = new Set(thing.fields.flatMap(({ label }) => things.find(({ singular: one }) => one === label.toLowerCase())?.noun ?? []))
  let dated = false
  const own = domain.isPlain ? kitFields(kit.fields).map(unsorted) : kitFields(kit.fields)
  const stays = usual(thing, own, isSpoken || isListed(thing) ? 0 : several)
  const lists = sortedBy(thing, things, ids)
  const extras = thing.fields
    .slice(0, 8)
    .filter(({ label, choices = [] }) => choices.length > 0 || !lists.some((list) => list.label === label))
    .filter(({ label }) => !things.some((other) => other.singular === label.toLowerCase() && isWholeOf(thing, other)))
    .filter(
      ({ id, type, choices }) =>
        !(
          isSortedBy.test(id) &&
          type === 'choice' &&
          choices?.length === 0 &&
          own.some(({ field, pool }) => field.id === id && pool === null && field.choices)
        ),
    )
    .map((extra) => referring(extra, thing, things, ids))
    .map(
      (extra) =>
        own.find(({ field, refers }) => refers === null && field.type === 'date' && isSameDay(field.label, extra))?.field ??
        sized(own, extra) ??
        own.find(({ field, refers }) => refers === null && extra.type === 'text' && field.type === 'text' && field.label === plural(extra.label))?.field ??
        bounded(
          own.find(
            ({ field, refers, pool }) =>
              field.id === extra.id &&
              refers === null &&
              (extra.choices === undefined || extra.type !== 'choice' || (extra.choices.length === 0 && field.type === 'choice' && pool === null)),
          )?.field,
          extra,
        ) ??
        sorting(extra, own, domain),
    )
  const isSorted = ({ pool, field }: (typeof own)[number]): boolean => sorts.test(field.label) && (pool !== null || field.label === 'Genre')
  own.forEach(({ field, kept, refers, pool, examples }, index) => {
    if (index === 1 && !own.some((one) => isSorted(one) && stays.has(one.field.id))) for (const list of lists) add(list, false)
    if (!stays.has(field.id) || (dated && !written.test(thing.noun) && /^(?:Date|Time)$/.test(field.label))) return
    if (thing.kit === 'booking' && field.label === 'People' && forOne.test(thing.noun) && !things.some(({ noun }) => forMany.test(noun))) return
    if (thing.kit === 'order' && field.label === 'Address' && isFetched(fields, things, ids)) return
    if (thing.kit === 'order' && /^(?:Quantity|Address)$/.test(field.label) && thing.fields.filter(({ label }) => !isWished(label)).length > 1) return
    if (lists.length > 0 && isSorted(own[index]!)) {
      for (const list of lists) add(list, kept)
      return
    }
    const wanted = pool ? { ...field, choices: domain.categories.split('|') } : departed(field, thing, domain)
    if (refers === null) {
      const named = index === 0 && thing.kit !== 'trade_record' ? calledFor(wanted, thing, things, ids) : namedFor(wanted, thing, things, ids)
      if (named === wanted || ways.test(named.label) || !fields.some(({ entity }) => entity === named.entity)) add(named, kept)
    } else {
      const to = target(
        refers,
        thing,
        things.filter((other) => second.test(field.label) || !used.has(other.noun)),
      )
      const label = to && unnamed.has(field.label) ? titled(to.singular) : field.label
      if (to) used.add(to.noun)
      const required = field.required || index === 0
      if (to && thing.kit !== 'reminder' && !thing.meant)
        dated ||= kits[to.kit].fields.includes('Date:date!') || to.kit === 'ticket_travel' || to.kit === 'flight' || to.kit === 'trip'
      if (to) add({ ...field, ...referenceTo(label, ids.get(to)!), required }, kept)
      else if (index === 0 && extras.some(({ type }) => type === 'reference'))
        add({ ...extras.find(({ type }) => type === 'reference')!, required: true }, kept)
      else if (index === 0 || examples.length > 0 || (field.required && (thing.fields.length < 2 || thing.kit === 'invoice') && thing.kit !== 'booking'))
        add({ ...field, required }, kept)
    }
    if (index === 0)
      for (const extra of extras)
        addNamed(fields, asked, extra.type === 'choice' && extra.choices?.length === 0 ? { ...extra, choices: domain.categories.split('|') } : extra, thing)
  })
  const rest = things.filter((other) => !fields.some(({ entity }) => entity === ids.get(other)))
  const isJoined = fields.some(({ type }) => type === 'reference')
  const whole = ofWhole(thing, rest, isJoined) ?? (isJoined ? undefined : (goneThrough(thing, things) ?? keptOf(thing, things)))
  if (whole) referNextToName(fields, asked, titled(whole.singular), ids.get(whole)!)
  const whom =
    asked[0] === 'name' && isOfPerson(thing)
      ? fields.find(({ type, entity }) => type === 'reference' && things.some((other) => ids.get(other) === entity && kits[other.kit].group === 'person'))
      : undefined
  const customer = asked[0] === 'name' ? customerIn(fields, thing, things, ids) : undefined
  if (whom || customer) {
    fields.shift()
    asked.shift()
  }
  if (customer) afterGoods(fields, asked, customer)
  const life = lifecycleOf(kit, thing) ?? publishedLife(thing)
  if (life) {
    const at = fields.findIndex(({ id }) => id === life.field.id)
    if (at > 0) fields.splice(at, 1)
    if (asked.includes(life.field.id)) asked.splice(asked.indexOf(life.field.id), 1)
    fields.push(life.field)
    if (isTakenBack(life.lifecycle)) asked.push(life.field.id)
  }
  const reference = fields.find(({ type }) => type === 'reference')
  const title = (whom ?? customer)?.id ?? (reference && named.has(thing.kit) ? reference.id : fields[0]!.id)
  return {
    thing,
    asked,
    examples: new Map(own.flatMap(({ field, examples }) => (examples.length > 0 ? [[field.id, examples] as const] : []))),
    entity: {
      id: ids.get(thing)!,
      singular: thing.singular.slice(0, 80),
      plural: thing.plural.slice(0, 80),
      title,
      fields: fields.slice(0, 24),
      read: kit.read,
      write: kit.write,
      ...(life ? { lifecycle: life.lifecycle } : {}),
      seeds: [],
    },
  }
}

/** "grid size" of what comes in sizes to choose from. */
function sized(own: readonly KitField[], { label, choices }: Field): Field | undefined {
  const size = choices || !/^\w+ size$/i.test(label) ? undefined : own.find(({ field }) => field.label === 'Size' && field.choices)
  return size && { ...size.field, label }
}

/** The field of the kit within the bounds that the words give it; undefined where they make a scale of its choices, "a mood from one to five". */
const bounded = (own: Field | undefined, { type, min, max, unit, required }: Field): Field | undefined =>
  own && !(own.type === 'choice' && max !== undefined)
    ? {
        ...own,
        ...(own.type === type && max !== undefined ? { min: min ?? 0, max } : own.type === type && min ? { min } : {}),
        ...(own.type === type && unit !== undefined ? { unit } : {}),
        required: own.required || required,
      }
    : undefined

/** Rows that are about a person bear no name of their own. */
const ofPersons: ReadonlySet<KitName> = new Set(['attendance', 'score', 'salary', 'social_security', 'employment_contract'])
const isOfPerson = ({ kit }: Thing): boolean => ofPersons.has(kit)

const common: ReadonlySet<Field['type']> = new Set(['long_text', 'image', 'file', 'reference'])
const dealt = /^(?:request|money|talk|person|rule|event)$/
/** "trees with species and height", "search ships by type": the words list what rows have, rather than naming one thing or another of them. */
const isListed = ({ asks }: Thing): boolean =>
  asks.some(({ ask: { fields, beside } }) => fields.length > 0 || beside.some(({ after }) => after !== undefined && /^(?:by|for|with)$/.test(after)))
/** So many fields that a specification names of a row are all that it has; fewer are only some of it. */
const several = 3
/** What a row of its kit has; where the words themselves say at least two and as many as the whole of it, only what no row of its kind is without, what rows of any kind have beside it, and what they are sold by. */
function usual(thing: Thing, own: readonly KitField[], whole: number): ReadonlySet<Field['id']> {
  const named = thing.fields.filter(({ label }) => !/^(?:name|title|format|encoding|platform|channel)$/i.test(label) && !looked.test(label.toLowerCase()))
  // What a practice keeps of a row it keeps beside what the words say of it.
  const all = named.length < 2 || dealt.test(kits[thing.kit].group) || thing.meant?.isWritten === true
  const isSorted = named.some(({ type, label }) => type === 'choice' && !sorts.test(label))
  const isUsual = ({ field, refers, pool }: KitField, index: number) =>
    index === 0 ||
    refers !== null ||
    ((named.length < whole || (field.required && thing.kit !== 'job')) && !named.some(({ label }) => sharesWord(label, field.label))) ||
    field.label.toLowerCase() === thing.plural ||
    common.has(field.type) ||
    /^(?:Status|Price|In stock|Starting price|Highest bid)$/.test(field.label) ||
    ((pool !== null || field.label === 'Genre') && !isSorted)
  return new Set(own.filter((one, index) => all || isUsual(one, index)).map(({ field }) => field.id))
}

/** Who works in a restaurant works in its kitchen rather than in its engineering. */
const departed = (field: Field, { kit }: Thing, { id }: Domain): Field => {
  const departments = kit === 'employee' && field.label === 'Department' ? departmentsOf(id) : undefined
  return departments ? { ...field, choices: [...departments] } : field
}

const sharesWord = (a: string, b: string): boolean =>
  b
    .toLowerCase()
    .split(' ')
    .some((word) => a.toLowerCase().split(' ').includes(word))

/** "due date" is the day that it is due on. */
const isSameDay = (label: string, extra: Field) =>
  extra.type === 'date' && / on$| until$/.test(label) && label.slice(0, 4).toLowerCase() === extra.label.slice(0, 4).toLowerCase()

/** Kits whose rows are best told apart by what they are about: a booking by its class, a review by its product. */
// biome-ignore format: a table
const named: ReadonlySet<KitName> = new Set([
  'order', 'bid', 'booking', 'loan', 'tenancy', 'purchase_offer', 'signup', 'application', 'review', 'cart', 'favorite', 'donation', 'play', 'answer', 'score', 'habit_check', 'response', 'record',
])

function addNamed(fields: Field[], asked: string[], extra: Field, thing: Thing): void {
  const label = extra.label.toLowerCase()
  const isTitle = ['name', 'title', `${thing.noun} name`].includes(label) || fields[0]!.label.toLowerCase() === label
  if (isTitle || fields.some((field) => field.id === extra.id) || extra.id === 'status') return
  fields.push(extra)
  asked.push(extra.id)
}
