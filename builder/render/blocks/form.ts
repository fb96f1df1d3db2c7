import type { Action, BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, canCreate, isOpen } from '../access.ts'
import { needsAccount } from '../account/who.ts'
import { formAids } from '../aids.ts'
import { artOf } from '../art/art.ts'
import { motifsIn } from '../art/motif-words.ts'
import { actionOf, address, type Context, entityOf, refusedRow, rowOf, rowsOf } from '../context.ts'
import { formOf } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { treatments } from '../treatment.ts'
import { emptyState, section } from './section.ts'

/** A form for an action; nothing where the model has no such action. */
export function form(of: Context, block: BlockOf<'form'>): Html {
  const action = actionOf(of, block.action)
  const entity = action && entityOf(of, action.entity)
  if (!action || !entity) return nothing
  const words = block.text.trim() && html`<p class="lead">${block.text}</p>`
  const entrance = of.model.accounts && needsAccount(of.model, of.request.visitor, action.id) ? of.model.accounts.log_in : null
  if (entrance !== null) {
    const href = address(of, entrance, { query: { next: of.page?.path } })
    return section(of, block, html`${words}${emptyState({ words: `Log in first: ${action.name.toLowerCase()} with your account.`, href, label: 'Log in' })}`)
  }
  const row = action.kind === 'create' ? null : subject(of, entity, action)
  if (action.kind === 'create' ? !canCreate(of.model, of.viewer, entity, action) : row === null) {
    return section(of, block, html`${words}${emptyState({ words: refusal(of, entity, action) })}`)
  }
  return section(of, block, html`<div class="card form-card">${formAids(block)}${formOf(of, { id: block.id, action, entity, row })}</div>`, {
    words: html`${words}${entity.write === 'anyone' && sideArt(of, entity, block.heading)}`,
    frame: 'form-frame',
  })
}

/** What the form is about, drawn beside it where there is room; for the eye only. */
function sideArt(of: Context, { singular, plural }: Entity, heading: string): Html {
  const motifs = motifsIn(`${singular}, ${heading}`, 9).slice(-1)
  return html`<div class="form-art frame" aria-hidden="true">${artOf(treatments[of.model.theme.name].art, plural, 'small', { motifs })}</div>`
}

/** The row that a form of a change is about: the one that the address names, else the newest that the viewer may change. */
function subject(of: Context, entity: Entity, action: Action): SiteRow | null {
  const may = (row: SiteRow): boolean => canChange(of.model, of.viewer, entity, action, row) && isOpen(entity, action, row)
  const asked = refusedRow(of, entity) ?? of.request.query.row
  const named = asked ? rowOf(of, entity, asked) : undefined
  return named && may(named) ? named : (rowsOf(of, entity).find(may) ?? null)
}

function refusal(of: Context, entity: Entity, action: Action): string {
  const role = of.model.roles.find((one) => one.id === action.role) ?? (action.kind === 'create' ? of.model.roles.find((one) => one.manages) : undefined)
  if (action.kind !== 'create') return `There is no ${entity.singular} of yours to change yet.`
  return role ? `This is for the role “${role.name}”.` : `Nobody can add ${entity.plural} here.`
}
