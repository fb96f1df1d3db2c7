import type { BlockOf } from '../../model.ts'
import { isMine } from '../access.ts'
import { section } from '../blocks/section.ts'
import { address, type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'

const most = 200

/** A button that opens a row by chance: one of the visitor's own, where there are any; without JavaScript the newest. */
export function randomRow(of: Context, block: BlockOf<'random'>): Html {
  const entity = entityOf(of, block.entity)
  const rows = entity ? rowsOf(of, entity) : []
  const mine = rows.filter((row) => isMine(of.viewer, row))
  const [first, ...rest] = (mine.length > 0 ? mine : rows).slice(0, most)
  if (!first) return nothing
  const pages = [first, ...rest].map(({ id }) => address(of, block.page, { query: { row: id } }))
  return section(of, block, html`<div class="actions"><a class="button" href="${pages[0]}" data-random="${pages.join(' ')}">${block.label}</a></div>`)
}
