import { fileOf } from '../../file-value.ts'
import type { Block, Field } from '../../model.ts'
import { type SiteRow, sitePaths } from '../../site.ts'
import { address, type Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { isWebAddress, showValue } from '../value.ts'

const documents = /^[^/?#]*\.(?:pdf|docx?|xlsx?|csv|txt|md|pptx?|zip)$/i

/** Whether a row names a document that nobody uploaded, as sample rows do: it is made of what the row says. */
export const isMereName = (field: Field, row: SiteRow): boolean => {
  const value = valueIn(row, field.id)
  return field.type === 'file' && typeof value === 'string' && documents.test(value) && !fileOf(value) && !isWebAddress(value)
}

/** A row's value on a block of its entity: the name of a document as a link that saves it, all else by its type. */
export function showOn(of: Context, block: Pick<Block, 'id'> | null, row: SiteRow, field: Field): Html {
  if (!block || !isMereName(field, row)) return showValue(of, field, valueIn(row, field.id))
  const to = address(of, `${sitePaths.sheets}${block.id}`, { query: { row: row.id, file: field.id } })
  return html`<a class="file-link" href="${to}" download>${String(valueIn(row, field.id))}</a>`
}
