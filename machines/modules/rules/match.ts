import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Match extends Board {
  readonly seed: number
  readonly cells: readonly number[]
  readonly held: number
  readonly score: number
  readonly moves: number
  readonly goal: number
  readonly said: string
}
const side = 7
const kinds = ['star', 'heart', 'drop', 'leaf', 'diamond', 'sun']
const names = kinds

function filled(cells: readonly number[], seed: number): { readonly cells: number[]; readonly seed: number } {
  let now = seed
  const full = cells.map((kind) => {
    if (kind >= 0) return kind
    const drawn = below(now, kinds.length)
    now = drawn.seed
    return drawn.number
  })
  return { cells: full, seed: now }
}
/** Places that are part of three alike in a row or column. */
export function matched(cells: readonly number[]): number[] {
  const found = new Set<number>()
  for (let place = 0; place < side * side; place += 1) {
    for (const step of [1, side]) {
      if ((step === 1 && place % side > side - 3) || (step === side && place >= side * (side - 2))) continue
      const three = [place, place + step, place + step * 2]
      if (cells[place] !== undefined && cells[place]! >= 0 && three.every((one) => cells[one] === cells[place])) for (const one of three) found.add(one)
    }
  }
  return [...found]
}
function fallen(cells: readonly number[]): number[] {
  const next = [...cells]
  for (let column = 0; column < side; column += 1) {
    const kept = Array.from({ length: side }, (_, row) => cells[row * side + column]!).filter((kind) => kind >= 0)
    for (let row = 0; row < side; row += 1) next[row * side + column] = kept[row - (side - kept.length)] ?? -1
  }
  return next
}
/** Takes away what is alike until nothing is; answers with how much that was. */
function settled(board: Match): Match {
  let { cells, seed, score } = board
  let found = matched(cells)
  let taken = 0
  while (found.length > 0 && taken < 500) {
    taken += found.length
    score += found.length * 10
    const filling = filled(fallen(cells.map((kind, place) => (found.includes(place) ? -1 : kind))), seed)
    cells = filling.cells
    seed = filling.seed
    found = matched(cells)
  }
  return { ...board, cells, seed, score, said: taken > 0 ? `${taken} matched.` : board.said }
}
const areBeside = (a: number, b: number): boolean => Math.abs((a % side) - (b % side)) + Math.abs(Math.floor(a / side) - Math.floor(b / side)) === 1

/** Three alike in a row: exchange two neighbours. */
export const match = ruled<Match>({
  start({ level, seed }) {
    const filling = filled(
      Array.from({ length: side * side }, () => -1),
      seed,
    )
    const goal = [600, 1000, 1500][level] ?? 600
    return { ...settled({ ...filling, held: -1, score: 0, moves: 25, goal, said: '' }), score: 0, said: 'Choose two neighbours to exchange.' }
  },
  move(board, move) {
    const place = Number(move)
    if (board.cells[place] === undefined || board.moves === 0) return board
    if (board.held < 0 || !areBeside(board.held, place)) return { ...board, held: board.held === place ? -1 : place }
    const cells = [...board.cells]
    ;[cells[board.held], cells[place]] = [cells[place]!, cells[board.held]!]
    if (matched(cells).length === 0) return { ...board, held: -1, said: 'That makes no three alike.' }
    return settled({ ...board, cells, held: -1, moves: board.moves - 1 })
  },
  pace: () => 1000,
  score: ({ score, moves }) => score + moves * 5,
  outcome: ({ score, goal, moves }) => (score >= goal ? 'won' : moves === 0 ? 'lost' : 'on'),
  face: ({ cells, held, score, moves, goal, said }) => ({
    meters: [
      { label: 'Score', value: score, most: goal },
      { label: 'Moves left', value: moves },
    ],
    columns: side,
    cells: cells.map((kind, place) => ({
      symbol: kinds[kind] ?? 'star',
      tone: place === held ? 'me' : `k${kind}`,
      label: `Row ${Math.floor(place / side) + 1}, column ${(place % side) + 1}: ${names[kind]}${place === held ? ', chosen' : ''}`,
      move: place,
    })),
    pads: [],
    log: [said],
  }),
})
