import { below, mixed } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Sudoku extends Board {
  readonly side: number
  readonly given: readonly number[]
  readonly filled: readonly number[]
  readonly solution: readonly number[]
  readonly chosen: number
  readonly hints: number
  readonly seconds: number
  readonly level: number
}
/** Rows and columns of a box, by the side. */
const boxes: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 2], 6: [2, 3], 9: [3, 3] }
const places = (side: number): number[] => Array.from({ length: side * side }, (_, place) => place)
function sees(side: number, one: number, other: number): boolean {
  const [high, wide] = boxes[side]!
  const [[ax, ay], [bx, by]] = [one, other].map((place) => [place % side, Math.floor(place / side)]) as [[number, number], [number, number]]
  return ax === bx || ay === by || (Math.floor(ax / wide) === Math.floor(bx / wide) && Math.floor(ay / high) === Math.floor(by / high))
}
/** How much of the board is free at the start, by the level. */
const free = [0.4, 0.52, 0.62]
const clashes = ({ side, filled }: Sudoku, place: number): boolean =>
  filled[place] !== 0 && filled.some((number, other) => other !== place && number === filled[place] && sees(side, place, other))
const isSolved = (board: Sudoku): boolean => board.filled.every((number) => number !== 0) && !places(board.side).some((place) => clashes(board, place))

function solutionOf(side: number, seed: number): number[] {
  const [high, wide] = boxes[side]!
  const numbers = mixed(Array.from({ length: side }, (_, at) => at + 1), seed) // biome-ignore format: one list
  const inBands = (size: number, of: number) =>
    mixed(Array.from({ length: side / size }, (_, band) => band), seed + of).flatMap((band) => mixed(Array.from({ length: size }, (_, at) => band * size + at), seed + of + band)) // biome-ignore format: one chain
  const [rows, columns] = [inBands(high, 3), inBands(wide, 7)]
  return places(side).map((place) => {
    const [row, column] = [rows[Math.floor(place / side)]!, columns[place % side]!]
    return numbers[(column + (row % high) * wide + Math.floor(row / high)) % side]!
  })
}
const put = (board: Sudoku, place: number, number: number): Sudoku => ({ ...board, filled: board.filled.map((one, at) => (at === place ? number : one)) })

/** Each number once in every row, column and box. */
export const sudoku = ruled<Sudoku>({
  start({ level, seed, size: side = 9 }) {
    const solution = solutionOf(side, seed)
    const open = new Set(mixed(places(side), seed + 21).slice(0, Math.round(side ** 2 * free[level]!)))
    const given = solution.map((number, place) => (open.has(place) ? 0 : number))
    return { side, given, filled: given, solution, chosen: given.indexOf(0), hints: 2, seconds: 0, level }
  },
  move(board, move) {
    if (typeof move === 'number') return board.given[move] === 0 ? { ...board, chosen: move } : board
    if (move === 'hint') {
      const open = places(board.side).filter((place) => board.filled[place] !== board.solution[place] && board.given[place] === 0)
      const place = open[below(board.seconds + 1, Math.max(1, open.length)).number]
      return board.hints === 0 || place === undefined ? board : { ...put(board, place, board.solution[place]!), hints: board.hints - 1, chosen: place }
    }
    const number = /^set (\d)$/.exec(move)?.[1]
    return number !== undefined && Number(number) <= board.side && board.given[board.chosen] === 0 ? put(board, board.chosen, Number(number)) : board
  },
  tick: (board) => ({ ...board, seconds: board.seconds + 1 }),
  pace: () => 1000,
  score(board) {
    const right = places(board.side).filter((place) => board.given[place] === 0 && board.filled[place] !== 0 && !clashes(board, place)).length
    return right * 5 + (isSolved(board) ? Math.max(20, 300 * (board.level + 1) - board.seconds) + board.hints * 20 : 0)
  },
  countsWhenDone: true,
  outcome: (board) => (isSolved(board) ? 'won' : 'on'),
  face: (board) => ({
    meters: [
      { label: 'Free fields', value: board.filled.filter((number) => number === 0).length },
      { label: 'Hints', value: board.hints },
      { label: 'Seconds', value: board.seconds },
    ],
    columns: board.side,
    cells: board.filled.map((number, place): Cell => {
      const [high, wide] = boxes[board.side]!
      const [x, y] = [place % board.side, Math.floor(place / board.side)]
      const isShaded = (Math.floor(x / wide) + Math.floor(y / high)) % 2 === 1
      const isWrong = clashes(board, place)
      const text = number === 0 ? '' : String(number)
      const label = `Row ${y + 1}, column ${x + 1}: ${number === 0 ? 'free' : number}${isWrong ? ', twice' : ''}`
      if (board.given[place] !== 0) return { text, label, tone: isWrong ? 'bad' : isShaded ? 'n0' : 'field' }
      return { text, label, tone: place === board.chosen ? 'me' : isWrong ? 'bad' : 'coin', move: place }
    }),
    pads: [
      ...Array.from({ length: board.side }, (_, at) => ({ label: `${at + 1}`, move: `set ${at + 1}`, keys: [`${at + 1}`] })),
      { label: 'Empty', move: 'set 0', keys: ['0', 'Backspace', 'Delete'] },
      { label: 'Hint', move: 'hint', keys: ['h'], isOff: board.hints === 0 },
    ],
    log: ['Choose a free field, then a number.'],
  }),
})
