import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, isMine } from '../access.ts'
import { codeOf } from '../art/code.ts'
import { section } from '../blocks/section.ts'
import { actionOf, type Context, entityOf, rowOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { titleOf } from '../value.ts'
import { ownRows, wordsOf } from './money.ts'

type ScanBlock = BlockOf<'scan_to_pay'>
const waits = ({ method, is, state, open }: ScanBlock, row: SiteRow): boolean =>
  valueIn(row, method) === is && open.includes(String(valueIn(row, state) ?? open[0]))

/** The code of the row that the address names, else of the visitor's newest that waits to be paid by one. */
export function scanToPay(of: Context, block: ScanBlock): Html {
  const entity = entityOf(of, block.entity)
  const asked = of.request.query.row
  if (!entity) return nothing
  const row = asked ? rowOf(of, entity, asked) : ownRows(of, entity).findLast((one) => waits(block, one))
  const code = row ? codeToPay(of, block, entity, row) : nothing
  return isWritten(code) ? section(of, block, code) : nothing
}

/** The code by which a row is paid, with its amount and reference; nothing where it does not wait for that, or is somebody else's. */
export function codeToPay(of: Context, block: ScanBlock, entity: Entity, row: SiteRow): Html {
  const action = actionOf(of, block.action)
  const isOff = action?.guards?.some((guard) => guard.kind === 'has' && !guard.values.includes(valueIn(row, guard.field) ?? null))
  if (!action || isOff || !waits(block, row) || !isMine(of.viewer, row) || !canChange(of.model, of.viewer, entity, action, row)) return nothing
  const amount = wordsOf(of, entity, row, block.total)
  const reference = wordsOf(of, entity, row, block.number) || titleOf(of, entity, row)
  const told: readonly (readonly [string, string])[] = [['Pay to', of.model.name], ...(amount ? [['Amount', amount] as const] : []), ['Reference', reference]]
  const payload = told.map(([name, value]) => `${name}: ${value}`).join('\n')
  return html`<div class="card scan-pay">${codeOf(payload, `QR code to pay ${amount} for ${reference}`)}<div><dl class="facts">${told.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl><form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button" type="submit">${action.name}<span class="sr"> ${reference}</span></button></form><p class="sandbox">${block.text}</p></div></div>`
}
