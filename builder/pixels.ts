/** A picture as its browser has read it: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}
export interface ColourShare {
  readonly name: string
  readonly hex: string
  /** Percent of the pixels. */
  readonly share: number
}
export interface PictureFacts {
  /** 0 for black to 100 for white. */
  readonly brightness: number
  /** How far light and dark lie apart, 0 to 100. */
  readonly contrast: number
  /** How much changes from one pixel to the next, 0 to 100. */
  readonly detail: number
  readonly colours: readonly ColourShare[]
  /** Where most changes, as shares of width and height. */
  readonly busiest: Box
}
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const lightOf = (data: Uint8ClampedArray, at: number): number => 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
const hexOf = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** The everyday name of a colour. */
export function colourName(red: number, green: number, blue: number): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (most < 45) return 'black'
  if (spread < 24) return least > 215 ? 'white' : 'grey'
  const turn = most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  const hue = turn * 60
  if (hue < 16 || hue >= 345) return 'red'
  if (hue < 45) return most < 150 ? 'brown' : 'orange'
  if (hue < 70) return 'yellow'
  if (hue < 165) return 'green'
  if (hue < 195) return 'turquoise'
  if (hue < 255) return 'blue'
  return hue < 290 ? 'purple' : 'pink'
}

const step = 51
function sharesOf({ data }: Pixels): readonly ColourShare[] {
  const found = new Map<number, { count: number; red: number; green: number; blue: number }>()
  let whole = 0
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 32) continue
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
    const key = Math.round(red / step) * 36 + Math.round(green / step) * 6 + Math.round(blue / step)
    const one = found.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    found.set(key, { count: one.count + 1, red: one.red + red, green: one.green + green, blue: one.blue + blue })
    whole += 1
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 5)
    .map(({ count, red, green, blue }) => ({
      name: colourName(red / count, green / count, blue / count),
      hex: hexOf(red / count, green / count, blue / count),
      share: Math.round((count / whole) * 100),
    }))
}

const cells = 12
/** The box around the cells that change more than the others do. */
function busiestOf({ data, width, height }: Pixels): { readonly box: Box; readonly detail: number } {
  const changes = new Float64Array(cells * cells)
  const counts = new Float64Array(cells * cells)
  let sum = 0
  for (let y = 1; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      const at = (y * width + x) * 4
      const light = lightOf(data, at)
      const change = Math.abs(light - lightOf(data, at - 4)) + Math.abs(light - lightOf(data, at - width * 4))
      const cell = Math.floor((y / height) * cells) * cells + Math.floor((x / width) * cells)
      changes[cell]! += change
      counts[cell]! += 1
      sum += change
    }
  const means = changes.map((change, index) => change / Math.max(1, counts[index]!))
  const mean = means.reduce((all, one) => all + one, 0) / means.length
  const far = Math.sqrt(means.reduce((all, one) => all + (one - mean) ** 2, 0) / means.length)
  const busy = [...means.keys()].filter((cell) => means[cell]! > mean + far * 0.4)
  const [columns, rows] = [busy.map((cell) => cell % cells), busy.map((cell) => Math.floor(cell / cells))]
  const detail = Math.min(100, Math.round((sum / Math.max(1, width * height)) * 2))
  if (busy.length === 0) return { box: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, detail }
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  return {
    box: { x: left / cells, y: top / cells, width: (Math.max(...columns) + 1 - left) / cells, height: (Math.max(...rows) + 1 - top) / cells },
    detail,
  }
}

/** What can be measured of a picture without knowing what it shows. */
export function factsOf(pixels: Pixels): PictureFacts {
  const { data } = pixels
  let [sum, squares] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const light = lightOf(data, at)
    sum += light
    squares += light * light
  }
  const count = Math.max(1, data.length / 4)
  const mean = sum / count
  const { box, detail } = busiestOf(pixels)
  return {
    brightness: Math.round((mean / 255) * 100),
    contrast: Math.min(100, Math.round((Math.sqrt(Math.max(0, squares / count - mean * mean)) / 127.5) * 100)),
    detail,
    colours: sharesOf(pixels),
    busiest: box,
  }
}

/** Takes away, in place, what has the colour of the corners and touches the edge; `within` is how far a colour may be from theirs, in percent. */
export function cutBackground({ data, width, height }: Pixels, within: number): void {
  const most = ((within / 100) * 441) ** 2
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!] as const)
  const isBackground = (at: number): boolean =>
    corners.some(([red, green, blue]) => (data[at * 4]! - red) ** 2 + (data[at * 4 + 1]! - green) ** 2 + (data[at * 4 + 2]! - blue) ** 2 <= most)
  const seen = new Uint8Array(width * height)
  const left: number[] = []
  const look = (at: number): void => {
    if (seen[at] === 1) return
    seen[at] = 1
    if (isBackground(at)) left.push(at)
  }
  for (let x = 0; x < width; x += 1) {
    look(x)
    look((height - 1) * width + x)
  }
  for (let y = 0; y < height; y += 1) {
    look(y * width)
    look(y * width + width - 1)
  }
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    data[at * 4 + 3] = 0
    const x = at % width
    if (x > 0) look(at - 1)
    if (x < width - 1) look(at + 1)
    if (at >= width) look(at - width)
    if (at < width * (height - 1)) look(at + width)
  }
}

export interface Guess {
  readonly kind: string
  /** Percent. */
  readonly sure: number
}
/** Which of some kinds a picture is said to be: the same picture is always said to be the same, and nothing of what it shows is known. */
export function guessOf(facts: PictureFacts, kinds: readonly string[]): Guess {
  const sign = facts.colours.reduce(
    (sum, { name, share }) => (sum * 31 + name.length * 7 + name.charCodeAt(0) + share) % 9973,
    facts.brightness * 13 + facts.detail,
  )
  const told = kinds.findIndex((kind) => facts.colours.some(({ name, share }) => share > 18 && (signs[name] ?? /(?!)/).test(kind)))
  return { kind: kinds[told >= 0 ? told : sign % Math.max(1, kinds.length)] ?? 'Unknown', sure: 62 + (sign % 34) }
}
const signs: Readonly<Record<string, RegExp>> = {
  green: /plant|leaf|tree|forest|landscape/i,
  blue: /sky|sea|water|landscape|bird/i,
  white: /document|invoice|licen|card|text/i,
}
