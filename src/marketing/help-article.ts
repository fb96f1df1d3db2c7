/** A part of an article: a paragraph, a list, sentences to describe or change a site by, or a command. */
export type HelpPart =
  | string
  | { readonly list: readonly string[] }
  | { readonly descriptions: readonly string[] }
  | { readonly changes: readonly string[] }
  | { readonly code: string }
export interface HelpArticle {
  /** The anchor of its heading. */
  readonly id: string
  readonly title: string
  readonly parts: readonly HelpPart[]
  readonly see?: readonly { readonly to: '/price' | '/privacy' | '/terms-ai'; readonly label: string }[]
}

/** The texts of a part, in order. */
export function textsOf(part: HelpPart): readonly string[] {
  if (typeof part === 'string') return [part]
  if ('list' in part) return part.list
  if ('descriptions' in part) return part.descriptions
  return 'changes' in part ? part.changes : [part.code]
}
