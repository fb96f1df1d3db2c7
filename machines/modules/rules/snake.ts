import { below } from './chance.ts'
import { arrows, type Board, type Cell, ruled, steps } from './rule.ts'

interface Snake extends Board {
  readonly seed: number
  readonly level: number
  readonly side: number
  /** Places, head first. */
  readonly body: readonly number[]
  readonly way: string
  /** The way of the last step: turning back into oneself is not possible. */
  readonly gone: string
  readonly food: number
  readonly eaten: number
  readonly isDead: boolean
}
const goals = [10, 18, 28]
const opposite: Readonly<Record<string, string>> = { left: 'right', right: 'left', up: 'down', down: 'up' }

function fed(board: Snake): Snake {
  const free = Array.from({ length: board.side ** 2 }, (_, place) => place).filter((place) => !board.body.includes(place))
  const drawn = below(board.seed, Math.max(1, free.length))
  return { ...board, seed: drawn.seed, food: free[drawn.number] ?? -1 }
}

/** A snake that grows by what it eats and may not meet the wall or itself. */
export const snake = ruled<Snake>({
  start({ level, seed, size: side = 12 }) {
    const middle = Math.floor(side / 2) * (side - 1)
    return fed({ seed, level, side, body: [middle, middle - 1, middle - 2], way: 'right', gone: 'right', food: -1, eaten: 0, isDead: false })
  },
  move: (board, move) => (steps[move] && opposite[move] !== board.gone ? { ...board, way: String(move) } : board),
  tick(board) {
    const { side } = board
    const [head = 0] = board.body
    const [right, down] = steps[board.way] ?? [1, 0]
    const [x, y] = [(head % side) + right, Math.floor(head / side) + down]
    const next = y * side + x
    const eats = next === board.food
    const rest = eats ? board.body : board.body.slice(0, -1)
    if (x < 0 || y < 0 || x >= side || y >= side || rest.includes(next)) return { ...board, isDead: true }
    const moved = { ...board, body: [next, ...rest], gone: board.way, eaten: board.eaten + (eats ? 1 : 0) }
    return eats ? fed(moved) : moved
  },
  pace: ({ level, eaten }) => Math.max(90, 300 - level * 70 - eaten * 4),
  score: ({ eaten, level }) => eaten * 10 * (level + 1),
  outcome: ({ isDead, eaten, level }) => (isDead ? 'lost' : eaten >= (goals[level] ?? 10) ? 'won' : 'on'),
  face: ({ body, food, eaten, level, side }) => ({
    meters: [
      { label: 'Score', value: eaten * 10 * (level + 1) },
      { label: 'Eaten', value: eaten, most: goals[level] ?? 10 },
      { label: 'Length', value: body.length },
    ],
    columns: side,
    cells: Array.from({ length: side * side }, (_, place): Cell => {
      if (place === body[0]) return { tone: 'me', label: 'head' }
      if (body.includes(place)) return { tone: 'body', label: 'body' }
      return place === food ? { symbol: 'drop', tone: 'coin', label: 'food' } : { tone: 'way', label: '' }
    }),
    pads: arrows,
    log: [],
  }),
})
