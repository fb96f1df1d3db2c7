/** A drawing that a script makes, as it stands at the end. */
export interface Drawn {
  readonly svg: string
  /** What is to be seen, in words. */
  readonly label: string
}
export interface Style {
  readonly colour: string
  /** What is within; "none" for nothing. */
  readonly fill: string
  readonly width: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
/** What is drawn on: its top left corner is 0, 0. */
export interface Sheet {
  /** A line through points; one that goes on where the last ended, in the same style, becomes part of it. */
  readonly line: (points: readonly Point[], style: Style, isShape?: boolean) => void
  readonly ellipse: (at: Point, wide: number, high: number, style: Style) => void
  readonly text: (at: Point, words: string, size: number, colour: string, anchor?: 'start' | 'middle') => void
  /** Puts an area under what was drawn since a place. */
  readonly under: (place: number, points: readonly Point[], fill: string) => void
  readonly place: () => number
  readonly background: (colour: string) => void
  readonly clear: () => void
  /** What stands on it; null while nothing does. */
  readonly drawn: () => Drawn | null
}

export const [sheetWide, sheetHigh] = [600, 400]
const mostPoints = 40_000
const farthest = 3000
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const round = (number: number): number => Math.round(number * 100) / 100
const near = (one: Point, other: Point): boolean => Math.abs(one.x - other.x) < 0.001 && Math.abs(one.y - other.y) < 0.001
const counted = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

type Mark =
  | { readonly is: 'line'; readonly points: Point[]; readonly style: Style }
  | { readonly is: 'shape' | 'area' | 'text'; readonly svg: string; readonly corners: readonly Point[] }

const pathOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
const looks = ({ colour, fill, width }: Style): string => `fill="${fill}" stroke="${colour}" stroke-width="${round(width)}"`
const svgOf = (mark: Mark): string =>
  mark.is === 'line' ? `<path d="${pathOf(mark.points)}" ${looks({ ...mark.style, fill: 'none' })} stroke-linecap="round" stroke-linejoin="round"/>` : mark.svg

/** A new sheet; drawing more than a number of points on it, or far out of it, throws an error that says so. */
export function newSheet(): Sheet {
  let marks: Mark[] = []
  let [ground, points] = ['#ffffff', 0]
  let isSet = false
  const counts = (more: readonly Point[]): void => {
    points += more.length
    if (points > mostPoints) throw new Error('This draws too much.')
    if (more.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))) throw new Error('A place to draw at has to be a number.')
    if (more.some(({ x, y }) => Math.abs(x) > farthest || Math.abs(y) > farthest)) throw new Error('This is drawn too far out of the picture.')
  }
  const mark = (is: 'shape' | 'area' | 'text', svg: string, corners: readonly Point[]): void => {
    counts(corners)
    marks.push({ is, svg, corners })
  }
  return {
    line(of, style, isShape = false) {
      if (isShape) return mark('shape', `<path d="${pathOf(of)}Z" ${looks(style)} stroke-linejoin="round"/>`, of)
      counts(of)
      const last = marks.at(-1)
      if (last?.is === 'line' && last.style.colour === style.colour && last.style.width === style.width && near(last.points.at(-1)!, of[0]!))
        last.points.push(...of.slice(1))
      else marks.push({ is: 'line', points: [...of], style })
    },
    ellipse({ x, y }, wide, high, style) {
      const svg = `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(Math.abs(wide) / 2)}" ry="${round(Math.abs(high) / 2)}" ${looks(style)}/>`
      mark('shape', svg, [
        { x: x - wide / 2, y: y - high / 2 },
        { x: x + wide / 2, y: y + high / 2 },
      ])
    },
    text({ x, y }, words, size, colour, anchor = 'start') {
      const svg = `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" font-family="sans-serif" text-anchor="${anchor}" fill="${colour}">${escaped(words.slice(0, 200))}</text>`
      mark('text', svg, [
        { x, y: y - size },
        { x, y },
      ])
    },
    under(place, of, fill) {
      counts(of)
      marks.splice(place, 0, { is: 'area', svg: `<path d="${pathOf(of)}Z" fill="${fill}" stroke="none"/>`, corners: of })
    },
    place: () => marks.length,
    background(colour) {
      ground = colour
      isSet = true
    },
    clear() {
      marks = []
    },
    drawn() {
      if (marks.length === 0 && !isSet) return null
      const all = marks.flatMap((one) => (one.is === 'line' ? one.points : one.corners))
      const edge = (side: (...numbers: number[]) => number, of: 'x' | 'y', start: number, by: number): number =>
        all.reduce((so_far, point) => side(so_far, point[of] + by), start)
      const [left, top] = [Math.floor(edge(Math.min, 'x', 0, -8)), Math.floor(edge(Math.min, 'y', 0, -8))].map((one) => (one < -8 ? one : 0)) as [
        number,
        number,
      ]
      const [right, foot] = [edge(Math.max, 'x', sheetWide, 0), edge(Math.max, 'y', sheetHigh, 0)].map(Math.ceil) as [number, number]
      const [wide, high] = [right - left, foot - top]
      const count = (is: Mark['is']): number => marks.filter((one) => one.is === is).length
      const strokes = marks.reduce((sum, one) => sum + (one.is === 'line' ? one.points.length - 1 : 0), 0)
      const told = [
        ...(strokes > 0 ? [counted(strokes, 'line')] : []),
        ...(count('shape') > 0 ? [counted(count('shape'), 'shape')] : []),
        ...(count('area') > 0 ? [counted(count('area'), 'filled area')] : []),
        ...(count('text') > 0 ? [counted(count('text'), 'text')] : []),
      ]
      const label = `Drawing of ${told.join(', ') || 'a background'}`
      return {
        label,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${wide} ${high}" width="${wide}" height="${high}" role="img" aria-label="${label}"><rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${ground}"/>${marks.map(svgOf).join('')}</svg>`,
      }
    },
  }
}
