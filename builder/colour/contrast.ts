import { remembered } from '../remember.ts'
import { hexOfOklab, hexOfOklch, linearOf, oklabOf, oklchOf } from './oklch.ts'

/** The relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export const luminance = remembered((hex: string): number => {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
})

/** The contrast ratio of two colours in either order, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The colour that lies `share` (0 to 1) of the way from `a` to `b` in OKLab. */
export function mix(a: string, b: string, share: number): string {
  if (share <= 0) return a
  if (share >= 1) return b
  const [from, to] = [oklabOf(a), oklabOf(b)]
  return hexOfOklab([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share])
}

/** Whether white text reads better than black text on it. */
export const isDark = (hex: string): boolean => contrast(hex, '#ffffff') > contrast(hex, '#000000')

/**
 * The colour of `preferred`'s hue nearest to it in lightness that holds `least` to 1 on `background`; `preferred` itself where it does.
 * Without `preferred`, near-black or white. Black or white stands in where no lightness of the hue is enough.
 */
export function readableOn(background: string, preferred?: string, least = 4.5): string {
  const wanted = preferred ?? (isDark(background) ? '#ffffff' : '#16181d')
  if (contrast(background, wanted) >= least) return wanted
  const { l, c, h } = oklchOf(wanted)
  for (let step = 1; step <= 100; step += 1) {
    const nearest = [l - step / 100, l + step / 100]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => hexOfOklch({ l: lightness, c, h }))
      .filter((candidate) => contrast(background, candidate) >= least)
    if (nearest[0]) return nearest[0]
  }
  return isDark(background) ? '#ffffff' : '#000000'
}

/** The colour of cards that lie on a page background: lifted toward white, by less where the background is dark. */
export const surfaceOn = (background: string): string => mix(background, '#ffffff', isDark(background) ? 0.08 : 0.75)
