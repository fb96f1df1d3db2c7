/** Patterns on a grid: cells of a few colours, kept as a line for each row. */
export interface Pattern {
  readonly columns: number
  readonly rows: number
  /** Places in the palette, row by row. */
  readonly cells: readonly number[]
}
export const [size_min, size_max] = [2, 40]
/** The colours of a grid, the first the ground. */
export const palette: readonly { readonly name: string; readonly hex: string }[] = [
  { name: 'white', hex: '#ffffff' },
  { name: 'black', hex: '#1b1b1f' },
  { name: 'red', hex: '#c62828' },
  { name: 'orange', hex: '#ef7d1a' },
  { name: 'yellow', hex: '#f6cf3b' },
  { name: 'green', hex: '#2e8b45' },
  { name: 'teal', hex: '#16837f' },
  { name: 'light blue', hex: '#7fc4ec' },
  { name: 'blue', hex: '#1f5fbf' },
  { name: 'purple', hex: '#6d3fb2' },
  { name: 'pink', hex: '#e7799f' },
  { name: 'brown', hex: '#7a4a2b' },
  { name: 'grey', hex: '#9a9da3' },
]

const linesOf = ({ columns, rows, cells }: Pattern): string[] =>
  Array.from({ length: rows }, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map((colour) => colour.toString(36))
      .join(''),
  )
export const writePattern = (pattern: Pattern): string => linesOf(pattern).join('\n')
/** The pattern of a text; null where it is none. */
export function readPattern(text: string): Pattern | null {
  const lines = text.trim().split(/\s+/)
  const columns = lines[0]?.length ?? 0
  const isGrid = columns >= size_min && columns <= size_max && lines.length >= size_min && lines.length <= size_max
  if (!isGrid || lines.some((line) => line.length !== columns || !/^[0-9a-c]+$/.test(line))) return null
  return { columns, rows: lines.length, cells: [...lines.join('')].map((sign) => Number.parseInt(sign, 36)) }
}

/** The cells from `from` on of a line that are of one colour, one after another. */
function runsOf(line: readonly number[]): { readonly colour: number; readonly count: number; readonly from: number }[] {
  const runs: { colour: number; count: number; from: number }[] = []
  for (const [at, colour] of line.entries()) {
    const last = runs.at(-1)
    if (last?.colour === colour) last.count += 1
    else runs.push({ colour, count: 1, from: at })
  }
  return runs
}
const rowsOf = ({ columns, rows, cells }: Pattern): number[][] => Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns))

/** What is worked in each row, and how many cells there are of each colour. */
export function instructionsOf(pattern: Pattern, word: string): string {
  const rows = rowsOf(pattern).map(
    (line, row) =>
      `Row ${row + 1}: ${runsOf(line)
        .map(({ colour, count }) => `${count} ${palette[colour]!.name}`)
        .join(', ')}`,
  )
  const counts = palette.flatMap(({ name }, colour) => {
    const count = pattern.cells.filter((one) => one === colour).length
    return count > 0 ? [`${name} ${count}`] : []
  })
  return `${rows.join('\n')}\n${word} of each colour: ${counts.join(', ')}`
}

/** The pattern as a drawing of lines. */
export function drawingOf(pattern: Pattern): string {
  const { columns, rows } = pattern
  const boxes = rowsOf(pattern).flatMap((line, y) =>
    runsOf(line).map(({ colour, count, from }) => `<path fill="${palette[colour]!.hex}" d="M${from} ${y}h${count}v1h-${count}z"/>`),
  )
  const lines = [...Array.from({ length: columns + 1 }, (_, x) => `M${x} 0v${rows}`), ...Array.from({ length: rows + 1 }, (_, y) => `M0 ${y}h${columns}`)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}" width="${columns * 20}" height="${rows * 20}" shape-rendering="crispEdges">${boxes.join('')}<path d="${lines.join('')}" fill="none" stroke="#80808080" stroke-width=".04"/></svg>`
}

/** Patterns to begin with. */
export const patternSamples: readonly (readonly [name: string, by: string, design: string])[] = [
  ['Hearts', 'Ana Silva', '00000000000\n00220002200\n02222022220\n02222222220\n00222222200\n00022222000\n00002220000\n00000200000\n00000000000'],
  ['Little fir', 'Ben Carter', '000000500000\n000005550000\n000055555000\n000005550000\n000055555000\n000555555500\n000000b00000\n000000b00000'],
  ['Checks', 'Mei Chen', '88778877\n88778877\n77887788\n77887788\n88778877\n88778877\n77887788\n77887788'],
  ['Flag', 'Farid Haddad', '0000220000\n0000220000\n2222222222\n2222222222\n0000220000\n0000220000'],
]
