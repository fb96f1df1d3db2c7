/** What a kind of site cannot do without: `lacks` fits the nouns of things that play that part already, `says` is a sentence of ours that keeps it. */
export interface Essential {
  readonly lacks: RegExp
  readonly says: string
  /** What the description has to speak of for it. */
  readonly near?: RegExp
}
export const essential = (lacks: RegExp, says: string, near?: RegExp): Essential => ({ lacks, says, ...(near && { near }) })
