import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { isDate } from '../validate.ts'
import { dayOf, showValue } from '../value.ts'
import { rowTitle } from './board.ts'
import { dayAfter, dayIn } from './period.ts'

const shown_max = 40

/** The time of a row: its day, or its year, so written that text sorts it. */
function placeIn(row: SiteRow, date: string): string | null {
  const value = valueIn(row, date)
  return typeof value === 'number' ? String(value).padStart(4, '0') : dayIn(row, date)
}

/** Rows in the order of their days, the latest first; of their years, the earliest first. */
export function timeline(of: Context, block: BlockOf<'timeline'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const isYear = fieldOf(entity, block.date)?.type === 'number'
  const dated = rowsOf(of, entity)
    .flatMap((row) => {
      const day = placeIn(row, block.date)
      return day ? [{ row, day }] : []
    })
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0) * (isYear ? -1 : 1))
  if (dated.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} with a date yet.` }))
  const fields = fieldsOf(entity, block.fields)
  const entry = ({ row, day }: { readonly row: SiteRow; readonly day: string }): Html => {
    const at = dayOf(day)
    const facts = fields.filter(({ id }) => valueIn(row, id) !== null && valueIn(row, id) !== undefined && valueIn(row, id) !== '')
    return html`<li><time datetime="${day}">${at ? `${at.day} ${at.month} ${at.year}` : isYear ? String(Number(day)) : day}</time><div class="card timeline-card"><h3>${rowTitle(of, entity, row)}</h3>${facts.length > 0 && html`<dl class="meta">${facts.map((field) => html`<div><dt>${field.label}</dt><dd>${showValue(of, field, valueIn(row, field.id))}</dd></div>`)}</dl>`}</div></li>`
  }
  return section(of, block, html`<ol class="timeline">${dated.slice(0, shown_max).map(entry)}</ol>`, { unseen: 'Timeline' })
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayAfter(day, -((weekday + 6) % 7))
}

/** This week where it has rows, else that of the next row to come. */
function firstWeek(rows: readonly SiteRow[], block: BlockOf<'week'>, today: string): string {
  const monday = mondayOf(today)
  const [next] = rows
    .flatMap((row) => dayIn(row, block.date) ?? [])
    .filter((day) => day >= monday)
    .toSorted()
  return next === undefined ? monday : mondayOf(next)
}

/** Seven days side by side, from Monday, with links to the weeks around. */
export function week(of: Context, block: BlockOf<'week'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const asked = of.request.query[`${block.id}.week`] ?? ''
  const rows = rowsOf(of, entity)
  const monday = isDate(asked) ? mondayOf(asked) : firstWeek(rows, block, of.request.today)
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
  const to = (from: string): string => address(of, of.page?.path ?? '/', { query: { [`${block.id}.week`]: from }, anchor: block.id })
  const inside = days.map((day) => rows.filter((row) => dayIn(row, block.date) === day).toSorted((a, b) => (timeIn(block, a) < timeIn(block, b) ? -1 : 1)))
  const total = inside.reduce((sum, list) => sum + list.length, 0)
  const column = (day: string, index: number): Html => {
    const at = dayOf(day)
    return html`<li class="week-day${day === of.request.today && ' is-today'}"><h3><time datetime="${day}">${at?.weekday.slice(0, 3) ?? ''} <b>${at?.day ?? ''}</b></time>${day === of.request.today && html`<span class="sr"> (today)</span>`}</h3>${inside[index]!.length > 0 ? html`<ul>${inside[index]!.map((row) => slot(of, entity, block, row))}</ul>` : html`<p class="none" aria-hidden="true">–</p>`}</li>`
  }
  const [first, last] = [dayOf(days[0]!), dayOf(days[6]!)]
  const head = html`<div class="week-head"><p role="status">${first ? `${first.day} ${first.month}` : ''} to ${last ? `${last.day} ${last.month} ${last.year}` : ''}: ${total === 0 ? `no ${entity.plural}` : `${total} ${total === 1 ? entity.singular : entity.plural}`}</p><nav class="chips" aria-label="Weeks"><ul><li><a href="${to(dayAfter(monday, -7))}">Week before</a></li><li><a href="${to(of.request.today)}"${monday === mondayOf(of.request.today) && html` aria-current="true"`}>This week</a></li><li><a href="${to(dayAfter(monday, 7))}">Week after</a></li></ul></nav></div>`
  return section(of, block, html`${head}<ol class="week">${days.map(column)}</ol>`, { unseen: 'Week' })
}

function timeIn(block: BlockOf<'week'>, row: SiteRow): string {
  if (block.time !== null) return String(valueIn(row, block.time) ?? '').slice(0, 5)
  return dayOf(valueIn(row, block.date))?.time ?? ''
}

function slot(of: Context, entity: Entity, block: BlockOf<'week'>, row: SiteRow): Html {
  const at = timeIn(block, row)
  return html`<li class="card week-slot">${at && html`<span class="week-time">${at}</span> `}${rowTitle(of, entity, row)}</li>`
}
