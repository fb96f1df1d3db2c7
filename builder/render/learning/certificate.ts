import type { BlockOf } from '../../model.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf, fieldOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { aboutOf } from '../social/about.ts'
import { showValue } from '../value.ts'

/** The row of the page as a certificate; the browser's print prints it alone. */
export function certificate(of: Context, block: BlockOf<'certificate'>): Html {
  const entity = entityOf(of, block.entity)
  const about = aboutOf(of, block.entity)
  if (!entity || !about) return nothing
  const said = (id: string | null): Html => {
    const field = id === null ? undefined : fieldOf(entity, id)
    const value = field && valueIn(about.row, field.id)
    return field && value !== null && value !== undefined && value !== '' ? showValue(of, field, value) : nothing
  }
  const [who, on, number] = [said(block.who), said(block.on), said(block.number)]
  return section(
    of,
    block,
    html`<div class="card certificate"><p class="certificate-brand">${of.model.name}</p><h3>Certificate</h3>${who.toString() !== '' && html`<p>This is to certify that</p><p class="certificate-who">${who}</p><p>has completed</p>`}<p class="certificate-what">${said(block.named)}</p><p class="certificate-foot">${on.toString() !== '' && html`<span>${on}</span>`}${number.toString() !== '' && html`<span>No. ${number}</span>`}</p><p class="certificate-print"><button class="button button-small needs-js" type="button" data-print>Print or save as PDF</button></p></div>`,
    { unseen: 'Certificate' },
  )
}
