import { below } from './chance.ts'
import { type Board, type Cell, ruled, sideways } from './rule.ts'

interface Runner extends Board {
  readonly seed: number
  readonly level: number
  readonly lane: number
  /** Rows from the far end to the near one; in each lane nothing, an obstacle or a coin. */
  readonly rows: readonly (readonly ('' | 'block' | 'coin')[])[]
  readonly lives: number
  readonly coins: number
  readonly way: number
  readonly said: string
}
const lanes = 3
const sight = 7
const goals = [60, 90, 120]

function nextRow(seed: number, level: number, way: number): { readonly seed: number; readonly row: readonly ('' | 'block' | 'coin')[] } {
  const kind = below(seed, 10)
  const lane = below(kind.seed, lanes)
  const row: ('' | 'block' | 'coin')[] = ['', '', '']
  if (way % 2 === 0 || kind.number > 6 + level) return { seed: lane.seed, row }
  const coin = below(lane.seed, lanes)
  row[lane.number] = 'block'
  if (level > 0 && kind.number < 2) row[(lane.number + 1) % lanes] = 'block'
  if (row[coin.number] === '') row[coin.number] = 'coin'
  return { seed: coin.seed, row }
}

/** What the visitor's own lane meets as the way moves on by one. */
function met(board: Runner): Runner {
  const here = board.rows.at(-1)?.[board.lane] ?? ''
  if (here === '') return { ...board, said: '' }
  const rows = board.rows.map((row, at) => (at === board.rows.length - 1 ? row.map((one, lane) => (lane === board.lane ? '' : one)) : row))
  return here === 'coin'
    ? { ...board, rows, coins: board.coins + 1, said: 'A coin.' }
    : { ...board, rows, lives: board.lives - 1, said: `Hit. ${board.lives - 1} lives left.` }
}

/** A way in three lanes that comes nearer by itself: keep clear of what stands there, and collect coins. */
export const runner = ruled<Runner>({
  start: ({ level, seed }) => ({
    seed,
    level,
    lane: 1,
    rows: Array.from({ length: sight }, () => ['', '', ''] as const),
    lives: 3,
    coins: 0,
    way: 0,
    said: 'Steer with left and right.',
  }),
  move(board, move) {
    const lane = move === 'left' ? board.lane - 1 : move === 'right' ? board.lane + 1 : board.lane
    return lane < 0 || lane >= lanes || lane === board.lane ? board : met({ ...board, lane })
  },
  tick(board) {
    const { seed, row } = nextRow(board.seed, board.level, board.way)
    return met({ ...board, seed, rows: [row, ...board.rows.slice(0, sight - 1)], way: board.way + 1 })
  },
  pace: ({ level, way }) => Math.max(170, 520 - level * 110 - way * 2),
  score: ({ way, coins }) => way * 5 + coins * 20,
  figures: ({ coins }) => ({ coins }),
  outcome: ({ lives, way, level }) => (lives <= 0 ? 'lost' : way >= (goals[level] ?? 60) ? 'won' : 'on'),
  face: ({ rows, lane, lives, coins, way, level, said }) => ({
    meters: [
      { label: 'Score', value: way * 5 + coins * 20 },
      { label: 'Lives', value: lives },
      { label: 'Coins', value: coins },
      { label: 'Way', value: way, most: goals[level] ?? 60 },
    ],
    columns: lanes,
    cells: rows.flatMap((row, at) =>
      row.map((one, place): Cell => {
        const isMe = at === rows.length - 1 && place === lane
        if (isMe) return { symbol: 'craft', tone: 'me', label: 'You' }
        return one === '' ? { tone: 'way', label: '' } : { symbol: one === 'coin' ? 'coin' : 'rock', tone: one, label: one === 'coin' ? 'coin' : 'obstacle' }
      }),
    ),
    pads: sideways,
    log: [said],
  }),
})
