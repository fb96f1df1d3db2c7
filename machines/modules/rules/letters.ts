import { below } from './chance.ts'
import { type Board, type Cell, ruled, send } from './rule.ts'
import { knownWords, plainWord } from './word-steps.ts'

interface Letters extends Board {
  readonly level: number
  /** Words of the site's own, of five letters. */
  readonly words: readonly string[]
  readonly secret: string
  readonly guessed: readonly string[]
  readonly draft: string
  readonly told: string
}
const length = 5
const tries = [7, 6, 5]
const common = 500
type Mark = 'here' | 'elsewhere' | 'nowhere'
const isFound = ({ guessed, secret }: Letters): boolean => guessed.at(-1) === secret

/** Where the letters of a guess stand in a word; a letter counts elsewhere as often as it is left there. */
export function marksOf(guess: string, secret: string): readonly Mark[] {
  const left = [...secret].filter((letter, at) => guess[at] !== letter)
  return [...guess].map((letter, at) => {
    if (secret[at] === letter) return 'here'
    const there = left.indexOf(letter)
    if (there < 0) return 'nowhere'
    left.splice(there, 1)
    return 'elsewhere'
  })
}
const said: Readonly<Record<Mark, string>> = { here: 'in its place', elsewhere: 'elsewhere', nowhere: 'not there' }
const tones: Readonly<Record<Mark, string>> = { here: 'done', elsewhere: 'n4', nowhere: 'n0' }
const told = (guess: string, secret: string): string =>
  `${guess.toUpperCase()}: ${marksOf(guess, secret)
    .map((mark, at) => `${guess[at]!.toUpperCase()} ${said[mark]}`)
    .join(', ')}.`

function tried(board: Letters): Letters {
  const word = plainWord(board.draft)
  const refused = (words: string): Letters => ({ ...board, draft: '', told: words })
  if (word === '') return board
  if (word.length !== length) return refused(`“${word}” does not have five letters.`)
  if (board.guessed.includes(word)) return refused(`“${word}” was guessed already.`)
  if (!knownWords(length, board.words).includes(word)) return refused(`“${word}” is not in the word list.`)
  return { ...board, draft: '', guessed: [...board.guessed, word], told: told(word, board.secret) }
}

/** A word of five letters to be guessed; each guess says which letters stand in their place, elsewhere or not at all. */
export const letters = ruled<Letters>({
  start({ level, seed, words }) {
    const own = words.map(plainWord).filter((word) => word.length === length)
    const all = knownWords(length, own).slice(0, common)
    return { level, words: own, secret: all[below(seed, all.length).number]!, guessed: [], draft: '', told: 'Guess a word of five letters.' }
  },
  move(board, move) {
    if (move === send) return tried(board)
    return typeof move === 'string' ? { ...board, draft: move.slice(0, 20) } : board
  },
  pace: () => 1000,
  score: (board) => (isFound(board) ? 60 * (board.level + 1) + 20 * (tries[board.level]! - board.guessed.length) : 0),
  countsWhenDone: true,
  outcome: (board) => (isFound(board) ? 'won' : board.guessed.length >= tries[board.level]! ? 'lost' : 'on'),
  face(board) {
    const { guessed, secret, level } = board
    const isOver = isFound(board) || guessed.length >= tries[level]!
    const out = [...new Set(guessed.flatMap((guess) => [...guess].filter((letter) => !secret.includes(letter))))].toSorted()
    const rows = guessed.flatMap((guess) => marksOf(guess, secret).map((mark, at): Cell => ({ text: guess[at]!.toUpperCase(), label: '', tone: tones[mark] })))
    return {
      meters: [{ label: 'Tries left', value: tries[level]! - guessed.length, most: tries[level]! }],
      columns: length,
      cells: [...rows, ...Array.from({ length: (tries[level]! - guessed.length) * length }, (): Cell => ({ label: '', tone: 'gap' }))],
      ask: { label: 'Your guess, a word of five letters', key: `${guessed.length} ${board.told}` },
      pads: [{ label: 'Guess', move: send, keys: ['Enter'] }],
      log: [
        isOver && !isFound(board) ? `It was ${secret.toUpperCase()}.` : board.told,
        ...guessed.slice(0, -1).map((guess) => told(guess, secret)),
        out.length === 0 ? '' : `Not in the word: ${out.join(' ').toUpperCase()}`,
      ],
    }
  },
})
