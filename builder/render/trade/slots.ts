import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { stateOf } from '../access.ts'
import { crosses } from '../act/guards.ts'
import { numberOf } from '../act/scene.ts'
import { section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { dayOf, titleOf } from '../value.ts'
import { isDay, plusDays } from './days.ts'

interface View {
  readonly block: BlockOf<'slots'>
  readonly action: Action
  readonly entity: Entity
  readonly by: Field | undefined
  readonly chosen: SiteRow | undefined
  readonly first: string
  readonly day: string
}
const shown = 7

/** A week of times: free ones lead to the form with day and time filled in, taken ones say so. */
export function slots(of: Context, block: BlockOf<'slots'>): Html {
  const action = actionOf(of, block.action)
  const entity = action && entityOf(of, action.entity)
  if (!action || !entity) return nothing
  const by = block.by === null ? undefined : fieldOf(entity, block.by)
  const offered = by?.entity ? entityOf(of, by.entity) : undefined
  const rows = offered ? rowsOf(of, offered) : []
  const asked = of.request.query[`set.${block.by}`]
  const chosen = rows.find(({ id }) => id === asked) ?? rows[0]
  const wanted = of.request.query[`set.${block.date}`]
  const { today } = of.request
  const day = isDay(wanted) && wanted >= today ? wanted : today
  const first = day < plusDays(today, shown) ? today : day
  const view: View = { block, action, entity, by, chosen, first, day }
  const choice = offered && chosen && rows.length > 1 ? resources(of, view, offered, rows.slice(0, 24)) : nothing
  return section(of, block, html`<div class="card slots">${choice}${daysIn(of, view)}${timesIn(of, view)}</div>`, { unseen: 'Free times' })
}

const queryFor = ({ block, chosen }: View, day: string, time = ''): Record<string, string> => ({
  ...(block.by !== null && chosen && { [`set.${block.by}`]: chosen.id }),
  [`set.${block.date}`]: day,
  [`set.${block.time}`]: time,
})

function resources(of: Context, view: View, offered: Entity, rows: readonly SiteRow[]): Html {
  const link = (row: SiteRow): Html => {
    const query = { ...queryFor(view, view.day), [`set.${view.block.by}`]: row.id }
    const isOn = row.id === view.chosen?.id
    return html`<li><a class="chip${isOn && ' is-on'}" href="${address(of, of.page?.path ?? '/', { query, anchor: view.block.id })}"${isOn && html` aria-current="true"`}>${titleOf(of, offered, row)}</a></li>`
  }
  return html`<div><h3 class="slots-label">${view.by?.label}</h3><ul class="chips">${rows.map(link)}</ul></div>`
}

function daysIn(of: Context, view: View): Html {
  const { today } = of.request
  const path = of.page?.path ?? '/'
  const to = (day: string): string => address(of, path, { query: queryFor(view, day), anchor: view.block.id })
  const days = Array.from({ length: shown }, (_, index) => plusDays(view.first, index))
  const one = (day: string): Html => {
    const shownDay = dayOf(day)
    const left = view.block.times.filter((time) => roomAt(of, view, day, time) > 0).length
    return html`<li><a class="day-tab${day === view.day && ' is-on'}" href="${to(day)}"${day === view.day && html` aria-current="date"`}><span>${day === today ? 'Today' : shownDay?.weekday.slice(0, 3)}</span> <strong>${shownDay?.day} ${shownDay?.month}</strong> <span>${left === 0 ? 'full' : `${left} free`}</span></a></li>`
  }
  const earlier = plusDays(view.first, -shown)
  return html`<div class="slots-days"><ul class="day-tabs">${days.map(one)}</ul><p class="slots-move">${view.first > today && html`<a class="button button-small button-plain" href="${to(earlier < today ? today : earlier)}">Earlier days</a>`}<a class="button button-small button-plain" href="${to(plusDays(view.first, shown))}">Later days</a></p></div>`
}

/** How many may still have this time; bookings of others count, though nothing else of them shows. */
function roomAt(of: Context, { block, entity, chosen }: View, day: string, time: string): number {
  const { lifecycle } = entity
  const isAt = (row: SiteRow, at: string): boolean =>
    block.until === undefined ? valueIn(row, block.time) === at : crosses([at, at], [valueIn(row, block.time), valueIn(row, block.until)])
  const taken = (own(of.request.rows, entity.id) ?? []).filter(
    (row) =>
      valueIn(row, block.date) === day &&
      isAt(row, time) &&
      (block.by === null || valueIn(row, block.by) === chosen?.id) &&
      !(lifecycle && block.unless.includes(stateOf(lifecycle, row))),
  )
  const sum = block.room === 1 ? taken.length : taken.reduce((count, row) => count + (numberOf(valueIn(row, 'people')) ?? 1), 0)
  return Math.max(0, block.room - sum)
}

function timesIn(of: Context, view: View): Html {
  const { block, day } = view
  const form = of.page?.blocks.find((one) => one.kind === 'form' && one.action === block.action)
  const asked = of.request.query[`set.${block.time}`]
  const one = (time: string): Html => {
    const room = roomAt(of, view, day, time)
    if (room === 0) return html`<li><span class="slot-cell is-taken"><strong>${time}</strong> <span>taken</span></span></li>`
    const to = address(of, of.page?.path ?? '/', { query: queryFor(view, day, time), anchor: form?.id ?? block.id })
    return html`<li><a class="slot-cell${asked === time && ' is-on'}" href="${to}"${asked === time && html` aria-current="true"`}><strong>${time}</strong> <span>${block.room > 1 ? `${room} left` : 'free'}</span></a></li>`
  }
  const shownDay = dayOf(day)
  return html`<div><h3 class="slots-label">Times on ${shownDay?.weekday} ${shownDay?.day} ${shownDay?.month}</h3><ul class="slot-cells">${block.times.map(one)}</ul></div>`
}
