/** A 32-bit FNV-1a hash of the text's UTF-16 units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The hash in base 36, to name a version of a file by. */
export const version = (text: string): string => hashOf(text).toString(36)

export interface Chance {
  /** A number in [0, 1). */
  readonly next: () => number
  /** A whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number
  readonly pick: <One>(of: readonly [One, ...One[]]) => One
}

/** The same numbers for the same seed, by mulberry32. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return { next, whole, pick: (of) => of[whole(0, of.length - 1)] ?? of[0] }
}
