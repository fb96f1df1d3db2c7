import { below } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Echo extends Board {
  readonly level: number
  readonly row: readonly number[]
  /** How much of the row was shown, twice as many steps as lights: each is dark before the next. */
  readonly shown: number
  /** How much of it was repeated. */
  readonly said: number
  readonly seed: number
  readonly isWrong: boolean
}
const names = ['Green', 'Red', 'Yellow', 'Blue']
const goals = [6, 9, 12]
const grown = (board: Echo): Echo => {
  const drawn = below(board.seed, names.length)
  return { ...board, seed: drawn.seed, row: [...board.row, drawn.number], shown: 0, said: 0 }
}
const isShowing = ({ shown, row }: Echo): boolean => shown < row.length * 2 + 1

/** Four lights shine one after the other: repeat the row, which grows by one each time. */
export const echo = ruled<Echo>({
  start: ({ level, seed }) => grown({ level, row: [], shown: 0, said: 0, seed, isWrong: false }),
  move(board, move) {
    if (isShowing(board) || names[Number(move)] === undefined) return board
    if (board.row[board.said] !== move) return { ...board, isWrong: true }
    return board.said + 1 < board.row.length
      ? { ...board, said: board.said + 1 }
      : board.row.length < goals[board.level]!
        ? grown(board)
        : { ...board, said: board.row.length }
  },
  tick: (board) => (isShowing(board) ? { ...board, shown: board.shown + 1 } : board),
  pace: ({ level }) => 420 - level * 100,
  score: ({ row, said, level }) => (said === row.length ? row.length : row.length - 1) * 10 * (level + 1),
  outcome: (board) => (board.isWrong ? 'lost' : board.said === goals[board.level]! ? 'won' : 'on'),
  face: (board) => {
    const { row, shown, said } = board
    const lit = isShowing(board) && shown % 2 === 1 ? row[(shown - 1) / 2] : undefined
    return {
      meters: [
        { label: 'Row', value: row.length, most: goals[board.level]! },
        { label: 'Repeated', value: said, most: row.length },
      ],
      columns: 2,
      cells: names.map((name, place): Cell => ({ label: name, tone: `e${place}`, ...(place === lit && { symbol: 'star' }), move: place })),
      pads: [],
      log: [isShowing(board) ? (lit === undefined ? 'Watch.' : `${names[lit]}.`) : 'Your turn: repeat the row.'],
    }
  },
})
