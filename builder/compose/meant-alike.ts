import { isMeantBy } from '../lexicon/by-noun.ts'
import { titled } from '../lexicon/inflect.ts'
import type { Named } from '../lexicon/shape.ts'
import { kitField } from './field.ts'
import { into } from './folded.ts'
import type { Plan } from './plan.ts'
import { type Thing, thingOf } from './thing.ts'

const weight = ({ asks, makes }: Thing): number => asks.filter(({ ask }) => ask.actors.length > 0).length + makes.length

/** Where a noun stands among those that are meant alike; -1 where it does not. */
const placeIn = ({ nouns, single = false }: Named, noun: string): number => (single ? nouns.findIndex((known) => isMeantBy(noun, known)) : nouns.indexOf(noun))
/** Whether a noun is one of the kinds that rows of the shape are sorted into: the temperature is a kind of reading. */
const isKind = (shape: Named, noun: string): boolean =>
  shape.fields.split(';').some((part) => kitField(part).field.choices?.some((choice) => choice.toLowerCase() === noun || titled(noun) === choice))

/**
 * Things that mean the same in the practice that the site is of are kept once: under the name that the practice has first where it keeps them in a single table,
 * else under that which the words do most with, or where they are kinds of one thing, under that of the thing.
 */
export function meantAlike(plan: Plan): void {
  const meanings = new Set(plan.things.flatMap(({ meant }) => meant ?? []))
  for (const meaning of meanings) {
    const all = plan.things.filter(({ meant, noun }) => meant === meaning && placeIn(meaning, noun) >= 0)
    if (all.length < 2) continue
    const kinds = meaning.single ? [] : all.filter(({ noun }) => isKind(meaning, noun))
    const rank = ({ noun }: Thing): number => placeIn(meaning, noun)
    const asked = (thing: Thing): number => (meaning.single ? 0 : weight(thing))
    const told = all.filter((thing) => !kinds.includes(thing)).toSorted((a, b) => asked(b) - asked(a) || rank(a) - rank(b))
    const kept = told[0] ?? kinds[0]!
    for (const other of all) if (other !== kept) into(plan, other, kept)
    kept.also = [...(kept.also ?? []), ...all.flatMap(({ noun, also = [] }) => [noun, ...also])]
    if (told.length === 0) called(plan, kept, meaning.nouns[0]!)
  }
}

function called(plan: Plan, thing: Thing, noun: string): void {
  for (const { about } of plan.things) if (about.delete(thing.noun)) about.add(noun)
  const { singular, plural } = thingOf(noun, thing.kit)
  Object.assign(thing, { noun, singular, plural })
}
