import type { Block } from '../../model.ts'
import { address, type Context, pageAt } from '../context.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { icon } from '../icons.ts'

/** Whether the block bears the page's only h1: a hero or a detail that opens the page. */
export const isLead = (of: Context, block: Block): boolean => of.page?.blocks[0]?.id === block.id && (block.kind === 'hero' || block.kind === 'detail')

/** Whether the page's own title, right above, already says the heading. */
export const isRepeated = (of: Context, block: Block): boolean =>
  of.page?.blocks[0]?.id === block.id && block.heading.trim().toLowerCase() === of.page.title.trim().toLowerCase()

export interface SectionOptions {
  readonly ground?: 'page' | 'band' | 'accent'
  /** Stands opposite the heading. */
  readonly aside?: Html
  /** A heading that is only heard, where the block has none. */
  readonly unseen?: string
  /** Words under the heading. */
  readonly words?: Html
  /** A class of the frame that sets heading and body beside each other. */
  readonly frame?: string
}

/** A block's section with its heading as h2; without a heading it is a plain section. */
export function section(
  of: Context,
  block: Block,
  body: Html,
  { ground = 'page', aside = nothing, words = nothing, frame, unseen = '' }: SectionOptions = {},
): Html {
  const own = block.heading.trim()
  const heading = own || unseen
  const isHidden = !own || isRepeated(of, block)
  const id = `${block.id}-heading`
  const title = heading && html`<h2 id="${id}"${isHidden && html` class="sr"`}>${heading}</h2>`
  const shown = (title && !isHidden) || isWritten(aside)
  const head = frame
    ? html`<div class="form-words">${title}${words}</div>`
    : html`${shown ? html`<div class="section-head">${title}${aside}</div>` : title}${words}`
  const inner = frame ? html`<div class="${frame}">${head}${body}</div>` : html`${head}${body}`
  return html`<section class="block block-${block.kind} on-${ground}" id="${block.id}"${heading && html` aria-labelledby="${id}"`}><div class="wrap">${inner}</div></section>
`
}

export interface ModelLink {
  readonly label: string
  readonly page: string
}
/** A link to a page that the viewer may see, as a button; nothing for any other. */
export function buttonLink(of: Context, to: ModelLink | null, look = ''): Html {
  const page = pageAt(of, to?.page)
  return to && page ? html`<a class="button${look && ` button-${look}`}" href="${address(of, page.path)}">${to.label}</a>` : nothing
}

/** The words linked to a page that the viewer may see, else the words alone. */
export function maybeLink(of: Context, path: string | null, words: string): Html {
  const page = pageAt(of, path)
  return page ? html`<a href="${address(of, page.path)}">${words}</a>` : html`${words}`
}

export interface EmptyOptions {
  readonly words: string
  readonly href?: string | null
  readonly label?: string
}
/** What stands where there is nothing to show, with a way on where there is one. */
export const emptyState = ({ words, href, label }: EmptyOptions): Html =>
  html`<div class="empty">${icon('spark')}<p>${words}</p>${href && html`<a class="button button-small" href="${href}">${label}</a>`}</div>`
