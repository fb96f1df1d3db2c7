import { chainWords } from './chain-words.ts'
import { mixed } from './chance.ts'
import { type Board, ruled, send } from './rule.ts'
import { knownWords, plainWord } from './word-steps.ts'

interface Anagram extends Board {
  readonly level: number
  readonly words: readonly string[]
  /** Their letters as they are shown. */
  readonly shown: readonly string[]
  readonly at: number
  readonly found: number
  readonly hints: number
  readonly draft: string
  readonly told: string
}
const rounds = 6
const need = [3, 4, 5]
const sorted = (word: string): string => [...word].toSorted().join('')
const isOver = ({ at }: Anagram): boolean => at >= rounds
/** The letters in another order than the word's own. */
function shuffled(word: string, seed: number): string {
  const orders = [0, 1, 2, 3].map((turn) => mixed([...word], seed + turn).join(''))
  return orders.find((order) => order !== word) ?? [...word].toReversed().join('')
}
const passed = (board: Anagram, told: string): Anagram => ({ ...board, at: board.at + 1, draft: '', told })

function tried(board: Anagram): Anagram {
  const word = plainWord(board.draft)
  const own = board.words[board.at] ?? ''
  if (word === '' || isOver(board)) return board
  const isIt = word === own || (sorted(word) === sorted(own) && knownWords(own.length).includes(word))
  if (isIt) return { ...passed(board, `“${word}” is right.`), found: board.found + 1 }
  return { ...board, draft: '', told: sorted(word) === sorted(own) ? `“${word}” is not in the word list.` : `“${word}” is not made of these letters.` }
}

/** Letters to be put in order, word after word. */
export const anagram = ruled<Anagram>({
  start({ level, seed, words }) {
    const own = words.map(plainWord).filter((word) => /^[a-z]{4,12}$/.test(word))
    const common = level === 2 ? chainWords.filter(({ length }) => length > 5) : knownWords(4 + level).slice(0, 400)
    const drawn = mixed(own.length >= rounds ? own : common, seed).slice(0, rounds)
    const shown = drawn.map((word, at) => shuffled(word, seed + at))
    return { level, words: drawn, shown, at: 0, found: 0, hints: 3, draft: '', told: 'Put the letters in order.' }
  },
  move(board, move) {
    if (isOver(board)) return board
    if (move === send) return tried(board)
    if (move === '\n>') return passed(board, `It was “${board.words[board.at]}”.`)
    if (move === '\n?') return board.hints === 0 ? board : { ...board, hints: board.hints - 1, told: `It begins with “${board.words[board.at]!.slice(0, 2)}”.` }
    return typeof move === 'string' ? { ...board, draft: move.slice(0, 20) } : board
  },
  pace: () => 1000,
  score: ({ found, level, hints }) => (found === 0 ? 0 : found * 20 * (level + 1) - (3 - hints) * 5),
  outcome: (board) => (!isOver(board) ? 'on' : board.found >= need[board.level]! ? 'won' : 'lost'),
  face(board) {
    const letters = [...(board.shown[board.at] ?? '')]
    return {
      meters: [
        { label: 'Found', value: board.found, most: need[board.level]! },
        { label: 'Word', value: Math.min(board.at + 1, rounds), most: rounds },
        { label: 'Hints', value: board.hints },
      ],
      columns: Math.max(1, letters.length),
      cells: letters.map((letter) => ({ text: letter.toUpperCase(), label: '', tone: 'field' })),
      ask: { label: `The word of these letters: ${letters.join(' ').toUpperCase()}`, key: `${board.at} ${board.told}` },
      pads: [
        { label: 'Say it', move: send, keys: ['Enter'] },
        { label: 'Next word', move: '\n>', isMinor: true },
        { label: 'Hint', move: '\n?', isOff: board.hints === 0, isMinor: true },
      ],
      log: [board.told],
    }
  },
})
