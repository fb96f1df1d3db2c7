import { below } from './chance.ts'
import { type Cell, ruled } from './rule.ts'
import { ending, opened, purse, type Stakes, settled, staked, stakePads } from './stakes.ts'

interface Coin extends Stakes {
  readonly sides: readonly string[]
  readonly words: readonly string[]
}
const sides = ['Heads', 'Tails']

/** A stake on a side of a coin, which doubles where it lands so. */
export const coin = ruled<Coin>({
  start: ({ level, seed, words }) => ({ ...opened(level, seed), sides: [], words: words.slice(0, 20) }),
  move(board, move) {
    const changed = staked(board, move)
    if (changed) return changed
    if (!sides.includes(String(move))) return board
    const drawn = below(board.seed, 2)
    const side = sides[drawn.number]!
    const word = board.words[(board.rounds * 7) % Math.max(1, board.words.length)]
    const said = `You said ${String(move).toLowerCase()}, and ${side.toLowerCase()} it is.${word === undefined ? '' : ` ${word}`}`
    return { ...settled(board, board.stake, side === move ? board.stake * 2 : 0, said), seed: drawn.seed, sides: [side, ...board.sides].slice(0, 8) }
  },
  pace: () => 1000,
  score: ({ coins }) => coins,
  outcome: ending,
  face: (board) => ({
    meters: purse(board),
    columns: 8,
    cells: Array.from({ length: 8 }, (_, at): Cell => {
      const side = board.sides[at]
      return side === undefined ? { label: '', tone: 'way' } : { text: side[0]!, label: side, tone: at === 0 ? 'me' : side === 'Heads' ? 'coin' : 'field' }
    }),
    pads: [
      { label: 'Heads', move: 'Heads', keys: ['h'], note: `stake ${board.stake}` },
      { label: 'Tails', move: 'Tails', keys: ['t'], note: `stake ${board.stake}` },
      ...stakePads(board),
    ],
    log: board.log,
  }),
})
