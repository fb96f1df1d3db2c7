import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Typing extends Board {
  readonly words: readonly string[]
  readonly seed: number
  readonly at: number
  readonly typed: string
  readonly done: number
  readonly letters: number
  readonly left: number
  readonly goal: number
}
export const plain = 'apple river window garden music silver planet bridge yellow market forest winter pencil harbour candle button summer letter'.split(' ')

/** Words to type before the time is up. */
export const typing = ruled<Typing>({
  start({ level, words, seed }) {
    const own = words.map((word) => word.toLowerCase()).filter((word) => /^[a-z][a-z -]{2,17}$/.test(word))
    const all = own.length >= 4 ? own : plain
    return { words: all, seed, at: below(seed, all.length).number, typed: '', done: 0, letters: 0, left: 60, goal: [10, 16, 24][level] ?? 10 }
  },
  move(board, move) {
    const typed = String(move).toLowerCase()
    const word = board.words[board.at] ?? ''
    if (typed.trim() !== word) return { ...board, typed }
    const drawn = below(board.seed, board.words.length)
    const next = drawn.number === board.at ? (board.at + 1) % board.words.length : drawn.number
    return { ...board, seed: drawn.seed, at: next, typed: '', done: board.done + 1, letters: board.letters + word.length }
  },
  tick: (board) => ({ ...board, left: board.left - 1 }),
  pace: () => 1000,
  score: ({ letters, left }) => letters * 5 + Math.max(0, left),
  outcome: ({ done, goal, left }) => (done >= goal ? 'won' : left <= 0 ? 'lost' : 'on'),
  face: ({ words, at, done, letters, left, goal }) => ({
    meters: [
      { label: 'Words', value: done, most: goal },
      { label: 'Letters a minute', value: left === 60 ? 0 : Math.round((letters * 60) / (60 - left)) },
      { label: 'Seconds left', value: Math.max(0, left) },
    ],
    columns: 1,
    cells: [],
    pads: [],
    prompt: words[at] ?? '',
    log: [],
  }),
})
