import type { Entity, Field, Values } from '../../model.ts'

/** The hours from and to between which what a name tells of begins. */
const times: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:breakfast|sunrise|morning)\b/i, 8, 10],
  [/\b(?:brunch)\b/i, 10, 11],
  [/\b(?:lunch|(?<!before )noon|midday)\b/i, 12, 13],
  [/\bafternoon\b/i, 14, 16],
  [/\b(?:dinner|evening|concert|sunset)\b/i, 18, 20],
  [/\bnight\b/i, 20, 22],
]
const begins = /^(?:time|start(?:s|ed)? at|start time|begins at)$/i
const ends = /^(?:end(?:s|ed)? at|end time|until)$/i
const clock = /^(\d\d):(\d\d)$/

const minutesOf = (value: unknown): number | undefined => {
  const [, hour, minute] = (typeof value === 'string' && clock.exec(value)) || []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}
const last = 23 * 60 + 45
const timeAt = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Sample rows that take place at the time of day that their name tells. */
export function timesTold(entity: Entity): Entity {
  const timed = entity.fields.filter(({ type }) => type === 'time')
  const first = timed.find(({ label }) => begins.test(label))
  if (first === undefined) return entity
  const end = timed.find(({ label }) => ends.test(label))
  const again = timed.filter((field) => field !== first && begins.test(field.label))
  const seeds = entity.seeds.map((row) => alike(atTime(row, String(row[entity.title] ?? ''), first, end), first, again))
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}

function atTime(row: Values, name: string, first: Field, end: Field | undefined): Values {
  const [, from, to] = times.find(([words]) => words.test(name)) ?? []
  const starts = minutesOf(row[first.id])
  if (from === undefined || to === undefined || starts === undefined || (starts >= from * 60 && starts < (to + 1) * 60)) return row
  const fresh = (from + (Math.floor(starts / 60) % (to - from + 1))) * 60 + (starts % 60)
  const ended = end && minutesOf(row[end.id])
  return { ...row, [first.id]: timeAt(fresh), ...(end && ended !== undefined && { [end.id]: timeAt(Math.min(last, fresh + Math.max(15, ended - starts))) }) }
}

/** The row with the other times at which it begins, where it tells of more, at that one. */
const alike = (row: Values, { id }: Field, again: readonly Field[]): Values =>
  again.every((field) => row[field.id] === row[id]) ? row : { ...row, ...Object.fromEntries(again.map((field) => [field.id, row[id] ?? null])) }
