import { type Board, type Cell, ruled, sideways } from './rule.ts'

interface Bricks extends Board {
  readonly level: number
  readonly ball: readonly [number, number]
  readonly way: readonly [number, number]
  /** The left end of the bat, which may stand out by one at either side: each end of it can meet the ball wherever that is. */
  readonly own: number
  /** The places of the bricks that are left, counted row by row. */
  readonly bricks: readonly number[]
  readonly hits: number
  readonly lives: number
}
const wide = 9
const high = 12
const bat = 3
const served = (board: Bricks): Bricks => ({ ...board, ball: [board.own + 1, high - 2], way: [board.lives % 2 === 0 ? -1 : 1, -1] })
const placeOf = (x: number, y: number): number => y * wide + x
const wall = (level: number): number[] => Array.from({ length: wide * (3 + level) }, (_, at) => wide + at)

/** A ball, a bat below and rows of bricks above: break all of them before three balls are lost. */
export const bricks = ruled<Bricks>({
  start: ({ level, seed }) => served({ level, ball: [0, 0], way: [0, 0], own: seed % (wide - bat), bricks: wall(level), hits: 0, lives: 3 }),
  move: (board, move) => ({ ...board, own: Math.min(wide - bat + 1, Math.max(-1, board.own + (move === 'left' ? -1 : move === 'right' ? 1 : 0))) }),
  tick(board) {
    const [x, y] = board.ball
    let [right, down] = board.way
    if (x + right < 0 || x + right >= wide) right = -right
    if (y + down < 0) down = 1
    const met = placeOf(x + right, y + down)
    if (board.bricks.includes(met)) return { ...board, way: [right, -down], bricks: board.bricks.filter((place) => place !== met), hits: board.hits + 1 }
    if (y + down < high - 1) return { ...board, ball: [x + right, y + down], way: [right, down] }
    const on = x + right - board.own
    return on >= 0 && on < bat ? { ...board, ball: [x + right, y], way: [on - 1, -1] } : served({ ...board, lives: board.lives - 1 })
  },
  pace: ({ level, hits }) => Math.max(110, 250 - level * 40 - hits * 2),
  score: ({ hits, lives, level, bricks: left }) => hits * 10 * (level + 1) + (left.length === 0 ? lives * 50 : 0),
  outcome: ({ bricks: left, lives }) => (left.length === 0 ? 'won' : lives <= 0 ? 'lost' : 'on'),
  face: ({ ball, own, bricks: left, hits, lives, level }) => ({
    meters: [
      { label: 'Score', value: hits * 10 * (level + 1) },
      { label: 'Lives', value: lives },
      { label: 'Bricks', value: hits, most: wall(level).length },
    ],
    columns: wide,
    cells: Array.from({ length: wide * high }, (_, place): Cell => {
      if (left.includes(place)) return { tone: `k${Math.floor(place / wide) % 6}`, label: '' }
      if (place === placeOf(...ball)) return { symbol: 'ring', tone: 'coin', label: '' }
      const at = place - placeOf(0, high - 1)
      return { tone: at >= Math.max(0, own) && at < own + bat ? 'me' : 'way', label: '' }
    }),
    pads: sideways,
    log: [],
  }),
})
