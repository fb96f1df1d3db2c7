import type { AppModel, BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { actionOf, address, type Context, detailPlace, entityOf, onceFor, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { own, valueIn } from '../own.ts'
import { counted, grouped, star, titleOf } from '../value.ts'

type Telling = BlockOf<'comments'> | BlockOf<'reviews'> | BlockOf<'vote_bar'>
const isTelling = (block: { readonly kind: string }): block is Telling => block.kind === 'comments' || block.kind === 'reviews' || block.kind === 'vote_bar'

const tellings = (model: AppModel, entity: string): readonly Telling[] =>
  model.pages.flatMap(({ blocks }) => blocks.filter(isTelling).filter(({ about }) => about === entity))

/** The entities whose rows tell of a row of this one: its reviews, comments and likes. */
export const markEntities = (model: AppModel, entity: string): readonly string[] =>
  tellings(model, entity).flatMap((block) => (block.kind === 'vote_bar' ? block.toggles.map((one) => one.entity) : [block.entity]))

const tellingsOf = onceFor((of, entity: string) => tellings(of.model, entity))

/** On a card: the average of its reviews, how many comments it has, and the buttons that like or save it. */
export function marksOf(of: Context, entity: Entity, row: SiteRow): Html {
  const found = tellingsOf(of, entity.id)
  if (found.length === 0) return nothing
  const parts = found.map((block) => (block.kind === 'vote_bar' ? toggles(of, block, entity, row) : summary(of, block, row)))
  return parts.some((part) => part.toString() !== '') ? html`<div class="marks">${parts}</div>` : nothing
}

function summary(of: Context, block: BlockOf<'comments'> | BlockOf<'reviews'>, row: SiteRow): Html {
  const entity = entityOf(of, block.entity)
  const rows = entity ? rowsOf(of, entity).filter((one) => valueIn(one, block.by) === row.id) : []
  const action = actionOf(of, block.action)
  if (!entity || !action || (rows.length === 0 && !canCreate(of.model, of.viewer, entity, action))) return nothing
  const place = detailPlace(of, block.about)
  const words =
    rows.length === 0
      ? html`${icon(block.kind === 'comments' ? 'chat' : 'star')}${action.name}`
      : block.kind === 'comments'
        ? html`${icon('chat')}${counted(rows.length, entity)}`
        : html`${star}${mean(rows, block.rating)} (${rows.length})<span class="sr"> ${entity.plural}</span>`
  return place
    ? html`<a class="tell" href="${address(of, place.page.path, { query: { row: row.id }, anchor: block.id })}">${words}</a>`
    : html`<span class="tell">${words}</span>`
}
const mean = (rows: readonly SiteRow[], field: string): string =>
  grouped(rows.reduce((sum, one) => sum + (Number(valueIn(one, field)) || 0), 0) / rows.length, 1, true)

/** The buttons of likes, votes and savings; each says whether it is on, and takes it back when pressed again. */
export function toggles(of: Context, block: BlockOf<'vote_bar'>, about: Entity, row: SiteRow): Html {
  return html`${block.toggles.map((one) => {
    const [action, entity] = [actionOf(of, one.action), entityOf(of, one.entity)]
    if (!action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
    const all = (own(of.request.rows, entity.id) ?? []).filter((each) => valueIn(each, one.by) === row.id)
    const isOn = all.some(({ owner }) => owner === of.viewer.id)
    const count = one.counts && all.length > 0 && html` <span class="toggle-count">${all.length}</span>`
    return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${one.by}" value="${row.id}"><button class="button button-small button-plain toggle" type="submit" aria-pressed="${isOn ? 'true' : 'false'}">${icon(one.icon)}${isOn ? one.on : action.name}<span class="sr"> ${titleOf(of, about, row)}</span>${count}</button></form>`
  })}`
}
