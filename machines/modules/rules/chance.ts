/** The next number of a repeatable row of chances, and a share from 0 up to 1 drawn from it. */
export function chanceAfter(seed: number): { readonly seed: number; readonly share: number } {
  const next = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(next ^ (next >>> 15), next | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return { seed: next, share: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296 }
}

/** A whole number from 0 up to `below`, and the seed to go on from. */
export function below(seed: number, most: number): { readonly seed: number; readonly number: number } {
  const drawn = chanceAfter(seed)
  return { seed: drawn.seed, number: Math.floor(drawn.share * most) }
}

/** The items in an order by chance. */
export function mixed<Item>(items: readonly Item[], seed: number): Item[] {
  const all = [...items]
  let now = seed
  for (let at = all.length - 1; at > 0; at -= 1) {
    const drawn = below(now, at + 1)
    now = drawn.seed
    const kept = all[at] as Item
    all[at] = all[drawn.number] as Item
    all[drawn.number] = kept
  }
  return all
}
