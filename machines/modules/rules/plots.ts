import { below } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Plot {
  readonly crop: number
  /** Seconds that it has grown. */
  readonly age: number
  readonly hasPest: boolean
}
interface Plots extends Board {
  readonly seed: number
  readonly level: number
  readonly plots: readonly (Plot | null)[]
  readonly chosen: number
  readonly store: readonly number[]
  readonly coins: number
  readonly harvested: number
  readonly left: number
  readonly told: string
}
const crops = [
  { name: 'Wheat', cost: 2, pays: 5, seconds: 6 },
  { name: 'Carrots', cost: 5, pays: 12, seconds: 10 },
  { name: 'Pumpkins', cost: 10, pays: 26, seconds: 16 },
] as const
const goals = [80, 130, 200]
const size = 12
const put = (board: Plots, at: number, plot: Plot | null): readonly (Plot | null)[] => board.plots.map((one, place) => (place === at ? plot : one))

function worked(board: Plots, at: number): Plots {
  const plot = board.plots[at]
  if (plot === undefined) return board
  if (plot === null) {
    const { name, cost } = crops[board.chosen]!
    if (board.coins < cost) return { ...board, told: `${name} cost ${cost} coins a plot.` }
    return {
      ...board,
      coins: board.coins - cost,
      plots: put(board, at, { crop: board.chosen, age: 0, hasPest: false }),
      told: `${name} are planted on plot ${at + 1}.`,
    }
  }
  const { name, seconds } = crops[plot.crop]!
  if (plot.hasPest) return { ...board, plots: put(board, at, { ...plot, hasPest: false }), told: `The pests on plot ${at + 1} are gone.` }
  if (plot.age < seconds) return { ...board, told: `${name} on plot ${at + 1} are ripe in ${seconds - plot.age} seconds.` }
  const store = board.store.map((one, crop) => (crop === plot.crop ? one + 1 : one))
  return { ...board, plots: put(board, at, null), store, harvested: board.harvested + 1, told: `${name} are harvested.` }
}
function sold(board: Plots): Plots {
  const coins = board.store.reduce((sum, one, crop) => sum + one * crops[crop]!.pays, 0)
  return coins === 0 ? board : { ...board, coins: board.coins + coins, store: board.store.map(() => 0), told: `The harvest is sold for ${coins} coins.` }
}

/** Plots that are planted, kept clear of pests, harvested and sold. */
export const plots = ruled<Plots>({
  start: ({ level, seed }) => ({
    seed,
    level,
    plots: Array.from({ length: size }, () => null),
    chosen: 0,
    store: [0, 0, 0],
    coins: 20,
    harvested: 0,
    left: [180, 160, 150][level] ?? 180,
    told: 'Press a plot to plant it.',
  }),
  move(board, move) {
    if (typeof move === 'number') return worked(board, move)
    if (move === 'sell') return sold(board)
    const crop = crops.findIndex(({ name }) => name === move)
    return crop < 0 ? board : { ...board, chosen: crop, told: `${crops[crop]!.name} are planted from now on.` }
  },
  tick(board) {
    const drawn = below(board.seed, 100)
    const plagued = drawn.number < 3 + board.level * 2 ? drawn.number % size : -1
    const grown = board.plots.map((plot, at) => {
      if (plot === null || plot.hasPest) return plot
      return { ...plot, age: plot.age + 1, hasPest: at === plagued && plot.age < crops[plot.crop]!.seconds }
    })
    return { ...board, seed: drawn.seed, plots: grown, left: board.left - 1 }
  },
  pace: () => 1000,
  score: ({ coins, harvested }) => coins + harvested * 5,
  outcome: ({ coins, level, left }) => (coins >= goals[level]! ? 'won' : left <= 0 ? 'lost' : 'on'),
  face(board) {
    const cellOf = (plot: Plot | null, at: number): Cell => {
      const name = `Plot ${at + 1}`
      if (plot === null) return { label: `${name}: free`, tone: 'gap', move: at }
      const crop = crops[plot.crop]!
      if (plot.hasPest) return { symbol: 'pest', label: `${name}: ${crop.name.toLowerCase()} with pests`, tone: 'bad', move: at }
      if (plot.age >= crop.seconds) return { symbol: 'sun', label: `${name}: ${crop.name.toLowerCase()}, ripe`, tone: 'done', move: at }
      return {
        symbol: 'leaf',
        text: `${crop.seconds - plot.age}`,
        label: `${name}: ${crop.name.toLowerCase()}, ripe in ${crop.seconds - plot.age}`,
        tone: 'field',
        move: at,
      }
    }
    const stored = board.store.reduce((sum, one) => sum + one, 0)
    return {
      meters: [
        { label: 'Coins', value: board.coins, most: goals[board.level]! },
        { label: 'In the store', value: stored },
        { label: 'Harvested', value: board.harvested },
        { label: 'Seconds', value: board.left },
      ],
      columns: 4,
      cells: board.plots.map(cellOf),
      pads: [
        {
          label: 'Sell the harvest',
          move: 'sell',
          keys: ['s'],
          note: `${board.store.reduce((sum, one, crop) => sum + one * crops[crop]!.pays, 0)} coins`,
          isOff: stored === 0,
        },
        ...crops.map(({ name, cost, pays, seconds }, crop) => ({
          label: name,
          move: name,
          isMinor: true,
          note: `${cost} → ${pays} coins, ${seconds} s`,
          isOff: crop === board.chosen,
        })),
      ],
      log: [board.told],
    }
  },
})
