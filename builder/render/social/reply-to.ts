import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isSharedWith } from '../access.ts'
import { address, type Context, createPlace, fieldOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'

/** The field that keeps the address of who wrote a message which is handed to another account. */
export const senderAddress = 'sender_address'

/** The way from a message that came in to an answer, addressed to whoever wrote it and under its subject; nothing for any other row. */
export function replyTo(of: Context, entity: Entity, row: SiteRow): Html {
  const { shared } = entity
  const from = String(valueIn(row, senderAddress) ?? '')
  if (shared === undefined || from === '' || !fieldOf(entity, 'subject')) return nothing
  const place = isSharedWith(of.viewer, entity, row) || row.owner === null ? createPlace(of, entity) : undefined
  if (!place) return nothing
  const subject = String(valueIn(row, 'subject') ?? '')
  const query = { [`set.${shared}`]: from, 'set.subject': /^re:/i.test(subject) ? subject : `Re: ${subject}` }
  return html`<p><a class="button" href="${address(of, place.page.path, { query, anchor: place.block.id })}">Reply</a></p>`
}
