import { contrast, readableOn } from './colour/contrast.ts'
import { qrCode } from './qr.ts'
import { strongest } from './qr-strongest.ts'

/** What a QR code is drawn from: its text, its colours, and a picture behind it or in its middle. */
export type CodeChoices = Readonly<Record<string, string>>
/** How many colours a code has by its kind; each square of a grid over the code has one of them. */
export const codeKinds = { 'One colour': 1, 'Four colours': 4, 'Nine colours': 9, 'Sixteen colours': 16 } as const
export type CodeKind = keyof typeof codeKinds
/** Dark colours for up to sixteen squares: each stands on white with a contrast of 4.5 and more. */
export const codePalettes = {
  Rainbow: '#b3261e #1b5e20 #0d47a1 #6a1b9a #a03d00 #00606b #880e4f #37474f #5d4037 #283593 #7a5400 #004d40 #ad1457 #33691e #4527a0 #8c1d18',
  Sea: '#0d47a1 #00606b #01579b #004d40 #1a3f8f #006064 #0b5394 #00695c #283593 #0a6375 #14507a #005b4f #303f9f #075985 #134e6f #0f5e5e',
  Autumn: '#8c1d18 #a03d00 #7a5400 #5d4037 #b3261e #8a4b08 #6b4e00 #4e342e #9c2f1f #944000 #705a00 #6d4c41 #a52714 #7f4a10 #5a5300 #3e2723',
  Forest: '#1b5e20 #33691e #004d40 #4b5a1a #2e6b34 #3f5f12 #00574b #555b15 #1f6f3a #476018 #0b5345 #5d5a10 #226b2c #3b6b1f #12594f #4a5220',
} as const
/** The field that keeps the colour of a square. */
export const colourField = (at: number): string => `colour${at + 1}`
/** The edits by which the squares take a palette. */
export const coloursFrom = (palette: string): Record<string, string> => Object.fromEntries(palette.split(' ').map((colour, at) => [colourField(at), colour]))
export const plainCode = {
  words: 'https://example.com/menu',
  kind: 'One colour',
  ground: '#ffffff',
  ink: '#16181d',
  place: 'behind',
  picture: '',
  size: '720',
  ...coloursFrom(codePalettes.Rainbow),
} as const satisfies CodeChoices

const [quiet, text_max] = [4, 4000]
/** A colour stands out enough to be scanned. */
const least = 4.5
const colour = (of: string | undefined, otherwise: string): string => (of !== undefined && /^#[\da-f]{6}$/i.test(of) ? of : otherwise)
const kindOf = ({ kind = '' }: CodeChoices): CodeKind => (Object.hasOwn(codeKinds, kind) ? (kind as CodeKind) : 'One colour')

/** The colours of a code's squares, row by row. */
export function coloursOf(of: CodeChoices): readonly string[] {
  const count = codeKinds[kindOf(of)]
  return count === 1 ? [colour(of.ink, '#16181d')] : Array.from({ length: count }, (_, at) => colour(of[colourField(at)], '#16181d'))
}
/** The edits that make every colour dark enough for its background. */
export function legible(of: CodeChoices): Record<string, string> {
  const ground = colour(of.ground, '#ffffff')
  const isMany = codeKinds[kindOf(of)] > 1
  return Object.fromEntries(coloursOf(of).map((one, at) => [isMany ? colourField(at) : 'ink', readableOn(ground, one, least)]))
}
/** What makes a code harder to scan than a plain one, in sentences. */
export function cautions(of: CodeChoices): readonly string[] {
  const [ground, colours] = [colour(of.ground, '#ffffff'), coloursOf(of)]
  const faint = colours.filter((one) => contrast(one, ground) < least).length
  const isInverted = colours.some((one) => contrast(one, '#ffffff') < contrast(ground, '#ffffff'))
  return [
    ...(colours.length > 1 ? ['More colours scan less surely: try the code with the phones that will read it.'] : []),
    ...(of.picture ? ['With a picture the code has the strongest error correction, and still scans less surely than a plain one.'] : []),
    ...(faint > 0 ? [`${faint === 1 ? 'One colour stands' : `${faint} colours stand`} out too little from the background to be scanned surely.`] : []),
    ...(isInverted ? ['Many scanners do not read a light code on a dark background.'] : []),
  ]
}

type Grid = readonly (readonly boolean[])[]
/** Whether a place belongs to the three large corners, by which a reader finds a code. */
const isCorner = (size: number, x: number, y: number): boolean => (x < 8 && y < 8) || (x >= size - 8 && y < 8) || (x < 8 && y >= size - 8)
const round = (number: number): number => Math.round(number * 100) / 100
/** The places of one darkness as a path for each colour; `share` is how much of a place is filled. */
function pathsOf(grid: Grid, colours: readonly string[], isDark: boolean, share: number): readonly { readonly colour: string; readonly path: string }[] {
  const [size, side] = [grid.length, Math.sqrt(colours.length)]
  const paths = colours.map(() => '')
  for (const [y, row] of grid.entries())
    for (const [x, dark] of row.entries()) {
      if (dark !== isDark) continue
      const at = Math.floor((y * side) / size) * side + Math.floor((x * side) / size)
      const filled = isCorner(size, x, y) ? 1 : share
      const gap = (1 - filled) / 2
      paths[at] += `M${round(x + quiet + gap)} ${round(y + quiet + gap)}h${round(filled)}v${round(filled)}h-${round(filled)}z`
    }
  return colours.flatMap((one, at) => (paths[at] ? [{ colour: one, path: paths[at] }] : []))
}
const drawn = (grid: Grid, colours: readonly string[], isDark: boolean, share: number): string =>
  pathsOf(grid, colours, isDark, share)
    .map((one) => `<path fill="${one.colour}" d="${one.path}"/>`)
    .join('')

const isPicture = (address: string): boolean => /^data:image\/[\w.+-]+[;,][^"<>]*$/.test(address)
/** A QR code as a drawing that stands by itself; null for a text that no code holds. */
export function codeOf(of: CodeChoices): string | null {
  const text = of.words?.trim() ?? ''
  const picture = isPicture(of.picture ?? '') ? of.picture! : ''
  const grid = text === '' || text.length > text_max ? null : qrCode(text, picture ? strongest : undefined)
  if (!grid) return null
  const [ground, colours] = [colour(of.ground, '#ffffff'), coloursOf(of)]
  const whole = grid.length + 2 * quiet
  const size = Math.min(2400, Math.max(whole, Math.round(Number(of.size) || 720)))
  const image = (at: number, width: number, fit: string) =>
    `<image href="${picture}" x="${round(at)}" y="${round(at)}" width="${round(width)}" height="${round(width)}" preserveAspectRatio="xMidYMid ${fit}"/>`
  const isBehind = of.place !== 'middle'
  const [pad, logo] = [grid.length * 0.26, grid.length * 0.22]
  const behind =
    picture && isBehind
      ? `${image(quiet, grid.length, 'slice')}<path fill="${ground}" fill-opacity=".45" d="M${quiet} ${quiet}h${grid.length}v${grid.length}h-${grid.length}z"/>${drawn(grid, [ground], false, 0.5)}`
      : ''
  const middle =
    picture && !isBehind
      ? `<rect x="${round((whole - pad) / 2)}" y="${round((whole - pad) / 2)}" width="${round(pad)}" height="${round(pad)}" rx="1" fill="${ground}"/>${image((whole - logo) / 2, logo, 'meet')}`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${whole} ${whole}"><path fill="${ground}" d="M0 0h${whole}v${whole}H0z"/>${behind}${drawn(grid, colours, true, picture && isBehind ? 0.7 : 1)}${middle}</svg>`
}
