import { below, mixed } from './chance.ts'
import { type Board, type Cell, ruled, turnedBack } from './rule.ts'

interface Lights extends Board {
  readonly side: number
  readonly lit: readonly boolean[]
  /** The places that are still to be pressed, each once. */
  readonly left: readonly number[]
  /** What was pressed, in order. */
  readonly pressed: readonly number[]
  readonly hinted: number | null
  readonly hints: number
  readonly seconds: number
  readonly level: number
}
const switched = (side: number, place: number): number[] => {
  const [x, y] = [place % side, Math.floor(place / side)]
  return [place, x > 0 ? place - 1 : -1, x < side - 1 ? place + 1 : -1, y > 0 ? place - side : -1, y < side - 1 ? place + side : -1].filter((one) => one >= 0)
}
function press(board: Lights, place: number): Lights {
  const turned = new Set(switched(board.side, place))
  return {
    ...board,
    lit: board.lit.map((one, at) => (turned.has(at) ? !one : one)),
    left: board.left.includes(place) ? board.left.filter((one) => one !== place) : [...board.left, place],
    hinted: null,
  }
}
const isDark = ({ lit }: Lights): boolean => !lit.includes(true)

/** Each press switches a light and its neighbours: put all of them out. */
export const lights = ruled<Lights>({
  start({ level, seed }) {
    const side = [4, 5, 6][level] ?? 5
    const places = mixed(
      Array.from({ length: side * side }, (_, place) => place),
      seed,
    )
    const dark: Lights = { side, lit: places.map(() => false), left: [], pressed: [], hinted: null, hints: 0, seconds: 0, level }
    const begun = places.slice(0, [4, 8, 13][level] ?? 8).reduce(press, dark)
    return isDark(begun) ? press(begun, places.at(-1)!) : begun
  },
  move(board, move) {
    if (move === 'hint') {
      const place = board.left[below(board.pressed.length + board.side, Math.max(1, board.left.length)).number]
      return board.hinted !== null || place === undefined ? board : { ...board, hinted: place, hints: board.hints + 1 }
    }
    if (move === 'undo') {
      const last = board.pressed.at(-1)
      return last === undefined ? board : { ...press(board, last), pressed: board.pressed.slice(0, -1) }
    }
    const place = Number(move)
    return board.lit[place] === undefined ? board : { ...press(board, place), pressed: [...board.pressed, place] }
  },
  tick: (board) => ({ ...board, seconds: board.seconds + 1 }),
  pace: () => 1000,
  score: (board) => (isDark(board) ? Math.max(20, 150 * (board.level + 1) - board.pressed.length * 2 - board.seconds - board.hints * 10) : 0),
  countsWhenDone: true,
  outcome: (board) => (isDark(board) ? 'won' : 'on'),
  moves: ({ pressed }) => pressed.length,
  face: ({ side, lit, pressed, hinted, seconds }) => ({
    meters: [
      { label: 'Moves', value: pressed.length },
      { label: 'Seconds', value: seconds },
      { label: 'Lights on', value: lit.filter((one) => one).length },
    ],
    columns: side,
    cells: lit.map((isLit, place): Cell => {
      const label = `Row ${Math.floor(place / side) + 1}, column ${(place % side) + 1}: ${isLit ? 'on' : 'off'}${place === hinted ? ', press this one' : ''}`
      return { label, move: place, tone: isLit ? 'me' : 'field', ...(place === hinted ? { symbol: 'star' } : isLit && { symbol: 'sun' }) }
    }),
    pads: turnedBack(pressed.length > 0),
    log: [
      hinted === null ? 'Press a light to switch it and its neighbours.' : `Hint: press row ${Math.floor(hinted / side) + 1}, column ${(hinted % side) + 1}.`,
    ],
  }),
})
