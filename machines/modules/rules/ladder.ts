import { mixed } from './chance.ts'
import { type Board, type Cell, ruled, send } from './rule.ts'
import { isStep, knownWords, plainWord, reachedFrom } from './word-steps.ts'

interface Ladder extends Board {
  readonly level: number
  /** Words of the site's own. */
  readonly words: readonly string[]
  readonly to: string
  /** The fewest steps that lead there. */
  readonly fewest: number
  /** The word that it begins with, and the steps so far. */
  readonly said: readonly string[]
  readonly draft: string
  readonly hints: number
  readonly told: string
}
const lengths = [3, 4, 4]
const wanted = [3, 4, 6]
/** Words so common that everybody knows them. */
const common = 420
const lastOf = ({ said }: Ladder): string => said.at(-1) ?? ''
const knownIn = ({ level, words }: Pick<Ladder, 'level' | 'words'>): readonly string[] => knownWords(lengths[level]!, words)
const isReached = (board: Ladder): boolean => lastOf(board) === board.to
const steps = ({ said }: Ladder): number => said.length - 1

function tried(board: Ladder): Ladder {
  const word = plainWord(board.draft)
  const refused = (told: string): Ladder => ({ ...board, draft: '', told })
  if (word === '') return board
  if (!isStep(lastOf(board), word)) return refused(`“${word}” does not change just one letter of “${lastOf(board)}”.`)
  if (board.said.includes(word)) return refused(`“${word}” is on the ladder already.`)
  if (!knownIn(board).includes(word)) return refused(`“${word}” is not in the word list.`)
  return { ...board, draft: '', said: [...board.said, word], told: `“${word}” is a step.` }
}

/** One word made into another, a letter at each step. */
export const ladder = ruled<Ladder>({
  start({ level, seed, words }) {
    const all = knownWords(lengths[level]!, words)
    const places = mixed(all.slice(0, common), seed)
    for (const from of places) {
      const reached = reachedFrom(from, all)
      const to = places.find((word) => reached.get(word)?.steps === wanted[level])
      if (to === undefined) continue
      const told = `Make “${from}” into “${to}”.`
      return { level, words: words.map(plainWord).filter((word) => word.length === lengths[level]), to, fewest: wanted[level]!, said: [from], draft: '', hints: 3, told } // biome-ignore format: one board
    }
    return { level, words: [], to: 'dog', fewest: 3, said: ['cat'], draft: '', hints: 3, told: 'Make “cat” into “dog”.' }
  },
  move(board, move) {
    if (move === send) return tried(board)
    if (move === '\n<') return steps(board) > 0 ? { ...board, said: board.said.slice(0, -1), told: 'The last step is taken back.' } : board
    if (move === '\n?') {
      const next = reachedFrom(board.to, knownIn(board)).get(lastOf(board))?.before
      return board.hints === 0 || !next ? board : { ...board, hints: board.hints - 1, told: `You could go on with “${next}”.` }
    }
    return typeof move === 'string' ? { ...board, draft: move.slice(0, 20) } : board
  },
  pace: () => 1000,
  score: (board) => (isReached(board) ? Math.max(10, 100 * (board.level + 1) - 15 * (steps(board) - board.fewest) - 10 * (3 - board.hints)) : 0),
  countsWhenDone: true,
  outcome: (board) => (isReached(board) ? 'won' : 'on'),
  face(board) {
    const rung = (word: string, tone: string): Cell[] =>
      [...word].map((letter, at) => ({ text: letter.toUpperCase(), label: '', tone: letter === board.to[at] ? 'done' : tone }))
    return {
      meters: [
        { label: 'Steps', value: steps(board) },
        { label: 'Fewest', value: board.fewest },
        { label: 'Hints', value: board.hints },
      ],
      columns: board.to.length,
      cells: [
        ...board.said.flatMap((word) => rung(word, 'field')),
        ...(isReached(board) ? [] : [...board.to].map((letter) => ({ text: letter.toUpperCase(), label: '', tone: 'goal' }))),
      ],
      ask: { label: `Change one letter of “${lastOf(board)}” on the way to “${board.to}”`, key: `${board.said.length} ${board.told}` },
      pads: [
        { label: 'Take the step', move: send, keys: ['Enter'] },
        { label: 'Back', move: '\n<', isOff: steps(board) === 0, isMinor: true },
        { label: 'Hint', move: '\n?', isOff: board.hints === 0, isMinor: true },
      ],
      log: [board.told, board.said.join(' → ')],
    }
  },
})
