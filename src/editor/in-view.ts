/** Where the newest turn stands in the pane that scrolls, in pixels from the top of all that is said. */
export interface TurnPlace {
  readonly start: number
  readonly end: number
  /** Where its answer begins; null while there is none. */
  readonly answer: number | null
  /** Height of the pane. */
  readonly pane: number
}

const edge = 12

/** How far the pane is scrolled to show the newest turn: from its start where it fits, else to its end, but no further than its answer. */
export function scrollFor({ start, end, answer, pane }: TurnPlace): number {
  if (end - start + edge <= pane) return start - edge
  return Math.min(end - pane, (answer ?? end) - edge)
}
