import { type Chance, chanceOf } from './chance.ts'
import { type Canvas, disc, type Fill, ground, rect, round, shape } from './draw.ts'
import { motifs } from './motifs.ts'
import { motifsOfWork } from './motifs-of-work.ts'
import { tile } from './patterns.ts'

const all = { ...motifs, ...motifsOfWork }
export type Motif = keyof typeof all | 'person'
const box = 200
/** How far down its box a motif stands. */
const floor = 168

const boxes = new Map<Motif, string>()

/** A motif's parts in its box. */
function drawn(motif: Exclude<Motif, 'person'>): string {
  const known = boxes.get(motif) ?? all[motif].split('|').map(partOf).join('')
  boxes.set(motif, known)
  return known
}

function partOf(part: string): string {
  const [look = '', ...rest] = part.split(' ')
  const words = rest.join(' ')
  const [stroke, width] = look.split('/')
  const paint = width ? `class="${stroke}" stroke-width="${width}"` : `class="a${look}"`
  const kind = words[0]
  const numbers = words.slice(1).split(' ')
  if (kind === 'c') return `<circle ${paint} cx="${numbers[0]}" cy="${numbers[1]}" r="${numbers[2]}"/>`
  if (kind === 'e') return `<ellipse ${paint} cx="${numbers[0]}" cy="${numbers[1]}" rx="${numbers[2]}" ry="${numbers[3]}"/>`
  if (kind === 'r')
    return `<rect ${paint} x="${numbers[0]}" y="${numbers[1]}" width="${numbers[2]}" height="${numbers[3]}"${numbers[4] ? ` rx="${numbers[4]}"` : ''}/>`
  return `<path ${paint} d="${words}"/>`
}

const hairs: readonly [string, ...string[]] = [
  'M64 84c-4-52 76-52 72 0-6-20-16-26-36-26s-30 6-36 26Z',
  'M60 118c-10-96 90-96 80 0-10-4-8-34-14-46-20 6-40 2-50-8-2 20-4 48-16 54Z',
  'M66 78c-2-40 70-40 68 0-8-10-14-18-18-20-16 4-36 4-50 20Z',
  'M62 88C50 30 150 30 138 88c-4-8-6-14-8-24-20 2-44 0-56-8-4 12-8 22-12 32ZM88 34a14 14 0 0 1 28 0Z',
  'M68 76c4-34 60-34 64 0-20-12-44-12-64 0Z',
]

/** Somebody's head and shoulders. */
function person(chance: Chance): string {
  const shirt = chance.pick<Fill>(['a1', 'a1', 'a3'])
  return `${shape(`M30 ${floor}c0-44 26-58 70-58s70 14 70 58Z`, shirt)}${rect(88, 96, 24, 34, 'a2', 10)}${disc(100, 82, 33, 'a2')}${shape(chance.pick(hairs), 'a3')}`
}

/** The motif so large, with the middle of its floor at a point. */
function placed(chance: Chance, motif: Motif, x: number, bottom: number, size: number): string {
  const scale = round((size / box) * 100) / 100
  const inside = motif === 'person' ? person(chance) : drawn(motif)
  return `<g transform="translate(${round(x - size / 2)} ${round(bottom - floor * scale)}) scale(${scale})">${inside}</g>`
}

/** A thing by itself, without a ground. */
export const emblem = (motif: Motif): string => (motif === 'person' ? person(chanceOf('person')) : drawn(motif))

/** One thing before a quiet ground: a picture of what a row is about. */
export function portrait(chance: Chance, canvas: Canvas, motif: Motif): string {
  const { width, height } = canvas
  const [light, dim] = chance.pick<readonly [Fill, Fill]>([
    ['a4', 'a5'],
    ['a5', 'a4'],
  ])
  const size = height * 0.78
  const [x, bottom] = [width / 2, height * 0.88]
  const behind = [
    () => ground(canvas, light) + disc(x, height * 0.5, height * 0.42, dim),
    () => ground(canvas, light) + rect(0, height * 0.74, width, height * 0.26, dim),
    () =>
      ground(canvas, light) +
      shape(
        `M${round(x - height * 0.42)} ${height}V${round(height * 0.5)}a${round(height * 0.42)} ${round(height * 0.42)} 0 0 1 ${round(height * 0.84)} 0V${height}Z`,
        dim,
      ),
    () => ground(canvas, light) + disc(width * 0.78, height * 0.3, height * 0.24, dim) + rect(0, height * 0.8, width, height * 0.2, dim),
  ] as const
  return chance.pick(behind)() + placed(chance, motif, x, bottom, size)
}

/** Three things on a shelf, the middle one in front. */
export function shelf(chance: Chance, canvas: Canvas, found: readonly Motif[]): string {
  const { width, height } = canvas
  const size = Math.min(height * 0.54, width / 3.1)
  const line = height * 0.7
  const back = found.length > 2 ? 0.3 : 0.24
  const sun = disc(width * (0.42 + chance.next() * 0.16), height * 0.42, height * 0.34, 'a5')
  const base = ground(canvas, 'a4') + sun + rect(0, line, width, height - line, 'a2')
  const [first = 'box', second, third] = found as readonly Motif[]
  const step = Math.min(width * back, size * 1.05)
  if (!second) return base + placed(chance, first as Motif, width / 2, line + height * 0.04, size * 1.25)
  if (!third)
    return (
      base +
      placed(chance, second, width / 2 + step * 0.75, line, size) +
      placed(chance, first as Motif, width / 2 - step * 0.7, line + height * 0.05, size * 1.12)
    )
  return (
    base +
    placed(chance, second, width / 2 - step, line, size * 0.92) +
    placed(chance, third, width / 2 + step, line, size * 0.92) +
    placed(chance, first as Motif, width / 2, line + height * 0.05, size * 1.12)
  )
}

/** Great tiles with things on them, among small ones with a pattern. */
export function mosaic(chance: Chance, canvas: Canvas, found: readonly Motif[]): string {
  const { width, height, unit } = canvas
  const wide = width > height * 1.6
  const places = wide ? [[1, 1] as const, [5, 0] as const, [8, 2] as const] : [[0, 0] as const, [3, 0] as const, [3, 2] as const]
  const taken = (column: number, row: number): boolean =>
    places.slice(0, found.length).some(([x, y]) => column >= x && column < x + 2 && row >= y && row < y + 2)
  let picture = ''
  for (let column = 0; column * unit < width; column += 1) {
    for (let row = 0; row * unit < height; row += 1) if (!taken(column, row)) picture += tile(chance, column * unit, row * unit, unit)
  }
  for (const [index, motif] of found.slice(0, places.length).entries()) {
    const [x, y] = places[index] ?? [0, 0]
    const fill: Fill = index === 1 ? 'a5' : 'a4'
    picture += rect(x * unit, y * unit, unit * 2 + 0.5, unit * 2 + 0.5, fill) + placed(chance, motif, (x + 1) * unit, (y + 1.78) * unit, unit * 1.75)
  }
  return picture
}
