import { plainOf } from '../lexicon/at-home.ts'
import { meaningIn, tableIn } from '../lexicon/at-work.ts'
import { isMeantBy } from '../lexicon/by-noun.ts'
import { typeOf } from '../lexicon/fields.ts'
import { singular, titled } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { withoutNoted } from '../lexicon/noted.ts'
import { kitOf } from '../lexicon/nouns.ts'
import type { Practice } from '../lexicon/practice.ts'
import type { Named } from '../lexicon/shape.ts'
import { addField } from './add-field.ts'
import { kitField } from './field.ts'
import { into } from './folded.ts'
import { type Kind, type Plan, rename } from './plan.ts'
import { type Thing, thingOf } from './thing.ts'

/** Keeps one of some things, which stands for the others. */
function keepOne(plan: Plan, kept: Thing, all: readonly Thing[]): void {
  for (const other of all) if (other !== kept) into(plan, other, kept)
}
/** Calls a thing by another name, also where others are about it. */
function called(plan: Plan, thing: Thing, kind: Kind): void {
  for (const { about } of plan.things) if (about.delete(thing.noun)) about.add(kind.noun)
  rename(thing, kind)
}

/** A name that tells what is noted as well: the volume of a donation, the date of a birth. */
const tellsField = (noun: string): boolean =>
  typeOf(noun) === 'date' || (typeOf(noun) === 'time' && noun.includes(' ')) || (typeOf(noun) === 'number' && / (?:volume|weight|height)$/.test(noun))
/** Those whom a dating site recommends are its profiles. */
function namedAlike(plan: Plan): void {
  for (const { same, renamed } of plan.practices.flatMap(({ ones }) => ones)) {
    const found = [...new Set(same.flatMap((noun) => plan.things.filter((thing) => thing.noun === noun)))]
    const [first] = found
    if (!first) continue
    const nouns = found.map(({ noun }) => noun)
    const noun = same[0]!
    if (renamed.has(first.noun)) called(plan, first, { noun, kit: meaningIn(plan.practices, noun)?.of ?? kitOf(noun) ?? first.kit })
    for (const one of nouns) if (tellsField(one)) addField(first, { start: 0, end: 0, noun: one, light: '', own: false, plural: false }, [])
    keepOne(plan, first, found)
  }
}

/** What the words list of a row is all that it has: no trade tells more of it. */
const isListed = ({ asks }: Thing): boolean => asks.some(({ ask }) => ask.fields.length > 1)
/** Kinds of rows by which a price is agreed on. */
const dealt: ReadonlySet<KitName> = new Set<KitName>(['booking', 'order', 'quotation'])
/** Whether rows of a noun have a price by themselves that those of its practice lack: a boat to charter. */
const isPriced = ({ noun }: Thing, { fields }: Named): boolean => {
  const kit = kitOf(noun)
  return kit !== undefined && isMoney(kits[kit].fields) && !isMoney(fields)
}
const isMoney = (fields: string): boolean => fields.includes(':money')
/** Lets a thing be referred to by all names that its table has in the practice that the site is of. */
function stood(thing: Thing, practices: readonly Practice[]): void {
  const table = tableIn(practices, thing.noun)
  if (table?.isWritten) thing.stands = table.nouns
}
function meant({ things, practices, plainly, senses }: Plan): void {
  const others = practices.filter(({ kept }) => kept === undefined)
  const isDealt = things.some(({ kit }) => dealt.has(kit))
  for (const thing of things) {
    const known = plainOf(plainly, thing.noun)
    const written = meaningIn(practices, thing.noun)
    const isOff = written?.isWritten === true && ((written.isBare && known !== undefined) || isListed(thing) || (isDealt && isPriced(thing, written)))
    const told = isOff ? meaningIn(others, thing.noun) : written
    if (isOff && thing.kit === written.of) Object.assign(thing, { kit: told?.of ?? known?.of ?? kitOf(thing.noun) ?? 'thing' })
    const plain = known?.isTold || (thing.asks.length > 0 && (isOff || !senses.has(thing.noun))) ? known : undefined
    const meaning = told ?? (plain?.of === thing.kit ? plain : undefined)
    stood(thing, practices)
    if (!meaning) continue
    const { singular, plural } = thingOf(thing.noun, meaning.of)
    Object.assign(thing, { kit: meaning.of, meant: meaning, ...(thing.kit !== meaning.of && { singular, plural }) })
  }
}

const weight = ({ asks, makes }: Thing): number => asks.filter(({ ask }) => ask.actors.length > 0).length + makes.length
/** Where a noun stands among those that are meant alike; -1 where it does not. */
const placeIn = ({ nouns, single = false, isWritten }: Named, noun: string): number =>
  single || (isWritten && !nouns.includes(noun) && !nouns.includes(withoutNoted(noun)))
    ? nouns.findIndex((known) => isMeantBy(noun, known))
    : nouns.indexOf(nouns.includes(noun) ? noun : withoutNoted(noun))
/** Whether a noun is one of the kinds that rows of the shape are sorted into: the temperature is a kind of reading. */
const isKind = (shape: Named, noun: string): boolean =>
  shape.fields.split(';').some((part) => kitField(part).field.choices?.some((choice) => choice.toLowerCase() === noun || titled(noun) === choice))
/**
 * What means the same is kept under the name that the practice has first where it keeps it in a single table, else under that which the words do most with,
 * or where all are kinds of one thing, under that of the thing.
 */
function meantAlike(plan: Plan): void {
  for (const meaning of new Set(plan.things.flatMap(({ meant }) => meant ?? []))) {
    const rank = ({ noun }: Thing): number => placeIn(meaning, noun)
    const all = plan.things.filter((thing) => thing.meant === meaning && rank(thing) >= 0)
    if (all.length < 2) continue
    const asked = (thing: Thing): number => (meaning.single ? 0 : weight(thing))
    const [told] = all.filter(({ noun }) => meaning.single || !isKind(meaning, noun)).toSorted((a, b) => asked(b) - asked(a) || rank(a) - rank(b))
    const kept = told ?? all[0]!
    const also = all.flatMap(({ noun, also = [] }) => [noun, ...also])
    keepOne(plan, kept, all)
    kept.also = [...(kept.also ?? []), ...also]
    if (!told) called(plan, kept, { noun: meaning.nouns[0]!, kit: kept.kit })
  }
}

/** Takes things for what they mean in the practices that the site is of, where those that are one and the same there are kept once. */
export function oneInPractice(plan: Plan): void {
  namedAlike(plan)
  meant(plan)
  meantAlike(plan)
}

/** Leaves out what the practices that the site is of keep nothing of: the letter case that two texts are compared by. */
export function withoutPassing(plan: Plan): void {
  const passing = new Set(plan.practices.flatMap((one) => [...one.passing]))
  for (const thing of [...plan.things]) {
    if (thing.meant) thing.fields.splice(0, thing.fields.length, ...thing.fields.filter(({ label }) => !passing.has(singular(label.toLowerCase()))))
    if (thing.meant || plan.things.length < 2 || !passing.has(thing.noun)) continue
    plan.things.splice(plan.things.indexOf(thing), 1)
    for (const other of plan.things) other.about.delete(thing.noun)
    for (const [ask, fate] of plan.fates) if (fate.is === 'thing' && fate.thing === thing) plan.fates.set(ask, { is: 'understood' })
  }
}
