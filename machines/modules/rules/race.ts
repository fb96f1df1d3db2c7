import { below } from './chance.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Race extends Board {
  readonly seed: number
  readonly level: number
  /** Steps that each piece has made: -1 in the yard, `length` at home. The visitor's two, then the computer's. */
  readonly pieces: readonly (readonly number[])[]
  /** The throw that is still to be played, 0 for none. */
  readonly thrown: number
  readonly log: readonly string[]
}
const length = 24
const columns = 6
const told = (board: Race, ...lines: readonly string[]): Race => ({ ...board, log: [...lines.toReversed(), ...board.log].slice(0, 6) })
/** The field of the track that a piece stands on; the computer enters on the other side of it. */
const fieldOf = (who: number, steps: number): number | null => (steps < 0 || steps >= length ? null : (steps + who * (length / 2)) % length)
const after = (steps: number, thrown: number): number | null => {
  if (steps < 0) return thrown === 6 || thrown === 1 ? 0 : null
  return steps >= length ? null : Math.min(length, steps + thrown)
}
const playable = ({ pieces }: Race, who: number, thrown: number): number[] => pieces[who]!.flatMap((steps, at) => (after(steps, thrown) === null ? [] : [at]))

/** The board after a piece has gone; whoever stood there is back in the yard. */
function gone(board: Race, who: number, at: number, thrown: number): Race {
  const steps = after(board.pieces[who]![at]!, thrown)!
  const field = fieldOf(who, steps)
  const other = 1 - who
  const hit = field === null ? -1 : board.pieces[other]!.findIndex((one) => fieldOf(other, one) === field)
  const pieces = board.pieces.map((all, side) =>
    side === who ? all.map((one, place) => (place === at ? steps : one)) : all.map((one, place) => (place === hit ? -1 : one)),
  )
  const name = who === 0 ? 'You' : 'The computer'
  const said = `${name} threw ${thrown}: piece ${at + 1} ${steps === length ? 'is home' : `goes to ${steps + 1}`}${hit < 0 ? '' : ', and a piece there is sent back'}.`
  return told({ ...board, pieces }, said)
}
function answered(board: Race): Race {
  if (board.pieces[0]!.every((one) => one === length)) return board
  const drawn = below(board.seed, 6)
  const thrown = drawn.number + 1
  const next = { ...board, seed: drawn.seed, thrown: 0 }
  const ways = playable(next, 1, thrown)
  if (ways.length === 0) return told(next, `The computer threw ${thrown} and cannot go.`)
  const worth = (at: number): number => {
    const steps = after(next.pieces[1]![at]!, thrown)!
    return (next.pieces[0]!.some((one) => fieldOf(0, one) !== null && fieldOf(0, one) === fieldOf(1, steps)) ? 100 : 0) + steps
  }
  const best = next.level === 0 ? ways[drawn.number % ways.length]! : ways.toSorted((a, b) => worth(b) - worth(a))[0]!
  return gone(next, 1, best, thrown)
}

/** Two pieces each around a track by dice, against the computer. */
export const race = ruled<Race>({
  start: ({ level, seed }) => ({
    seed,
    level,
    pieces: [[-1, -1], level === 2 ? [0, -1] : [-1, -1]],
    thrown: 0,
    log: ['Roll the dice: a one or a six brings a piece out.'],
  }),
  move(board, move) {
    if (move === 'roll' && board.thrown === 0) {
      const drawn = below(board.seed, 6)
      const thrown = drawn.number + 1
      const next = { ...board, seed: drawn.seed, thrown }
      const ways = playable(next, 0, thrown)
      return ways.length > 0 ? told(next, `You threw ${thrown}: choose a piece.`) : answered(told(next, `You threw ${thrown} and cannot go.`))
    }
    const at = /^piece [12]$/.test(String(move)) ? Number(String(move).slice(6)) - 1 : -1
    if (board.thrown === 0 || !playable(board, 0, board.thrown).includes(at)) return board
    return answered({ ...gone(board, 0, at, board.thrown), thrown: 0 })
  },
  pace: () => 1000,
  score: ({ pieces, level }) => {
    const steps = (who: number) => pieces[who]!.reduce((sum, one) => sum + one + 1, 0)
    return steps(0) * 4 + (steps(0) === (length + 1) * 2 ? 100 * (level + 1) : 0)
  },
  outcome: ({ pieces }) => (pieces[0]!.every((one) => one === length) ? 'won' : pieces[1]!.every((one) => one === length) ? 'lost' : 'on'),
  face(board) {
    const ways = board.thrown === 0 ? [] : playable(board, 0, board.thrown)
    const home = (who: number): number => board.pieces[who]!.filter((one) => one === length).length
    const cells = Array.from({ length }, (_, place): Cell => {
      const row = Math.floor(place / columns)
      const field = row % 2 === 0 ? place : row * columns + (columns - 1 - (place % columns))
      const mine = board.pieces[0]!.findIndex((one) => fieldOf(0, one) === field)
      const theirs = board.pieces[1]!.findIndex((one) => fieldOf(1, one) === field)
      const at = `Field ${field + 1}`
      if (mine >= 0)
        return {
          symbol: 'craft',
          text: `${mine + 1}`,
          tone: 'me',
          label: `${at}: your piece ${mine + 1}`,
          ...(ways.includes(mine) && { move: `piece ${mine + 1}` }),
        }
      if (theirs >= 0) return { symbol: 'ring', text: `${theirs + 1}`, tone: 'bad', label: `${at}: the computer’s piece ${theirs + 1}` }
      return { text: `${field + 1}`, tone: field === 0 || field === length / 2 ? 'goal' : 'field', label: `${at}: free` }
    })
    const where = (steps: number): string => (steps < 0 ? 'in the yard' : steps === length ? 'home' : `on ${steps + 1}`)
    return {
      meters: [
        { label: 'Thrown', value: board.thrown === 0 ? '–' : board.thrown },
        { label: 'You, home', value: home(0), most: 2 },
        { label: 'Computer, home', value: home(1), most: 2 },
      ],
      columns,
      cells,
      pads: [
        { label: 'Roll the dice', move: 'roll', keys: ['Enter', 'r', ' '], isOff: board.thrown !== 0 },
        ...[0, 1].map((at) => ({
          label: `Move piece ${at + 1}`,
          move: `piece ${at + 1}`,
          keys: [`${at + 1}`],
          note: where(board.pieces[0]![at]!),
          isOff: !ways.includes(at),
        })),
      ],
      log: board.log,
    }
  },
})
