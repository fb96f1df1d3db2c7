/** A repeatable choice from words: the same words give the same number from 0 up to `below`. */
export function chanceOf(words: string, below: number): number {
  let hash = 2166136261
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return below < 1 ? 0 : ((hash ^ (hash >>> 13)) >>> 0) % below
}

/** One of the items, by words; the items may not be empty. */
export const chosen = <Item>(items: readonly Item[], words: string): Item => items[chanceOf(words, items.length)]!

/** The items in an order that the words decide. */
export function shuffled<Item>(items: readonly Item[], words: string): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = chanceOf(`${words} ${at}`, at + 1)
    const kept = mixed[at]!
    mixed[at] = mixed[other]!
    mixed[other] = kept
  }
  return mixed
}
