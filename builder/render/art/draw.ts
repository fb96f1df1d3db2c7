import type { Chance } from './chance.ts'

/** The size of a drawing in its own units; `unit` is that of its parts, so that a small frame has few large ones. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly unit: number
}
export type Drawer = (chance: Chance, canvas: Canvas) => string
/** Classes that the stylesheet colours: the components' colour, a tint, a shade, the lightest and the ground. */
export type Fill = 'a1' | 'a2' | 'a3' | 'a4' | 'a5'

export const round = (number: number): number => Math.round(number * 10) / 10
export const rect = (x: number, y: number, w: number, h: number, fill: Fill, radius = 0): string =>
  `<rect class="${fill}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${radius ? ` rx="${round(radius)}"` : ''}/>`
export const disc = (x: number, y: number, r: number, fill: Fill): string => `<circle class="${fill}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`
export const shape = (path: string, fill: Fill): string => `<path class="${fill}" d="${path}"/>`
export const ground = ({ width, height }: Canvas, fill: Fill): string => rect(0, 0, width, height, fill)

/** A quarter of a disc that fills the cell from one of its four corners: 0 and 1 above, 2 and 3 below. */
export function quarter(x: number, y: number, size: number, corner: number, fill: Fill): string {
  const [cx, cy] = [x + (corner % 2) * size, y + (corner > 1 ? size : 0)]
  const [ax, by] = [x + size - (corner % 2) * size, y + (corner > 1 ? 0 : size)]
  return shape(`M${cx} ${cy}L${ax} ${cy}A${size} ${size} 0 0 ${corner === 0 || corner === 3 ? 1 : 0} ${cx} ${by}Z`, fill)
}

/** A smooth closed curve through the middles of the points' sides. */
export function closed(points: readonly (readonly [number, number])[]): string {
  const middle = (index: number): string => {
    const [a, b] = [points[index % points.length], points[(index + 1) % points.length]]
    return a && b ? `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}` : ''
  }
  return `M${middle(0)}${points.map((_, index) => `Q${(points[(index + 1) % points.length] ?? []).join(' ')} ${middle(index + 1)}`).join('')}Z`
}
