import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

const needs = ['food', 'joy', 'rest', 'clean'] as const
type Need = (typeof needs)[number]
interface Pet extends Board {
  readonly seed: number
  readonly level: number
  readonly name: string
  readonly has: Readonly<Record<Need, number>>
  readonly grown: number
  readonly coins: number
  readonly young: number
  readonly log: readonly string[]
}
const goals = [5, 7, 9]
const step = 30
const named: Readonly<Record<Need, string>> = { food: 'Food', joy: 'Joy', rest: 'Rest', clean: 'Cleanness' }
const within = (value: number): number => Math.min(100, Math.max(0, value))
const levelOf = ({ grown }: Pet): number => 1 + Math.floor(grown / step)
function changed(board: Pet, change: Partial<Record<Need, number>>, coins: number, said: string): Pet {
  const has = Object.fromEntries(needs.map((need) => [need, within(board.has[need] + (change[need] ?? 0))])) as Record<Need, number>
  const next = { ...board, has, coins: board.coins + coins, grown: board.grown + 4 }
  const isUp = levelOf(next) > levelOf(board)
  return { ...next, log: [...(isUp ? [`${board.name} is of level ${levelOf(next)} now.`] : []), said, ...board.log].slice(0, 5) }
}
const care: Readonly<Record<string, { readonly words: string; readonly cost: number; readonly change: Partial<Record<Need, number>>; readonly said: string }>> =
  {
    feed: { words: 'Feed', cost: 3, change: { food: 30, clean: -4 }, said: 'eats' },
    play: { words: 'Play', cost: -4, change: { joy: 26, food: -8, rest: -8, clean: -6 }, said: 'plays, and finds coins' },
    sleep: { words: 'Let it sleep', cost: 0, change: { rest: 40, food: -6 }, said: 'sleeps' },
    wash: { words: 'Wash', cost: 1, change: { clean: 45, joy: -4 }, said: 'is washed' },
    train: { words: 'Train', cost: -6, change: { rest: -16, food: -12, joy: -6 }, said: 'trains, and earns coins' },
  }

/** A pet that is fed, played with and washed, grows by levels and has young. */
export const pet = ruled<Pet>({
  start: ({ level, character, seed }) => ({
    seed,
    level,
    name: character || 'Your pet',
    has: { food: 70, joy: 70, rest: 80, clean: 80 },
    grown: 0,
    coins: 12,
    young: 0,
    log: ['Keep all four up: your pet grows with every care.'],
  }),
  move(board, move) {
    const one = Object.hasOwn(care, String(move)) ? care[String(move)]! : undefined
    if (one) {
      if (one.cost > board.coins) return { ...board, log: [`That costs ${one.cost} coins: play or train to find some.`, ...board.log].slice(0, 5) }
      return changed(board, one.change, -one.cost, `${board.name} ${one.said}.`)
    }
    if (move !== 'breed' || board.coins < 20 || levelOf(board) < 3) return board
    const drawn = below(board.seed, 3)
    const kind = ['quick', 'strong', 'clever'][drawn.number]!
    const next = changed(board, { rest: -20, food: -15 }, -20, `An egg hatches: a ${kind} young one.`)
    return { ...next, seed: drawn.seed, young: board.young + 1, grown: next.grown + 8 }
  },
  tick(board) {
    const faster = 1 + board.level * 0.5
    const has = Object.fromEntries(needs.map((need, at) => [need, within(Math.round((board.has[need] - faster * (1 + (at % 2) * 0.4)) * 10) / 10)])) as Record<
      Need,
      number
    >
    return { ...board, has }
  },
  pace: () => 1500,
  score: (board) => board.grown + board.young * 25 + Math.max(0, board.coins),
  outcome: (board) => (levelOf(board) >= goals[board.level]! ? 'won' : needs.some((need) => board.has[need] <= 0) ? 'lost' : 'on'),
  face(board) {
    const least = Math.min(...needs.map((need) => board.has[need]))
    return {
      meters: [
        { label: 'Level', value: levelOf(board), most: goals[board.level]! },
        { label: 'Coins', value: board.coins },
        ...needs.map((need) => ({ label: named[need], value: Math.round(board.has[need]), most: 100 })),
        { label: 'Young', value: board.young },
      ],
      columns: 3,
      cells: [0, 1, 2].map((at) => ({
        symbol: at === 1 ? 'paw' : at < board.young || (at === 2 && board.young > 1) ? 'egg' : '',
        text: '',
        tone: at === 1 ? (least < 20 ? 'bad' : least < 50 ? 'coin' : 'done') : 'way',
        label: '',
      })),
      pads: [
        ...Object.entries(care).map(([move, { words, cost }]) => ({
          label: words,
          move,
          keys: [words[0]!.toLowerCase()],
          note: cost === 0 ? 'free' : cost > 0 ? `${cost} coins` : `earns ${-cost} coins`,
          isOff: cost > board.coins,
        })),
        { label: 'Breed', move: 'breed', keys: ['b'], note: 'level 3, 20 coins', isOff: board.coins < 20 || levelOf(board) < 3 },
      ],
      log: board.log,
    }
  },
})
