import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Hands extends Board {
  readonly seed: number
  readonly level: number
  readonly own: readonly number[]
  readonly other: readonly number[]
  readonly wins: number
  readonly losses: number
}
const hands = ['Rock', 'Paper', 'Scissors']
const need = 3
/** 0 for the same, 1 where the first beats the second, 2 where it is beaten. */
const against = (own: number, other: number): number => (own - other + 3) % 3

/** Rock, paper, scissors against the computer, until one has three. */
export const rps = ruled<Hands>({
  start: ({ level, seed }) => ({ seed, level, own: [], other: [], wins: 0, losses: 0 }),
  move(board, move) {
    const own = hands.indexOf(String(move))
    if (own < 0) return board
    const drawn = below(board.seed, 3)
    const sly = below(drawn.seed, 10)
    const last = board.own[0]
    // A computer of a higher level expects the last hand again more often.
    const other = last !== undefined && sly.number < board.level * 4 ? (last + 1) % 3 : drawn.number
    const end = against(own, other)
    return {
      ...board,
      seed: sly.seed,
      own: [own, ...board.own],
      other: [other, ...board.other],
      wins: board.wins + (end === 1 ? 1 : 0),
      losses: board.losses + (end === 2 ? 1 : 0),
    }
  },
  pace: () => 1000,
  score: ({ wins, losses, level }) => Math.max(0, wins * 50 * (level + 1) - losses * 10),
  outcome: ({ wins, losses }) => (wins >= need ? 'won' : losses >= need ? 'lost' : 'on'),
  face: ({ own, other, wins, losses }) => ({
    meters: [
      { label: 'You', value: wins, most: need },
      { label: 'Computer', value: losses, most: need },
    ],
    columns: 1,
    cells: [],
    pads: hands.map((name) => ({ label: name, move: name, keys: [name[0]!.toLowerCase()] })),
    log:
      own.length === 0
        ? ['Choose a hand: the computer shows its own at the same time.']
        : own.slice(0, 6).map((one, at) => {
            const end = ['nobody wins', 'you win', 'the computer wins'][against(one, other[at]!)]
            return `${hands[one]} against ${hands[other[at]!]!.toLowerCase()}: ${end}.`
          }),
  }),
})
