import { below } from './chance.ts'
import { type Board, ruled, send } from './rule.ts'

interface Life extends Board {
  readonly seed: number
  readonly cells: readonly number[]
  readonly generation: number
  readonly isRunning: boolean
  /** How many neighbours a field is born with, and how many it survives with. */
  readonly rule: string
  readonly draft: string
  readonly fast: boolean
  readonly told: string
}
const side = 14
const known: Readonly<Record<string, string>> = {
  'B3/S23': 'Life',
  'B36/S23': 'HighLife',
  'B3678/S34678': 'Day and night',
  'B2/S': 'Seeds',
  'B1357/S1357': 'Replicator',
}
const glider = [1, side + 2, side * 2, side * 2 + 1, side * 2 + 2]

/** A rule in its usual writing, "B3/S23": also of "b3s23"; undefined where it is none. */
export function lifeRule(words: string): string | undefined {
  const found = /^\s*b([0-8]{0,9})\s*\/?\s*s([0-8]{0,9})\s*$/i.exec(words)
  if (!found) return undefined
  const sorted = (digits: string) => [...new Set(digits)].sort().join('')
  return `B${sorted(found[1]!)}/S${sorted(found[2]!)}`
}
const neighbours = (cells: readonly number[], place: number): number => {
  const [x, y] = [place % side, Math.floor(place / side)]
  let count = 0
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) if (dx !== 0 || dy !== 0) count += cells[((y + dy + side) % side) * side + ((x + dx + side) % side)]!
  return count
}
function grown(board: Life): Life {
  const [born, stays] = board.rule.slice(1).split('/S') as [string, string]
  const cells = board.cells.map((one, place) => ((one === 1 ? stays : born).includes(String(neighbours(board.cells, place))) ? 1 : 0))
  return { ...board, cells, generation: board.generation + 1 }
}
const alive = ({ cells }: Life): number => cells.reduce((sum, one) => sum + one, 0)

/** Conway's game: fields live, die and are born by how many neighbours they have. */
export const life = ruled<Life>({
  start: ({ seed }) => ({
    seed,
    cells: Array.from({ length: side * side }, (_, place) => (glider.includes(place - side * 4 - 4) ? 1 : 0)),
    generation: 0,
    isRunning: false,
    rule: 'B3/S23',
    draft: '',
    fast: false,
    told: 'Press fields to make them live, then start the simulation.',
  }),
  move(board, move) {
    if (typeof move === 'number')
      return board.cells[move] === undefined ? board : { ...board, cells: board.cells.map((one, at) => (at === move ? 1 - one : one)) }
    if (move === '\nrun') return { ...board, isRunning: !board.isRunning, told: board.isRunning ? 'The simulation stands still.' : 'The simulation runs.' }
    if (move === '\nstep') return { ...grown(board), isRunning: false }
    if (move === '\nfast') return { ...board, fast: !board.fast }
    if (move === '\nclear') return { ...board, cells: board.cells.map(() => 0), generation: 0, isRunning: false, told: 'All fields are empty.' }
    if (move === '\nmix') {
      let { seed } = board
      const cells = board.cells.map(() => {
        const drawn = below(seed, 3)
        seed = drawn.seed
        return drawn.number === 0 ? 1 : 0
      })
      return { ...board, seed, cells, generation: 0, told: 'Fields live by chance.' }
    }
    const rule = move === send ? lifeRule(board.draft) : move.startsWith('\nrule ') ? lifeRule(move.slice(6)) : undefined
    if (rule !== undefined) return { ...board, rule, draft: '', told: `The rule is ${rule} now${known[rule] === undefined ? '' : `: ${known[rule]}`}.` }
    if (move === send) return { ...board, told: 'Write a rule as B3/S23: born with 3 neighbours, surviving with 2 or 3.' }
    return move.startsWith('\n') ? board : { ...board, draft: move.slice(0, 24) }
  },
  tick: (board) => (board.isRunning ? grown(board) : board),
  pace: ({ fast }) => (fast ? 150 : 500),
  score: ({ generation }) => generation,
  outcome: () => 'on',
  face: (board) => ({
    meters: [
      { label: 'Generation', value: board.generation },
      { label: 'Alive', value: alive(board) },
      { label: 'Rule', value: board.rule },
    ],
    columns: side,
    cells: board.cells.map((one, place) => ({
      label: `Row ${Math.floor(place / side) + 1}, column ${(place % side) + 1}: ${one === 1 ? 'alive' : 'empty'}`,
      tone: one === 1 ? 'me' : 'field',
      move: place,
    })),
    pads: [
      { label: board.isRunning ? 'Stop' : 'Start', move: '\nrun' },
      { label: 'One step', move: '\nstep' },
      { label: board.fast ? 'Slower' : 'Faster', move: '\nfast' },
      { label: 'By chance', move: '\nmix' },
      { label: 'Clear', move: '\nclear' },
      ...Object.entries(known).map(([rule, name]) => ({ label: name, move: `\nrule ${rule}`, note: rule, isMinor: true, isOff: rule === board.rule })),
      { label: 'Use my rule', move: send, keys: ['Enter'] },
    ],
    ask: { label: 'A rule of your own, as B3/S23', key: board.rule },
    log: [board.told],
  }),
})
