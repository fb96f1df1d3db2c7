import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Realm extends Board {
  readonly seed: number
  /** What is gathered, made and built, in the site's words. */
  readonly names: readonly [string, string, string]
  readonly turn: number
  readonly turns: number
  readonly food: number
  readonly goods: number
  readonly coins: number
  readonly fields: number
  readonly works: number
  readonly homes: number
  readonly knowledge: number
  readonly goal: number
  readonly log: readonly string[]
}
const costs = { field: 20, works: 35, home: 30, study: 40 } as const
const people = ({ homes }: Realm): number => homes * 4
const told = (board: Realm, line: string): Realm => ({ ...board, log: [line, ...board.log].slice(0, 6) })
/** What a turn brings: each field and each works needs a person. */
export function yieldOf(board: Realm): { readonly food: number; readonly goods: number } {
  const farmers = Math.min(board.fields, people(board))
  const makers = Math.min(board.works, Math.max(0, people(board) - farmers))
  return { food: farmers * (6 + board.knowledge) - people(board), goods: makers * (4 + board.knowledge) }
}
const events: readonly ((board: Realm) => Realm)[] = [
  (board) => told({ ...board, food: board.food + 12 }, 'A good harvest: 12 more.'),
  (board) => told({ ...board, coins: board.coins + 15 }, 'A merchant leaves 15 coins.'),
  (board) => told({ ...board, food: Math.max(0, board.food - 10) }, 'Bad weather: 10 less.'),
  (board) => told({ ...board, goods: board.goods + 6 }, 'A lucky find: 6 more.'),
]
function built(board: Realm, kind: keyof typeof costs, change: Partial<Realm>, said: string): Realm {
  return board.coins < costs[kind] ? board : told({ ...board, ...change, coins: board.coins - costs[kind] }, said)
}

/** Turn by turn: gather, make, sell, build and learn, until the goal is reached in time. */
export const realm = ruled<Realm>({
  start({ level, words, seed }) {
    const names: [string, string, string] = [words[0] ?? 'food', words[1] ?? 'goods', words[2] ?? 'town']
    return {
      seed,
      names,
      turn: 1,
      turns: 24 - level * 2,
      food: 30,
      goods: 10,
      coins: 60,
      fields: 2,
      works: 1,
      homes: 1,
      knowledge: 0,
      goal: [300, 420, 560][level] ?? 300,
      log: [`Turn 1: reach ${[300, 420, 560][level] ?? 300} coins.`],
    }
  },
  move(board, move) {
    if (move === 'field') return built(board, 'field', { fields: board.fields + 1 }, 'One more field.')
    if (move === 'works') return built(board, 'works', { works: board.works + 1 }, 'One more works.')
    if (move === 'home') return built(board, 'home', { homes: board.homes + 1 }, 'One more home: four more people.')
    if (move === 'study') return built(board, 'study', { knowledge: board.knowledge + 1 }, 'What is learned makes every hand do more.')
    if (move === 'sell')
      return board.goods === 0 ? board : told({ ...board, goods: 0, coins: board.coins + board.goods * 3 }, `${board.goods} sold for ${board.goods * 3} coins.`)
    if (move === 'market') return board.food < 10 ? board : told({ ...board, food: board.food - 10, coins: board.coins + 8 }, '10 sold for 8 coins.')
    if (move !== 'turn') return board
    const { food, goods } = yieldOf(board)
    const starved = board.food + food < 0
    const drawn = below(board.seed, 12)
    const next = told(
      {
        ...board,
        seed: drawn.seed,
        turn: board.turn + 1,
        food: Math.max(0, board.food + food),
        goods: board.goods + goods,
        homes: starved ? Math.max(1, board.homes - 1) : board.homes,
      },
      starved
        ? `Turn ${board.turn + 1}: too little ${board.names[0]}, people leave.`
        : `Turn ${board.turn + 1}: ${food >= 0 ? '+' : ''}${food} ${board.names[0]}, +${goods} ${board.names[1]}.`,
    )
    return events[drawn.number]?.(next) ?? next
  },
  pace: () => 1000,
  score: ({ coins, fields, works, homes, knowledge, turn, turns }) => coins + (fields + works + homes + knowledge) * 10 + Math.max(0, turns - turn) * 5,
  outcome: ({ coins, goal, turn, turns }) => (coins >= goal ? 'won' : turn > turns ? 'lost' : 'on'),
  face(board) {
    const { food, goods } = yieldOf(board)
    const [first, second] = board.names
    const off = (kind: keyof typeof costs) => ({ note: `${costs[kind]} coins`, isOff: board.coins < costs[kind] })
    const named = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
    return {
      meters: [
        { label: 'Coins', value: board.coins, most: board.goal },
        { label: named(first), value: `${board.food} (${food >= 0 ? '+' : ''}${food})` },
        { label: named(second), value: `${board.goods} (+${goods})` },
        { label: 'People', value: people(board) },
        { label: 'Turn', value: Math.min(board.turn, board.turns), most: board.turns },
      ],
      columns: 1,
      cells: [],
      pads: [
        { label: 'End turn', move: 'turn', keys: ['Enter', 'e'] },
        { label: `Build field (${board.fields})`, move: 'field', ...off('field') },
        { label: `Build works (${board.works})`, move: 'works', ...off('works') },
        { label: `Build home (${board.homes})`, move: 'home', ...off('home') },
        { label: `Learn (${board.knowledge})`, move: 'study', ...off('study') },
        { label: `Sell ${second}`, move: 'sell', note: `${board.goods * 3} coins`, isOff: board.goods === 0 },
        { label: `Sell 10 ${first}`, move: 'market', note: '8 coins', isOff: board.food < 10 },
      ],
      log: board.log,
    }
  },
})
