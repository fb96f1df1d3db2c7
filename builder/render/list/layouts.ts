import { fileOf, shownAs } from '../../file-value.ts'
import type { Block, BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isSort } from '../../sort.ts'
import { isUnpublished, stateOf } from '../access.ts'
import { artOf, emblemOf, rowEmblem } from '../art/art.ts'
import { motifOf, nameLike } from '../art/motif-words.ts'
import { type Context, followUps, toldOf } from '../context.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { iconFor } from '../icons.ts'
import { showOn } from '../insight/kept-name.ts'
import { valueIn } from '../own.ts'
import { arePictures } from '../pictorial.ts'
import { treatments } from '../treatment.ts'
import { dayOf, fileHref, isWebAddress, referenceOf, rowAddress, showValue, textOf, titleOf } from '../value.ts'
import { lateMark } from './late.ts'
import { filledMark, lowMark } from './levels.ts'
import { dateOf, type Found, groupOf } from './query.ts'
import { rowActions, rowAnchor, rowForm } from './row-actions.ts'

type ListBlock = BlockOf<'list'>

/** What a row stands under: the value that the group's field has in it, or the month of its date. */
function headOf(of: Context, field: Field, row: SiteRow): string {
  const value = valueIn(row, field.id)
  const day = field.type === 'date' || field.type === 'datetime' ? dayOf(value) : null
  const words = day ? `${day.month} ${day.year}` : textOf(of, field, value)
  return words.trim() === '' ? `No ${field.label.toLowerCase()}` : words
}

/** A list's rows in its layout; those of a list with groups under the name of each. */
export function rowsIn(of: Context, entity: Entity, block: ListBlock, found: Found): Html {
  const field = groupOf(entity, block)
  if (!field) return layOut(of, entity, block, found)
  const groups: { head: string; rows: SiteRow[] }[] = []
  for (const row of found.rows) {
    const head = headOf(of, field, row)
    const there = groups.find((one) => one.head === head)
    if (there) there.rows.push(row)
    else groups.push({ head, rows: [row] })
  }
  return html`${groups.map(({ head, rows }) => html`<section class="group"><p class="group-head">${head}</p>${layOut(of, entity, block, { ...found, rows })}</section>`)}`
}

function layOut(of: Context, entity: Entity, block: ListBlock, found: Found): Html {
  const fields = toldOf(of, entity, block.fields).filter((field) => field.id !== entity.title)
  if (block.layout === 'table') return table(of, entity, block, fields, found)
  if (block.layout === 'agenda') return agenda(of, entity, block, fields, found)
  if (block.layout === 'feed') return html`<ul class="feed">${found.rows.map((row) => entry(of, entity, block, fields, found, row))}</ul>`
  return html`<ul class="grid grid-${found.rows.length % 3 === 1 && found.rows.length > 1 ? 4 : 3} cards">${found.rows.map((row) => card(of, entity, block, fields, found, row))}</ul>`
}

const marked = (of: Context, entity: Entity, found: Found, row: SiteRow): Html =>
  html`${lateMark(of, entity, row)}${lowMark(of, entity, row)}${filledMark(entity, row)}${isUnpublished(entity, row) && html` <span class="tag tag-state">${stateOf(entity.lifecycle!, row)}</span>`}${found.marked?.id === row.id && html` <span class="tag tag-new" data-changed>${found.marked.isNew ? 'New' : 'Changed'}</span>`}`
const markedClass = (found: Found, row: SiteRow): string | false => found.marked?.id === row.id && ' is-marked'

/** The row's own page; of a row without one that is named by what it is about, the page of that. */
function titleAddress(of: Context, entity: Entity, row: SiteRow): string | null {
  const field = entity.fields.find(({ id }) => id === entity.title)
  const about = field?.type === 'reference' ? referenceOf(of, field, valueIn(row, field.id)) : null
  return rowAddress(of, entity, row) ?? (about && rowAddress(of, about.entity, about.row))
}
function titleLink(of: Context, entity: Entity, row: SiteRow): Html {
  const to = titleAddress(of, entity, row)
  const title = titleOf(of, entity, row)
  return to ? html`<a href="${to}">${title}</a>` : html`${title}`
}

const held = /^(?:date|day|starts? on|from|departure date|start date)$/i
const isWhen = ({ type, label }: Field): boolean => type === 'datetime' || (type === 'date' && held.test(label))
/** Days on which a row itself was made. */
const ofItself = /^(?:signed up|registered|applied|ordered|requested|submitted|joined|booked) on$|^(?:sent|posted) at$/i
/** When and where what a row is named by takes place, for rows that tell no day of their own: those of a sign-up for a trip. */
function whenAndWhere(of: Context, entity: Entity, row: SiteRow): Html {
  const field = entity.fields.find(({ id }) => id === entity.title)
  if (field?.type !== 'reference' || entity.fields.some((one) => (one.type === 'date' || one.type === 'datetime') && !ofItself.test(one.label))) return nothing
  const about = referenceOf(of, field, valueIn(row, field.id))
  const day = about?.entity.fields.find(isWhen)
  if (!about || !day) return nothing
  const rest = about.entity.fields.filter(({ type, label }) => type === 'time' || /^(?:place|room|venue|location)$/i.test(label)).slice(0, 2)
  const told = [day, ...rest].map((one) => textOf(of, one, valueIn(about.row, one.id))).filter((words) => words !== '')
  return told.length > 0 ? html`<span class="told-when">${told.join(', ')}</span>` : nothing
}

/** The row's picture: the web address that it keeps, else a drawing made from its words. */
export function picture(of: Context, entity: Entity, row: SiteRow, size: 'small' | 'large' = 'small'): Html | false {
  const field = entity.fields.find(({ type }) => type === 'image')
  if (!field) return false
  const kept = String(valueIn(row, field.id) ?? '')
  const title = titleOf(of, entity, row)
  const file = fileOf(kept)
  if (file && shownAs(file) === 'image') return html`<div class="frame"><img src="${fileHref(of, file)}" alt="" loading="lazy"></div>`
  if (isWebAddress(kept)) return html`<div class="frame"><img src="${kept}" alt="" loading="lazy" referrerpolicy="no-referrer"></div>`
  return html`<div class="frame">${drawingOf(of, entity, `${kept} ${title}`, title, size)}</div>`
}

/** The drawing that stands for a row which keeps no picture: the same for the same seed. */
export function drawingOf(of: Context, entity: Entity, seed: string, title: string, size: 'small' | 'large'): Html {
  const motif = motifOf(title, entity.singular, isSomebody(entity))
  return artOf(treatments[of.model.theme.name].art, seed, size, { motifs: motif ? [motif] : [] })
}

const isSomebody = (entity: Entity): boolean =>
  entity.fields.some(({ type }) => type === 'email' || type === 'phone') || /(?:person|ist|er|or|ian|ee|nt|coach|star|hero)$/.test(entity.singular)

/** The pairs of label and value that a card or a detail shows. */
export function facts(of: Context, fields: readonly Field[], row: SiteRow, block: Pick<Block, 'id'> | null = null): Html {
  return html`<dl class="facts">${fields.map((field) => html`<div class="fact-${field.type}"><dt>${field.label}</dt><dd>${showOn(of, block, row, field)}</dd></div>`)}</dl>`
}
const isEmpty = (field: Field, row: SiteRow): boolean =>
  valueIn(row, field.id) === null || valueIn(row, field.id) === undefined || valueIn(row, field.id) === ''

function card(of: Context, entity: Entity, block: ListBlock, fields: readonly Field[], found: Found, row: SiteRow): Html {
  const form = rowForm(of, entity, block, row)
  const tag = fields.find(isSort)
  const price = fields.find(({ type }) => type === 'money')
  const story = fields.find(({ type }) => type === 'long_text')
  const rest = fields.filter((field) => field !== tag && field !== price && field !== story && field.type !== 'image' && !isEmpty(field, row))
  const actions = rowActions(of, entity, block, row)
  const shown = picture(of, entity, row)
  const title = titleOf(of, entity, row)
  const mark = html`<span class="glyph" aria-hidden="true">${rowEmblem(title, entity.singular) ?? iconFor(entity.singular)}</span>`
  const body = isWritten(form)
    ? form
    : html`${shown}<div class="card-body"><div class="card-head">${!shown && mark}<h3>${titleLink(of, entity, row)}${marked(of, entity, found, row)}</h3>${price && !isEmpty(price, row) && html`<p class="card-price"><span class="sr">${price.label}: </span>${showValue(of, price, valueIn(row, price.id))}</p>`}</div>${tag && !isEmpty(tag, row) && html`<p class="card-tag"><span class="sr">${tag.label}: </span>${showValue(of, tag, valueIn(row, tag.id))}</p>`}${story && !isEmpty(story, row) && html`<p class="card-story">${showValue(of, story, valueIn(row, story.id))}</p>`}${rest.length > 0 && facts(of, rest, row, block)}${actions}</div>`
  return html`<li class="card row-card${isWritten(form) && ' is-open'}${markedClass(found, row)}" id="${rowAnchor(block, row)}">${body}</li>`
}

/** The circle with somebody's initial, for the eye only. */
const faceOf = (name: string): Html => html`<span class="avatar" aria-hidden="true">${([...name][0] ?? '').toUpperCase()}</span>`
/** Lists of people whom one knows, who are told apart at a glance. */
const known = /(?:friend|member|contact|follower|teammate|player|colleague)$/i

function entry(of: Context, entity: Entity, block: ListBlock, fields: readonly Field[], found: Found, row: SiteRow): Html {
  const form = rowForm(of, entity, block, row)
  const story = fields.filter(({ type }) => type === 'long_text')
  const rest = fields.filter((field) => field.type !== 'long_text' && field.type !== 'image' && !isEmpty(field, row))
  const title = titleOf(of, entity, row)
  const emblem = isSomebody(entity) && nameLike.test(title) ? undefined : emblemOf(entity.singular)
  const mark = emblem ? html`<span class="glyph" aria-hidden="true">${emblem}</span>` : faceOf(title)
  const body = isWritten(form)
    ? form
    : html`<div class="feed-body"><h3>${titleLink(of, entity, row)}${marked(of, entity, found, row)}</h3>${rest.length > 0 && html`<dl class="meta">${rest.map((field) => html`<div><dt>${field.label}</dt><dd>${showOn(of, block, row, field)}</dd></div>`)}</dl>`}${story.map((field) => !isEmpty(field, row) && html`<p class="feed-story">${showValue(of, field, valueIn(row, field.id))}</p>`)}${rowActions(of, entity, block, row)}</div>`
  return html`<li class="card feed-row${markedClass(found, row)}" id="${rowAnchor(block, row)}">${mark}${body}</li>`
}

/** What columns and buttons take of a wide window's width, in columns of a word or two; buttons of a table with more stand in two lines. */
const columnRoom: Readonly<Partial<Record<Field['type'], number>>> = { email: 2, phone: 1.5, reference: 1.5 }
const [titleRoom, buttonRoom, mostRoom] = [1.5, 0.9, 11]

/** The columns of a table: pictures themselves are seen in it whatever else it tells. */
function columnsOf(entity: Entity, fields: readonly Field[]): readonly Field[] {
  const seen = fields.some(({ type }) => type === 'image') || !arePictures(entity) ? undefined : entity.fields.find(({ type }) => type === 'image')
  return seen ? [seen, ...fields] : fields
}

function table(of: Context, entity: Entity, block: ListBlock, told: readonly Field[], found: Found): Html {
  const fields = columnsOf(entity, told)
  const titled = entity.fields.find((field) => field.id === entity.title)
  const hasFaces = titled?.type === 'text' && known.test(entity.singular) && !fields.some(({ type }) => type === 'image')
  const actions = new Map(found.rows.map((row) => [row, rowActions(of, entity, block, row)]))
  const acts = [...actions.values()].some(isWritten)
  const isCode = ({ id, type }: Field): boolean => type === 'text' && (id === 'number' || id === 'receipt')
  const numeric = (field: Field): string | false => ['number', 'money', 'percent'].includes(field.type) && ' class="number"'
  const columns = fields.length + 1 + (acts ? 1 : 0)
  const head = html`<tr role="row"><th role="columnheader" scope="col">${titled?.label ?? 'Name'}</th>${fields.map((field) => html`<th role="columnheader" scope="col"${numeric(field) && html` class="number"`}>${field.label}</th>`)}${acts && html`<th role="columnheader" scope="col"><span class="sr">Actions</span></th>`}</tr>`
  const line = (row: SiteRow): Html => {
    const form = rowForm(of, entity, block, row)
    if (isWritten(form)) return html`<tr role="row" class="is-open" id="${rowAnchor(block, row)}"><td role="cell" colspan="${columns}">${form}</td></tr>`
    return html`<tr role="row" id="${rowAnchor(block, row)}"${markedClass(found, row) && html` class="is-marked"`}><th role="rowheader" scope="row">${hasFaces && faceOf(titleOf(of, entity, row))}${titleLink(of, entity, row)}${marked(of, entity, found, row)}${whenAndWhere(of, entity, row)}</th>${fields.map((field) => html`<td role="cell" data-label="${field.label}"${numeric(field) ? html` class="number"` : field.type === 'image' ? html` class="thumb"` : isCode(field) && html` class="code"`}>${field.type === 'image' ? (arePictures(entity) || !isEmpty(field, row)) && picture(of, entity, row) : showOn(of, block, row, field)}</td>`)}${acts && html`<td role="cell" class="table-actions">${actions.get(row)}</td>`}</tr>`
  }
  const buttons = acts ? block.actions.length + (followUps(of, entity).length > 0 && !of.viewer.manages ? 1 : 0) : 0
  const room = fields.reduce((sum, { type }) => sum + (columnRoom[type] ?? 1), titleRoom) + buttons * buttonRoom
  return html`<div class="table-frame card${room > mostRoom && ' is-crowded'}" role="region" aria-label="${block.heading.trim() || entity.plural}, table" tabindex="0"><table role="table"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${found.rows.map(line)}</tbody></table></div>`
}

function agenda(of: Context, entity: Entity, block: ListBlock, fields: readonly Field[], found: Found): Html {
  const date = dateOf(entity, block)
  const groups: { key: string; rows: SiteRow[] }[] = []
  for (const row of found.rows) {
    const key = date ? (dayOf(valueIn(row, date.id))?.key ?? '') : ''
    const last = groups.at(-1)
    if (last?.key === key) last.rows.push(row)
    else groups.push({ key, rows: [row] })
  }
  const rest = fields.filter((field) => field !== date || date.type === 'datetime')
  return html`<ol class="agenda">${groups.map(({ key, rows }) => html`<li>${dayHead(key, of.request.today, entity.lifecycle === undefined)}<ul>${rows.map((row) => slot(of, entity, block, rest, date, found, row))}</ul></li>`)}</ol>`
}

/** The day that rows stand under; of what has no states of its own, one that has passed says that it is over. */
function dayHead(key: string, today: string, isHeld: boolean): Html {
  const day = dayOf(key)
  if (!day) return html`<p class="day"><span class="day-date">No date</span></p>`
  const weekday = key === today ? 'Today' : day.weekday
  const year = key.startsWith(today.slice(0, 4)) ? '' : ` ${day.year}`
  const isOver = isHeld && key < today
  return html`<p class="day${isOver && ' day-over'}"><time datetime="${key}"><span class="day-date">${day.day} ${day.month}</span> <span class="day-name">${weekday}${year}</span></time>${isOver && html` <span class="tag tag-plain">Over</span>`}</p>`
}

function slot(of: Context, entity: Entity, block: ListBlock, fields: readonly Field[], date: Field | undefined, found: Found, row: SiteRow): Html {
  const form = rowForm(of, entity, block, row)
  const time = fields.find(({ type }) => type === 'time')
  const at = time ? String(valueIn(row, time.id) ?? '').slice(0, 5) : date?.type === 'datetime' ? (dayOf(valueIn(row, date.id))?.time ?? '') : ''
  const rest = fields.filter((field) => field !== time && field !== date && field.type !== 'image' && !isEmpty(field, row))
  const body = isWritten(form)
    ? form
    : html`${at && html`<p class="slot-time">${at}</p>`}<div class="slot-body"><h3>${titleLink(of, entity, row)}${marked(of, entity, found, row)}</h3>${rest.length > 0 && html`<dl class="meta">${rest.map((field) => html`<div><dt>${field.label}</dt><dd>${showOn(of, block, row, field)}</dd></div>`)}</dl>`}</div>${rowActions(of, entity, block, row)}`
  return html`<li class="card slot${markedClass(found, row)}" id="${rowAnchor(block, row)}">${body}</li>`
}
