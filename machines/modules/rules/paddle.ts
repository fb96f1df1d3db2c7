import { type Board, type Cell, ruled, sideways } from './rule.ts'

interface Paddle extends Board {
  readonly level: number
  readonly ball: readonly [number, number]
  readonly way: readonly [number, number]
  /** The left end of the visitor's bat at the bottom, and of the computer's at the top. */
  readonly own: number
  readonly other: number
  readonly points: readonly [number, number]
  readonly hits: number
  readonly ticks: number
}
const wide = 11
const high = 13
const bat = 3
const need = 5
const within = (at: number): number => Math.min(wide - bat, Math.max(0, at))

/** A ball between two bats: keep it from passing yours, first to five points. */
function served(board: Paddle, up: boolean): Paddle {
  return { ...board, ball: [5, 6], way: [(board.points[0] + board.points[1]) % 2 === 0 ? 1 : -1, up ? -1 : 1] }
}
/** Where on the bat the ball lands decides the way that it leaves. */
const left = (x: number, at: number, before: number): number => (x === at ? -1 : x === at + bat - 1 ? 1 : before)

export const paddle = ruled<Paddle>({
  start: ({ level }) => served({ level, ball: [5, 6], way: [1, 1], own: 4, other: 4, points: [0, 0], hits: 0, ticks: 0 }, false),
  move: (board, move) => (move === 'left' || move === 'right' ? { ...board, own: within(board.own + (move === 'left' ? -1 : 1)) } : board),
  tick(board) {
    const aim = board.ball[0] - 1
    const follows = board.way[1] < 0 && board.ticks % (5 - board.level) !== 0
    const other = within(follows ? board.other + Math.sign(aim - board.other) : board.other)
    const turned = board.ball[0] + board.way[0] < 0 || board.ball[0] + board.way[0] >= wide ? -board.way[0] : board.way[0]
    const x = board.ball[0] + turned
    const y = board.ball[1] + board.way[1]
    const next: Paddle = { ...board, other, ticks: board.ticks + 1, ball: [x, y], way: [turned, board.way[1]] }
    if (y === high - 1) {
      if (x >= board.own && x < board.own + bat) return { ...next, ball: [x, y - 1], way: [left(x, board.own, turned), -1], hits: board.hits + 1 }
      return served({ ...next, points: [board.points[0], board.points[1] + 1] }, true)
    }
    if (y === 0) {
      if (x >= other && x < other + bat) return { ...next, ball: [x, 1], way: [left(x, other, turned), 1] }
      return served({ ...next, points: [board.points[0] + 1, board.points[1]] }, false)
    }
    return next
  },
  pace: ({ level, hits }) => Math.max(110, 270 - level * 45 - hits * 4),
  score: ({ points, hits }) => points[0] * 100 + hits * 10 - points[1] * 20,
  outcome: ({ points }) => (points[0] >= need ? 'won' : points[1] >= need ? 'lost' : 'on'),
  face: ({ ball, own, other, points, hits }) => ({
    meters: [
      { label: 'You', value: points[0], most: need },
      { label: 'Computer', value: points[1], most: need },
      { label: 'Returns', value: hits },
    ],
    columns: wide,
    cells: Array.from({ length: wide * high }, (_, place): Cell => {
      const [x, y] = [place % wide, Math.floor(place / wide)]
      if (y === high - 1 && x >= own && x < own + bat) return { tone: 'me', label: 'your bat' }
      if (y === 0 && x >= other && x < other + bat) return { tone: 'body', label: 'the computer’s bat' }
      return x === ball[0] && y === ball[1] ? { symbol: 'ring', tone: 'coin', label: 'ball' } : { tone: 'way', label: '' }
    }),
    pads: sideways,
    log: [],
  }),
})
