import { remembered } from '../remember.ts'

/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (gray) to about 0.32, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}
type Triple = readonly [number, number, number]

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

const linear = Array.from({ length: 256 }, (_, value) => toLinear(value / 255))
/** The linear-light red, green and blue of `#rrggbb`, each 0 to 1. */
export function linearOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linear[(value >> 16) & 255]!, linear[(value >> 8) & 255]!, linear[value & 255]!]
}

const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255)

/** `#rrggbb` of red, green and blue from 0 to 1; values outside are cut. */
export const hexOf = ([r, g, b]: Triple): string => `#${((1 << 24) | (byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).slice(1)}`

/** The OKLab coordinates of `#rrggbb` (Björn Ottosson's matrices). */
export const oklabOf = remembered((hex): Triple => {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
})

function linearOfOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const gamma = ([r, g, b]: Triple): Triple => [toGamma(r), toGamma(g), toGamma(b)]
const inGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** `#rrggbb` of OKLab coordinates; channels outside sRGB are cut. */
export const hexOfOklab = (lab: Triple): string => hexOf(gamma(linearOfOklab(lab)))

/** The OKLCH coordinates of `#rrggbb`; the hue of a gray is 0. */
export function oklchOf(hex: string): Oklch {
  const [l, a, b] = oklabOf(hex)
  const c = Math.hypot(a, b)
  if (c < 0.0005) return { l, c: 0, h: 0 }
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** `#rrggbb` of OKLCH coordinates; chroma is lowered, at the same lightness and hue, until sRGB can show it. */
export function hexOfOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  const angle = (h * Math.PI) / 180
  const at = (chroma: number): Triple => [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  if (inGamut(linearOfOklab(at(c)))) return hexOfOklab(at(c))
  let low = 0
  let high = c
  for (let round = 0; round < 16; round += 1) {
    const middle = (low + high) / 2
    if (inGamut(linearOfOklab(at(middle)))) low = middle
    else high = middle
  }
  return hexOfOklab(at(low))
}
