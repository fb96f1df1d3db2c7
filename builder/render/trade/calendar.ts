import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { dayOf, rowAddress, titleOf } from '../value.ts'
import { daysOf, isMonth, monthOf, plusMonths, weekdayOf } from './days.ts'
import { wordsOf } from './money.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const mostInDay = 4

/** A month of an entity's rows, with the months before and after a click away. */
export function calendar(of: Context, block: BlockOf<'calendar'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  if (entity.read === 'managed' && !of.viewer.manages) return nothing
  const asked = of.request.query[`${block.id}.month`]
  const month = isMonth(asked) ? asked : monthOf(of.request.today)
  const rows = rowsOf(of, entity)
  const days = daysOf(month)
  const inMonth = new Map(days.map((day) => [day, rows.filter((row) => isOn(block, row, day))]))
  const name = dayOf(`${month}-01`)
  const to = (other: string): string => address(of, of.page?.path ?? '/', { query: { [`${block.id}.month`]: other }, anchor: block.id })
  const blanks = weekdayOf(days[0] ?? `${month}-01`)
  const cell = (day: string): Html => dayCell(of, entity, block, day, inMonth.get(day) ?? [])
  const count = [...inMonth.values()].flat().length
  return section(
    of,
    block,
    html`<div class="card month"><div class="month-head"><h3>${name?.month} ${name?.year}</h3><p class="month-move"><a class="button button-small button-plain" href="${to(plusMonths(month, -1))}">Earlier month</a><a class="button button-small button-plain" href="${to(plusMonths(month, 1))}">Later month</a></p></div><ul class="month-names" aria-hidden="true">${weekdays.map((day) => html`<li>${day.slice(0, 3)}</li>`)}</ul><ol class="month-days">${Array.from({ length: blanks }, () => html`<li class="is-blank" aria-hidden="true"></li>`)}${days.map(cell)}</ol>${count === 0 && emptyState({ words: `There are no ${entity.plural} in this month.` })}</div>`,
    { unseen: `Calendar of ${entity.plural}` },
  )
}

function isOn({ date, until }: BlockOf<'calendar'>, row: SiteRow, day: string): boolean {
  const from = String(valueIn(row, date) ?? '').slice(0, 10)
  const to = until === null ? '' : String(valueIn(row, until) ?? '').slice(0, 10)
  return from === day || (from !== '' && to !== '' && from <= day && day <= to)
}

function dayCell(of: Context, entity: Entity, block: BlockOf<'calendar'>, day: string, rows: readonly SiteRow[]): Html {
  const shown = dayOf(day)
  const timed = rows.toSorted((a, b) => wordsOf(of, entity, a, block.time).localeCompare(wordsOf(of, entity, b, block.time)))
  const one = (row: SiteRow): Html => {
    const to = rowAddress(of, entity, row)
    const at = wordsOf(of, entity, row, block.time)
    const words = html`${at && html`<span class="month-time">${at}</span> `}${titleOf(of, entity, row)}`
    return html`<li>${to ? html`<a class="month-entry" href="${to}">${words}</a>` : html`<span class="month-entry">${words}</span>`}</li>`
  }
  const more = rows.length > mostInDay && html`<p class="month-more">and ${rows.length - mostInDay} more</p>`
  return html`<li class="${rows.length > 0 ? 'has-entries' : 'no-entries'}${day === of.request.today && ' is-today'}"><p class="month-day"><span class="month-weekday">${shown?.weekday.slice(0, 3)} </span>${shown?.day}${day === of.request.today && html`<span class="sr"> (today)</span>`}</p>${rows.length > 0 && html`<ul>${timed.slice(0, mostInDay).map(one)}</ul>${more}`}</li>`
}
