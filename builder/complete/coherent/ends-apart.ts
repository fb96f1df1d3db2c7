import type { Entity, Field, Values } from '../../model.ts'

/** The two ends of what one row tells of, by their labels. */
const near = /^(?:(?:from|starts?|starting|origin|sender|source|departure|pick-?up|home|first|loading|seller|winner)\b.*|.* from)$/i
const far = /^(?:(?:to|ends?|ending|destination|recipient|receiver|target|arrival|drop-?off|away|second|unloading|buyer|loser)\b.*|.* to)$/i
const pairs: readonly (readonly [string, string])[] = [
  ['from', 'to'],
  ['start', 'end'],
  ['starting', 'ending'],
  ['origin', 'destination'],
  ['sender', 'recipient'],
  ['sender', 'receiver'],
  ['source', 'target'],
  ['departure', 'arrival'],
  ['pick-up', 'drop-off'],
  ['pickup', 'drop-off'],
  ['pickup', 'dropoff'],
  ['loading', 'unloading'],
  ['seller', 'buyer'],
  ['home', 'away'],
  ['first', 'second'],
  ['winner', 'loser'],
]
/** Who brought somebody in, who is not that person. */
const bringing = /^(?:(?:invited|referred|recommended|introduced) by|inviter|referrer)$/i
const endOf = (label: string): string =>
  pairs.reduce((so_far, [one, other]) => (so_far === label ? label.replace(new RegExp(`\\b${one}\\b`), other) : so_far), label)

/** Sample rows of which none goes to where it comes from. */
export function endsApart(before: Entity): Entity {
  const entity = broughtByOthers(before)
  const ends = entity.fields.filter(
    ({ type, label }) => (type === 'text' || type === 'reference' || type === 'choice') && (near.test(label) || far.test(label)),
  )
  if (ends.length < 2) return entity
  const both = ends.flatMap((one) => {
    const label = one.label.toLowerCase()
    const other = near.test(one.label) ? ends.find((end) => end !== one && end.type === one.type && matches(label, end.label.toLowerCase())) : undefined
    return other ? [[one, other] as const] : []
  })
  if (both.length === 0) return entity
  const seeds = both.reduce((rows, [one, other]) => rows.map((row, at) => apart(row, one, other, rows, at)), entity.seeds)
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}
const matches = (label: string, other: string): boolean => endOf(label) === other && label !== other

/** The row with its far end at that of the next row that is elsewhere. */
function apart(row: Values, { id }: Field, other: Field, rows: readonly Values[], at: number): Values {
  const start = row[id] ?? null
  if (start === null || row[other.id] !== start) return row
  const elsewhere = [...rows.slice(at + 1), ...rows.slice(0, at)]
    .flatMap((one) => [one[other.id] ?? null, one[id] ?? null])
    .find((end) => end !== null && end !== start)
  return elsewhere === undefined ? row : { ...row, [other.id]: elsewhere }
}

function broughtByOthers(entity: Entity): Entity {
  const by = entity.fields.find(({ id, type, label }) => type === 'text' && id !== entity.title && bringing.test(label))?.id
  if (by === undefined || !entity.seeds.some((row) => row[by] === row[entity.title])) return entity
  const names = entity.seeds.map((row) => row[entity.title] ?? null)
  const seeds = entity.seeds.map((row, at) => {
    const stands = row[by] ?? null
    return stands === null || stands === names[at] ? { ...row, [by]: names.findLast((name) => name !== names[at]) ?? null } : row
  })
  return { ...entity, seeds }
}
