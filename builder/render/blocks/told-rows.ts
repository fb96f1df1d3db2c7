import type { Entity, Field, Value } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, detailPlace, listPlace } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { rowAddress, showValue, textOf, titleOf } from '../value.ts'

const [mostTold, mostRows] = [6, 20]
const isDay = ({ type }: Field): boolean => type === 'date' || type === 'datetime'
/** How much, how long or how good a row is. */
const isMeasure = ({ type, unit, label }: Field): boolean =>
  type === 'money' ||
  type === 'rating' ||
  type === 'percent' ||
  (type === 'number' && (unit !== undefined || /^(?:Minutes|Hours|Length|Duration|Quantity|Score|Points)$/.test(label)))
/** What is told of a row beside what it belongs to: what its own list shows, with the first of its days and measures and how far it is; a story where there is room. */
function toldOf(of: Context, entity: Entity, by: string): readonly Field[] {
  const list = listPlace(of, entity.id)?.block
  const open = entity.fields.filter(({ id, type, account }) => id !== entity.title && id !== by && type !== 'image' && type !== 'file' && account !== true)
  const listed = open.filter(({ id }) => !list || list.fields.includes(id))
  const brief = listed.filter(({ type }) => type !== 'long_text')
  const state = open.find(({ id }) => id === entity.lifecycle?.field)
  const telling = [open.find(isDay), open.find(isMeasure), state].flatMap((field) => field ?? [])
  const story = list ? listed.filter(({ type }) => type === 'long_text') : []
  const told = new Set([...telling, ...brief, ...story].slice(0, mostTold))
  return open.filter((field) => told.has(field))
}
const isKept = (value: Value | undefined): boolean => value !== undefined && value !== null && value !== ''

/** Rows beside what they belong to by a field: each by its title, with what tells most of it. */
export function toldRows(of: Context, entity: Entity, rows: readonly SiteRow[], by: string): readonly Html[] {
  const fields = toldOf(of, entity, by)
  return rows.slice(0, mostRows).map((one) => {
    const to = detailPlace(of, entity.id) ? rowAddress(of, entity, one) : null
    const day = entity.title === by ? fields.find(({ id, type }) => type === 'date' && isKept(valueIn(one, id))) : undefined
    const title = day ? textOf(of, day, valueIn(one, day.id)) : titleOf(of, entity, one)
    return html`<li><span class="related-title">${to ? html`<a href="${to}">${title}</a>` : title}</span>${fields.map((field) => field !== day && isKept(valueIn(one, field.id)) && html`<span><span class="related-label">${field.label}:</span> ${showValue(of, field, valueIn(one, field.id))}</span>`)}</li>`
  })
}
