import { chainWords } from './chain-words.ts'
import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Hangman extends Board {
  readonly word: string
  readonly tried: readonly string[]
  readonly level: number
}
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const misses = [8, 7, 6]
const missed = ({ word, tried }: Hangman): number => tried.filter((letter) => !word.includes(letter)).length
const isFound = ({ word, tried }: Hangman): boolean => word.split('').every((letter) => !letters.includes(letter) || tried.includes(letter))

/** A word to find letter by letter, with few misses. */
export const hangman = ruled<Hangman>({
  start({ level, words, seed }) {
    const own = words.map((word) => word.trim().toLowerCase()).filter((word) => /^[a-z][a-z' -]{1,24}$/.test(word))
    const from = own.length > 0 ? own : chainWords
    const long = from.filter(({ length }) => length > 3 + level)
    const all = long.length > 0 ? long : from
    return { word: all[below(seed, all.length).number] ?? 'garden', tried: [], level }
  },
  move(board, move) {
    const letter = String(move)
    return letters.includes(letter) && !board.tried.includes(letter) ? { ...board, tried: [...board.tried, letter] } : board
  },
  pace: () => 1000,
  score: (board) => (isFound(board) ? 60 * (board.level + 1) : 0) + (misses[board.level]! - missed(board)) * 5,
  outcome: (board) => (isFound(board) ? 'won' : missed(board) >= misses[board.level]! ? 'lost' : 'on'),
  face(board) {
    const isLost = missed(board) >= misses[board.level]!
    const shown = board.word.split('').map((letter) => (isLost || board.tried.includes(letter) || !letters.includes(letter) ? letter : '_'))
    return {
      meters: [
        { label: 'Misses', value: missed(board), most: misses[board.level]! },
        { label: 'Letters', value: board.word.length },
      ],
      columns: 1,
      cells: [],
      pads: letters.map((letter) => ({ label: letter.toUpperCase(), move: letter, keys: [letter], isOff: board.tried.includes(letter) })),
      log: [shown.join(' '), board.tried.length === 0 ? 'Press a letter.' : `Tried: ${board.tried.join(', ')}`],
    }
  },
})
