import type { BlockOf, Entity, Page } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canSee } from '../access.ts'
import { address, type Context, onceFor } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { titleOf } from '../value.ts'

/** Where rows of the entity are played, on this page before others, if the viewer may see it. */
export const playerOf = onceFor((of, entity: string): { readonly page: Page; readonly block: BlockOf<'player'> } | undefined => {
  const pages = of.page ? [of.page, ...of.model.pages.filter((one) => one !== of.page)] : of.model.pages
  for (const page of pages) {
    const block = canSee(of.viewer, page) ? page.blocks.find((one) => one.kind === 'player' && one.entity === entity) : undefined
    if (block?.kind === 'player') return { page, block }
  }
  return undefined
})

/** The link of a row in a list to where it plays. */
export function playLink(of: Context, entity: Entity, row: SiteRow): Html {
  const found = playerOf(of, entity.id)
  if (!found) return nothing
  const to = address(of, found.page.path, { query: { at: row.id }, anchor: `${found.block.id}-stage` })
  return html`<a class="button button-small" href="${to}" data-plays-row>${icon('play')}Play<span class="sr"> ${titleOf(of, entity, row)}</span></a>`
}
