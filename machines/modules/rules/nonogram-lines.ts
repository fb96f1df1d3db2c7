import { below } from './chance.ts'

/** A picture of fields, row by row: 1 is filled, 0 is not. */
export interface Picture {
  readonly width: number
  readonly fields: readonly number[]
}

/** The lengths of the filled runs of a line; one 0 for a line without any. */
export function clueOf(line: readonly number[]): readonly number[] {
  const runs = line
    .map((field) => (field === 1 ? '#' : ' '))
    .join('')
    .split(' ')
    .flatMap(({ length }) => (length > 0 ? [length] : []))
  return runs.length > 0 ? runs : [0]
}
export const rowsOf = ({ width, fields }: Picture): readonly (readonly number[])[] =>
  Array.from({ length: fields.length / width }, (_, row) => fields.slice(row * width, (row + 1) * width))
export const columnsOf = (picture: Picture): readonly (readonly number[])[] =>
  Array.from({ length: picture.width }, (_, column) => rowsOf(picture).map((row) => row[column]!))

/** Every way in which runs lie in a line of a length. */
function layouts(clue: readonly number[], length: number): readonly (readonly number[])[] {
  const [run = 0, ...rest] = clue
  if (run === 0) return [Array.from({ length }, () => 0)]
  const needed = rest.reduce((sum, one) => sum + one + 1, run)
  return Array.from({ length: Math.max(0, length - needed + 1) }, (_, start) => start).flatMap((start) => {
    const head = [...Array.from({ length: start }, () => 0), ...Array.from({ length: run }, () => 1)]
    if (rest.length === 0) return [[...head, ...Array.from({ length: length - head.length }, () => 0)]]
    return layouts(rest, length - head.length - 1).map((tail) => [...head, 0, ...tail])
  })
}

/** Whether the clues of a picture tell each of its fields, line by line, without a guess. */
export function isTold(picture: Picture): boolean {
  const [rows, columns] = [rowsOf(picture), columnsOf(picture)]
  const { width } = picture
  const height = rows.length
  const lines = [
    ...rows.map((line, row) => ({ all: layouts(clueOf(line), width), places: line.map((_, column) => row * width + column) })),
    ...columns.map((line, column) => ({ all: layouts(clueOf(line), height), places: line.map((_, row) => row * width + column) })),
  ]
  const known: (number | undefined)[] = picture.fields.map(() => undefined)
  for (let isNew = true; isNew; ) {
    isNew = false
    for (const line of lines) {
      line.all = line.all.filter((one) => one.every((field, at) => known[line.places[at]!] === undefined || known[line.places[at]!] === field))
      line.places.forEach((place, at) => {
        const first = line.all[0]?.[at]
        if (known[place] !== undefined || first === undefined || line.all.some((one) => one[at] !== first)) return
        known[place] = first
        isNew = true
      })
    }
  }
  return known.every((field) => field !== undefined)
}

/** A picture that somebody drew, as lines of `#` and `.`; null for other words. */
export function pictureIn(words: string): Picture | null {
  const lines = words.trim().split(/\s+/)
  const width = lines[0]?.length ?? 0
  const isDrawn = width > 1 && width <= 15 && lines.length > 1 && lines.length <= 15 && lines.every((line) => line.length === width && /^[#.]+$/.test(line))
  return isDrawn ? { width, fields: [...lines.join('')].map((one) => (one === '#' ? 1 : 0)) } : null
}
export const drawnAs = (picture: Picture): string =>
  rowsOf(picture)
    .map((row) => row.map((field) => (field === 1 ? '#' : '.')).join(''))
    .join('\n')

/** A picture by chance whose clues tell all of it. */
export function pictureBy(seed: number, width: number): Picture {
  let now = seed
  const draw = (): Picture => {
    const half = Math.ceil(width / 2)
    const fields = Array.from({ length: width * width }, () => 0)
    for (let row = 0; row < width; row += 1)
      for (let column = 0; column < half; column += 1) {
        const drawn = below(now, 100)
        now = drawn.seed
        const isFilled = drawn.number < 62 ? 1 : 0
        fields[row * width + column] = isFilled
        fields[row * width + width - 1 - column] = isFilled
      }
    return { width, fields }
  }
  for (let turn = 0; turn < 60; turn += 1) {
    const picture = draw()
    if (isTold(picture)) return picture
  }
  return { width, fields: Array.from({ length: width * width }, (_, place) => ((place % width) + Math.floor(place / width) < width ? 1 : 0)) }
}
