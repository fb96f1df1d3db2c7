import { below } from './chance.ts'
import { type Cell, ruled } from './rule.ts'
import { ending, opened, purse, type Stakes, settled, staked, stakePads } from './stakes.ts'

interface Colours extends Stakes {
  /** Seconds until the round is drawn. */
  readonly left: number
  readonly chosen: string | null
  readonly drawn: readonly string[]
}
const sides = [
  { name: 'Red', tone: 'k1', times: 2, share: 9 },
  { name: 'Green', tone: 'k3', times: 2, share: 9 },
  { name: 'Violet', tone: 'k4', times: 8, share: 2 },
] as const
const seconds = 12
const bag = sides.flatMap(({ name, share }) => Array.from({ length: share }, () => name))

function drawnAt(board: Colours): Colours {
  const drawn = below(board.seed, bag.length)
  const colour = bag[drawn.number]!
  const times = sides.find(({ name }) => name === colour)!.times
  const next = { ...board, seed: drawn.seed, left: seconds, chosen: null, drawn: [colour, ...board.drawn].slice(0, 9) }
  if (board.chosen === null) return { ...next, log: [`${colour} was drawn: nothing was at stake.`, ...board.log].slice(0, 6) }
  return settled(next, board.stake, colour === board.chosen ? board.stake * times : 0, `${colour} is drawn, you predicted ${board.chosen.toLowerCase()}.`)
}

/** The colour of the next draw is predicted before its time is over. */
export const colours = ruled<Colours>({
  start: ({ level, seed }) => ({ ...opened(level, seed), left: seconds, chosen: null, drawn: [] }),
  move(board, move) {
    const changed = staked(board, move)
    if (changed) return changed
    if (move === 'draw') return board.chosen === null ? board : drawnAt(board)
    const found = sides.find(({ name }) => name === move)
    return found && board.stake <= board.coins ? { ...board, chosen: found.name } : board
  },
  tick: (board) => (board.left > 1 ? { ...board, left: board.left - 1 } : drawnAt(board)),
  pace: () => 1000,
  score: ({ coins }) => coins,
  outcome: ending,
  face: (board) => ({
    meters: [...purse(board), { label: 'Draw in', value: board.left, most: seconds }],
    columns: 3,
    cells: [
      ...sides.map(
        ({ name, tone, times }): Cell => ({
          text: `${name} ×${times}`,
          tone: board.chosen === name ? `${tone} is-chosen` : tone,
          label: `${name} ×${times}: predict it${board.chosen === name ? ', chosen' : ''}`,
          move: name,
        }),
      ),
    ],
    pads: [{ label: 'Draw now', move: 'draw', keys: ['Enter'], isOff: board.chosen === null }, ...stakePads(board)],
    log: [
      board.chosen === null ? 'Predict a colour.' : `You predict ${board.chosen.toLowerCase()} with ${board.stake} coins.`,
      ...(board.drawn.length > 0 ? [`Drawn last: ${board.drawn.join(', ')}`] : []),
      ...board.log,
    ],
  }),
})
