import { mixed } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Mines extends Board {
  readonly side: number
  readonly count: number
  readonly seed: number
  /** Laid with the first step, so that it is never on one. */
  readonly mines: readonly number[]
  readonly open: readonly number[]
  readonly flags: readonly number[]
  readonly isFlagging: boolean
  readonly seconds: number
}
const sizes = [
  [8, 8],
  [9, 12],
  [10, 18],
] as const

function around(side: number, place: number): number[] {
  const [x, y] = [place % side, Math.floor(place / side)]
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      const [column, row] = [x + right, y + down]
      return (right === 0 && down === 0) || column < 0 || row < 0 || column >= side || row >= side ? [] : [row * side + column]
    }),
  )
}
const near = ({ side, mines }: Mines, place: number): number => around(side, place).filter((one) => mines.includes(one)).length

/** The place and, where nothing is near, all that is open with it. */
function opened(board: Mines, place: number): number[] {
  const found = new Set(board.open)
  const waiting = [place]
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    if (found.has(now) || board.flags.includes(now)) continue
    found.add(now)
    if (near(board, now) === 0 && !board.mines.includes(now)) waiting.push(...around(board.side, now))
  }
  return [...found]
}

/** Mines: open every field that hides none. */
export const mines = ruled<Mines>({
  start({ level, seed, size }) {
    const [usual, laid] = sizes[level] ?? sizes[0]
    const [side, count] = size === undefined ? [usual, laid] : [size, Math.round((laid * size ** 2) / usual ** 2)]
    return { side, count, seed, mines: [], open: [], flags: [], isFlagging: false, seconds: 0 }
  },
  move(board, move) {
    if (move === 'flag') return { ...board, isFlagging: !board.isFlagging }
    const place = Number(move)
    if (!Number.isInteger(place) || place < 0 || place >= board.side ** 2 || board.open.includes(place)) return board
    if (board.isFlagging) return { ...board, flags: board.flags.includes(place) ? board.flags.filter((one) => one !== place) : [...board.flags, place] }
    if (board.flags.includes(place)) return board
    const safe = [place, ...around(board.side, place)]
    const free = Array.from({ length: board.side ** 2 }, (_, at) => at).filter((at) => !safe.includes(at))
    const laid = board.mines.length > 0 ? board : { ...board, mines: mixed(free, board.seed).slice(0, board.count) }
    return { ...laid, open: opened(laid, place) }
  },
  tick: (board) => ({ ...board, seconds: board.seconds + 1 }),
  pace: () => 1000,
  score: ({ open, mines, count, seconds }) => open.filter((place) => !mines.includes(place)).length * 10 + count * 5 - seconds,
  countsWhenDone: true,
  outcome({ open, mines, side, count }) {
    if (open.some((place) => mines.includes(place))) return 'lost'
    return open.length === side * side - count ? 'won' : 'on'
  },
  face(board) {
    const { side, count, open, flags, mines: laid, isFlagging, seconds } = board
    const isLost = open.some((place) => laid.includes(place))
    return {
      meters: [
        { label: 'Mines', value: count - flags.length },
        { label: 'Open', value: open.length, most: side * side - count },
        { label: 'Seconds', value: seconds },
      ],
      columns: side,
      cells: Array.from({ length: side * side }, (_, place): Cell => {
        const at = `Row ${Math.floor(place / side) + 1}, column ${(place % side) + 1}`
        if (isLost && laid.includes(place)) return { symbol: 'bolt', tone: 'bad', label: `${at}: mine` }
        if (!open.includes(place))
          return {
            ...(flags.includes(place) && { symbol: 'flag' }),
            tone: 'back',
            label: `${at}: ${flags.includes(place) ? 'flagged' : 'closed'}`,
            move: place,
          }
        const count_near = near(board, place)
        return { text: count_near === 0 ? '' : String(count_near), tone: 'open', label: `${at}: ${count_near} near` }
      }),
      pads: [{ label: isFlagging ? 'Open fields' : 'Set flags', move: 'flag', keys: ['f'] }],
      log: [isFlagging ? 'Press a field to flag it.' : 'A number says how many mines are beside it.'],
    }
  },
})
