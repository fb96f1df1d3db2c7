import { below } from './chance.ts'
import { arrows, type Board, ruled } from './rule.ts'

interface Merge extends Board {
  readonly seed: number
  readonly cells: readonly number[]
  readonly score: number
  readonly goal: number
  readonly side: number
  /** The board before the last push, until it is taken back. */
  readonly before?: Pick<Merge, 'cells' | 'score'>
}
const goals = [512, 1024, 2048]

/** One line pushed towards its start: equal neighbours become one, each once. */
function pushed(line: readonly number[], side: number): { readonly line: number[]; readonly gained: number } {
  const full = line.filter((number) => number > 0)
  const made: number[] = []
  let gained = 0
  for (let at = 0; at < full.length; at += 1) {
    const now = full[at] ?? 0
    if (now === full[at + 1]) {
      made.push(now * 2)
      gained += now * 2
      at += 1
    } else made.push(now)
  }
  return { line: [...made, ...Array.from({ length: side - made.length }, () => 0)], gained }
}
const linesOf = (move: string, side: number): number[][] =>
  Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, at) => {
      const place = move === 'right' || move === 'down' ? side - 1 - at : at
      return move === 'left' || move === 'right' ? row * side + place : place * side + row
    }),
  )

function slid({ cells, score, side }: Merge, move: string): { readonly cells: readonly number[]; readonly score: number } {
  const next = [...cells]
  let total = score
  for (const places of linesOf(move, side)) {
    const { line, gained } = pushed(
      places.map((place) => cells[place] ?? 0),
      side,
    )
    total += gained
    for (const [at, place] of places.entries()) next[place] = line[at] ?? 0
  }
  return { cells: next, score: total }
}
function withNew(board: Merge): Merge {
  const free = board.cells.flatMap((number, place) => (number === 0 ? [place] : []))
  const where = below(board.seed, Math.max(1, free.length))
  const what = below(where.seed, 10)
  return { ...board, seed: what.seed, cells: board.cells.map((number, place) => (place === free[where.number] ? (what.number === 0 ? 4 : 2) : number)) }
}
const isStuck = (board: Merge): boolean => arrows.every(({ move }) => slid(board, String(move)).cells.join() === board.cells.join())

/** Numbers that are pushed together: equal ones become their sum. */
export const merge = ruled<Merge>({
  start: ({ level, seed, size: side = 4 }) =>
    withNew(withNew({ seed, side, cells: Array.from({ length: side * side }, () => 0), score: 0, goal: goals[level] ?? 512 })),
  move(board, move) {
    if (move === 'undo') {
      const { before, ...now } = board
      return { ...now, ...before }
    }
    if (!arrows.some((arrow) => arrow.move === move)) return board
    const next = slid(board, String(move))
    return next.cells.join() === board.cells.join() ? board : withNew({ ...board, ...next, before: { cells: board.cells, score: board.score } })
  },
  pace: () => 1000,
  score: ({ score }) => score,
  outcome: (board) => (board.cells.some((number) => number >= board.goal) ? 'won' : isStuck(board) ? 'lost' : 'on'),
  face: ({ cells, score, goal, side, before }) => ({
    meters: [
      { label: 'Score', value: score },
      { label: 'Largest', value: Math.max(...cells) },
      { label: 'Goal', value: goal },
    ],
    columns: side,
    cells: cells.map((number) => ({
      label: number === 0 ? 'empty' : String(number),
      text: number === 0 ? '' : String(number),
      tone: `n${Math.min(11, Math.log2(number || 1))}`,
    })),
    pads: [...arrows, { label: 'Undo', move: 'undo', keys: ['u', 'Backspace'], isOff: before === undefined, isMinor: true }],
    log: ['Push the numbers with the arrows: equal ones become one.'],
  }),
})
