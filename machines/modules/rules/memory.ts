import { mixed } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Memory extends Board {
  readonly symbols: readonly string[]
  readonly found: readonly number[]
  /** Places that are turned up, two at most. */
  readonly up: readonly number[]
  readonly turns: number
  readonly seconds: number
}
/** The pictures of cards for which no theme is chosen. */
const shapes = ['star', 'heart', 'moon', 'drop', 'bolt', 'diamond', 'sun', 'leaf', 'bell', 'flag']
const pairs = [6, 8, 10]

/** Pairs: two cards are turned up at a time, and those that are alike stay. */
export const memory = ruled<Memory>({
  start({ level, seed, theme = shapes }) {
    const chosen = mixed(theme, seed).slice(0, pairs[level])
    return { symbols: mixed([...chosen, ...chosen], seed + 1), found: [], up: [], turns: 0, seconds: 0 }
  },
  move(board, move) {
    const place = Number(move)
    const up = board.up.length === 2 ? [] : board.up
    if (board.found.includes(place) || up.includes(place) || board.symbols[place] === undefined) return board
    if (up.length === 0) return { ...board, up: [place] }
    const [first = -1] = up
    const isPair = board.symbols[first] === board.symbols[place]
    return { ...board, up: isPair ? [] : [first, place], found: isPair ? [...board.found, first, place] : board.found, turns: board.turns + 1 }
  },
  tick: (board) => ({ ...board, seconds: board.seconds + 1 }),
  pace: () => 1000,
  moves: ({ turns }) => turns,
  score: ({ found, turns, seconds }) => found.length * 50 - Math.max(0, turns - found.length / 2) * 10 - seconds,
  countsWhenDone: true,
  outcome: ({ found, symbols }) => (found.length === symbols.length ? 'won' : 'on'),
  face: ({ symbols, found, up, turns, seconds }) => ({
    meters: [
      { label: 'Pairs', value: `${found.length / 2} of ${symbols.length / 2}` },
      { label: 'Turns', value: turns },
      { label: 'Seconds', value: seconds },
    ],
    columns: symbols.length > 16 ? 5 : 4,
    cells: symbols.map((symbol, place) => {
      const isFound = found.includes(place)
      const isUp = isFound || up.includes(place)
      return {
        label: `Card ${place + 1}: ${isUp ? symbol : 'face down'}${isFound ? ', found' : ''}`,
        tone: isFound ? 'done' : isUp ? 'up' : 'back',
        ...(isUp ? { symbol } : { move: place }),
      }
    }),
    pads: [],
    log: [
      up.length === 2
        ? 'Not a pair. Turn up the next card.'
        : up.length === 1
          ? `Turned up: ${symbols[up[0] ?? 0]}. Now find the same one.`
          : 'Turn up a card.',
    ],
  }),
})
