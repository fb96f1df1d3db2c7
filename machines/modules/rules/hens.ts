import { type Board, ruled } from './rule.ts'

interface Hens extends Board {
  readonly level: number
  /** Seconds that each hen still has food for, how far her next egg is, and what lies in her nest. */
  readonly hens: readonly { readonly fed: number; readonly way: number; readonly eggs: number }[]
  readonly feed: number
  readonly eggs: number
  readonly sold: number
  readonly coins: number
  readonly left: number
  readonly told: string
}
const goals = [12, 20, 30]
const laying = 5
const hen = { fed: 0, way: 0, eggs: 0 }
const costs = { feed: 4, hen: 20 }
const gathered = ({ eggs, sold }: Hens): number => eggs + sold

/** Hens that lay while they are fed; eggs are collected and sold for feed and more hens. */
export const hens = ruled<Hens>({
  start: ({ level }) => ({
    level,
    hens: [hen, hen],
    feed: 4,
    eggs: 0,
    sold: 0,
    coins: 10,
    left: [180, 150, 130][level] ?? 180,
    told: 'Press a hen to feed her.',
  }),
  move(board, move) {
    const at = typeof move === 'number' ? move : -1
    const one = board.hens[at]
    if (one) {
      const change = (next: typeof hen) => board.hens.map((other, place) => (place === at ? next : other))
      if (one.eggs > 0)
        return {
          ...board,
          hens: change({ ...one, eggs: 0 }),
          eggs: board.eggs + one.eggs,
          told: `You collect ${one.eggs === 1 ? 'an egg' : `${one.eggs} eggs`} from hen ${at + 1}.`,
        }
      if (one.fed > 2) return { ...board, told: `Hen ${at + 1} is not hungry.` }
      if (board.feed === 0) return { ...board, told: 'There is no feed left: buy some.' }
      return { ...board, feed: board.feed - 1, hens: change({ ...one, fed: one.fed + laying * 2 + 1 }), told: `Hen ${at + 1} eats.` }
    }
    if (move === 'feed' && board.coins >= costs.feed)
      return { ...board, coins: board.coins - costs.feed, feed: board.feed + 3, told: 'Three more portions of feed.' }
    if (move === 'hen' && board.coins >= costs.hen && board.hens.length < 8)
      return { ...board, coins: board.coins - costs.hen, hens: [...board.hens, hen], told: 'One more hen.' }
    if (move === 'sell' && board.eggs > 0)
      return { ...board, coins: board.coins + board.eggs * 4, sold: board.sold + board.eggs, eggs: 0, told: `${board.eggs} sold for ${board.eggs * 4} coins.` }
    if (move === 'all') {
      const found = board.hens.reduce((sum, { eggs }) => sum + eggs, 0)
      return found === 0
        ? board
        : { ...board, eggs: board.eggs + found, hens: board.hens.map((other) => ({ ...other, eggs: 0 })), told: `You collect ${found} eggs.` }
    }
    return board
  },
  tick: (board) => ({
    ...board,
    left: board.left - 1,
    hens: board.hens.map((one) => {
      if (one.fed === 0) return one
      const way = one.way + 1
      return { fed: one.fed - 1, way: way % laying, eggs: one.eggs + (way === laying ? 1 : 0) }
    }),
  }),
  pace: () => 1000,
  score: (board) => gathered(board) * 10 + Math.max(0, board.coins),
  outcome: (board) => (gathered(board) >= goals[board.level]! ? 'won' : board.left <= 0 ? 'lost' : 'on'),
  face(board) {
    const ready = board.hens.reduce((sum, { eggs }) => sum + eggs, 0)
    return {
      meters: [
        { label: 'Eggs collected', value: gathered(board), most: goals[board.level]! },
        { label: 'Eggs to sell', value: board.eggs },
        { label: 'Feed', value: board.feed },
        { label: 'Coins', value: board.coins },
        { label: 'Seconds', value: board.left },
      ],
      columns: 4,
      cells: Array.from({ length: 8 }, (_, place) => {
        const one = board.hens[place]
        if (!one) return { label: '', tone: 'way' }
        const state = one.eggs > 0 ? `${one.eggs} to collect` : one.fed === 0 ? 'hungry' : 'fed'
        return {
          symbol: one.eggs > 0 ? 'egg' : 'hen',
          text: one.eggs > 0 ? `${one.eggs}` : '',
          tone: one.eggs > 0 ? 'done' : one.fed === 0 ? 'bad' : 'field',
          label: `Hen ${place + 1}: ${state}`,
          move: place,
        }
      }),
      pads: [
        { label: 'Collect all eggs', move: 'all', keys: ['c'], isOff: ready === 0 },
        { label: 'Sell eggs', move: 'sell', keys: ['s'], note: `${board.eggs * 4} coins`, isOff: board.eggs === 0 },
        { label: 'Buy feed', move: 'feed', keys: ['f'], note: `${costs.feed} coins`, isOff: board.coins < costs.feed },
        { label: 'Buy a hen', move: 'hen', keys: ['h'], note: `${costs.hen} coins`, isOff: board.coins < costs.hen || board.hens.length >= 8 },
      ],
      log: [board.told],
    }
  },
})
