import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { authorOf, canChange } from '../access.ts'
import { needsAccount } from '../account/who.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { counted, grouped, showValue, star } from '../value.ts'
import { type About, aboutOf, rowsAbout } from './about.ts'
import { momentIn } from './moment.ts'
import { postForm } from './post-form.ts'
import { isInside } from './room.ts'
import { filesIn } from './thread.ts'

interface Said {
  readonly author: string | null
  readonly words: string | null
  readonly remove: string | null
  /** The action that made the row now marked as new. */
  readonly made: readonly string[]
}

/** Who said it: as typed, else what a visitor is called. */
function nameOf(row: SiteRow, author: string | null): string {
  return (author !== null && String(valueIn(row, author) ?? '').trim()) || 'A visitor'
}

/** Whether the viewer said it: what both sides say in private belongs to one of them, and keeps who wrote it. */
const isOwn = ({ viewer }: Context, { authored }: Entity, row: SiteRow): boolean =>
  authored === undefined ? row.owner === viewer.id : valueIn(row, authored) === authorOf(viewer)

/** When it was said: the moment that it keeps, else the day on which the row was made; samples say none of that. */
function whenSaid(of: Context, entity: Entity, row: SiteRow): Html {
  const kept = momentIn(of, entity, row)
  if (kept || row.owner === null) return kept ?? nothing
  const day = new Date(row.created_at * 1000).toISOString().slice(0, 10)
  return html`<time datetime="${day}">${day === of.request.today ? 'today' : day}</time>`
}

function remover(of: Context, entity: Entity, row: SiteRow, about: About, id: string | null): Html {
  const action = id === null ? undefined : actionOf(of, id)
  if (!action || !(of.viewer.manages || isOwn(of, entity, row)) || !canChange(of.model, of.viewer, entity, action, row)) return nothing
  const asked = of.request.query.remove === row.id
  const to = (query: Readonly<Record<string, string>>) => address(of, backTo(of), { query: { at: about.row.id, ...query }, anchor: `said-${row.id}` })
  if (!asked)
    return html`<a class="button button-small button-quiet" href="${to({ remove: row.id })}">${action.name}<span class="sr"> this ${entity.singular}</span></a>`
  return html`<form class="talk-confirm" method="post" action="${actionAddress(of, action)}"><p tabindex="-1" data-focus>${action.name} this ${entity.singular}?</p><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${about.row.id}"><button class="button button-small button-bad" type="submit">Confirm</button> <a class="button button-small button-plain" href="${to({})}">Cancel</a></form>`
}

/** One saying: who, when, what, and what can be done with it. */
export function saying(
  of: Context,
  entity: Entity,
  row: SiteRow,
  about: About,
  { author, words, remove, made }: Said,
  extra: Html = nothing,
  top: Html = nothing,
): Html {
  const name = nameOf(row, author)
  const isNew = of.request.query.row === row.id && made.includes(of.request.query.done ?? '')
  const field = words === null ? undefined : fieldOf(entity, words)
  return html`<li class="card talk-row${isNew && ' is-marked'}" id="said-${row.id}"><span class="avatar" aria-hidden="true">${([...name][0] ?? '').toUpperCase()}</span><div class="talk-body"><p class="talk-head"><strong>${name}</strong>${isOwn(of, entity, row) && html` <span class="tag tag-plain">You</span>`}${isNew && html` <span class="tag tag-new" data-changed>New</span>`} ${whenSaid(of, entity, row)}</p>${top}${field && html`<p class="talk-words">${showValue(of, field, valueIn(row, field.id))}</p>`}${remover(of, entity, row, about, remove)}${extra}</div></li>`
}

/** What is said about the row that the page shows, and the form to say something. */
export function comments(of: Context, block: BlockOf<'comments'>): Html {
  const entity = entityOf(of, block.entity)
  const action = actionOf(of, block.action)
  const about = aboutOf(of, block.about)
  if (!entity || !action || !about) return nothing
  if (block.inside && !isInside(of, block.inside, about.row.id))
    return section(of, block, emptyState({ words: `Enter this ${about.entity.singular} to see what is said in it.` }))
  const all = rowsAbout(of, entity, block.by, about.row.id)
  const answers = (row: SiteRow): readonly SiteRow[] => (block.reply === null ? [] : all.filter((one) => valueIn(one, block.reply!.field) === row.id))
  const known = new Set(all.map(({ id }) => id))
  const first = all.filter((row) => block.reply === null || !known.has(String(valueIn(row, block.reply.field) ?? '')))
  const said: Said = { author: block.author, words: block.words, remove: block.remove, made: [block.action, block.reply?.action ?? ''] }
  const list = first.map((row) =>
    saying(
      of,
      entity,
      row,
      about,
      said,
      html`${replyForm(of, block, entity, about, row)}${threadOf(answers(row).map((one) => saying(of, entity, one, about, said)))}`,
    ),
  )
  const body = block.chat
    ? chat(of, block, entity, about, all)
    : first.length > 0
      ? html`<ol class="talk">${list}</ol>`
      : emptyState({ words: block.empty || `Nobody has said anything yet.` })
  const form = postForm(of, { id: block.id, action, entity, carried: { [block.by]: about.row.id }, at: about.row.id })
  const look =
    block.live && html`<p class="help">New ${entity.plural} appear by themselves every few seconds; in a preview or without JavaScript, reload the page.</p>`
  return section(
    of,
    block,
    html`<div id="${block.id}-talk"${block.live && html` data-poll`}>${body}</div>${look}<div class="card form-card talk-new">${form}</div>`,
    {
      aside: html`<p class="talk-count">${counted(all.length, entity)}</p>`,
    },
  )
}
/** What is said in a group, the viewer's own words opposite those of others. */
function chat(of: Context, block: BlockOf<'comments'>, entity: Entity, about: About, all: readonly SiteRow[]): Html {
  if (all.length === 0) return emptyState({ words: block.empty || `Nobody has said anything yet.` })
  const bubbles = all.map((row) => {
    const isMine = isOwn(of, entity, row)
    const isNew = of.request.query.row === row.id && of.request.query.done === block.action
    const before = block.reply === null ? undefined : all.find(({ id }) => id === valueIn(row, block.reply!.field))
    const quoted = before && html`<blockquote>${nameOf(before, block.author)}: ${String(valueIn(before, block.words) ?? '').slice(0, 120)}</blockquote>`
    return html`<li class="bubble${isMine && ' bubble-mine'}${isNew && ' is-marked'}" id="said-${row.id}"><p class="bubble-author">${isMine ? 'You' : nameOf(row, block.author)} ${whenSaid(of, entity, row)}</p>${quoted}<p>${String(valueIn(row, block.words) ?? '')}</p>${filesIn(of, entity, row, block.files ?? [])}${remover(of, entity, row, about, block.remove)}${!isMine && replyForm(of, block, entity, about, row)}</li>`
  })
  return html`<ol class="bubbles" aria-label="Messages">${bubbles}</ol>`
}
const threadOf = (rows: readonly Html[]): Html => (rows.length > 0 ? html`<ol class="talk talk-inner">${rows}</ol>` : nothing)

function replyForm(of: Context, { id, by, reply, author }: BlockOf<'comments'>, entity: Entity, about: About, row: SiteRow): Html {
  const action = reply === null ? undefined : actionOf(of, reply.action)
  if (!action || !reply || needsAccount(of.model, of.request.visitor, action.id)) return nothing
  const isOpen = of.request.refused?.action === action.id && of.request.refused.typed[reply.field] === row.id
  const form = postForm(of, { id: `${id}-${row.id}`, action, entity, carried: { [by]: about.row.id, [reply.field]: row.id }, at: about.row.id })
  return html`<details class="talk-reply"${isOpen && html` open`}><summary>Reply<span class="sr"> to ${nameOf(row, author)}</span></summary>${form}</details>`
}

/** The ratings of the row that the page shows: their average, how they are spread, each review, and the form for one's own. */
export function reviews(of: Context, block: BlockOf<'reviews'>): Html {
  const entity = entityOf(of, block.entity)
  const action = actionOf(of, block.action)
  const about = aboutOf(of, block.about)
  const rating = entity && fieldOf(entity, block.rating)
  if (!entity || !action || !about || !rating) return nothing
  const all = rowsAbout(of, entity, block.by, about.row.id).toReversed()
  const said: Said = { author: block.author, words: block.words, remove: null, made: [block.action] }
  const list = all.map((row) => saying(of, entity, row, about, said, nothing, html`<p>${showValue(of, rating, valueIn(row, rating.id))}</p>`))
  const body =
    all.length > 0
      ? html`${spread(
          all.map((row) => Number(valueIn(row, rating.id))),
          entity,
        )}<ol class="talk">${list}</ol>`
      : emptyState({ words: block.empty })
  const isMine = all.some(({ owner }) => owner === of.viewer.id)
  const form = isMine
    ? html`<p>You have given your ${entity.singular}. Thank you.</p>`
    : postForm(of, { id: block.id, action, entity, carried: { [block.by]: about.row.id }, at: about.row.id })
  return section(of, block, html`<div class="talk-split"><div>${body}</div><div class="card form-card talk-new">${form}</div></div>`)
}

/** The mean of ratings with one place; null where there are none. */
export function averageOf(ratings: readonly number[]): string | null {
  const given = ratings.filter((one) => Number.isFinite(one) && one > 0)
  return given.length === 0 ? null : grouped(given.reduce((sum, one) => sum + one, 0) / given.length, 1, true)
}

function spread(ratings: readonly number[], entity: Entity): Html {
  const average = averageOf(ratings)
  if (average === null) return nothing
  const most = Math.max(5, ...ratings.map((one) => Math.round(one) || 0))
  const lines = Array.from({ length: most }, (_, index) => most - index).map((step) => {
    const count = ratings.filter((one) => Math.round(one) === step).length
    return html`<div><dt>${step}<span class="sr"> out of ${most}</span>${star}</dt><dd><span class="bar"><span style="width:${Math.round((count / ratings.length) * 100)}%"></span></span>${count}</dd></div>`
  })
  return html`<div class="card rating-sum"><p class="rating-mean"><strong>${average}</strong> <span>out of ${most}, ${counted(ratings.length, entity)}</span></p><dl>${lines}</dl></div>`
}
