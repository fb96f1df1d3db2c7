import type { Board, Face, Move, Outcome, Pad } from './rule.ts'

/** A board where play coins are staked: they buy nothing, and stand for no money. */
export interface Stakes extends Board {
  readonly seed: number
  readonly coins: number
  readonly stake: number
  readonly goal: number
  readonly rounds: number
  readonly log: readonly string[]
}
export const openingCoins = 100
const stakes = [5, 10, 25, 50]

export function opened(level: number, seed: number): Stakes {
  const goal = [200, 300, 500][level] ?? 200
  return { seed, coins: openingCoins, stake: 10, goal, rounds: 0, log: [`You have ${openingCoins} play coins: make ${goal} of them.`] }
}
/** The board with another stake; undefined where the move is about something else. */
export function staked<Of extends Stakes>(board: Of, move: Move): Of | undefined {
  const [word, number] = String(move).split(' ')
  const stake = Number(number)
  return word === 'stake' ? (stakes.includes(stake) && stake <= board.coins ? { ...board, stake } : board) : undefined
}
/** The board after a round that cost so much and paid so much. */
export function settled<Of extends Stakes>(board: Of, cost: number, pays: number, said: string): Of {
  const coins = board.coins - cost + pays
  const stake = Math.max(stakes[0]!, stakes.findLast((one) => one <= Math.min(board.stake, coins)) ?? 0)
  const result = pays > cost ? `You win ${pays - cost}.` : pays === cost ? 'You get your stake back.' : `You lose ${cost - pays}.`
  return { ...board, coins, stake, rounds: board.rounds + 1, log: [`Round ${board.rounds + 1}: ${said} ${result}`, ...board.log].slice(0, 6) }
}
export const ending = ({ coins, goal }: Stakes): Outcome => (coins >= goal ? 'won' : coins < stakes[0]! ? 'lost' : 'on')
export const purse = ({ coins, goal, stake, rounds }: Stakes): Face['meters'] => [
  { label: 'Play coins', value: coins, most: goal },
  { label: 'Stake', value: stake },
  { label: 'Rounds', value: rounds },
]
export const stakePads = ({ coins, stake }: Stakes): Pad[] =>
  stakes.map((one) => ({
    label: `Stake ${one}`,
    move: `stake ${one}`,
    isMinor: true,
    isOff: one > coins || one === stake,
    ...(one === stake && { note: 'chosen' }),
  }))
