import type { Block, BlockOf } from '../../model.ts'
import { sitePaths } from '../../site.ts'
import { address, type Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { notesOn } from './transfers.ts'

type Offer = BlockOf<'export_bar'>['offers'][number]

/** The address of the file of a block's rows, as the page's address asks for them now. */
const sheetAddress = (of: Context, block: Block): string => {
  const query = Object.fromEntries(Object.entries(of.request.query).filter(([name]) => !/(?:^|\.)(?:done|edit|with|delete|p)$/.test(name) && name !== 'row'))
  return address(of, `${sitePaths.sheets}${block.id}`, { query })
}

/** The list on this page of what an action notes; '' where there is none. */
export function historyOn(of: Context, action: string): string {
  const kept = of.model.actions.find(({ id }) => id === action)?.entity
  return of.page?.blocks.find((one) => one.kind === 'list' && one.entity === kept)?.id ?? ''
}

/** The file of the rows; one whose taking is noted is sent for, not linked to: what only reads links leaves no notes. */
function sheetLink(of: Context, block: Block): Html {
  const notes = notesOn(of.page, block.id)
  if (!notes) return html`<a class="button button-small button-plain" href="${sheetAddress(of, block)}" download>Download CSV</a>`
  return html`<form method="post" action="${sheetAddress(of, block)}" data-take="${historyOn(of, notes.action)}"><button class="button button-small button-plain" type="submit">Download CSV</button></form>`
}

/** Ways to take along what a block shows: its rows as a file, a print, the page's address. The last two are buttons of the script. */
export function takeAlong(of: Context, block: Block, offers: readonly Offer[]): Html {
  const all = [
    offers.includes('csv') && sheetLink(of, block),
    offers.includes('print') && html`<button class="button button-small button-plain by-script" type="button" data-print>Print</button>`,
    offers.includes('link') && html`<button class="button button-small button-plain by-script" type="button" data-copy>Copy link</button>`,
  ]
  return all.some(Boolean) ? html`<div class="take-along">${all}<span class="take-said" role="status"></span></div>` : nothing
}
