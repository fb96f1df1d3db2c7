import type { Entity, Values } from '../../model.ts'
import { dayAt, dayOf } from './days.ts'

/** How many days a row lasts by its name. */
const lengths: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[- ]year/i, 182],
  [/\b(?:yearly|annual|year \d{4}|of the year)\b/i, 365],
  [/\bquarter(?:ly)?\b/i, 91],
  [/\b(?:monthly|of the month|january|february|march|april|june|july|august|september|october|november|december)\b/i, 30],
  [/\b(?:week \d+|weekly|of the week)\b/i, 7],
  [/\btwo days\b/i, 2],
  [/\bthree days\b/i, 3],
]
const starts = /^(?:from|starts on|start date|leaves on)$/i
const ends = /^(?:until|ends on|end date|arrives on|back on)$/i
/** Lengths that are told of whatever lasts, rather than of what is drawn up of a time that is over. */
const short = 3
const past = /(?:^| )(?:report|statement|summary|analysis|result|evaluation|review|settlement|bill|payslip|emission|consumption|usage|cost)$/

/** Sample rows that last as long as their name tells: "Week 46" is one week, and over where it is reported on. */
export function periodsTold(entity: Entity): Entity {
  const days = entity.fields.filter(({ type }) => type === 'date')
  const [first, last] = [days.find(({ label }) => starts.test(label)), days.find(({ label }) => ends.test(label))]
  if (!first || !last) return entity
  const isPast = past.test(entity.singular)
  const told = (row: Values): Values => {
    const length = lengths.find(([words]) => words.test(String(row[entity.title] ?? '')))?.[1]
    const [from, until] = [dayOf(row[first.id]), dayOf(row[last.id])]
    if (length === undefined || from === undefined || until === undefined || !(isPast || length <= short)) return row
    if (Math.abs(until - from + 1 - length) <= length / 10 && !(isPast && until >= 0)) return row
    const begins = isPast ? Math.min(from, -length) : from
    return { ...row, [first.id]: dayAt(begins), [last.id]: dayAt(begins + length - 1) }
  }
  const seeds = entity.seeds.map(told)
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}
