import { titled } from '../lexicon/inflect.ts'
import type { Shape } from '../lexicon/shape.ts'
import { kitField } from './field.ts'
import { into } from './folded.ts'
import type { Plan } from './plan.ts'
import { type Thing, thingOf } from './thing.ts'

const weight = ({ asks, makes }: Thing): number => asks.filter(({ ask }) => ask.actors.length > 0).length + makes.length

/** The nouns of what a practice means by several; none for one that is not told by its nouns. */
const nounsOf = (shape: Shape): readonly string[] => ('nouns' in shape ? (shape.nouns as readonly string[]) : [])
/** Whether a noun is one of the kinds that rows of the shape are sorted into: the temperature is a kind of reading. */
const isKind = (shape: Shape, noun: string): boolean =>
  shape.fields.split(';').some((part) => kitField(part).field.choices?.some((choice) => choice.toLowerCase() === noun || titled(noun) === choice))

/** Things that mean the same in the practice that the site is of are kept once: under the name that the words do most with, or where they are kinds of one thing, under that of the thing. */
export function meantAlike(plan: Plan): void {
  const shapes = new Set(plan.things.flatMap(({ meant }) => meant ?? []))
  for (const shape of shapes) {
    const nouns = nounsOf(shape)
    const all = plan.things.filter(({ meant, noun }) => meant === shape && nouns.includes(noun))
    if (all.length < 2) continue
    const kinds = all.filter(({ noun }) => isKind(shape, noun))
    const rank = ({ noun }: Thing): number => (nouns.indexOf(noun) + nouns.length + 1) % (nouns.length + 1)
    const told = all.filter((thing) => !kinds.includes(thing)).toSorted((a, b) => weight(b) - weight(a) || rank(a) - rank(b))
    const kept = told[0] ?? kinds[0]!
    for (const other of all) if (other !== kept) into(plan, other, kept)
    kept.also = [...(kept.also ?? []), ...all.flatMap(({ noun, also = [] }) => [noun, ...also])]
    if (told.length === 0) called(plan, kept, nouns[0]!)
  }
}

function called(plan: Plan, thing: Thing, noun: string): void {
  for (const { about } of plan.things) if (about.delete(thing.noun)) about.add(noun)
  const { singular, plural } = thingOf(noun, thing.kit)
  Object.assign(thing, { noun, singular, plural })
}
