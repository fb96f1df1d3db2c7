import type { Theme } from '../../model.ts'
import type { Html } from '../html.ts'
import { paletteOf } from '../palette.ts'

/** A drawing as a document of its own, in the colours that the site's stylesheet gives it. */
export function drawnFile(theme: Theme, art: Html): string {
  const fills = paletteOf(theme).art.map(
    (colour, index) => `.a${index + 1}{fill:${colour}}.k${index + 1},.s${index + 1}{fill:none;stroke:${colour};stroke-width:3}`,
  )
  return String(art).replace(
    /^<svg [^>]*viewBox="([^"]*)"[^>]*>/,
    (_, box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="960" height="480"><style>${fills.join('')}</style>`,
  )
}

/** A name for a file: the title in letters and digits, without an ending that it bears already. */
export const fileName = (title: string, ending: string): string =>
  `${title
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,4}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}.${ending}`
