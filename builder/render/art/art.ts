import { type Html, raw } from '../html.ts'
import type { Treatment } from '../treatment.ts'
import { type Chance, chanceOf } from './chance.ts'

/** The drawing's size in its own units; it is cropped to its frame. */
const width = 640
const height = 480
const fills = ['a1', 'a2', 'a3', 'a4'] as const
const round = (number: number): number => Math.round(number * 10) / 10
const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect class="${fill}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${radius ? ` rx="${round(radius)}"` : ''}/>`
const disc = (x: number, y: number, r: number, fill: string): string => `<circle class="${fill}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`
const shape = (path: string, fill: string): string => `<path class="${fill}" d="${path}"/>`

/** A quarter of a disc that fills the cell, turned to one of its four corners. */
function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const [cx, cy] = [x + (corner % 2) * size, y + (corner > 1 ? size : 0)]
  const [ax, by] = [x + size - (corner % 2) * size, y + (corner > 1 ? 0 : size)]
  const sweep = corner === 0 || corner === 3 ? 1 : 0
  return shape(`M${cx} ${cy}L${ax} ${cy}A${size} ${size} 0 0 ${sweep} ${cx} ${by}Z`, fill)
}

function tiles(chance: Chance): string {
  const size = 120
  let drawn = ''
  let last = ''
  for (let x = 0; x < width; x += size) {
    for (let y = 0; y < height; y += size) {
      const ground = chance.pick(['a4', 'a5', 'a2', 'a4'])
      const fill = chance.pick(fills.filter((one) => one !== ground && one !== last) as [string, ...string[]])
      last = fill
      const kind = chance.whole(0, 6)
      drawn += rect(x, y, size, size, ground)
      if (kind < 3) drawn += quarter(x, y, size, chance.whole(0, 3), fill)
      else if (kind === 3) drawn += quarter(x, y, size, 0, fill) + quarter(x, y, size, 3, fill)
      else if (kind === 4) drawn += disc(x + size / 2, y + size / 2, size / 2, fill) + disc(x + size / 2, y + size / 2, size / 5, ground)
      else if (kind === 5)
        drawn += quarter(x, y, size / 2, 3, fill) + quarter(x + size / 2, y + size / 2, size / 2, 0, fill) + disc(x + size * 0.75, y + size / 4, size / 6, fill)
    }
  }
  return drawn
}

function columns(chance: Chance): string {
  let drawn = rect(0, 0, width, height, 'a4')
  for (let line = 1; line < 6; line += 1) drawn += `<path class="s5" d="M0 ${line * 80}H${width}"/>`
  const count = 9
  const step = width / count
  const points: string[] = []
  const slope = chance.pick([1, 1, -0.4])
  for (let index = 0; index < count; index += 1) {
    const tall = 90 + 200 * (slope > 0 ? index / count : 1 - index / count) + chance.whole(-50, 70)
    drawn += rect(index * step + step * 0.22, height - tall, step * 0.56, tall, index === count - 2 ? 'a1' : 'a2', 6)
    points.push(`${round(index * step + step / 2)} ${round(height - tall - 60 - chance.whole(0, 30))}`)
  }
  const last = (points.at(-2) ?? '0 0').split(' ').map(Number) as [number, number]
  return `${drawn}<path class="s3" d="M${points.join('L')}"/>${disc(last[0], last[1], 13, 'a3')}${disc(last[0], last[1], 5, 'a4')}`
}

function discs(chance: Chance): string {
  const cx = chance.whole(230, 410)
  const cy = chance.whole(200, 280)
  const big = chance.whole(150, 190)
  const turn = chance.whole(-1, 1) || 1
  return [
    rect(0, 0, width, height, 'a5'),
    disc(cx, cy, big, 'a1'),
    shape(`M${cx - big} ${cy}A${big} ${big} 0 0 ${turn > 0 ? 1 : 0} ${cx + big} ${cy}Z`, 'a3'),
    disc(cx + turn * big * 0.9, cy - big * 0.55, big * 0.34, 'a2'),
    `<path class="s3" d="M0 ${height - 70}H${width}M${cx} ${cy + big}V${height}"/>`,
    rect(turn > 0 ? 48 : width - 148, height - 170, 100, 100, 'a2'),
  ].join('')
}

function halftone(chance: Chance): string {
  const fx = chance.whole(120, 520)
  const fy = chance.whole(100, 380)
  let drawn = rect(0, 0, width, height, 'a4')
  for (let row = 0; row < 17; row += 1) {
    for (let column = 0; column < 22; column += 1) {
      const x = column * 30 + (row % 2) * 15
      const y = row * 30
      const r = 15 - Math.hypot(x - fx, y - fy) / 30
      if (r > 1.2) drawn += disc(x, y, r, 'a1')
    }
  }
  return drawn
}

function cubes(chance: Chance): string {
  let drawn = rect(0, 0, width, height, 'a5')
  const half = 64
  const rise = 37
  for (let row = -1; row < 8; row += 1) {
    for (let column = -1; column < 6; column += 1) {
      if (chance.next() < 0.34) continue
      const x = column * half * 2 + (row % 2 ? half : 0)
      const y = row * rise * 2 + chance.pick([0, 0, -14])
      drawn += shape(`M${x} ${y}l${half} ${-rise}l${half} ${rise}l${-half} ${rise}Z`, 'a4')
      drawn +=
        shape(`M${x} ${y}l${half} ${rise}v${half}l${-half} ${-rise}Z`, 'a1') + shape(`M${x + half * 2} ${y}l${-half} ${rise}v${half}l${half} ${-rise}Z`, 'a3')
    }
  }
  return drawn
}

function waves(chance: Chance): string {
  const sun = chance.whole(150, 490)
  let drawn = rect(0, 0, width, height, 'a4') + disc(sun, chance.whole(120, 180), chance.whole(64, 92), 'a2')
  for (const [index, fill] of (['a2', 'a1', 'a3'] as const).entries()) {
    const y = 230 + index * 80
    const swell = chance.whole(26, 54)
    const shift = chance.whole(-90, 0)
    drawn += shape(`M${shift} ${y}q80 ${-swell} 160 0t160 0t160 0t160 0t160 0V${height}H${shift}Z`, fill)
  }
  return drawn
}

function arches(chance: Chance): string {
  let drawn = rect(0, 0, width, height, 'a4')
  const count = chance.pick([3, 4])
  const step = width / count
  for (let index = 0; index < count; index += 1) {
    const x = index * step + step / 2
    const top = chance.whole(150, 250)
    const rings = chance.pick<readonly string[]>([
      ['a2', 'a1', 'a4'],
      ['a1', 'a2', 'a3'],
      ['a3', 'a4', 'a1'],
    ])
    for (const [ring, fill] of rings.entries()) {
      const r = step * (0.42 - ring * 0.13)
      drawn += shape(`M${round(x - r)} ${height}V${top}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0V${height}Z`, fill)
    }
  }
  return drawn + disc(chance.whole(60, 580), chance.whole(56, 90), 34, 'a1')
}

function contours(chance: Chance): string {
  let drawn = rect(0, 0, width, height, 'a5')
  const [cx, cy] = [chance.whole(200, 440), chance.whole(170, 310)]
  const wobble = [0, 1, 2, 3, 4, 5].map(() => 0.75 + chance.next() * 0.5)
  for (let ring = 1; ring < 15; ring += 1) {
    const points = wobble.map((factor, index) => {
      const angle = (index / wobble.length) * Math.PI * 2
      const r = ring * 30 * (1 + (factor - 1) * Math.min(1, ring / 7))
      return [round(cx + Math.cos(angle) * r), round(cy + Math.sin(angle) * r)] as const
    })
    drawn += `<path class="${ring % 4 === 0 ? 's1' : 's2'}" d="${closed(points)}"/>`
  }
  return `${drawn}<path class="s1" d="M${cx - 16} ${cy}h32M${cx} ${cy - 16}v32"/>`
}

/** A smooth closed curve through the middles of the points' sides. */
function closed(points: readonly (readonly [number, number])[]): string {
  const middle = (index: number): string => {
    const [a, b] = [points[index % points.length], points[(index + 1) % points.length]]
    return a && b ? `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}` : ''
  }
  return `M${middle(0)}${points.map((_, index) => `Q${(points[(index + 1) % points.length] ?? []).join(' ')} ${middle(index + 1)}`).join('')}Z`
}

function slabs(chance: Chance): string {
  let drawn = rect(0, 0, width, height, 'a5')
  let x = 0
  while (x < width) {
    const wide = chance.pick([80, 120, 160])
    const top = chance.whole(0, 6) * 40
    drawn += rect(x, top, wide, height - top, chance.pick(fills))
    if (chance.next() < 0.5) drawn += rect(x, top, wide, 40, chance.pick(['a3', 'a1', 'a4']))
    x += wide
  }
  return drawn
}

function confetti(chance: Chance): string {
  let drawn = rect(0, 0, width, height, 'a4')
  for (let x = 40; x < width; x += 94) {
    for (let y = 40; y < height; y += 94) {
      const [px, py, fill] = [x + chance.whole(-16, 16), y + chance.whole(-16, 16), chance.pick(fills.slice(0, 3) as ['a1', 'a2', 'a3'])]
      const kind = chance.whole(0, 3)
      const size = chance.whole(18, 40)
      if (kind === 0) drawn += disc(px, py, size, fill)
      else if (kind === 1)
        drawn += `<rect class="${fill}" x="${px - size}" y="${py - 9}" width="${size * 2}" height="18" rx="9" transform="rotate(${chance.whole(0, 11) * 15} ${px} ${py})"/>`
      else if (kind === 2) drawn += shape(`M${px - size} ${py}a${size} ${size} 0 0 1 ${size * 2} 0Z`, fill)
      else drawn += disc(px, py, size, fill) + disc(px, py, size / 2, 'a4')
    }
  }
  return drawn
}

const drawers: Readonly<Record<Treatment['art'], (chance: Chance) => string>> = {
  tiles,
  columns,
  discs,
  halftone,
  cubes,
  waves,
  arches,
  contours,
  slabs,
  confetti,
}

/** A drawing for the eye only, the same for the same seed; its colours come from the stylesheet. */
export const artOf = (kind: Treatment['art'], seed: string): Html =>
  raw(
    `<svg class="art" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${drawers[kind](chanceOf(seed))}</svg>`,
  )

const forms = [
  '<circle cx="10" cy="10" r="6"/><path d="M18 18h8v8h-8z"/>',
  '<path d="M4 26V14a10 10 0 0 1 10-10v22z"/><circle cx="21" cy="21" r="5"/>',
  '<path d="M4 4h10a12 12 0 0 1 12 12v10H16A12 12 0 0 1 4 14z"/>',
  '<path d="M15 3l4 8 8 4-8 4-4 8-4-8-8-4 8-4z"/>',
  '<path d="M4 15a11 11 0 0 1 22 0z"/><path d="M4 19h22v6H4z"/>',
  '<path d="M4 4h9v22H4z"/><circle cx="21" cy="9" r="5"/><path d="M17 17h9v9h-9z"/>',
] as const

/** A site's mark, picked by its name. */
export const markOf = (name: string): Html =>
  raw(`<svg class="mark" viewBox="0 0 30 30" aria-hidden="true" focusable="false">${chanceOf(name).pick(forms)}</svg>`)

/** The same mark in a colour (`#rrggbb`), as a document of its own. */
export const favicon = (name: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="${colour}">${chanceOf(name).pick(forms)}</svg>`
