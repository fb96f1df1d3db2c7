/** A word with a capital inside a sentence, at which no sentence, title or list begins. */
const inside = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}[\p{L}-]+/gu
/** Languages, days and the like are written so and are no names of one thing. */
const common =
  /^(?:[a-z]*(?:ese|ian|ish)|french|german|greek|dutch|arabic|internet|web|app|chrome|excel|word|powerpoint|python|java|javascript|html|json|android|windows|linux)$/

/** The words, in lower case, that a description only ever writes with a capital: names of firms, places and products. None where its capitals are those of titles. */
export function properNames(words: string): ReadonlySet<string> {
  const found = new Set([...words.matchAll(inside)].map(([word]) => word.toLowerCase()).filter((word) => !common.test(word)))
  if (found.size > 6) return new Set()
  return new Set([...found].filter((word) => !new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(words)))
}
