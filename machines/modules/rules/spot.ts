import { below, mixed } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Spot extends Board {
  /** What stands in the left picture, and in the right one, by place. */
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly found: readonly number[]
  readonly misses: number
  readonly time: number
}
const side = 4
const shapes = ['star', 'heart', 'moon', 'drop', 'bolt', 'diamond', 'sun', 'leaf', 'bell', 'flag']
const counts = [3, 5, 7]
const times = [60, 60, 70]

/** Two pictures that are alike but for a few places, and a time to find them in. */
export const spot = ruled<Spot>({
  start({ level, seed }) {
    let now = seed
    const left = Array.from({ length: side * side }, () => {
      const drawn = below(now, shapes.length)
      now = drawn.seed
      return shapes[drawn.number] as string
    })
    const changed = mixed(
      left.map((_, place) => place),
      now,
    ).slice(0, counts[level])
    const right = left.map((shape, place) => (changed.includes(place) ? (shapes[(shapes.indexOf(shape) + 1 + (place % 8)) % shapes.length] as string) : shape))
    return { left, right, found: [], misses: 0, time: times[level] ?? 60 }
  },
  move(board, move) {
    const place = Number(move)
    if (board.left[place] === undefined || board.found.includes(place)) return board
    return board.left[place] === board.right[place]
      ? { ...board, misses: board.misses + 1, time: board.time - 3 }
      : { ...board, found: [...board.found, place] }
  },
  tick: (board) => ({ ...board, time: board.time - 1 }),
  pace: () => 1000,
  score: ({ found, misses, time }) => found.length * 50 + Math.max(0, time) * 3 - misses * 10,
  outcome: ({ left, right, found, time }) =>
    left.every((shape, place) => shape === right[place] || found.includes(place)) ? 'won' : time <= 0 ? 'lost' : 'on',
  face({ left, right, found, misses, time }) {
    const all = left.filter((shape, place) => shape !== right[place]).length
    const cell = (shape: string, place: number, name: string): Cell => ({
      symbol: shape,
      tone: found.includes(place) ? 'done' : 'field',
      label: `${name} picture, row ${Math.floor(place / side) + 1}, column ${(place % side) + 1}: ${shape}${found.includes(place) ? ', found' : ''}`,
      ...(!found.includes(place) && { move: place }),
    })
    return {
      meters: [
        { label: 'Differences', value: found.length, most: all },
        { label: 'Seconds left', value: Math.max(0, time) },
        { label: 'Misses', value: misses },
      ],
      columns: side * 2 + 1,
      cells: Array.from({ length: side }, (_, row) => [
        ...left.slice(row * side, row * side + side).map((shape, at) => cell(shape, row * side + at, 'Left')),
        { tone: 'gap', label: '' },
        ...right.slice(row * side, row * side + side).map((shape, at) => cell(shape, row * side + at, 'Right')),
      ]).flat(),
      pads: [],
      log: ['Press what differs between the left and the right picture; a miss costs three seconds.'],
    }
  },
})
