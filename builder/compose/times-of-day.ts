import { titled } from '../lexicon/inflect.ts'
import type { Phrase } from '../read/phrase.ts'
import type { Placed } from './thing.ts'

const timed = /^(morning|midday|noon|afternoon|evening|night) ([a-z]+)$/
const noted = /(?:^| )(?:yield|record|reading|log|measurement|amount|quantity|feeding|dose)s?$/

/** "record morning and evening milk" beside milk yields: a time of day of each yield, and no lists of their own. */
export function withTimesOfDay(placed: readonly Placed[]): readonly Placed[] {
  const parts = placed.flatMap((one) => {
    const [, time, of] = (one.ask.kind === 'create' && timed.exec(one.ask.object?.noun ?? '')) || []
    return time && of ? [{ one, time: titled(time), of }] : []
  })
  if (parts.length < 2) return placed
  return placed.map((one) => {
    const part = parts.find((other) => other.one === one)
    const beside = parts.filter(({ one: other, of }) => other.clause === one.clause && of === part?.of)
    const target = part && beside.length > 1 ? placed.find(({ ask }) => isOf(ask.object, part.of))?.ask.object : undefined
    if (!target) return one
    const object = one.ask.object!
    const time: Phrase = { ...object, noun: 'time of day', light: '', own: false, plural: false, choices: beside.map((other) => other.time) }
    return { ...one, ask: { ...one.ask, object: { ...object, noun: target.noun, light: '', plural: true }, fields: [time, ...one.ask.fields] } }
  })
}
const isOf = (object: Phrase | null, of: string): boolean => object !== null && noted.test(object.noun) && object.noun.split(' ').includes(of)
