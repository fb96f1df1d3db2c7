import { gameTitles } from '../../game-titles.ts'
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

const titles: ReadonlySet<string> = new Set(Object.values(gameTitles).map(({ name }) => name))
const gamesAt = onceFor((of, entity: string): { readonly page: Page; readonly block: BlockOf<'game'> } | undefined => {
  for (const page of of.model.pages) {
    const block = canSee(of.viewer, page) ? page.blocks.find((one) => one.kind === 'game' && one.about === entity) : undefined
    if (block?.kind === 'game') return { page, block }
  }
  return undefined
})
/** Where a row that is a game is played: on the page that tells of it. */
export const gameOf = (of: Context, entity: Entity, row: SiteRow): ReturnType<typeof gamesAt> =>
  gamesAt(of, entity.id) && titles.has(titleOf(of, entity, row)) ? gamesAt(of, entity.id) : undefined

/** The link of a row in a list to where it plays. */
export function playLink(of: Context, entity: Entity, row: SiteRow): Html {
  const game = gameOf(of, entity, row)
  if (game) {
    const to = address(of, game.page.path, { query: { row: row.id }, anchor: game.block.id })
    return html`<a class="button button-small" href="${to}">${icon('play')}Play<span class="sr"> ${titleOf(of, entity, row)}</span></a>`
  }
  const found = playerOf(of, entity.id)
  if (!found) return nothing
  const to = address(of, found.page.path, { query: { at: row.id }, anchor: `${found.block.id}-stage` })
  return html`<a class="button button-small" href="${to}" data-plays-row>${icon('play')}Play<span class="sr"> ${titleOf(of, entity, row)}</span></a>`
}
