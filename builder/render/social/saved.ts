import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isSort } from '../../sort.ts'
import { canChange } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, fieldsOf, listPlace, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { facts, picture } from '../list/layouts.ts'
import { valueIn } from '../own.ts'
import { capital, referenceOf, rowAddress, textOf, titleOf } from '../value.ts'
import { aboutOf } from './about.ts'
import { toggles } from './marks.ts'

/** The likes and savings of the row that the page shows. */
export function voteBar(of: Context, block: BlockOf<'vote_bar'>): Html {
  const about = aboutOf(of, block.about)
  return about ? section(of, block, html`<div class="marks vote-bar">${toggles(of, block, about.entity, about.row)}</div>`, { unseen: 'Your mark' }) : nothing
}

/** A row as a card that leads to its page, with what the block says of it. */
export function briefCard(of: Context, entity: Entity, row: SiteRow, extra: Html): Html {
  const to = rowAddress(of, entity, row)
  const title = titleOf(of, entity, row)
  const brief = fieldsOf(
    entity,
    entity.fields.filter((field) => field.id !== entity.title && (isSort(field) || ['money', 'rating', 'date'].includes(field.type))).map(({ id }) => id),
  ).filter((field) => valueIn(row, field.id) !== null && valueIn(row, field.id) !== undefined && valueIn(row, field.id) !== '')
  return html`<li class="card row-card">${picture(of, entity, row)}<div class="card-body"><div class="card-head"><h3>${to ? html`<a href="${to}">${title}</a>` : title}</h3></div>${brief.length > 0 && facts(of, brief.slice(0, 2), row)}${extra}</div></li>`
}

/** What the visitor has saved, newest first, each with a button that takes it off. */
export function favourites(of: Context, block: BlockOf<'favourites'>): Html {
  const [entity, about] = [entityOf(of, block.entity), entityOf(of, block.about)]
  const by = entity && fieldOf(entity, block.by)
  if (!entity || !about || !by) return nothing
  const mine = rowsOf(of, entity).filter(({ owner }) => owner === of.viewer.id)
  const shown = mine.length > 0 || entity.read === 'public' ? mine : rowsOf(of, entity).filter(({ owner }) => owner === null)
  const cards = shown.flatMap((row) => {
    const saved = referenceOf(of, by, valueIn(row, by.id))
    return saved ? [briefCard(of, about, saved.row, takeOff(of, entity, row, block, saved.title))] : []
  })
  const place = listPlace(of, about.id)
  const to = place && place.page !== of.page ? address(of, place.page.path) : null
  const body =
    cards.length > 0 ? html`<ul class="grid grid-3 cards">${cards}</ul>` : emptyState({ words: block.empty, href: to, label: `See all ${about.plural}` })
  const samples = mine.length === 0 && cards.length > 0 && html`<p class="help">These are samples. What you save yourself takes their place.</p>`
  return section(of, block, html`${samples}${body}`, { unseen: capital(about.plural) })
}

function takeOff(of: Context, entity: Entity, row: SiteRow, { remove, on }: BlockOf<'favourites'>, title: string): Html {
  const action = remove === null ? undefined : actionOf(of, remove)
  if (!action || !canChange(of.model, of.viewer, entity, action, row)) return nothing
  return html`<form class="row-actions" method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button button-small button-plain toggle" type="submit">${icon('heart')}${on}: remove<span class="sr"> ${title}</span></button></form>`
}

/** Rows like the one that the page shows, or like what the visitor has saved; the reason stands on each. */
export function related(of: Context, block: BlockOf<'related'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const start = block.scope === 'row' ? [aboutOf(of, block.entity)?.row ?? []].flat() : savedRows(of, entity, block)
  const found = ranked(of, entity, block, start)
  if (found.length === 0) return nothing
  const cards = found.map(({ row, reason }) => briefCard(of, entity, row, html`<p class="reason">${icon('spark')}${reason}</p>`))
  return section(of, block, html`<ul class="grid grid-3 cards">${cards}</ul>`)
}

function savedRows(of: Context, entity: Entity, { saved }: BlockOf<'related'>): readonly SiteRow[] {
  const kept = saved === null ? undefined : entityOf(of, saved.entity)
  if (!kept || !saved) return []
  const all = rowsOf(of, kept)
  const mine = all.filter(({ owner }) => owner === of.viewer.id)
  const ids = new Set((mine.length > 0 ? mine : all.filter(({ owner }) => owner === null)).map((row) => valueIn(row, saved.by)))
  return rowsOf(of, entity).filter(({ id }) => ids.has(id))
}

interface Suggested {
  readonly row: SiteRow
  readonly points: number
  readonly reason: string
}
/** The rows that share most with those started from, best first; the newest, said to be that, where there is nothing to start from. */
function ranked(of: Context, entity: Entity, { by, most, scope }: BlockOf<'related'>, start: readonly SiteRow[]): readonly Suggested[] {
  const known = new Set(start.map(({ id }) => id))
  const rest = rowsOf(of, entity).filter(({ id }) => !known.has(id))
  const fields = fieldsOf(entity, by)
  const all = rest.map((row): Suggested => {
    let best: Suggested = { row, points: 0, reason: scope === 'row' ? `More ${entity.plural}` : `New here` }
    for (const other of start) {
      const shared = fields.filter((field) => isShared(valueIn(row, field.id), valueIn(other, field.id)))
      if (shared.length <= best.points) continue
      const words = shared.map((field) => textOf(of, field, valueIn(row, field.id))).join(', ')
      best = { row, points: shared.length, reason: scope === 'row' ? `Also: ${words}` : `Because you saved ${titleOf(of, entity, other)} (${words})` }
    }
    return best
  })
  return all.toSorted((a, b) => b.points - a.points).slice(0, most)
}
const isShared = (one: unknown, other: unknown): boolean => one !== null && one !== undefined && one !== '' && one === other
