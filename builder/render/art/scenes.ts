import type { Chance } from './chance.ts'
import { type Canvas, closed, disc, type Fill, ground, rect, round, shape } from './draw.ts'

/** A chart that goes somewhere. */
export function columns(chance: Chance, canvas: Canvas): string {
  const { width, height, unit } = canvas
  const count = Math.max(5, Math.round(width / (unit * 0.62)))
  const step = width / count
  const rises = chance.next() < 0.75
  let drawn = ground(canvas, 'a4')
  for (let line = 1; line < 6; line += 1) drawn += `<path class="s5" d="M0 ${round((line * height) / 6)}H${width}"/>`
  const tops = Array.from({ length: count }, (_, index) => height * (0.82 - (0.42 * (rises ? index : count - 1 - index)) / count - chance.next() * 0.14))
  const marked = rises ? count - 2 : 1
  for (const [index, top] of tops.entries())
    drawn += rect(index * step + step * 0.2, top, step * 0.6, height - top + 12, index === marked ? 'a1' : 'a2', Math.min(10, step * 0.12))
  const points = tops.map((top, index) => [index * step + step / 2, top - height * (0.1 + chance.next() * 0.06)] as const)
  const [x, y] = points[marked] ?? [0, 0]
  const stroke = points.map((point) => point.map(round).join(' ')).join('L')
  return `${drawn}<path class="s3" d="M${stroke}"/>${disc(x, y, unit / 8, 'a3')}${disc(x, y, unit / 20, 'a4')}`
}

/** One great disc, half of it in shade, and its companions. */
export function discs(chance: Chance, canvas: Canvas): string {
  const { width, height } = canvas
  const big = Math.min(width, height) * (0.3 + chance.next() * 0.08)
  const [cx, cy] = [width * (0.4 + chance.next() * 0.2), height * (0.42 + chance.next() * 0.12)]
  const turn = chance.next() < 0.5 ? 1 : -1
  return [
    ground(canvas, 'a5'),
    rect(turn > 0 ? 0 : width * 0.62, height * 0.58, width * 0.38, height * 0.42, 'a2'),
    disc(cx, cy, big, 'a1'),
    shape(`M${round(cx - big)} ${round(cy)}A${round(big)} ${round(big)} 0 0 ${turn > 0 ? 0 : 1} ${round(cx + big)} ${round(cy)}Z`, 'a3'),
    disc(cx + turn * big * 1.05, cy - big * 0.6, big * 0.3, 'a4'),
    `<path class="s3" d="M0 ${round(height * 0.86)}H${width}"/>`,
  ].join('')
}

/** A sun over water. */
export function waves(chance: Chance, canvas: Canvas): string {
  const { width, height, unit } = canvas
  let drawn =
    ground(canvas, 'a4') + disc(width * (0.25 + chance.next() * 0.5), height * (0.28 + chance.next() * 0.1), unit * (0.5 + chance.next() * 0.25), 'a2')
  const fills: readonly Fill[] = ['a2', 'a1', 'a3']
  for (const [index, fill] of fills.entries()) {
    const y = round(height * (0.5 + index * 0.17))
    const long = round(unit * (1.1 + chance.next() * 0.5))
    const start = -round(chance.next() * long)
    const crests = Math.ceil((width - start) / long)
    drawn += shape(
      `M${start} ${y}q${round(long / 2)} ${-round(unit * (0.2 + chance.next() * 0.22))} ${long} 0${`t${long} 0`.repeat(crests)}V${height}H${start}Z`,
      fill,
    )
  }
  return drawn
}

/** Arches side by side, and a sun. */
export function arches(chance: Chance, canvas: Canvas): string {
  const { width, height, unit } = canvas
  const count = Math.max(2, Math.round(width / (unit * 1.6)))
  const step = width / count
  const sets: readonly [readonly Fill[], ...(readonly Fill[])[]] = [
    ['a2', 'a1', 'a4'],
    ['a1', 'a2', 'a3'],
    ['a3', 'a4', 'a1'],
  ]
  let drawn = ground(canvas, 'a4') + disc(width * (0.12 + chance.next() * 0.76), height * 0.2, unit * 0.32, 'a1')
  for (let index = 0; index < count; index += 1) {
    const [x, top] = [index * step + step / 2, height * (0.36 + chance.next() * 0.22)]
    for (const [ring, fill] of chance.pick(sets).entries()) {
      const r = round(step * (0.44 - ring * 0.135))
      drawn += shape(`M${round(x - r)} ${height}V${round(top + step * 0.44)}a${r} ${r} 0 0 1 ${r * 2} 0V${height}Z`, fill)
    }
  }
  return drawn
}

/** The contour lines of a hill, with its summit marked. */
export function contours(chance: Chance, canvas: Canvas): string {
  const { width, height, unit } = canvas
  const [cx, cy] = [Math.round(width * (0.3 + chance.next() * 0.4)), Math.round(height * (0.35 + chance.next() * 0.3))]
  const wobble = Array.from({ length: 7 }, () => 0.72 + chance.next() * 0.56)
  let drawn = ground(canvas, 'a5')
  for (let ring = 1; ring * unit * 0.26 < width * 0.85; ring += 1) {
    const points = wobble.map((factor, index) => {
      const angle = (index / wobble.length) * Math.PI * 2
      const r = ring * unit * 0.26 * (1 + (factor - 1) * Math.min(1, ring / 6))
      return [round(cx + Math.cos(angle) * r), round(cy + Math.sin(angle) * r)] as const
    })
    drawn += `<path class="${ring % 4 === 0 ? 's1' : 's2'}" d="${closed(points)}"/>`
  }
  return `${drawn}<path class="s1" d="M${cx - 14} ${cy}h28M${cx} ${cy - 14}v28"/>`
}
