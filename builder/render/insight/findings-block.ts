import type { BlockOf } from '../../model.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { counted, rowAddress, titleOf } from '../value.ts'
import { findingsIn } from './findings.ts'

const most = 12

/** What stands out now in the rows that the visitor may read, with what to do about it, each with its row's page. */
export function findings(of: Context, block: BlockOf<'findings'>): Html {
  const sources = block.sources.flatMap((id) => {
    const entity = entityOf(of, id)
    if (!entity) return []
    return [{ entity, rows: rowsOf(of, entity) }]
  })
  const found = sources.flatMap(({ entity, rows }) =>
    findingsIn({ entity, rows, today: of.request.today, nameOf: (row) => titleOf(of, entity, row) }, block.purpose).map((one) => ({ ...one, entity })),
  )
  const looked = sources.map(({ entity, rows }) => counted(rows.length, entity)).join(', ')
  if (found.length === 0) return section(of, block, emptyState({ words: `Nothing stands out. Gone through: ${looked}.`, href: null, label: '' }))
  const items = found.slice(0, most).map(({ words, advice, row, entity }) => {
    const to = row && rowAddress(of, entity, row)
    return html`<li class="card finding"><p>${to ? html`<a href="${to}">${words}</a>` : words}.</p><p class="help">${advice}</p></li>`
  })
  return section(of, block, html`<ul class="findings">${items}</ul><p class="help">Worked out by rules and by counting, just now. Gone through: ${looked}.</p>`)
}
