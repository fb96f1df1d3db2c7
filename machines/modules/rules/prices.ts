import { chanceAfter } from './chance.ts'
import { type Cell, ruled } from './rule.ts'
import { ending, opened, purse, type Stakes, settled, staked, stakePads } from './stakes.ts'

interface Prices extends Stakes {
  readonly level: number
  readonly name: string
  readonly history: readonly number[]
  /** What was predicted, from which price, and how many prices are still to come. */
  readonly bet: { readonly way: 'up' | 'down'; readonly from: number; readonly left: number } | null
}
const width = 20
const height = 8
const first = 1000

/** One more price, by chance: it leans a little towards where it went before. */
function stepped(board: Prices): Prices {
  const drawn = chanceAfter(board.seed)
  const [before = first, now = first] = board.history.slice(-2)
  const lean = Math.sign(now - before) * [0.12, 0.06, 0][board.level]!
  const change = Math.round((drawn.share - 0.5 + lean) * 40) || 1
  return { ...board, seed: drawn.seed, history: [...board.history, Math.max(100, now + change)].slice(-width) }
}
const priceOf = ({ history }: Prices): number => history.at(-1) ?? first

function closed(board: Prices): Prices {
  const { bet } = board
  if (!bet) return board
  const now = priceOf(board)
  const isRight = bet.way === 'up' ? now > bet.from : now < bet.from
  return settled({ ...board, bet: null }, board.stake, isRight ? board.stake * 2 : now === bet.from ? board.stake : 0, `from ${bet.from} to ${now}.`)
}

/** A simulated price that goes up or down in the next moments: predict which. */
export const prices = ruled<Prices>({
  start({ level, seed, words }) {
    const board = opened(level, seed)
    const name = words[0] ?? 'Price'
    const begun: Prices = { ...board, level, name, history: [first, first + 4], bet: null }
    const filled = Array.from({ length: width - 2 }).reduce<Prices>(stepped, begun)
    return { ...filled, log: [...board.log, `${name} is simulated here: it is no real market.`] }
  },
  move(board, move) {
    const changed = board.bet === null ? staked(board, move) : undefined
    if (changed) return changed
    if (board.bet !== null || (move !== 'up' && move !== 'down') || board.stake > board.coins) return board
    return { ...board, bet: { way: move, from: priceOf(board), left: 4 } }
  },
  tick(board) {
    const next = stepped(board)
    if (!next.bet) return next
    const left = next.bet.left - 1
    return left > 0 ? { ...next, bet: { ...next.bet, left } } : closed(next)
  },
  pace: () => 900,
  score: ({ coins }) => coins,
  outcome: ending,
  face(board) {
    const [least, most] = [Math.min(...board.history), Math.max(...board.history)]
    const high = (price: number): number => Math.min(height - 1, Math.floor(((price - least) / Math.max(1, most - least)) * height))
    const cells = Array.from({ length: width * height }, (_, place): Cell => {
      const [row, at] = [height - 1 - Math.floor(place / width), place % width]
      const price = board.history[at]
      if (price === undefined || high(price) < row) return { label: '', tone: 'way' }
      return { label: '', tone: at === width - 1 ? 'me' : 'body' }
    })
    const { bet } = board
    return {
      meters: [{ label: `${board.name} (simulated)`, value: priceOf(board) }, ...purse(board)],
      columns: width,
      cells,
      pads: [
        { label: 'It rises', move: 'up', keys: ['ArrowUp', 'u'], note: `stake ${board.stake}`, isOff: bet !== null },
        { label: 'It falls', move: 'down', keys: ['ArrowDown', 'd'], note: `stake ${board.stake}`, isOff: bet !== null },
        ...stakePads(board).map((pad) => ({ ...pad, isOff: pad.isOff === true || bet !== null })),
      ],
      log: [
        bet ? `You predict that it ${bet.way === 'up' ? 'rises above' : 'falls below'} ${bet.from}: ${bet.left} more prices.` : 'Does it rise or fall?',
        ...board.log,
      ],
    }
  },
})
