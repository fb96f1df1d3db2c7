import { mixed } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Cards extends Board {
  readonly deck: readonly number[]
  readonly own: readonly number[]
  readonly other: readonly number[]
  readonly wins: number
  readonly losses: number
  readonly isOver: boolean
  readonly said: string
  readonly need: number
}
const suits = ['heart', 'diamond', 'spade', 'club']
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const nameOf = (card: number): string => `${ranks[card % 13]} of ${suits[Math.floor(card / 13)]}s`

/** The worth of a hand: an ace counts eleven where that is not too much. */
export function handOf(cards: readonly number[]): number {
  const plain = cards.reduce((sum, card) => sum + Math.min(10, (card % 13) + 1), 0)
  return cards.some((card) => card % 13 === 0) && plain <= 11 ? plain + 10 : plain
}
const deck = Array.from({ length: 52 }, (_, card) => card)
const dealt = (board: Cards): Cards => {
  const cards = board.deck.length < 12 ? mixed(deck, board.wins * 7 + board.losses * 13 + 5) : board.deck
  return { ...board, deck: cards.slice(4), own: [cards[0]!, cards[2]!], other: [cards[1]!, cards[3]!], isOver: false, said: 'Take a card, or stand.' }
}
function settled(board: Cards): Cards {
  const [own, other] = [handOf(board.own), handOf(board.other)]
  const isWin = own <= 21 && (other > 21 || own > other)
  const isLoss = own > 21 || (other <= 21 && other > own)
  const said = isWin ? `${own} against ${other}: the hand is yours.` : isLoss ? `${own} against ${other}: the hand is lost.` : `${own} each: nobody wins.`
  return { ...board, isOver: true, wins: board.wins + (isWin ? 1 : 0), losses: board.losses + (isLoss ? 1 : 0), said }
}

/** Twenty-one against the computer, which takes cards until seventeen. */
export const cards21 = ruled<Cards>({
  start: ({ level, seed }) => dealt({ deck: mixed(deck, seed), own: [], other: [], wins: 0, losses: 0, isOver: false, said: '', need: [3, 4, 5][level] ?? 3 }),
  move(board, move) {
    if (move === 'deal') return board.isOver ? dealt(board) : board
    if (board.isOver) return board
    if (move === 'take') {
      const own = [...board.own, board.deck[0]!]
      const next = { ...board, own, deck: board.deck.slice(1) }
      return handOf(own) > 21 ? settled(next) : next
    }
    if (move !== 'stand') return board
    let { other, deck: rest } = board
    while (handOf(other) < 17) [other, rest] = [[...other, rest[0]!], rest.slice(1)]
    return settled({ ...board, other, deck: rest })
  },
  pace: () => 1000,
  score: ({ wins, losses }) => wins * 100 - losses * 25,
  outcome: ({ wins, losses, need, isOver }) => (!isOver ? 'on' : wins >= need ? 'won' : losses >= need ? 'lost' : 'on'),
  face({ own, other, wins, losses, need, isOver, said }) {
    const cell = (card: number, isUp: boolean): Cell =>
      isUp ? { text: ranks[card % 13]!, symbol: suits[Math.floor(card / 13)]!, tone: 'up', label: nameOf(card) } : { tone: 'back', label: 'face down' }
    const row = (cards: readonly number[], isShown: boolean): Cell[] => [
      ...cards.map((card, at) => cell(card, isShown || at === 0)),
      ...Array.from({ length: Math.max(0, 6 - cards.length) }, () => ({ tone: 'way', label: '' })),
    ]
    return {
      meters: [
        { label: 'Your hand', value: handOf(own) },
        { label: 'Won', value: wins, most: need },
        { label: 'Lost', value: losses, most: need },
      ],
      columns: 6,
      cells: [...row(other, isOver).slice(0, 6), ...row(own, true).slice(0, 6)],
      pads: isOver
        ? [{ label: 'Deal again', move: 'deal', keys: ['Enter', 'd'] }]
        : [
            { label: 'Take a card', move: 'take', keys: ['t'] },
            { label: 'Stand', move: 'stand', keys: ['s'] },
          ],
      log: [said],
    }
  },
})
