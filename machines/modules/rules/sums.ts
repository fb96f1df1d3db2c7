import { below } from './chance.ts'
import { type Board, ruled, send } from './rule.ts'

interface Sums extends Board {
  readonly seed: number
  readonly level: number
  readonly sum: string
  readonly result: number
  readonly draft: string
  readonly right: number
  readonly wrong: number
  /** How many were right in a row. */
  readonly combo: number
  readonly points: number
  readonly left: number
  readonly total: number
  readonly told: string
}
/** The board with another sum: to add and take away, then to multiply too, then to divide too. */
function asked(board: Sums): Sums {
  const how = below(board.seed, [2, 3, 4][board.level]!)
  const one = below(how.seed, how.number < 2 ? [10, 50, 100][board.level]! : 11)
  const other = below(one.seed, how.number < 2 ? [10, 50, 100][board.level]! : 11)
  const [a, b] = [one.number + 1, other.number + 1]
  const [sum, result] = ([[`${a} + ${b}`, a + b], [`${a + b} − ${b}`, a], [`${a} × ${b}`, a * b], [`${a * b} ÷ ${b}`, a]] as const)[how.number]! // biome-ignore format: a table
  return { ...board, seed: other.seed, sum, result, draft: '' }
}

/** As many sums as can be reckoned before the time is up. */
export const sums = ruled<Sums>({
  start: ({ level, seed, seconds = 60 }) =>
    asked({ seed, level, sum: '', result: 0, draft: '', right: 0, wrong: 0, combo: 0, points: 0, left: seconds, total: seconds, told: 'Type the result.' }),
  move(board, move) {
    if (move !== send) return { ...board, draft: String(move).slice(0, 8) }
    if (board.draft.trim() === '') return board
    const isRight = Number(board.draft.replace(',', '.')) === board.result
    const told = `${isRight ? 'Right' : 'No'}: ${board.sum} = ${board.result}.`
    return asked(
      isRight
        ? { ...board, told, right: board.right + 1, combo: board.combo + 1, points: board.points + 10 + 2 * Math.min(5, board.combo) }
        : { ...board, told, wrong: board.wrong + 1, combo: 0 },
    )
  },
  tick: (board) => ({ ...board, left: board.left - 1 }),
  pace: () => 1000,
  score: ({ points, level }) => points * (level + 1),
  outcome: ({ left }) => (left <= 0 ? 'won' : 'on'),
  end: ({ right, wrong }) => `${right} right, ${wrong} wrong.`,
  face: ({ sum, right, wrong, combo, left, total, told }) => ({
    meters: [
      { label: 'Seconds', value: left, most: total },
      { label: 'Right', value: right },
      { label: 'In a row', value: combo },
    ],
    columns: 1,
    cells: [],
    ask: { label: `${sum} =`, key: `${right} ${wrong}` },
    pads: [{ label: 'Enter', move: send, keys: ['Enter'] }],
    log: [told],
  }),
})
