import { below } from './chance.ts'
import { type Cell, ruled } from './rule.ts'
import { ending, opened, purse, type Stakes, settled, staked, stakePads } from './stakes.ts'

interface Reels extends Stakes {
  readonly lines: number
  /** Three rows of three, by symbol. */
  readonly shown: readonly number[]
  /** The lines that paid last. */
  readonly paying: readonly number[]
}
const symbols = ['star', 'diamond', 'bell', 'heart', 'leaf', 'coin'] as const
const pays = [100, 50, 35, 25, 18, 14]
/** How often each stands on a reel. */
const reel = symbols.flatMap((_, symbol) => Array.from({ length: symbol + 1 }, () => symbol))
const lines = [
  [3, 4, 5],
  [0, 1, 2],
  [6, 7, 8],
  [0, 4, 8],
  [6, 4, 2],
] as const
const names = ['the middle row', 'the top row', 'the bottom row', 'the falling diagonal', 'the rising diagonal']
const costOf = ({ stake, lines: bought }: Reels): number => stake * bought

function spun(board: Reels): Reels {
  let { seed } = board
  const shown = Array.from({ length: 9 }, () => {
    const drawn = below(seed, reel.length)
    seed = drawn.seed
    return reel[drawn.number]!
  })
  const paying = lines.flatMap((line, at) => (at < board.lines && line.every((place) => shown[place] === shown[line[0]]) ? [at] : []))
  const won = paying.reduce((sum, at) => sum + pays[shown[lines[at]![0]]!]! * board.stake, 0)
  const said = paying.length === 0 ? 'No line pays.' : `${paying.map((at) => names[at]).join(' and ')} pay${paying.length === 1 ? 's' : ''}.`
  const after = settled(board, costOf(board), won, said[0]!.toUpperCase() + said.slice(1))
  const bought = [5, 3, 1].find((one) => one <= board.lines && one * after.stake <= after.coins) ?? 1
  return { ...after, seed, shown, paying, lines: bought }
}

/** Three reels of three rows; three alike on a line that is played pay. */
export const reels = ruled<Reels>({
  start({ level, seed }) {
    const told = symbols.map((name, at) => `${name} ${pays[at]}`).join(', ')
    const board = opened(level, seed)
    return { ...board, stake: 5, lines: 1, shown: [0, 1, 2, 3, 4, 5, 2, 0, 1], paying: [], log: [...board.log, `Three alike pay, times the stake: ${told}.`] }
  },
  move(board, move) {
    const changed = staked(board, move)
    if (changed) return changed.stake * changed.lines > changed.coins ? { ...changed, lines: 1 } : changed
    const bought = Number(/^lines ([135])$/.exec(String(move))?.[1])
    if (bought > 0) return bought * board.stake > board.coins ? board : { ...board, lines: bought }
    return move === 'spin' && costOf(board) <= board.coins ? spun(board) : board
  },
  pace: () => 1000,
  score: ({ coins }) => coins,
  outcome: ending,
  face(board) {
    const bright = new Set<number>(board.paying.flatMap((at) => lines[at]!))
    return {
      meters: [...purse(board), { label: 'Pay lines', value: board.lines, most: 5 }],
      columns: 3,
      cells: board.shown.map((one, place): Cell => ({ symbol: symbols[one]!, label: symbols[one]!, tone: bright.has(place) ? 'me' : `k${one}` })),
      pads: [
        { label: 'Spin', move: 'spin', keys: ['Enter', ' ', 's'], note: `costs ${costOf(board)}`, isOff: costOf(board) > board.coins },
        ...[1, 3, 5].map((one) => ({
          label: one === 1 ? '1 line' : `${one} lines`,
          move: `lines ${one}`,
          isMinor: true,
          isOff: one === board.lines || one * board.stake > board.coins,
          ...(one === board.lines && { note: 'chosen' }),
        })),
        ...stakePads(board),
      ],
      log: board.log,
    }
  },
})
