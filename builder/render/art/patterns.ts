import type { Chance } from './chance.ts'
import { type Canvas, disc, type Fill, ground, quarter, rect, shape } from './draw.ts'

const grounds: readonly [Fill, ...Fill[]] = ['a4', 'a2', 'a4', 'a5']
const inks: readonly [Fill, ...Fill[]] = ['a1', 'a3', 'a2', 'a1']

/** Tiles with quarters, halves and rings, as on a kitchen wall. */
export function tiles(chance: Chance, { width, height, unit }: Canvas): string {
  let drawn = ''
  for (let x = 0; x < width; x += unit) {
    for (let y = 0; y < height; y += unit) drawn += tile(chance, x, y, unit)
  }
  return drawn
}

/** One square of the wall. */
export function tile(chance: Chance, x: number, y: number, size: number): string {
  const under = chance.pick(grounds)
  const fill = chance.pick(inks.filter((one) => one !== under) as [Fill, ...Fill[]])
  const base = rect(x, y, size + 0.5, size + 0.5, under)
  switch (chance.whole(0, 5)) {
    case 0:
    case 1:
      return base + quarter(x, y, size, chance.whole(0, 3), fill)
    case 2:
      return base + quarter(x, y, size, 0, fill) + quarter(x, y, size, 3, fill)
    case 3:
      return base + disc(x + size / 2, y + size / 2, size / 2, fill) + disc(x + size / 2, y + size / 2, size / 5, under)
    case 4:
      return base + quarter(x, y, size / 2, 3, fill) + quarter(x + size / 2, y + size / 2, size / 2, 0, fill)
    default:
      return base + (chance.next() < 0.5 ? rect(x, y, size + 0.5, size + 0.5, fill) : '')
  }
}

/** Dots that swell toward a point, as in print. */
export function halftone(chance: Chance, canvas: Canvas): string {
  const { width, height, unit } = canvas
  const step = unit / 3.4
  const [fx, fy] = [chance.whole(20, 80) * (width / 100), chance.whole(20, 80) * (height / 100)]
  let drawn = ground(canvas, 'a4')
  for (let row = 0; row * step < height + step; row += 1) {
    for (let column = 0; column * step < width + step; column += 1) {
      const [x, y] = [column * step + (row % 2) * (step / 2), row * step]
      const r = step * (0.56 - Math.hypot(x - fx, y - fy) / (width * 1.05))
      if (r > 1.5) drawn += disc(x, y, r, 'a1')
    }
  }
  return drawn
}

/** Cubes in even projection, some of them missing. */
export function cubes(chance: Chance, canvas: Canvas): string {
  const { width, height, unit } = canvas
  const half = Math.round(unit / 2)
  const rise = Math.round(half * 0.577)
  let drawn = ground(canvas, 'a5')
  for (let row = -1; row * rise * 2 < height + unit; row += 1) {
    for (let column = -1; column * half * 2 < width + unit; column += 1) {
      if (chance.next() < 0.32) continue
      const [x, y] = [column * half * 2 + (row % 2 ? half : 0), row * rise * 2]
      drawn += shape(`M${x} ${y}l${half} ${-rise}l${half} ${rise}l${-half} ${rise}Z`, 'a4')
      drawn +=
        shape(`M${x} ${y}l${half} ${rise}v${half}l${-half} ${-rise}Z`, 'a1') + shape(`M${x + half * 2} ${y}l${-half} ${rise}v${half}l${half} ${-rise}Z`, 'a3')
    }
  }
  return drawn
}

/** Upright slabs of different heights. */
export function slabs(chance: Chance, canvas: Canvas): string {
  const { width, height, unit } = canvas
  let drawn = ground(canvas, 'a5')
  for (let x = 0; x < width; ) {
    const wide = unit * chance.pick([0.66, 1, 1.34])
    const top = (chance.whole(0, 6) / 8) * height
    drawn += rect(x, top, wide + 0.5, height - top, chance.pick(['a1', 'a2', 'a3', 'a4']))
    if (chance.next() < 0.5) drawn += rect(x, top, wide + 0.5, unit / 3, chance.pick(['a3', 'a1', 'a4']))
    x += wide
  }
  return drawn
}

/** Discs, rings, bars and half moons, thrown about. */
export function confetti(chance: Chance, canvas: Canvas): string {
  const { width, height, unit } = canvas
  const step = unit * 0.8
  let drawn = ground(canvas, 'a4')
  for (let x = step / 2; x < width; x += step) {
    for (let y = step / 2; y < height; y += step) {
      const [px, py] = [x + chance.whole(-12, 12), y + chance.whole(-12, 12)]
      drawn += scrap(chance, Math.round(px), Math.round(py), step * chance.pick([0.2, 0.3, 0.38]))
    }
  }
  return drawn
}

function scrap(chance: Chance, x: number, y: number, size: number): string {
  const fill = chance.pick(['a1', 'a2', 'a3'] as const)
  const kind = chance.whole(0, 3)
  if (kind === 0) return disc(x, y, size, fill)
  if (kind === 1) return disc(x, y, size, fill) + disc(x, y, size / 2, 'a4')
  const turn = `transform="rotate(${chance.whole(0, 11) * 15} ${x} ${y})"`
  if (kind === 2) return `<rect class="${fill}" x="${x - size}" y="${y - size / 4}" width="${size * 2}" height="${size / 2}" rx="${size / 4}" ${turn}/>`
  return `<path class="${fill}" d="M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0Z" ${turn}/>`
}
