export type { ToolName } from '../tools.ts'

/** What a tool makes of a text. */
export interface Outcome {
  readonly text: string
  /** What is said of it. */
  readonly note: string
  /** A file name to save it as. */
  readonly file: string
  /** Drawings of its own making, each with the words that it stands for. */
  readonly drawings?: readonly { readonly words: string; readonly size: number; readonly path: string }[]
  /** What the text draws, where it is a picture to look at. */
  readonly picture?: string
  /** What was drawn beside the text, with the address of it as PNG where this browser makes one. */
  readonly drawn?: { readonly svg: string; readonly label: string; readonly png?: string }
  /** What is kept of it beside the tool, the way and the text. */
  readonly kept?: Readonly<Record<string, string>>
  /** A document to look at. */
  readonly page?: string
  /** The text in pieces, each with whether it was found. */
  readonly marked?: readonly (readonly [text: string, isFound: boolean])[]
  /** Pieces of what was entered, each with what it means. */
  readonly explained?: readonly (readonly string[])[]
  /** Rows to look at, the first is their heads. */
  readonly rows?: readonly (readonly string[])[]
}
