/** Words as a number that goes on from that of the words before them. */
function hashOf(words: string, before = 2166136261): number {
  let hash = before
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 16777619)
  return hash
}
function within(hash: number, below: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return below < 1 ? 0 : ((mixed ^ (mixed >>> 13)) >>> 0) % below
}

/** A repeatable choice from words: the same words give the same number from 0 up to `below`. */
export const chanceOf = (words: string, below: number): number => within(hashOf(words), below)

/** One of the items, by words; the items may not be empty. */
export const chosen = <Item>(items: readonly Item[], words: string): Item => items[chanceOf(words, items.length)]!

/** The items in an order that the words decide. */
export function shuffled<Item>(items: readonly Item[], words: string): Item[] {
  const mixed = [...items]
  const from = hashOf(`${words} `)
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = within(hashOf(String(at), from), at + 1)
    const kept = mixed[at]!
    mixed[at] = mixed[other]!
    mixed[other] = kept
  }
  return mixed
}
