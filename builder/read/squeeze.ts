const longest = 4

export interface Squeezed {
  readonly text: string
  /** The offset in the words as they came, for an offset in `text`. */
  readonly at: (offset: number) => number
}

/** Words without stretches of more than four blanks, over which patterns would search again and again. */
export function squeeze(words: string): Squeezed {
  const cuts: { readonly at: number; readonly removed: number }[] = []
  let removed = 0
  const text = words.replace(/\s{5,}/g, (blanks, start: number) => {
    const kept = blanks.includes('\n') ? '\n\n' : blanks.slice(0, longest)
    removed += blanks.length - kept.length
    cuts.push({ at: start + blanks.length - removed, removed })
    return kept
  })
  return { text, at: (offset) => offset + (cuts.findLast((cut) => cut.at <= offset)?.removed ?? 0) }
}
