import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Whack extends Board {
  readonly seed: number
  readonly level: number
  readonly up: number
  readonly hits: number
  readonly misses: number
  readonly left: number
}
const side = 3
const goals = [12, 16, 20]

/** One of nine fields shows something for a moment: press it in time. */
export const whack = ruled<Whack>({
  start: ({ level, seed }) => ({ seed, level, up: seed % 9, hits: 0, misses: 0, left: 30 }),
  move(board, move) {
    if (Number(move) !== board.up) return { ...board, misses: board.misses + 1 }
    return { ...board, hits: board.hits + 1, up: -1 }
  },
  tick(board) {
    const drawn = below(board.seed, side * side)
    return { ...board, seed: drawn.seed, up: drawn.number === board.up ? (board.up + 1) % 9 : drawn.number, left: board.left - 1 }
  },
  pace: ({ level }) => 1100 - level * 250,
  score: ({ hits, misses }) => hits * 10 - misses * 3,
  outcome: ({ hits, left, level }) => (hits >= (goals[level] ?? 12) ? 'won' : left <= 0 ? 'lost' : 'on'),
  face: ({ up, hits, misses, left, level }) => ({
    meters: [
      { label: 'Hits', value: hits, most: goals[level] ?? 12 },
      { label: 'Misses', value: misses },
      { label: 'Left', value: left },
    ],
    columns: side,
    cells: Array.from({ length: side * side }, (_, place) => ({
      label: `Field ${place + 1}${place === up ? ': now' : ''}`,
      tone: place === up ? 'me' : 'field',
      move: place,
      ...(place === up && { symbol: 'star' }),
    })),
    pads: [],
    log: ['Press the star before it moves.'],
  }),
})
