import { below } from './chance.ts'
import { type Board, type Cell, ruled, sideways } from './rule.ts'

interface Catch extends Board {
  readonly seed: number
  readonly level: number
  readonly lane: number
  /** What falls: its place, counted row by row from the top, and whether it costs a life. */
  readonly air: readonly { readonly place: number; readonly isBad: boolean }[]
  readonly caught: number
  readonly points: number
  /** How many were caught in a row. */
  readonly combo: number
  readonly lives: number
  readonly ticks: number
  /** What falls that is good, and what is not. */
  readonly things: readonly [string, string]
  readonly said: string
}
const wide = 6
const high = 8
const last = wide * (high - 1)
const goals = [20, 35, 50]

function met(board: Catch, isBad: boolean): Catch {
  const [good, bad] = board.things
  const { lives, caught, combo, points } = board
  if (isBad) return { ...board, lives: lives - 1, combo: 0, said: `A ${bad}. ${lives - 1} lives left.` }
  const said = combo > 0 ? `${combo + 1} in a row.` : `Caught: ${good}.`
  return { ...board, caught: caught + 1, combo: combo + 1, points: points + 10 + 2 * Math.min(10, combo), said }
}
/** What has reached the basket is caught, or costs a life. */
function landed(board: Catch): Catch {
  const here = board.air.find(({ place }) => place === last + board.lane)
  return here ? met({ ...board, air: board.air.filter((one) => one !== here) }, here.isBad) : board
}

/** Things fall in six lanes: hold the basket below the good ones, and away from the bad ones. */
export const catching = ruled<Catch>({
  start: ({ level, seed, words: [good = 'fruit', bad = 'bomb'] }) => ({
    ...{ seed, level, lane: 2, air: [], caught: 0, points: 0, combo: 0, lives: 3, ticks: 0 },
    ...{ things: [good, bad], said: 'Steer with left and right.' },
  }),
  move(board, move) {
    const lane = board.lane + (move === 'left' ? -1 : move === 'right' ? 1 : 0)
    return lane < 0 || lane >= wide || lane === board.lane ? board : landed({ ...board, lane })
  },
  tick(board) {
    const where = below(board.seed, wide)
    const what = below(where.seed, 10)
    const fallen = board.air.map((one) => ({ ...one, place: one.place + wide }))
    const isMissed = fallen.some(({ place, isBad }) => !isBad && place >= last + wide)
    const comes = board.ticks % 2 === 0 ? [{ place: where.number, isBad: what.number < 2 + board.level }] : []
    return landed({
      ...board,
      seed: what.seed,
      ticks: board.ticks + 1,
      air: [...fallen.filter(({ place }) => place < last + wide), ...comes],
      ...(isMissed && { combo: 0, said: 'Missed.' }),
    })
  },
  pace: ({ level, caught }) => Math.max(160, 520 - level * 110 - caught * 4),
  score: ({ points }) => points,
  outcome: ({ lives, caught, level }) => (lives <= 0 ? 'lost' : caught >= goals[level]! ? 'won' : 'on'),
  face: ({ air, lane, lives, caught, points, combo, level, things: [good, bad], said }) => ({
    meters: [
      { label: 'Score', value: points },
      { label: 'Lives', value: lives },
      { label: 'Caught', value: caught, most: goals[level]! },
      { label: 'In a row', value: combo },
    ],
    columns: wide,
    cells: Array.from({ length: wide * high }, (_, place): Cell => {
      if (place === last + lane) return { symbol: 'basket', tone: 'me', label: 'basket' }
      const one = air.find((thing) => thing.place === place)
      return one ? { symbol: one.isBad ? bad : good, tone: one.isBad ? 'block' : 'coin', label: '' } : { tone: 'way', label: '' }
    }),
    pads: sideways,
    log: [said],
  }),
})
