/** A kind of text that is written from what is entered. */
export interface Genre {
  /** What of it comes out: one text, or lines to choose from. */
  readonly lines?: boolean
  /** What is asked for where the words ask for nothing else: slots, the first ones of which matter most. */
  readonly asks: readonly string[]
  /**
   * The text, part by part: one alternative of each is taken. `?` before a part leaves it out of a short text, `+` keeps it for a long one;
   * `(warm)` before an alternative is its tone. An alternative with a slot that is empty is not taken.
   */
  readonly parts: readonly (readonly string[])[]
}
