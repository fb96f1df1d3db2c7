import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isUnpublished, stateOf } from '../access.ts'
import { rowAids } from '../aids.ts'
import { address, type Context, entityOf, listPlace, refusedRow, rowOf, rowsOf, toldOf } from '../context.ts'
import { formatted, isFormatted } from '../formatted.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { keptOpening } from '../list/kept-by-looking.ts'
import { lateMark } from '../list/late.ts'
import { facts } from '../list/layouts.ts'
import { filledBar, lowMark } from '../list/levels.ts'
import { pinnedFirst } from '../list/query.ts'
import { rowActions, rowAnchor, rowForm } from '../list/row-actions.ts'
import { valueIn } from '../own.ts'
import { playerOf } from '../social/play-link.ts'
import { stageOf } from '../social/player.ts'
import { replyTo } from '../social/reply-to.ts'
import { writeTo } from '../social/write-to.ts'
import { counted, showValue, titleOf } from '../value.ts'
import { aboutForms } from './about-forms.ts'
import { besideRow } from './beside-row.ts'
import { createAddress, forMembers } from './list.ts'
import { pictured } from './pictured.ts'
import { relatedFigures } from './related-figures.ts'
import { emptyState, isLead } from './section.ts'
import { toldRows } from './told-rows.ts'

/** The row that a refused submission of another entity is about: a comment that was not kept stands under its post. */
function answered(of: Context, entity: Entity): string | undefined {
  const { refused } = of.request
  const other = refused && entityOf(of, of.model.actions.find(({ id }) => id === refused.action)?.entity ?? '')
  const by = other?.fields.find((field) => field.type === 'reference' && field.entity === entity.id)
  return other && other.id !== entity.id && by ? refused?.typed[by.id] : undefined
}

/** The row of a detail: the one that the address names, else the newest that the viewer may read. */
export function detailRow(of: Context, block: BlockOf<'detail'>): SiteRow | undefined {
  const entity = entityOf(of, block.entity)
  if (!entity) return undefined
  const mine = of.model.actions.find((one) => one.id === of.request.query.done)
  const isOther = mine !== undefined && mine.entity !== entity.id
  const isGone = mine?.kind === 'delete' && !isOther
  const named = isOther || isGone ? undefined : of.request.query.row
  const asked = refusedRow(of, entity) ?? answered(of, entity) ?? of.request.query.at ?? named
  return asked ? rowOf(of, entity, asked) : rowsOf(of, entity)[0]
}

export function detail(of: Context, block: BlockOf<'detail'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const row = detailRow(of, block)
  const id = `${block.id}-heading`
  const words = row ? titleOf(of, entity, row) : block.heading.trim() || of.page?.title || entity.singular
  const title = isLead(of, block) ? html`<h1 id="${id}">${words}</h1>` : html`<h2 id="${id}">${words}</h2>`
  const body = row ? one(of, block, entity, row, title) : html`${title}${none(of, entity)}`
  return html`<section class="block block-detail on-page" id="${block.id}" aria-labelledby="${id}"><div class="wrap">${crumb(of, entity)}${body}${row && keptOpening(of, block, row)}</div></section>
`
}

function crumb(of: Context, entity: Entity): Html {
  const place = listPlace(of, entity.id)
  return place && place.page !== of.page ? html`<p class="crumb"><a href="${address(of, place.page.path)}">${icon('back')}${place.page.title}</a></p>` : nothing
}

function none(of: Context, entity: Entity): Html {
  const closed = forMembers(of, entity)
  if (closed) return closed
  const place = listPlace(of, entity.id)
  const create = createAddress(of, entity)
  const words = of.request.query.row ? `This ${entity.singular} is not here, or not yours to see.` : `There are no ${entity.plural} yet.`
  if (place && place.page !== of.page) return emptyState({ words, href: address(of, place.page.path), label: `See all ${entity.plural}` })
  return emptyState({ words, href: create?.href ?? null, label: create?.name ?? '' })
}

function one(of: Context, block: BlockOf<'detail'>, entity: Entity, row: SiteRow, title: Html): Html {
  const fields = toldOf(of, entity, block.fields).filter((field) => field.id !== entity.title && field.type !== 'image')
  const form = rowForm(of, entity, block, row)
  const story = fields.filter(({ type }) => type === 'long_text')
  const rest = fields.filter(({ type, id }) => type !== 'long_text' && (valueIn(row, id) ?? '') !== '')
  const actions = html`${rowActions(of, entity, block, row)}${replyTo(of, entity, row)}${writeTo(of, entity, row)}`
  const late = html`${lateMark(of, entity, row)}${lowMark(of, entity, row)}`
  const head = html`${title}${filledBar(entity, row)}${isWritten(late) && html`<p>${late}</p>`}${isUnpublished(entity, row) && html`<p class="preview-note">${icon('alert')}<span>${stateOf(entity.lifecycle!, row)}: only you and those who run the site see this page.</span></p>`}`
  const plays = playerOf(of, entity.id)
  const art = plays ? stageOf(of, plays.block, entity, row) : pictured(of, entity, row)
  const stories = story.map((field) =>
    valueIn(row, field.id)
      ? html`<div class="story">${under(of, block, html`${field.label}`, { isHeard: story.length === 1 && plain.test(field.label) })}${isFormatted(field) ? formatted(String(valueIn(row, field.id))) : html`<p>${showValue(of, field, valueIn(row, field.id))}</p>`}</div>`
      : nothing,
  )
  const related = html`${block.related.map((each) => relatedRows(of, block, row, each))}`
  const forms = aboutForms(of, entity, block, row)
  const beside = besideRow(of, entity, row)
  const side = html`${rest.length > 0 && facts(of, rest, row, block)}`
  if (isWritten(form)) return frame(of, block, row, head, html`<div class="card form-card">${form}</div>`, side)
  if (!art && !isWritten(related) && !isWritten(forms) && !isWritten(beside) && !stories.some(isWritten))
    return frame(of, block, row, head, nothing, html`${side}${actions}`)
  return frame(of, block, row, head, html`${art}${stories}${beside}${forms}${related}`, html`${side}${actions}`)
}

function frame(of: Context, block: BlockOf<'detail'>, row: SiteRow, title: Html, main: Html, side: Html): Html {
  const singular = entityOf(of, block.entity)?.singular ?? ''
  return html`<div class="detail${!isWritten(main) && ' is-single'}" id="${rowAnchor(block, row)}"><div class="detail-head">${title}${rowAids(of, block)}</div>${isWritten(main) && html`<div class="detail-main">${main}</div>`}<section class="detail-side card" aria-label="Details of this ${singular}">${side}</section></div>`
}

/** A heading one level under the block's own. */
function under(of: Context, block: BlockOf<'detail'>, words: Html, { id, isHeard }: { readonly id?: string; readonly isHeard?: boolean } = {}): Html {
  const look = isHeard ? html` class="sr"` : isLead(of, block) && html` class="minor"`
  return isLead(of, block) ? html`<h2${look}${id && html` id="${id}"`}>${words}</h2>` : html`<h3${look}${id && html` id="${id}"`}>${words}</h3>`
}
/** What a text is called that says so by itself. */
const plain = /^(?:text|story|description|content|body|message|about(?: me)?)$/i

/** Samples of what each sees of their own alone stand in for nobody's beside what everybody sees. */
const isOfOthers = ({ viewer }: Context, about: Entity | undefined, { read }: Entity, { owner }: SiteRow): boolean =>
  about?.read === 'public' && read === 'own' && owner === null && !viewer.manages

function relatedRows(of: Context, block: BlockOf<'detail'>, row: SiteRow, each: BlockOf<'detail'>['related'][number]): Html {
  const { entity: id, by } = each
  const entity = entityOf(of, id)
  if (!entity) return nothing
  const about = entityOf(of, block.entity)
  const rows = pinnedFirst(
    entity,
    rowsOf(of, entity).filter((one) => valueIn(one, by) === row.id && !isOfOthers(of, about, entity, one)),
  )
  if (rows.length === 0) return nothing
  const heading = `${block.id}-related-${id}-${by}`
  return html`<div class="related">${under(of, block, html`${counted(rows.length, entity)}`, { id: heading })}${about && relatedFigures(of, each, entity, rows, { entity: about, row })}<ul class="card" aria-labelledby="${heading}">${toldRows(of, entity, rows, by)}</ul></div>`
}
