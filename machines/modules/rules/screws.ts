import { mixed } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Screws extends Board {
  readonly level: number
  /** Columns of screws by colour; the last of each is on top and can be taken. */
  readonly stacks: readonly (readonly number[])[]
  readonly boxes: readonly { readonly colour: number; readonly filled: number }[]
  /** Colours of the boxes that come after these. */
  readonly coming: readonly number[]
  readonly holes: readonly number[]
  readonly full: number
  readonly isOver: boolean
  readonly told: string
}
const names = ['Orange', 'Red', 'Blue', 'Green', 'Purple', 'Pink']
const each = 3
const columns = 6
const holesMost = 5

/** The board where every screw in a hole that an open box takes has gone there, and full boxes are away. */
function sorted(board: Screws): Screws {
  const at = board.boxes.findIndex(({ filled }) => filled === each)
  if (at >= 0) {
    const [next, ...coming] = board.coming
    const boxes = board.boxes.flatMap((box, place) => (place !== at ? [box] : next === undefined ? [] : [{ colour: next, filled: 0 }]))
    return sorted({ ...board, boxes, coming, full: board.full + 1, told: `The ${names[board.boxes[at]!.colour]!.toLowerCase()} box is full, and away.` })
  }
  const open = new Set(board.boxes.map(({ colour }) => colour))
  const hole = board.holes.findIndex((colour) => open.has(colour))
  return hole < 0 ? board : sorted(boxed({ ...board, holes: board.holes.filter((_, place) => place !== hole) }, board.holes[hole]!))
}
function boxed(board: Screws, colour: number): Screws {
  const at = board.boxes.findIndex((box) => box.colour === colour && box.filled < each)
  return { ...board, boxes: board.boxes.map((box, place) => (place === at ? { ...box, filled: box.filled + 1 } : box)) }
}

/** Screws go into the box of their colour, or wait in one of few holes. */
export const screws = ruled<Screws>({
  start({ level, seed }) {
    const colours = Math.min(names.length, 4 + level)
    const rounds = 2 + level
    const order = Array.from({ length: rounds }, (_, round) =>
      mixed(
        Array.from({ length: colours }, (_, colour) => colour),
        seed + round,
      ),
    ).flat()
    // Screws of boxes that come late lie deep: what is on top can be sorted.
    const screwsInOrder = Array.from({ length: Math.ceil(order.length / 2) }, (_, at) =>
      mixed(
        order.slice(at * 2, at * 2 + 2).flatMap((colour) => [colour, colour, colour]),
        seed + 50 + at,
      ),
    ).flat()
    const stacks = Array.from({ length: columns }, (_, column) => screwsInOrder.filter((_, at) => at % columns === column).toReversed())
    return {
      level,
      stacks,
      boxes: order.slice(0, 2).map((colour) => ({ colour, filled: 0 })),
      coming: order.slice(2),
      holes: [],
      full: 0,
      isOver: false,
      told: 'Press a screw on top: it goes into the box of its colour.',
    }
  },
  move(board, move) {
    const stack = typeof move === 'number' ? board.stacks[move] : undefined
    const colour = stack?.at(-1)
    if (colour === undefined || board.isOver) return board
    const name = names[colour]!
    const stacks = board.stacks.map((one, at) => (at === move ? one.slice(0, -1) : one))
    if (board.boxes.some((box) => box.colour === colour && box.filled < each))
      return sorted(boxed({ ...board, stacks, told: `${name} goes into its box.` }, colour))
    if (board.holes.length >= holesMost) return { ...board, isOver: true, told: 'No hole is free.' }
    return { ...board, stacks, holes: [...board.holes, colour], told: `No open box is ${name.toLowerCase()}: the screw waits in a hole.` }
  },
  pace: () => 1000,
  score: ({ full, holes, level }) => full * 30 * (level + 1) - holes.length * 5,
  outcome: ({ boxes, isOver }) => (boxes.length === 0 ? 'won' : isOver ? 'lost' : 'on'),
  face(board) {
    const empty: Cell = { label: '', tone: 'way' }
    const row = (cells: readonly Cell[]): Cell[] => [...cells, ...Array.from({ length: columns - cells.length }, () => empty)].slice(0, columns)
    const box = (at: number): Cell[] => {
      const one = board.boxes[at]
      if (!one) return [empty, empty, empty]
      return Array.from({ length: each }, (_, place) => ({
        ...(place < one.filled ? { symbol: 'screw' } : { text: '' }),
        tone: `k${one.colour} is-box`,
        label: `${names[one.colour]} box, place ${place + 1}: ${place < one.filled ? 'full' : 'free'}`,
      }))
    }
    const waiting = Array.from({ length: holesMost }, (_, at): Cell => {
      const colour = board.holes[at]
      return colour === undefined
        ? { text: '', label: `Hole ${at + 1}: free`, tone: 'gap' }
        : { symbol: 'screw', label: `Hole ${at + 1}: ${names[colour]!.toLowerCase()}`, tone: `k${colour}` }
    })
    const deep = Math.max(1, ...board.stacks.map((stack) => stack.length))
    const stacked = Array.from({ length: Math.min(4, deep) }, (_, depth) =>
      board.stacks.map((stack, column): Cell => {
        const colour = stack.at(-1 - depth)
        if (colour === undefined) return empty
        const on = depth === 0 ? { move: column } : {}
        return {
          symbol: 'screw',
          tone: `k${colour}${depth === 0 ? '' : ' is-below'}`,
          label: `Column ${column + 1}: ${names[colour]!.toLowerCase()}${depth === 0 ? '' : ', below'}`,
          ...on,
        }
      }),
    ).flat()
    return {
      meters: [
        { label: 'Boxes filled', value: board.full, most: board.full + board.boxes.length + board.coming.length },
        { label: 'Screws left', value: board.stacks.reduce((sum, { length }) => sum + length, 0) },
        { label: 'Holes free', value: holesMost - board.holes.length },
      ],
      columns,
      cells: [...box(0), ...box(1), ...row(waiting), ...stacked],
      pads: [],
      log: [board.told],
    }
  },
})
