import type { Action, Entity } from '../model.ts'
import type { SiteRow } from '../site.ts'
import { canRead, canSee, isUnpublished, stateOf } from './access.ts'
import { accountNotice } from './account/notice.ts'
import { actionOf, address, type Context, entityOf, fieldOf, fieldsOf, listPlace } from './context.ts'
import { type Html, html, nothing } from './html.ts'
import { icon } from './icons.ts'
import { own, valueIn } from './own.ts'
import { capital, rowAddress, textOf, titleOf } from './value.ts'

/** What the visitor's last action came to, said at the top of the page: done, naming the record, or refused where no form on the page can say so. */
export function notice(of: Context): Html {
  const refused = refusedElsewhere(of)
  if (refused)
    return html`<div class="notice notice-bad" role="alert" tabindex="-1" data-focus><div class="wrap">${icon('alert')}<p>${refused}</p></div></div>
`
  const ofAccount = of.request.refused ? null : accountNotice(of)
  if (ofAccount) return good(of, html`${ofAccount}`)
  const action = actionOf(of, of.request.query.done ?? '')
  const entity = action && entityOf(of, action.entity)
  if (!action || !entity || of.request.refused) return nothing
  const row = madeRow(of, entity)
  const title = row ? titleOf(of, entity, row) : `the ${entity.singular}`
  const said = action.kind === 'toggle' && !row ? `${action.name}: taken back.` : confirmed(of, action, entity, row, title)
  // A record's own title stays as it was written: "floor-plan.png".
  const words = row && said.startsWith(title) ? said : capital(said)
  const to = row && (rowAddress(of, entity, row) ?? listAddress(of, entity))
  return good(of, html`${words}${to && html` <a href="${to}">See it</a>`}`)
}

const good = (of: Context, words: Html): Html =>
  html`<div class="notice notice-good" role="status" tabindex="-1" data-focus><div class="wrap">${icon('check')}<p>${words}</p><a class="notice-close" href="${address(of, of.page?.path ?? '/')}">${icon('close')}<span class="sr">Dismiss</span></a></div></div>
`

/** The action's own sentence, with the row's title and the values that it names by their fields. */
function confirmed(of: Context, action: Action, entity: Entity, row: SiteRow | undefined, title: string): string {
  const isKeptBack = row !== undefined && action.kind === 'create' && isUnpublished(entity, row)
  const whole = isKeptBack
    ? stateOf(entity.lifecycle!, row) !== 'Draft'
      ? `${capital(entity.singular)} handed in: {title}. It waits for those who run the site; everybody sees it once it is published.`
      : `${capital(entity.singular)} kept as a draft: {title}. Only you and those who run the site see it.`
    : action.confirmation.trim() || `${action.name}: {title}.`
  // A row that is gone, or is no longer the visitor's to read, is told by its kind alone.
  const sentence = row ? whole : whole.replaceAll(' “{title}”', '')
  const further = sentence.replace(/ \{([a-z]\w*)\}: \{\1\.([a-z]\w*)\}\./g, (_, by: string, id: string) => stateOfOther(of, entity, row, { by, id }))
  return further.replace(/\{([a-z]\w*)\}(\.?)/g, (all, id: string, stop: string) => {
    if (id === 'title') return ended(title, stop)
    const field = fieldOf(entity, id)
    return field ? ended((row && textOf(of, field, valueIn(row, id))) || field.label.toLowerCase(), stop) : all
  })
}

/** What has become of the row that this one refers to, where it can be read: " Bus 2: On the road." */
function stateOfOther(of: Context, entity: Entity, row: SiteRow | undefined, { by, id }: { readonly by: string; readonly id: string }): string {
  const other = entityOf(of, fieldOf(entity, by)?.entity ?? '')
  const field = other && fieldOf(other, id)
  const at = row && valueIn(row, by)
  const about = other && typeof at === 'string' ? own(of.request.rows, other.id)?.find((one) => one.id === at) : undefined
  const state = about && field ? textOf(of, field, valueIn(about, id)) : ''
  return other && about && state !== '' && canRead(of.viewer, other, about) ? ` ${titleOf(of, other, about)}: ${state}.` : ''
}

/** What ends a sentence of its own, as a question does, needs no further end. */
export const ended = (said: string, stop: string): string => (/[.!?…]$/.test(said) ? said : said + stop)

/** Where the rows are listed, if that is another page. */
function listAddress(of: Context, entity: Entity): string | null {
  const cart = of.model.pages.find((page) => canSee(of.viewer, page) && page.blocks.some((block) => block.kind === 'cart' && block.entity === entity.id))
  if (cart && cart !== of.page) return address(of, cart.path)
  const place = entity.read === 'managed' && !of.viewer.manages ? undefined : listPlace(of, entity.id)
  return place && place.page !== of.page ? address(of, place.page.path) : null
}

/** The row just acted on, if it is the visitor's own or one that they may read. */
function madeRow(of: Context, entity: Entity) {
  const row = own(of.request.rows, entity.id)?.find((one) => one.id === of.request.query.row)
  if (!row) return undefined
  return row.owner === of.viewer.id || canRead(of.viewer, entity, row) ? row : undefined
}

/** Why the submission was refused, where the page has no form that shows it. */
function refusedElsewhere(of: Context): string | null {
  const { refused } = of.request
  if (!refused || refused.action.startsWith('_')) return null
  const action = actionOf(of, refused.action)
  const entity = action && entityOf(of, action.entity)
  const isShown = of.page?.blocks.some((block) => {
    if (block.kind === 'form') return block.action === refused.action
    return (block.kind === 'list' || block.kind === 'detail') && action?.kind === 'update' && block.actions.includes(refused.action)
  })
  if (isShown) return null
  const fields = entity && action ? fieldsOf(entity, action.fields).flatMap((field) => own(refused.errors, field.id) ?? []) : []
  return [refused.errors[''] ?? [], fields].flat().join(' ') || 'This was not kept.'
}
