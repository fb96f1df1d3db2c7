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
  /** How long the round lasts, and whether it lasts as long whatever is typed. */
  readonly seconds: number
  readonly isTimed: boolean
  /** Letters that were typed wrong. */
  readonly errors: number
}
export const plain = 'apple river window garden music silver planet bridge yellow market forest winter pencil harbour candle button summer letter'.split(' ')

type Typed = Pick<Typing, 'letters' | 'left' | 'seconds' | 'errors'>
/** Words a minute, five letters each. */
const speedOf = ({ letters, left, seconds }: Typed): number => (left >= seconds ? 0 : Math.round((letters * 12) / (seconds - Math.max(0, left))))
const accuracyOf = ({ letters, errors }: Typed): number => (letters + errors === 0 ? 100 : Math.round((letters * 100) / (letters + errors)))

/** Words to type before the time is up. */
export const typing = ruled<Typing>({
  start({ level, words, seed, seconds }) {
    const own = words.map((word) => word.toLowerCase()).filter((word) => /^[a-z][a-z -]{2,17}$/.test(word))
    const all = own.length >= 4 ? own : plain
    return {
      words: all,
      seed,
      at: below(seed, all.length).number,
      typed: '',
      done: 0,
      letters: 0,
      left: seconds ?? 60,
      goal: [10, 16, 24][level] ?? 10,
      seconds: seconds ?? 60,
      isTimed: seconds !== undefined,
      errors: 0,
    }
  },
  move(board, move) {
    const typed = String(move).toLowerCase()
    const word = board.words[board.at] ?? ''
    const isWrong = typed.length > board.typed.length && !word.startsWith(typed.trim())
    if (typed.trim() !== word) return { ...board, typed, errors: board.errors + (isWrong ? 1 : 0) }
    const drawn = below(board.seed, board.words.length)
    const next = drawn.number === board.at ? (board.at + 1) % board.words.length : drawn.number
    return { ...board, seed: drawn.seed, at: next, typed: '', done: board.done + 1, letters: board.letters + word.length }
  },
  tick: (board) => ({ ...board, left: board.left - 1 }),
  pace: () => 1000,
  score: ({ letters, left }) => letters * 5 + Math.max(0, left),
  outcome: ({ done, goal, left, isTimed }) => (isTimed ? (left <= 0 ? 'won' : 'on') : done >= goal ? 'won' : left <= 0 ? 'lost' : 'on'),
  end: (board) => (board.isTimed ? `${speedOf(board)} words a minute, ${accuracyOf(board)}% of the letters right.` : null),
  figures: (board) => ({ speed: speedOf(board), accuracy: accuracyOf(board), errors: board.errors }),
  face: ({ words, at, ...board }) => ({
    meters: [
      { label: 'Words', value: board.done, ...(!board.isTimed && { most: board.goal }) },
      { label: 'Words a minute', value: speedOf(board) },
      { label: 'Accuracy', value: `${accuracyOf(board)}%` },
      { label: 'Errors', value: board.errors },
      { label: 'Seconds left', value: Math.max(0, board.left) },
    ],
    columns: 1,
    cells: [],
    pads: [],
    prompt: words[at] ?? '',
    log: [],
  }),
})
