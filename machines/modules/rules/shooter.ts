import { below } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Shooter extends Board {
  readonly seed: number
  readonly level: number
  readonly lane: number
  /** Places of the targets, counted row by row from the top. */
  readonly targets: readonly number[]
  readonly hits: number
  readonly lives: number
  readonly ticks: number
  /** Places that the last shot went through. */
  readonly shot: readonly number[]
}
const wide = 6
const high = 7
const goals = [15, 25, 40]

/** Targets come down in six lanes: move below one and fire before it lands. */
export const shooter = ruled<Shooter>({
  start: ({ level, seed }) => ({ seed, level, lane: 2, targets: [], hits: 0, lives: 3, ticks: 0, shot: [] }),
  move(board, move) {
    if (move === 'left' || move === 'right') return { ...board, lane: Math.min(wide - 1, Math.max(0, board.lane + (move === 'left' ? -1 : 1))), shot: [] }
    if (move !== 'fire') return board
    const target = board.targets.filter((place) => place % wide === board.lane).toSorted((a, b) => b - a)[0]
    const from = target === undefined ? 0 : Math.floor(target / wide)
    const shot = Array.from({ length: high - 1 - from }, (_, at) => (from + at) * wide + board.lane)
    return { ...board, shot, targets: board.targets.filter((place) => place !== target), hits: board.hits + (target === undefined ? 0 : 1) }
  },
  tick(board) {
    const fallen = board.targets.map((place) => place + wide)
    const landed = fallen.filter((place) => place >= wide * (high - 1)).length
    const drawn = below(board.seed, wide)
    const comes = board.ticks % (3 - Math.min(1, board.level)) === 0
    return {
      ...board,
      seed: drawn.seed,
      ticks: board.ticks + 1,
      shot: [],
      lives: board.lives - landed,
      targets: [...fallen.filter((place) => place < wide * (high - 1)), ...(comes ? [drawn.number] : [])],
    }
  },
  pace: ({ level, hits }) => Math.max(260, 760 - level * 140 - hits * 6),
  score: ({ hits, lives }) => hits * 20 + Math.max(0, lives) * 10,
  outcome: ({ hits, lives, level }) => (lives <= 0 ? 'lost' : hits >= (goals[level] ?? 15) ? 'won' : 'on'),
  face: ({ lane, targets, hits, lives, level, shot }) => ({
    meters: [
      { label: 'Score', value: hits * 20 + Math.max(0, lives) * 10 },
      { label: 'Hits', value: hits, most: goals[level] ?? 15 },
      { label: 'Lives', value: Math.max(0, lives) },
    ],
    columns: wide,
    cells: Array.from({ length: wide * high }, (_, place): Cell => {
      if (place === (high - 1) * wide + lane) return { symbol: 'craft', tone: 'me', label: 'You' }
      if (targets.includes(place)) return { symbol: 'rock', tone: 'block', label: 'target' }
      return { tone: shot.includes(place) ? 'shot' : 'way', label: '' }
    }),
    pads: [
      { label: 'Left', move: 'left', keys: ['ArrowLeft', 'a'] },
      { label: 'Fire', move: 'fire', keys: [' ', 'ArrowUp'] },
      { label: 'Right', move: 'right', keys: ['ArrowRight', 'd'] },
    ],
    log: [],
  }),
})
