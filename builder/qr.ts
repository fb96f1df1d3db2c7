// QR codes after ISO/IEC 18004: byte mode, versions 1 to 40.

/** How much of a code may be hidden and is read all the same: about 15 % by M, the usual one. */
export interface QrCorrection {
  /** How a code itself says its level, in two bits. */
  readonly bits: number
  /** Error correction bytes of a block, and blocks, by version. */
  readonly bytesPerBlock: readonly number[]
  readonly blocks: readonly number[]
}
const bytesOfM = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, ...Array<number>(19).fill(28)]
const blocksOfM = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
]
const usual: QrCorrection = { bits: 0, bytesPerBlock: bytesOfM, blocks: blocksOfM }

/** A text's bytes. */
const utf8 = (text: string): number[] =>
  [...encodeURIComponent(text.toWellFormed()).matchAll(/%([\dA-F]{2})|(.)/g)].map(([, byte, sign = '']) =>
    byte ? Number.parseInt(byte, 16) : sign.charCodeAt(0),
  )

const exp: number[] = []
const log: number[] = []
for (let at = 0, value = 1; at < 255; at++) {
  exp[at] = value
  log[value] = at
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : exp[(log[a]! + log[b]!) % 255]!)

/** The remainder of some bytes by the generator of so many roots: their error correction. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let root = 0; root < count; root++) {
    const next = [...generator, 0]
    for (const [at, factor] of generator.entries()) next[at + 1]! ^= times(factor, exp[root]!)
    generator = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!
    for (const [place, value] of generator.entries()) rest[at + place]! ^= times(value, factor)
  }
  return rest.slice(data.length)
}

/** Where the middles of alignment patterns stand in a row or column. */
export function alignments(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - (count - 2 - at) * step)]
}

/** How many bytes a version holds, error correction among them. */
export function capacity(version: number): number {
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2
  const size = version * 4 + 17
  const patterns = count === 0 ? 0 : (count * count - 3) * 25 - (count - 2) * 10
  return Math.floor((size * size - 3 * 64 - 31 - 2 * (size - 16) - patterns - (version >= 7 ? 36 : 0)) / 8)
}
const room = (version: number, { bytesPerBlock, blocks }: QrCorrection): number => capacity(version) - bytesPerBlock[version - 1]! * blocks[version - 1]!

function bytesOf(text: string, level: QrCorrection): { readonly version: number; readonly bytes: number[] } | null {
  const data = [...utf8(text)]
  const version = Array.from({ length: 40 }, (_, at) => at + 1).find((one) => data.length + (one < 10 ? 2 : 3) <= room(one, level))
  if (version === undefined) return null
  const bits = ['0100', data.length.toString(2).padStart(version < 10 ? 8 : 16, '0'), ...data.map((byte) => byte.toString(2).padStart(8, '0'))].join('')
  const ended = `${bits}0000`.slice(0, room(version, level) * 8)
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const bytes = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  for (let pad = 0xec; bytes.length < room(version, level); pad ^= 0xfd) bytes.push(pad)
  return { version, bytes }
}

/** The bytes in blocks, each with its error correction, by turns. */
function interleaved(version: number, bytes: readonly number[], { blocks: counts, bytesPerBlock }: QrCorrection): number[] {
  const [count, extra] = [counts[version - 1]!, bytesPerBlock[version - 1]!]
  const short = Math.floor(bytes.length / count)
  const shorts = count - (bytes.length % count)
  const start = (at: number) => at * short + Math.max(0, at - shorts)
  const blocks = Array.from({ length: count }, (_, at) => bytes.slice(start(at), start(at + 1)))
  const corrections = blocks.map((block) => correction(block, extra))
  const byTurns = (all: readonly (readonly number[])[], most: number) =>
    Array.from({ length: most }, (_, at) => all.flatMap((block) => (at < block.length ? [block[at]!] : []))).flat()
  return [...byTurns(blocks, short + 1), ...byTurns(corrections, extra)]
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Grid = (boolean | undefined)[][]
/** The code's remainder in the field of two: what protects format (10 bits, 0x537) and version (12 bits, 0x1f25). */
function guarded(value: number, bits: number, generator: number): number {
  let rest = value << bits
  for (let at = 31 - Math.clz32(rest); at >= bits; at = 31 - Math.clz32(rest)) rest ^= generator << (at - bits)
  return (value << bits) | rest
}

function patterns(version: number): Grid {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const rings = (x: number, y: number, far: number, isDark: (ring: number) => boolean) => {
    for (let dy = -far; dy <= far; dy++) for (let dx = -far; dx <= far; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const
  for (const [x, y] of corners) rings(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const middles = alignments(version)
  const last = middles.at(-1)
  for (const x of middles) for (const y of middles) if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) rings(x, y, 2, (ring) => ring !== 1)
  if (version >= 7) {
    const bits = guarded(version, 12, 0x1f25)
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1
      set(size - 11 + (at % 3), Math.floor(at / 3), dark)
      set(Math.floor(at / 3), size - 11 + (at % 3), dark)
    }
  }
  return withFormat(grid, 0)
}

function withFormat(grid: Grid, format: number): Grid {
  const size = grid.length
  const bits = guarded(format, 10, 0x537) ^ 0x5412
  const copy = grid.map((row) => [...row])
  const bit = (at: number) => ((bits >> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    const near = at < 6 ? at : at < 8 ? at + 1 : 0
    if (at < 8) copy[near]![8] = bit(at)
    else copy[8]![at === 8 ? 7 : 14 - at] = bit(at)
    if (at < 8) copy[8]![size - 1 - at] = bit(at)
    else copy[size - 15 + at]![8] = bit(at)
  }
  copy[size - 8]![8] = true
  return copy
}

function filled(base: Grid, bytes: readonly number[], mask: number, { bits }: QrCorrection): boolean[][] {
  const size = base.length
  const grid = withFormat(base, (bits << 3) | mask)
  const isFree = (x: number, y: number) => base[y]![x] === undefined
  let at = 0
  for (let right = size - 1, turn = 0; right > 0; right -= 2, turn++) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = turn % 2 === 0 ? size - 1 - step : step
        if (!isFree(x, y)) continue
        const dark = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1
        grid[y]![x] = dark !== masks[mask]!(x, y)
        at++
      }
  }
  return grid as boolean[][]
}

/** How hard a grid is to read: long runs, blocks of one colour, what looks like a corner, and more of one colour. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  const runs = lines.flatMap((line) => line.match(/1{5,}|0{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const corners = lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0) * 40, 0)
  let squares = 0
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x]
      if (grid[y]![x - 1] === dark && grid[y - 1]![x] === dark && grid[y - 1]![x - 1] === dark) squares += 3
    }
  const share = grid.flat().filter(Boolean).length / (size * size)
  return runs + corners + squares + Math.floor(Math.abs(share * 20 - 10)) * 10
}

/** The dark squares of a text's QR code by row; null for a text that is too long for one (2,331 bytes by M). */
export function qrCode(text: string, level = usual): readonly (readonly boolean[])[] | null {
  const kept = bytesOf(text, level)
  if (!kept) return null
  const base = patterns(kept.version)
  const bytes = interleaved(kept.version, kept.bytes, level)
  const grids = masks.map((_, mask) => filled(base, bytes, mask, level))
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best))
}

/** The dark squares as one path, with the quiet zone that readers need: `size` squares wide. */
export function qrDrawing(grid: readonly (readonly boolean[])[]): { readonly size: number; readonly path: string } {
  const path = grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('')
  return { size: grid.length + 8, path }
}
