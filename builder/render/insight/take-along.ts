import type { Block, BlockOf } from '../../model.ts'
import { sitePaths } from '../../site.ts'
import { address, type Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { notesOn } from './transfers.ts'

type Offer = BlockOf<'export_bar'>['offers'][number]

const names = { csv: 'CSV', xlsx: 'Excel', json: 'JSON' } as const
type Format = keyof typeof names
const formats = ['csv', 'xlsx', 'json'] as const

/** The address of the file of a block's rows, as the page's address asks for them now. */
const sheetAddress = (of: Context, block: Block, format: Format): string => {
  const query = Object.fromEntries(Object.entries(of.request.query).filter(([name]) => !/(?:^|\.)(?:done|edit|with|delete|p)$/.test(name) && name !== 'row'))
  return address(of, `${sitePaths.sheets}${block.id}`, { query: { ...query, ...(format !== 'csv' && { format }) } })
}

/** The list on this page of what an action notes; '' where there is none. */
export function historyOn(of: Context, action: string): string {
  const kept = of.model.actions.find(({ id }) => id === action)?.entity
  return of.page?.blocks.find((one) => one.kind === 'list' && one.entity === kept)?.id ?? ''
}

/** The file of the rows; one whose taking is noted is sent for, not linked to: what only reads links leaves no notes. */
function sheetLink(of: Context, block: Block, format: Format): Html {
  const to = sheetAddress(of, block, format)
  const name = `Download ${names[format]}`
  const notes = notesOn(of.page, block.id)
  if (!notes) return html`<a class="button button-small button-plain" href="${to}" download>${name}</a>`
  return html`<form method="post" action="${to}" data-take="${historyOn(of, notes.action)}"><button class="button button-small button-plain" type="submit">${name}</button></form>`
}

/** Ways to take along what a block shows: its rows as a file, a print, the page's address. The last two are buttons of the script. */
export function takeAlong(of: Context, block: Block, offers: readonly Offer[]): Html {
  const all = [
    ...formats.map((format) => offers.includes(format) && sheetLink(of, block, format)),
    offers.includes('print') && html`<button class="button button-small button-plain by-script" type="button" data-print>Print</button>`,
    offers.includes('link') && html`<button class="button button-small button-plain by-script" type="button" data-copy>Copy link</button>`,
  ]
  return all.some(Boolean) ? html`<div class="take-along">${all}<span class="take-said" role="status"></span></div>` : nothing
}
