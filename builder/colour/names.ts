import { remembered } from '../remember.ts'
import { mix } from './contrast.ts'
import { hexOfOklch, type Oklch, oklchOf } from './oklch.ts'
import { rarerColours } from './rarer.ts'
import { cssColours, furtherColours, thingsToo } from './table.ts'

/** A colour in the words: UTF-16 offsets, the words as they stand, and `#rrggbb`. `certain` is false for a name that is a thing as often ("salmon", "coffee"). */
export interface FoundColour {
  readonly start: number
  readonly end: number
  readonly words: string
  readonly hex: string
  readonly certain: boolean
}
interface Token {
  readonly start: number
  readonly end: number
  readonly key: string
}
interface Match {
  /** Index of the token after the last. */
  readonly to: number
  readonly key: string
  readonly hex: string
  readonly certain: boolean
}

const named: ReadonlyMap<string, string> = new Map([...Object.entries(rarerColours), ...Object.entries(cssColours), ...Object.entries(furtherColours)])
/** How the names of colours begin: with nothing, with a part of the name, and with all of it. */
const beginnings = new Set([...named.keys()].flatMap((name) => [name, ...Array.from(name, (_, index) => name.slice(0, index))]))
const longestName = 4

/** A hue eight degrees nearer to another, by the shorter way round. */
const towards = (hue: number, pole: number): number => {
  const apart = ((pole - hue + 540) % 360) - 180
  return hue + Math.sign(apart) * Math.min(8, Math.abs(apart))
}

const lighten = (share: number, chroma: number) => (of: Oklch) => ({ l: of.l + (0.97 - of.l) * share, c: of.c * chroma, h: of.h })
const darken = (share: number, chroma: number) => (of: Oklch) => ({ l: of.l * share, c: of.c * chroma, h: of.h })
const modifiers: Readonly<Record<string, (of: Oklch) => Oklch>> = {
  dark: darken(0.62, 0.85),
  deep: darken(0.7, 1.05),
  rich: darken(0.85, 1.15),
  light: lighten(0.55, 0.6),
  pale: lighten(0.72, 0.4),
  faint: lighten(0.8, 0.3),
  soft: lighten(0.45, 0.5),
  pastel: lighten(0.6, 0.5),
  bright: (of) => ({ l: Math.min(0.9, of.l + 0.06), c: of.c * 1.35, h: of.h }),
  vivid: (of) => ({ l: of.l, c: of.c * 1.4, h: of.h }),
  neon: (of) => ({ l: Math.max(0.8, of.l), c: of.c * 1.8, h: of.h }),
  muted: (of) => ({ l: of.l, c: of.c * 0.5, h: of.h }),
  dusty: (of) => ({ l: of.l * 0.95, c: of.c * 0.45, h: of.h }),
  medium: (of) => of,
  warm: (of) => ({ l: of.l, c: Math.max(of.c, 0.02), h: of.c < 0.02 ? 70 : towards(of.h, 55) }),
  cool: (of) => ({ l: of.l, c: Math.max(of.c, 0.02), h: of.c < 0.02 ? 250 : towards(of.h, 250) }),
}
const hues: ReadonlySet<string> = new Set(['white', 'gray', 'black', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'beige', 'teal'])

const keyOf = remembered((word) => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('grey', 'gray'))

/** Tokens that nothing but a space, hyphen or apostrophe parts may make up one name. */
const joins = (words: string, left: Token, right: Token) => right.start - left.end <= 3 && /^[\s'’_-]*$/.test(words.slice(left.end, right.start))

function nameAt(words: string, tokens: readonly Token[], at: number): Match | null {
  let found: Match | null = null
  let key = ''
  for (let index = at; index < tokens.length && index < at + longestName; index += 1) {
    if (index > at && !joins(words, tokens[index - 1]!, tokens[index]!)) break
    key += tokens[index]!.key
    const hex = named.get(key)
    // "Greens and browns" are colours; oranges and blues are other things as often.
    const hue = index === at && !hex && key.endsWith('s') ? key.slice(0, -1) : ''
    if (hues.has(hue)) found = { to: index + 1, key: hue, hex: named.get(hue)!, certain: false }
    if (!beginnings.has(key)) break
    const isRare = Object.hasOwn(rarerColours, key) && !hues.has(tokens[index]!.key)
    if (hex) found = { to: index + 1, key, hex, certain: !isRare && (index > at || !thingsToo.has(key)) }
  }
  return found
}

/** "Tomato red", "forest white": a thing's colour followed by a plain hue lies between the two. */
function blendAt(words: string, tokens: readonly Token[], first: Match): Match {
  const [last, next] = [tokens[first.to - 1]!, tokens[first.to]]
  if (!thingsToo.has(first.key) || !next || !hues.has(next.key) || !joins(words, last, next)) return first
  const share = next.key === 'white' ? 0.88 : 0.5
  return { to: first.to + 1, key: first.key + next.key, hex: mix(first.hex, named.get(next.key)!, share), certain: true }
}

function colourAt(words: string, tokens: readonly Token[], at: number, depth = 0): Match | null {
  const plain = nameAt(words, tokens, at)
  const whole = plain && blendAt(words, tokens, plain)
  const token = tokens[at]!
  const modify = Object.hasOwn(modifiers, token.key) ? modifiers[token.key] : undefined
  const next = tokens[at + 1]
  if (!modify || depth > 1 || !next || !joins(words, token, next)) return whole
  const base = colourAt(words, tokens, at + 1, depth + 1)
  if (!base || (whole && whole.to >= base.to)) return whole
  return { to: base.to, key: token.key + base.key, hex: hexOfOklch(modify(oklchOf(base.hex))), certain: true }
}

const twoDigits = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')
const portion = (text: string, whole: number) => (text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text))
const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12
    return 255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return `#${[channel(0), channel(8), channel(4)].map(twoDigits).join('')}`
}

function hexOfFunction(name: string, body: string): string | null {
  const parts = body.split(/[\s,/]+/).filter((part) => part !== '')
  if (parts.length < 3 || parts.length > 4 || !parts.every((part) => /^-?\d{0,4}(?:\.\d{0,8})?(?:%|deg)?$/.test(part) && /\d/.test(part))) return null
  const [a, b, c] = parts as [string, string, string]
  if (name.startsWith('rgb')) return `#${[a, b, c].map((part) => twoDigits(within(portion(part, 255), 255))).join('')}`
  const share = (part: string) => within(Number.parseFloat(part) / 100, 1)
  return hexOfHsl(((Number.parseFloat(a) % 360) + 360) % 360, share(b), share(c))
}

function codesIn(words: string): FoundColour[] {
  const codes: FoundColour[] = []
  for (const match of words.matchAll(/#([0-9a-f]{3,8})(?![\p{L}\p{N}_])|\b(rgba?|hsla?)\(([^()]{1,60})\)/giu)) {
    const [text, digits, name, body] = match
    const hex = digits === undefined ? hexOfFunction(name!.toLowerCase(), body!) : hexOfDigits(digits)
    const certain = digits === undefined || digits.length > 4 || !/^\d+$/.test(digits)
    if (hex) codes.push({ start: match.index, end: match.index + text.length, words: text, hex, certain })
  }
  return codes
}

function hexOfDigits(digits: string): string | null {
  const lower = digits.toLowerCase()
  if (lower.length === 6 || lower.length === 8) return `#${lower.slice(0, 6)}`
  if (lower.length !== 3 && lower.length !== 4) return null
  return `#${[...lower.slice(0, 3)].map((digit) => digit + digit).join('')}`
}

function tokensIn(words: string): Token[] {
  const tokens: Token[] = []
  for (const match of words.matchAll(/[\p{L}\p{N}]+/gu)) {
    const end = match.index + match[0].length
    tokens.push({ start: match.index, end, key: match[0].length > 24 ? '' : keyOf(match[0]) })
  }
  return tokens
}

/**
 * The colours named in the words, in order and without overlap: the longest name at each place, on word boundaries, in any case, with spaces, hyphens
 * or neither; a modifier ("dark", "pale" …) before any colour; `#abc`, `#aabbcc`, `rgb()` and `hsl()`. Linear in the length of the words.
 */
export function findColours(words: string): FoundColour[] {
  const codes = codesIn(words)
  const tokens = tokensIn(words)
  const found: FoundColour[] = []
  let code = 0
  for (let at = 0; at < tokens.length; ) {
    const { start } = tokens[at]!
    while (code < codes.length && codes[code]!.end <= start) found.push(codes[code++]!)
    const match = code < codes.length && codes[code]!.start <= start ? null : colourAt(words, tokens, at)
    if (match) {
      const end = tokens[match.to - 1]!.end
      found.push({ start, end, words: words.slice(start, end), hex: match.hex, certain: match.certain })
    }
    at = match ? match.to : at + 1
  }
  return [...found, ...codes.slice(code)]
}

/** The colour that the words name, where they name one colour and nothing else; null otherwise. */
export function colourOf(words: string): string | null {
  const trimmed = words.trim()
  const [only] = findColours(trimmed)
  return only && only.start === 0 && only.end === trimmed.length ? only.hex : null
}
