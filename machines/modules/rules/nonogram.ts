import { below } from './chance.ts'
import { clueOf, columnsOf, drawnAs, isTold, type Picture, pictureBy, pictureIn, rowsOf } from './nonogram-lines.ts'
import { type Board, type Cell, ruled } from './rule.ts'

interface Nonogram extends Board {
  readonly level: number
  readonly picture: Picture
  /** By field: 0 open, 1 filled, 2 marked as empty. */
  readonly marks: readonly number[]
  readonly isMarking: boolean
  readonly hints: number
  readonly seconds: number
  readonly told: string
}
interface Drawing extends Board {
  readonly width: number
  readonly fields: readonly number[]
  readonly isDone: boolean
  readonly told: string
}
const sides = [5, 8, 10]
const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()
const filledIn = ({ picture, marks }: Nonogram): Picture => ({ width: picture.width, fields: marks.map((mark) => (mark === 1 ? 1 : 0)) })
const cluesOf = (picture: Picture): readonly (readonly number[])[] => [...rowsOf(picture), ...columnsOf(picture)].map(clueOf)
const isSolved = (board: Nonogram): boolean => {
  const wanted = cluesOf(board.picture)
  return cluesOf(filledIn(board)).every((clue, at) => same(clue, wanted[at]!))
}
const isWrong = ({ picture, marks }: Nonogram, place: number): boolean => (marks[place] === 1) !== (picture.fields[place] === 1) && marks[place] !== 0
const changed = (all: readonly number[], place: number, to: number): number[] => all.map((one, at) => (at === place ? to : one))

/** The fields with the clue of each column above it and of each row before it; clues whose line is filled as they say are done. */
function framed(picture: Picture, now: Picture, cellAt: (place: number, lines: string) => Cell): Cell[] {
  const [rows, columns] = [rowsOf(picture).map(clueOf), columnsOf(picture).map(clueOf)]
  const [rowsNow, columnsNow] = [rowsOf(now).map(clueOf), columnsOf(now).map(clueOf)]
  const clue = (wanted: readonly number[], is: readonly number[], between: string): Cell => ({
    text: wanted.join(between),
    label: '',
    tone: same(wanted, is) ? 'clue done' : 'clue',
  })
  const head: Cell[] = [{ label: '', tone: 'clue' }, ...columns.map((wanted, at) => clue(wanted, columnsNow[at]!, '\n'))]
  const body = rows.flatMap((wanted, row) => [
    clue(wanted, rowsNow[row]!, ' '),
    ...columns.map((down, column) => cellAt(row * picture.width + column, `Row ${row + 1} (${wanted.join(' ')}), column ${column + 1} (${down.join(' ')})`)),
  ])
  return [...head, ...body]
}

/** A picture to be filled in by the numbers of its rows and columns. */
export const nonogram = ruled<Nonogram>({
  start({ level, seed, words }) {
    const drawn = words.flatMap((one) => pictureIn(one) ?? [])
    const picture = drawn[below(seed, Math.max(1, drawn.length)).number] ?? pictureBy(seed, sides[level] ?? 5)
    const told = 'The numbers say how long the filled runs of each row and column are.'
    return { level, picture, marks: picture.fields.map(() => 0), isMarking: false, hints: 3, seconds: 0, told }
  },
  move(board, move) {
    const { marks, picture, isMarking, hints } = board
    if (move === 'mode') return { ...board, isMarking: !isMarking, told: isMarking ? 'A press fills a field.' : 'A press marks a field as empty.' }
    if (move === 'hint') {
      const wrong = marks.findIndex((_, place) => isWrong(board, place))
      const open = marks.flatMap((mark, place) => (mark === 0 && picture.fields[place] === 1 ? [place] : []))
      const place = wrong >= 0 ? wrong : open[below(board.seconds + hints, Math.max(1, open.length)).number]
      if (hints === 0 || place === undefined) return board
      const at = `row ${Math.floor(place / picture.width) + 1}, column ${(place % picture.width) + 1}`
      const told = wrong >= 0 ? `The field in ${at} was wrong, and is put right.` : `The field in ${at} is filled.`
      return { ...board, marks: changed(marks, place, picture.fields[place] === 1 ? 1 : 2), hints: hints - 1, told }
    }
    const place = Number(move)
    if (typeof move !== 'number' || !(place in marks)) return board
    const wanted = isMarking ? 2 : 1
    return { ...board, marks: changed(marks, place, marks[place] === wanted ? 0 : wanted) }
  },
  tick: (board) => ({ ...board, seconds: board.seconds + 1 }),
  pace: () => 1000,
  score: (board) => (isSolved(board) ? Math.max(20, 300 * (board.level + 1) - board.seconds) + board.hints * 20 : 0),
  countsWhenDone: true,
  outcome: (board) => (isSolved(board) ? 'won' : 'on'),
  face: (board) => ({
    meters: [
      { label: 'Filled', value: board.marks.filter((mark) => mark === 1).length, most: board.picture.fields.filter((field) => field === 1).length },
      { label: 'Hints', value: board.hints },
      { label: 'Seconds', value: board.seconds },
    ],
    columns: board.picture.width + 1,
    cells: framed(board.picture, filledIn(board), (place, at) => {
      const mark = board.marks[place]!
      return { text: mark === 2 ? '×' : '', tone: mark === 1 ? 'wall' : 'field', label: `${at}: ${['open', 'filled', 'marked as empty'][mark]}`, move: place }
    }),
    pads: [
      { label: board.isMarking ? 'Fill fields' : 'Mark empty fields', move: 'mode', keys: ['x'] },
      { label: 'Hint', move: 'hint', keys: ['h'], isOff: board.hints === 0, isMinor: true },
    ],
    log: [board.told],
  }),
})

/** A picture that is drawn for others to fill in; its numbers stand beside it as it is drawn. */
export const drawing = ruled<Drawing>({
  start: ({ level }) => {
    const width = sides[level] ?? 5
    return { width, fields: Array.from({ length: width * width }, () => 0), isDone: false, told: 'Press fields to draw; the numbers follow.' }
  },
  move(board, move) {
    if (move === 'done') {
      if (!board.fields.includes(1)) return { ...board, told: 'Nothing is drawn yet.' }
      return isTold(board) ? { ...board, isDone: true } : { ...board, told: 'The numbers do not tell every field of this picture: change it a little.' }
    }
    if (move === 'clear') return { ...board, fields: board.fields.map(() => 0), told: 'The board is empty.' }
    return typeof move === 'number' && move in board.fields ? { ...board, fields: changed(board.fields, move, 1 - board.fields[move]!) } : board
  },
  pace: () => 1000,
  score: ({ fields, isDone }) => (isDone ? fields.filter((field) => field === 1).length : 0),
  outcome: ({ isDone }) => (isDone ? 'won' : 'on'),
  made: drawnAs,
  face: (board) => ({
    meters: [{ label: 'Filled', value: board.fields.filter((field) => field === 1).length }],
    columns: board.width + 1,
    cells: framed(board, board, (place, at) => ({
      tone: board.fields[place] === 1 ? 'wall' : 'field',
      label: `${at}: ${board.fields[place] === 1 ? 'filled' : 'empty'}`,
      move: place,
    })),
    pads: [
      { label: 'Done', move: 'done' },
      { label: 'Clear', move: 'clear', isMinor: true },
    ],
    log: [board.told],
  }),
})
