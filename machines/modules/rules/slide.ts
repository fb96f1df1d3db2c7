import { below } from './chance.ts'
import { arrows, type Board, ruled, steps, turnedBack } from './rule.ts'

interface Slide extends Board {
  readonly side: number
  /** Numbers by place; 0 is the gap. */
  readonly cells: readonly number[]
  /** Where the gap goes back to, step by step, until all tiles are in order. */
  readonly home: readonly number[]
  /** Where the gap was before each move. */
  readonly played: readonly number[]
  readonly hinted: number | null
  readonly seconds: number
}

function swapped(board: Slide, place: number): Slide {
  const { cells, side, home } = board
  const gap = cells.indexOf(0)
  const isBeside = Math.abs((place % side) - (gap % side)) + Math.abs(Math.floor(place / side) - Math.floor(gap / side)) === 1
  const moved = cells[place]
  if (!isBeside || moved === undefined) return board
  return {
    ...board,
    hinted: null,
    home: home.at(-1) === place ? home.slice(0, -1) : [...home, gap],
    played: [...board.played, gap],
    cells: cells.map((number, at) => (at === gap ? moved : at === place ? 0 : number)),
  }
}
/** The place whose tile moves into the gap in a direction; -1 for none. */
function sourceOf({ cells, side }: Slide, [x, y]: readonly [number, number]): number {
  const gap = cells.indexOf(0)
  const [column, row] = [(gap % side) - x, Math.floor(gap / side) - y]
  return column < 0 || row < 0 || column >= side || row >= side ? -1 : row * side + column
}

/** Numbered tiles and one gap: put them in order. */
export const slide = ruled<Slide>({
  start({ level, seed, size = level + 3 }) {
    const side = size
    let board: Slide = { side, cells: [...Array.from({ length: side * side - 1 }, (_, at) => at + 1), 0], home: [], played: [], hinted: null, seconds: 0 }
    let now = seed
    for (let turn = 0; turn < side * side * 12; turn += 1) {
      const drawn = below(now, 4)
      now = drawn.seed
      board = swapped(board, sourceOf(board, Object.values(steps)[drawn.number] as readonly [number, number]))
    }
    const isDone = board.cells.every((number, at) => number === 0 || number === at + 1)
    return { ...(isDone ? swapped(board, side * side - 2) : board), played: [] }
  },
  move(board, move) {
    if (move === 'hint') return { ...board, hinted: board.home.at(-1) ?? null }
    if (move === 'undo') return { ...swapped(board, board.played.at(-1) ?? -1), played: board.played.slice(0, -1) }
    return swapped(board, typeof move === 'number' ? move : steps[move] ? sourceOf(board, steps[move]) : -1)
  },
  tick: (board) => ({ ...board, seconds: board.seconds + 1 }),
  pace: () => 1000,
  moves: ({ played }) => played.length,
  score: ({ side, played, seconds }) => side * side * 100 - played.length * 2 - seconds,
  countsWhenDone: true,
  outcome: ({ cells }) => (cells.every((number, at) => number === (at + 1) % cells.length) ? 'won' : 'on'),
  face: ({ side, cells, played, hinted, seconds }) => ({
    meters: [
      { label: 'Moves', value: played.length },
      { label: 'Seconds', value: seconds },
      { label: 'In place', value: cells.filter((number, at) => number === at + 1).length, most: side * side - 1 },
    ],
    columns: side,
    cells: cells.map((number, place) =>
      number === 0
        ? { label: 'gap', tone: 'gap' }
        : {
            ...{ label: `Tile ${number}${place === hinted ? ', move this one' : ''}`, text: String(number), move: place },
            ...(place === hinted ? { tone: 'goal', symbol: 'star' } : { tone: number === place + 1 ? 'done' : 'me' }),
          },
    ),
    pads: [...arrows, ...turnedBack(played.length > 0)],
    log: [hinted === null ? 'Press a tile beside the gap, or use the arrows.' : `Hint: move tile ${cells[hinted]}.`],
  }),
})
