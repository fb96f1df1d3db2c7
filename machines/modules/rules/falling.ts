import { below } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'
import { plain } from './typing.ts'

interface Word {
  readonly text: string
  readonly column: number
  readonly row: number
}
interface Falling extends Board {
  readonly words: readonly string[]
  readonly seed: number
  readonly level: number
  readonly air: readonly Word[]
  /** Ticks since the game began. */
  readonly passed: number
  readonly lives: number
  readonly done: number
  readonly letters: number
  readonly goal: number
  readonly told: string
}
const [columns, rows] = [3, 9]
const most = 3

/** A word that is in the air stands there only once, and none begins below another at once. */
function withWord(board: Falling): Falling {
  const free = board.words.filter((text) => !board.air.some((one) => one.text === text))
  const places = Array.from({ length: columns }, (_, column) => column).filter((column) => !board.air.some((one) => one.row === 0 && one.column === column))
  const word = below(board.seed, Math.max(1, free.length))
  const place = below(word.seed, Math.max(1, places.length))
  const [text, column] = [free[word.number], places[place.number]]
  if (text === undefined || column === undefined) return board
  return { ...board, seed: place.seed, air: [...board.air, { text, column, row: 0 }] }
}

/** Words that fall: each is typed before it reaches the ground. */
export const falling = ruled<Falling>({
  start({ level, words, seed }) {
    const own = [...new Set(words.map((word) => word.trim().toLowerCase()))].filter((word) => /^\p{L}[\p{L}' -]{0,17}$/u.test(word))
    const goal = [25, 40, 60][level] ?? 25
    return withWord({ words: own.length > 0 ? own : plain, seed, level, air: [], passed: 0, lives: most, done: 0, letters: 0, goal, told: '' })
  },
  move(board, move) {
    const typed = String(move).trim().toLowerCase()
    const word = board.air.toSorted((a, b) => b.row - a.row).find(({ text }) => text === typed)
    if (!word) return board
    const air = board.air.filter((one) => one !== word)
    const after = { ...board, air, done: board.done + 1, letters: board.letters + word.text.length, told: '' }
    return air.length === 0 ? withWord(after) : after
  },
  tick(board) {
    const moved = board.air.map((one) => ({ ...one, row: one.row + 1 }))
    const landed = moved.filter(({ row }) => row >= rows)
    const after: Falling = {
      ...board,
      passed: board.passed + 1,
      air: moved.filter(({ row }) => row < rows),
      lives: Math.max(0, board.lives - landed.length),
      told: landed.length > 0 ? `“${landed.map(({ text }) => text).join('” and “')}” reached the ground.` : board.told,
    }
    return after.passed % 3 === 0 || after.air.length === 0 ? withWord(after) : after
  },
  pace: ({ level, done }) => Math.max(240, Math.round(([1100, 800, 560][level] ?? 1100) * 0.99 ** done)),
  score: ({ letters, level, lives, done, goal }) => letters * (level + 1) * 5 + (done >= goal ? lives * 50 : 0),
  outcome: ({ lives, done, goal }) => (lives <= 0 ? 'lost' : done >= goal ? 'won' : 'on'),
  face: ({ air, lives, done, letters, goal, level, told }) => ({
    meters: [
      { label: 'Score', value: letters * (level + 1) * 5 },
      { label: 'Lives', value: lives, most },
      { label: 'Words', value: done, most: goal },
    ],
    columns,
    cells: Array.from({ length: columns * rows }, (_, place): Cell => {
      const row = Math.floor(place / columns)
      const word = air.find((one) => one.row === row && one.column === place % columns)
      return word ? { text: word.text, label: '', tone: row >= rows - 2 ? 'bad' : 'way' } : { label: '', tone: 'way' }
    }),
    pads: [],
    ask: { label: 'Type a falling word', key: `${done}` },
    log: [told || `Type the words before they reach the ground: ${air.map(({ text }) => text).join(', ')}.`],
  }),
})
