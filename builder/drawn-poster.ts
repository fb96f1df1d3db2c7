/** What a poster, card or logo is drawn from. */
export type PosterChoices = Readonly<Record<string, string>>
export const posterShapes = { Poster: [768, 1024], Card: [1024, 640], Cover: [1280, 720], Logo: [640, 640] } as const
export const posterLooks = { Band: '', Frame: '', Circle: '', Split: '' } as const
/** Ground, ink and accent of each; ink stands on ground with a contrast of 4.5 and more. */
export const posterColours = {
  Ivory: ['#fbf5e6', '#2b2620', '#b2503c'],
  Navy: ['#14213d', '#f6f3ea', '#f2b134'],
  Forest: ['#12402f', '#f1f5e9', '#9bd770'],
  Wine: ['#4a0d1e', '#fdeef0', '#e58a9b'],
  Sky: ['#d7ecf8', '#123047', '#1f7ab8'],
  Lemon: ['#fdf0a8', '#2c2a10', '#c45b12'],
} as const

const safe = (text: string): string => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)
/** Words in lines of at most `most` characters. */
export function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else if (word !== '') lines.push(word)
  }
  return lines.slice(0, 6)
}
const chosen = <All extends object>(all: All, name: string | undefined): keyof All =>
  name !== undefined && Object.hasOwn(all, name) ? (name as keyof All) : (Object.keys(all)[0] as keyof All)

function look(name: keyof typeof posterLooks, width: number, height: number, accent: string): string {
  if (name === 'Frame') return `<rect x="28" y="28" width="${width - 56}" height="${height - 56}" fill="none" stroke="${accent}" stroke-width="10"/>`
  if (name === 'Circle') return `<circle cx="${width / 2}" cy="${height * 0.24}" r="${Math.min(width, height) * 0.17}" fill="${accent}"/>`
  if (name === 'Split') return `<path d="M0 0H${width}L0 ${height * 0.4}z" fill="${accent}"/>`
  return `<rect width="${width}" height="${height * 0.12}" fill="${accent}"/><rect y="${height * 0.94}" width="${width}" height="${height * 0.06}" fill="${accent}"/>`
}

/** A poster, a card, a cover or a logo of some words, as a drawing that stands by itself. */
export function posterOf(of: PosterChoices): string {
  const shape = chosen(posterShapes, of.shape)
  const [width, height] = posterShapes[shape]
  const [ground, ink, accent] = posterColours[chosen(posterColours, of.colours)]
  const title = linesOf(of.title ?? '', 16)
  const size = Math.min(width / 9, (height * 0.34) / Math.max(1, title.length))
  const top = height * (shape === 'Logo' ? 0.6 : 0.5) - ((title.length - 1) * size) / 2
  const heading = title.map(
    (line, at) => `<text x="${width / 2}" y="${Math.round(top + at * size * 1.1)}" font-size="${Math.round(size)}" font-weight="700">${safe(line)}</text>`,
  )
  const below = top + title.length * size * 1.1
  const told = linesOf(of.text ?? '', 34).map(
    (line, at) => `<text x="${width / 2}" y="${Math.round(below + at * width * 0.055)}" font-size="${Math.round(width / 24)}">${safe(line)}</text>`,
  )
  const mark = [...(of.title ?? '').trim()][0]?.toUpperCase() ?? ''
  const sign =
    of.look === 'Circle' || shape === 'Logo'
      ? `<text x="${width / 2}" y="${Math.round(height * 0.24 + width * 0.06)}" font-size="${Math.round(width / 6)}" font-weight="800" fill="${of.look === 'Circle' ? ground : ink}">${safe(mark)}</text>`
      : ''
  const foot = of.foot?.trim() ? `<text x="${width / 2}" y="${Math.round(height * 0.9)}" font-size="${Math.round(width / 30)}">${safe(of.foot)}</text>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Georgia, serif" text-anchor="middle" fill="${ink}"><rect width="${width}" height="${height}" fill="${ground}"/>${look(chosen(posterLooks, of.look), width, height, accent)}${sign}${heading.join('')}${told.join('')}${foot}</svg>`
}
