import { below } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Leap extends Board {
  readonly seed: number
  readonly level: number
  /** How high one is, 0 for the ground. */
  readonly up: number
  /** Steps that a leap still lasts. */
  readonly air: number
  /** Of each column from the left, which heights are free above and below something; null where nothing stands. */
  readonly columns: readonly (readonly [number, number] | null)[]
  readonly passed: number
  readonly lives: number
  readonly ticks: number
}
const wide = 10
const high = 7
const own = 1
const goals = [15, 25, 40]

/** Things come from the right: leap over what stands on the ground, or fly through the gaps, and keep from falling. */
const leapOf = (flies: boolean) => {
  const isHit = ({ columns, up }: Leap): boolean => {
    const free = columns[own]
    return (flies && up < 0) || (free != null && (up < free[0] || up > free[1]))
  }
  const met = (board: Leap): Leap =>
    isHit(board) ? { ...board, lives: board.lives - 1, up: flies ? 3 : 0, air: 0, columns: board.columns.map((one, at) => (at < 4 ? null : one)) } : board
  return ruled<Leap>({
    start: ({ level, seed }) => ({
      ...{ seed, level, up: flies ? 3 : 0, air: 0, passed: 0, lives: 3, ticks: 0 },
      columns: Array.from({ length: wide }, () => null),
    }),
    move(board, move) {
      if (move !== 'leap' || (!flies && board.air > 0)) return board
      return flies ? met({ ...board, up: Math.min(high - 1, board.up + 2) }) : { ...board, air: 4, up: 1 }
    },
    tick(board) {
      const drawn = below(board.seed, flies ? high - 3 : 3)
      const comes = board.ticks % (flies ? 5 : 6 - board.level) === 0 && (flies || drawn.number > 0)
      const gap = (flies ? [drawn.number, drawn.number + 3] : [drawn.number, high]) as readonly [number, number]
      const air = Math.max(0, board.air - 1)
      return met({
        ...board,
        seed: drawn.seed,
        ticks: board.ticks + 1,
        air,
        up: flies ? board.up - 1 : [0, 1, 2, 2][air]!,
        columns: [...board.columns.slice(1), comes ? gap : null],
        passed: board.passed + (board.columns[own] ? 1 : 0),
      })
    },
    pace: ({ level, passed }) => Math.max(140, (flies ? 420 : 320) - level * 50 - passed * 3),
    score: ({ passed }) => passed * 10,
    outcome: ({ lives, passed, level }) => (lives <= 0 ? 'lost' : passed >= goals[level]! ? 'won' : 'on'),
    face: ({ columns, up, passed, lives, level }) => ({
      meters: [
        { label: 'Score', value: passed * 10 },
        { label: 'Lives', value: lives },
        { label: 'Passed', value: passed, most: goals[level]! },
      ],
      columns: wide,
      cells: Array.from({ length: wide * high }, (_, place): Cell => {
        const [at, height] = [place % wide, high - 1 - Math.floor(place / wide)]
        if (at === own && height === up) return { symbol: flies ? 'bird' : 'paw', tone: 'me', label: '' }
        const free = columns[at]
        return { tone: free && (height < free[0] || height > free[1]) ? 'wall' : 'way', label: '' }
      }),
      pads: [{ label: flies ? 'Flap' : 'Jump', move: 'leap', keys: [' ', 'ArrowUp', 'w'] }],
      log: [],
    }),
  })
}
export const jump = leapOf(false)
export const flap = leapOf(true)
