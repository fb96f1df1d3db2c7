import { below } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Blocks extends Board {
  readonly seed: number
  readonly level: number
  /** Kinds by place, -1 for none. */
  readonly cells: readonly number[]
  readonly kind: number
  readonly turned: number
  readonly x: number
  readonly y: number
  readonly next: number
  readonly lines: number
  readonly score: number
  readonly isFull: boolean
}
const wide = 10
const high = 16
const goals = [6, 12, 20]
/** Squares of each piece, as column and row from its own corner. */
const pieces: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  [
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  [
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
]
const sizes = [4, 2, 3, 3, 3, 3, 3]

function squares({ kind, turned, x, y }: Pick<Blocks, 'kind' | 'turned' | 'x' | 'y'>): (readonly [number, number])[] {
  const size = sizes[kind] ?? 3
  let all = [...(pieces[kind] ?? [])]
  for (let turn = 0; turn < turned; turn += 1) all = all.map(([column, row]) => [size - 1 - row, column])
  return all.map(([column, row]) => [column + x, row + y])
}
const fits = (board: Blocks): boolean =>
  squares(board).every(([column, row]) => column >= 0 && column < wide && row < high && (row < 0 || board.cells[row * wide + column] === -1))
const tried = (board: Blocks, change: Partial<Blocks>): Blocks => (fits({ ...board, ...change }) ? { ...board, ...change } : board)

/** The piece laid down, full lines taken away, and the next piece at the top. */
function landed(board: Blocks): Blocks {
  const laid = [...board.cells]
  for (const [column, row] of squares(board)) if (row >= 0) laid[row * wide + column] = board.kind
  const rows = Array.from({ length: high }, (_, row) => laid.slice(row * wide, row * wide + wide)).filter((row) => row.includes(-1))
  const gone = high - rows.length
  const drawn = below(board.seed, pieces.length)
  const cells = [...Array.from({ length: gone * wide }, () => -1), ...rows.flat()]
  const next = { ...board, seed: drawn.seed, cells, kind: board.next, turned: 0, x: 3, y: 0, next: drawn.number, lines: board.lines + gone }
  return { ...next, score: board.score + 4 + gone * gone * 50, isFull: !fits(next) }
}

/** Pieces that fall: turn and place them so that whole lines fill. */
export const blocks = ruled<Blocks>({
  start({ level, seed }) {
    const first = below(seed, pieces.length)
    const second = below(first.seed, pieces.length)
    const cells = Array.from({ length: wide * high }, () => -1)
    return { seed: second.seed, level, cells, kind: first.number, turned: 0, x: 3, y: 0, next: second.number, lines: 0, score: 0, isFull: false }
  },
  move(board, move) {
    if (move === 'left') return tried(board, { x: board.x - 1 })
    if (move === 'right') return tried(board, { x: board.x + 1 })
    if (move === 'turn') return tried(board, { turned: (board.turned + 1) % 4 })
    if (move === 'down') return tried(board, { y: board.y + 1 })
    if (move !== 'drop') return board
    let now = board
    for (let next = tried(now, { y: now.y + 1 }); next !== now; next = tried(now, { y: now.y + 1 })) now = next
    return landed(now)
  },
  tick(board) {
    const next = tried(board, { y: board.y + 1 })
    return next === board ? landed(board) : next
  },
  pace: ({ level, lines }) => Math.max(120, 700 - level * 180 - lines * 12),
  score: ({ score }) => score,
  outcome: ({ isFull, lines, level }) => (isFull ? 'lost' : lines >= (goals[level] ?? 6) ? 'won' : 'on'),
  face(board) {
    const falling = new Set(squares(board).map(([column, row]) => row * wide + column))
    return {
      meters: [
        { label: 'Score', value: board.score },
        { label: 'Lines', value: board.lines, most: goals[board.level] ?? 6 },
        { label: 'Next', value: ['bar', 'square', 'T', 'S', 'Z', 'J', 'L'][board.next] ?? '' },
      ],
      columns: wide,
      cells: board.cells.map((kind, place): Cell => {
        const shown = falling.has(place) ? board.kind : kind
        return shown < 0 ? { tone: 'way', label: '' } : { tone: `k${shown % 6}`, label: 'filled' }
      }),
      pads: [
        { label: 'Left', move: 'left', keys: ['ArrowLeft', 'a'] },
        { label: 'Turn', move: 'turn', keys: ['ArrowUp', 'w'] },
        { label: 'Right', move: 'right', keys: ['ArrowRight', 'd'] },
        { label: 'Down', move: 'down', keys: ['ArrowDown', 's'] },
        { label: 'Drop', move: 'drop', keys: [' '] },
      ],
      log: [],
    }
  },
})
