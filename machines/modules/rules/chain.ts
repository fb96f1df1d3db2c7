import { chainSayings, chainWords } from './chain-words.ts'
import { below } from './chance.ts'
import { type Board, ruled, send } from './rule.ts'

interface Chain extends Board {
  readonly seed: number
  readonly level: number
  /** Whether sayings are chained rather than words. */
  readonly isOfSayings: boolean
  /** Words of the site's own. */
  readonly words: readonly string[]
  /** What was said, the last first; the computer begins. */
  readonly said: readonly string[]
  readonly draft: string
  readonly hints: number
  readonly left: number
  readonly end: 'on' | 'won' | 'lost'
  readonly told: string
}
const need = [6, 9, 12]
const time = [60, 40, 25]
const plain = (words: string): string => words.trim().toLowerCase().replace(/\s+/g, ' ')
const lastOf = (words: string): string => /.$/u.exec(words)?.[0] ?? ''
const firstOf = (words: string): string => /^./u.exec(words)?.[0] ?? ''
const known = ({ isOfSayings, words }: Chain): readonly string[] => [...words, ...(isOfSayings ? chainSayings : chainWords)]
const next = (board: Chain): string[] => known(board).filter((one) => firstOf(one) === lastOf(board.said[0] ?? '') && !board.said.includes(one))

/** The computer's turn: it gives up where it knows no word, or, on the lower levels, now and then. */
function answered(board: Chain): Chain {
  const all = next(board)
  const drawn = below(board.seed, Math.max(1, all.length))
  const tired = below(drawn.seed, 12)
  const own = board.said.length / 2
  if (all.length === 0 || own >= need[board.level]! || (board.level === 0 && tired.number === 0 && own > 2))
    return { ...board, seed: tired.seed, end: 'won', told: `The computer knows nothing that begins with “${lastOf(board.said[0]!)}”.` }
  const word = all[drawn.number]!
  return {
    ...board,
    seed: tired.seed,
    said: [word, ...board.said],
    left: time[board.level]!,
    told: `The computer says “${word}”: go on with “${lastOf(word)}”.`,
  }
}
function tried(board: Chain): Chain {
  const word = plain(board.draft)
  const wanted = lastOf(board.said[0]!)
  const refused = (told: string): Chain => ({ ...board, draft: '', told })
  if (word.length < 2) return board
  if (firstOf(word) !== wanted) return refused(`“${word}” does not begin with “${wanted}”.`)
  if (board.said.includes(word)) return refused(`“${word}” was said already.`)
  if (!/^[\p{L}\p{M}' -]{2,40}$/u.test(word)) return refused('A word is made of letters.')
  return answered({ ...board, draft: '', said: [word, ...board.said] })
}

/** Word after word, each beginning with the letter that ends the one before, against the computer. */
export const chain = ruled<Chain>({
  start({ level, seed, words }) {
    const own = words.map(plain).filter((word) => word.length > 1)
    const isOfSayings = own.some((word) => word.includes(' '))
    const all = isOfSayings ? chainSayings : chainWords
    const first = all[below(seed, all.length).number]!
    const told = `The computer begins with “${first}”: go on with “${lastOf(first)}”.`
    return { seed, level, isOfSayings, words: own, said: [first], draft: '', hints: 3, left: time[level] ?? 60, end: 'on', told }
  },
  move(board, move) {
    if (board.end !== 'on') return board
    if (move === send) return tried(board)
    if (move === '\n?') {
      const hint = next(board)[0]
      if (board.hints === 0 || hint === undefined) return board
      return { ...board, hints: board.hints - 1, told: `You could say “${hint}”.` }
    }
    return typeof move === 'string' ? { ...board, draft: move.slice(0, 60) } : board
  },
  tick: (board) => (board.left > 1 ? { ...board, left: board.left - 1 } : { ...board, left: 0, end: 'lost' as const, told: 'Time is up.' }),
  pace: () => 1000,
  score: ({ said, level, end }) => Math.floor(said.length / 2) * 20 + (end === 'won' ? 50 * (level + 1) : 0),
  outcome: ({ end }) => end,
  face: (board) => ({
    meters: [
      { label: 'Your words', value: Math.floor(board.said.length / 2), most: need[board.level]! },
      { label: 'Seconds', value: board.left },
      { label: 'Hints', value: board.hints },
    ],
    columns: 1,
    cells: [],
    ask: { label: `${board.isOfSayings ? 'A saying' : 'A word'} that begins with “${lastOf(board.said[0]!)}”`, key: `${board.said.length} ${board.told}` },
    pads: [
      { label: 'Say it', move: send, keys: ['Enter'] },
      { label: 'Hint', move: '\n?', isOff: board.hints === 0 },
    ],
    log: [board.told, ...board.said.slice(0, 8).map((word, at) => `${(board.said.length - at) % 2 === 1 ? 'Computer' : 'You'}: ${word}`)],
  }),
})
