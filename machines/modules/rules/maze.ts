import { below, mixed } from './chance.ts'
import { arrows, type Board, type Cell, ruled, steps } from './rule.ts'

interface Maze extends Board {
  readonly side: number
  /** Places that can be walked. */
  readonly open: readonly number[]
  readonly at: number
  /** Places of what has to be collected first, and whether each is. */
  readonly clues: readonly number[]
  readonly found: readonly number[]
  readonly steps: number
  readonly seconds: number
}
const sides = [9, 13, 15]

/** Ways dug from cell to cell, each cell once, by chance. */
function dug(side: number, seed: number): number[] {
  const open = new Set([side + 1])
  const path = [side + 1]
  let now = seed
  while (path.length > 0) {
    const here = path.at(-1) as number
    const [x, y] = [here % side, Math.floor(here / side)]
    const ways = mixed(Object.values(steps), now).filter(([right, down]) => {
      const [column, row] = [x + right * 2, y + down * 2]
      return column > 0 && row > 0 && column < side - 1 && row < side - 1 && !open.has(row * side + column)
    })
    now = below(now, 2).seed
    const [way] = ways
    if (!way) path.pop()
    else {
      const between = here + way[0] + way[1] * side
      const next = between + way[0] + way[1] * side
      open.add(between).add(next)
      path.push(next)
    }
  }
  return [...open]
}
const goalOf = (side: number): number => side * (side - 1) - 2

/** A maze: collect the clues, then reach the way out. */
export const maze = ruled<Maze>({
  start({ level, seed }) {
    const side = sides[level] ?? 9
    const open = dug(side, seed)
    const clues = mixed(
      open.filter((place) => place !== side + 1 && place !== goalOf(side)),
      seed + 7,
    ).slice(0, level + 2)
    return { side, open, at: side + 1, clues, found: [], steps: 0, seconds: 0 }
  },
  move(board, move) {
    const way = steps[move]
    const at = way ? board.at + way[0] + way[1] * board.side : board.at
    if (at === board.at || !board.open.includes(at)) return board
    return { ...board, at, steps: board.steps + 1, found: board.clues.includes(at) && !board.found.includes(at) ? [...board.found, at] : board.found }
  },
  tick: (board) => ({ ...board, seconds: board.seconds + 1 }),
  pace: () => 1000,
  score: ({ side, found, steps: gone, seconds }) => side * 30 + found.length * 50 - gone - seconds * 2,
  countsWhenDone: true,
  outcome: ({ at, side, found, clues }) => (at === goalOf(side) && found.length === clues.length ? 'won' : 'on'),
  face: ({ side, open, at, clues, found, steps: gone, seconds }) => ({
    meters: [
      { label: 'Clues', value: found.length, most: clues.length },
      { label: 'Steps', value: gone },
      { label: 'Seconds', value: seconds },
    ],
    columns: side,
    cells: Array.from({ length: side * side }, (_, place): Cell => {
      if (place === at) return { symbol: 'craft', tone: 'me', label: 'You' }
      if (place === goalOf(side)) return { symbol: 'flag', tone: 'goal', label: 'way out' }
      if (clues.includes(place) && !found.includes(place)) return { symbol: 'star', tone: 'coin', label: 'clue' }
      return open.includes(place) ? { tone: 'way', label: '' } : { tone: 'wall', label: '' }
    }),
    pads: arrows,
    log: [found.length < clues.length ? 'Collect every clue, then reach the flag.' : 'All clues found: now to the flag.'],
  }),
})
