const common = new Set(
  'a about after all also am an and any are as at be because been before being best but by can could did do does for from had has have he her here him his how i if in into is it its just like made make many may me more most much must my new no not now of off on one only or other our out over said same say she should so some such than that the their them then there these they this those to too up us use very was way we well were what when where which while who why will with would you your'.split(
    ' ',
  ),
)
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
/** The words that carry meaning. */
export const content = (text: string): string[] => wordsIn(text).filter((word) => word.length > 2 && !common.has(word))
/** The sentences of a text as they stand. */
export const sentencesIn = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim()).filter((one) => one !== '')
/** How often each comes. */
export const count = (all: readonly string[]): Map<string, number> =>
  all.reduce((seen, word) => seen.set(word, (seen.get(word) ?? 0) + 1), new Map<string, number>())
/** The most frequent first. */
export const most = (seen: Map<string, number>): [string, number][] => [...seen].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))

/** The sentences that share most of the words that all of them are about, so many at most, in their own order. */
export function gist(all: readonly string[], wanted: number): readonly string[] {
  const seen = count(content(all.join(' ')))
  const scored = all.map((sentence, at) => {
    const words = content(sentence)
    const weight = words.reduce((sum, word) => sum + (seen.get(word) ?? 0), 0) / Math.max(4, words.length) ** 0.7
    return { at, score: weight * (at === 0 ? 1.25 : 1) }
  })
  const kept = scored.toSorted((a, b) => b.score - a.score).slice(0, wanted)
  return kept
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
    .map((at) => all[at]!)
}
