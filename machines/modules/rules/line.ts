import { below } from './chance.ts'
import { type Board, type Cell, ruled, turnedBack } from './rule.ts'

interface Line extends Board {
  readonly side: number
  /** Whether what is put into a column falls to the lowest free place of it. */
  readonly drops: boolean
  /** How many in a row win. */
  readonly need: number
  readonly level: number
  readonly seed: number
  /** 1 is the visitor's, 2 the computer's. */
  readonly cells: readonly number[]
  /** Where was gone in turn, the visitor first. */
  readonly played: readonly number[]
  /** The place of a hint. */
  readonly hinted?: number
  readonly seconds: number
  /** Whether a second visitor makes the other moves. */
  readonly isForTwo: boolean
  /** Whether the visitor has the second sign. */
  readonly isSecondSign: boolean
}
const ways = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** How long the row through a place would be in a direction, were it this player's. */
function run({ side, cells }: Line, place: number, [right, down]: readonly [number, number], who: number): number {
  let length = 1
  for (const way of [1, -1]) {
    for (let step = 1; ; step += 1) {
      const [x, y] = [(place % side) + right * step * way, Math.floor(place / side) + down * step * way]
      if (x < 0 || x >= side || cells[y * side + x] !== who) break
      length += 1
    }
  }
  return length
}
const placeIn = ({ side }: Line, place: number): string => `Row ${Math.floor(place / side) + 1}, column ${(place % side) + 1}`
const longest = (board: Line, place: number, who: number): number => Math.max(...ways.map((way) => run(board, place, way, who)))
export const hasRow = (board: Line, who: number): boolean => board.cells.some((one, place) => one === who && longest(board, place, who) >= board.need)

/** What a free place is worth to a player: to win, to keep from losing, to build, to be near the middle. */
function worth(board: Line, place: number, who: 1 | 2): number {
  const [own, other] = [longest(board, place, who), longest(board, place, 3 - who)]
  if (own >= board.need) return 10_000
  if (other >= board.need) return 5_000
  const middle = (board.side - 1) / 2
  const far = Math.abs((place % board.side) - middle) + Math.abs(Math.floor(place / board.side) - middle)
  return 10 ** Math.min(own, 4) / 10 + 10 ** Math.min(other, 4) / 12 - far
}

/** The free places that can be gone to. */
const freeIn = ({ cells, side, drops }: Line): number[] => cells.flatMap((one, place) => (one === 0 && !(drops && cells[place + side] === 0) ? [place] : []))
const bestFor = (board: Line, who: 1 | 2): number | undefined => freeIn(board).toSorted((a, b) => worth(board, b, who) - worth(board, a, who))[0]
const gone = ({ hinted: _, ...board }: Line, place: number, who: 1 | 2): Line => ({
  ...board,
  cells: board.cells.map((one, at) => (at === place ? who : one)),
  played: [...board.played, place],
})

function answer(board: Line): Line {
  const free = freeIn(board)
  if (free.length === 0 || hasRow(board, 1)) return board
  const drawn = below(board.seed, 10)
  const careless = drawn.number < [5, 1, 0][board.level]!
  const pick = below(drawn.seed, free.length)
  const place = careless ? free[pick.number] : bestFor(board, 2)
  return place === undefined ? board : gone({ ...board, seed: pick.seed }, place, 2)
}
/** The board before the visitor's last move and the answer to it. */
function undone({ hinted: _, ...board }: Line): Line {
  const left = board.isForTwo ? board.played.length - 1 : Math.ceil(board.played.length / 2 - 1) * 2
  const played = board.played.slice(0, Math.max(0, left))
  return { ...board, played, cells: board.cells.map((_one, at) => (played.includes(at) ? 1 + (played.indexOf(at) % 2) : 0)) }
}
/** Who moves next. */
const turnOf = ({ played }: Line): 1 | 2 => (played.length % 2 === 0 ? 1 : 2)
function told(board: Line): string {
  if (board.isForTwo && board.hinted === undefined) return `Player ${turnOf(board)} moves: get ${board.need} in a row.`
  if (board.hinted !== undefined) return `Hint: go to ${placeIn(board, board.hinted).toLowerCase()}.`
  const last = board.played.findLast((_, turn) => turn % 2 === 1)
  return last === undefined ? `Get ${board.need} in a row against the computer.` : `The computer went to ${placeIn(board, last).toLowerCase()}.`
}

const lineOf = (side: number, need: number, high = side, drops = false) =>
  ruled<Line>({
    start: ({ level, seed, isForTwo = false, isSecondSign = false }) => ({
      ...{ side, drops, need, level, seed, isForTwo, isSecondSign },
      ...{ cells: Array.from({ length: side * high }, () => 0), played: [], seconds: 0 },
    }),
    move(board, move) {
      if (move === 'undo') return undone(board)
      if (move === 'hint') {
        const hinted = bestFor(board, board.isForTwo ? turnOf(board) : 1)
        return hinted === undefined ? board : { ...board, hinted }
      }
      const place = freeIn(board).find((one) => one === move || (drops && one % side === Number(move) % side))
      if (place === undefined) return board
      return board.isForTwo ? gone(board, place, turnOf(board)) : answer(gone(board, place, 1))
    },
    tick: (board) => ({ ...board, seconds: board.seconds + 1 }),
    pace: () => 1000,
    moves: ({ cells }) => cells.filter((one) => one === 1).length,
    score: (board) => (hasRow(board, 1) ? 100 * (board.level + 1) - board.cells.filter((one) => one === 1).length : hasRow(board, 2) ? 0 : 20),
    countsWhenDone: true,
    end: (board) => (board.isForTwo && (hasRow(board, 1) || hasRow(board, 2)) ? `Player ${hasRow(board, 1) ? 1 : 2} has ${board.need} in a row.` : null),
    outcome: (board) => (hasRow(board, 1) ? 'won' : hasRow(board, 2) ? 'lost' : board.cells.every((one) => one !== 0) ? 'drawn' : 'on'),
    face: (board) => ({
      meters: [
        { label: 'Moves', value: board.cells.filter((one) => one === 1).length },
        { label: 'Seconds', value: board.seconds },
      ],
      columns: side,
      cells: board.cells.map((one, place): Cell => {
        const at = placeIn(board, place)
        if (place === board.hinted) return { label: `${at}: free, a good move`, tone: 'goal', symbol: 'star', move: place }
        if (one === 0) return { label: `${at}: free`, tone: 'field', move: place }
        const whose = board.isForTwo ? `player ${one}’s` : one === 1 ? 'yours' : 'computer’s'
        return { symbol: (one === 1) === board.isSecondSign ? 'ring' : 'cross', tone: one === 1 ? 'me' : 'block', label: `${at}: ${whose}` }
      }),
      pads: turnedBack(board.played.length > 0),
      log: [told(board)],
    }),
  })

/** Three in a row against the computer. */
export const line = lineOf(3, 3)
/** Five in a row against the computer. */
export const five = lineOf(9, 5)
/** Four in a row, of pieces that fall. */
export const four = lineOf(7, 4, 6, true)
