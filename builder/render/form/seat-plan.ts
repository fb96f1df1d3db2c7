import type { Field, Value } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { stateOf } from '../access.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { titleOf } from '../value.ts'

type Plan = NonNullable<Field['plan']>
interface Group {
  readonly of: string
  readonly name: string
  readonly seats: readonly SiteRow[]
}

/** What is chosen on a plan: rows of seats, those of one room together; taken ones cannot be chosen. */
export function seatPlan(of: Context, field: Field, plan: Plan, value: string, id: string): Html {
  const seats = entityOf(of, field.entity ?? '')
  const groups = seats ? groupsIn(of, plan, rowsOf(of, seats)) : []
  const wanted = plan.of?.by && of.request.query[`set.${plan.of.by}`]
  const chosen = groups.flatMap((group) => group.seats).find((row) => row.id === value)
  const shown = chosen && plan.of ? String(valueIn(chosen, plan.of.seat) ?? '') : wanted
  const anchor = chosen ?? groups[0]?.seats[0]
  const idOf = (row: SiteRow): string => (row === anchor ? id : `${id}-${row.id}`)
  const one = (row: SiteRow): Html => {
    const taken = takenAt(of, field, plan, row.id)
    const isOff = plan.free !== undefined && valueIn(row, plan.free.field) !== plan.free.is
    const isTaken = isOff || isTakenNow(of, plan, taken)
    const isOn = row.id === value
    return html`<span><input id="${idOf(row)}" type="radio" name="${field.id}" value="${row.id}"${isOn && html` checked`}${isTaken && !isOn && html` disabled`}${isOff && html` data-off`} data-taken="${JSON.stringify(taken)}"><label for="${idOf(row)}">${seats && titleOf(of, seats, row)}${isTaken && html`<span class="sr"> taken</span>`}</label></span>`
  }
  const rows = ({ seats: all }: Group): Html[] => {
    const names = [...new Set(all.map((row) => String(valueIn(row, plan.row) ?? '')))].toSorted()
    return names.map(
      (name) =>
        html`<div class="segments seat-row" role="group" aria-label="Row ${name}">${all.filter((row) => String(valueIn(row, plan.row) ?? '') === name).map(one)}</div>`,
    )
  }
  return html`<div class="seat-plan" data-plan="${JSON.stringify({ by: plan.of?.by ?? '', when: plan.when })}">${groups.map(
    (group) =>
      html`<div class="seat-room" data-of="${group.of}"${shown !== undefined && shown !== '' && group.of !== shown && html` hidden`}><p class="help">${group.name || 'Front'}</p>${rows(group)}</div>`,
  )}</div>`
}

function groupsIn(of: Context, { of: by }: Plan, rows: readonly SiteRow[]): readonly Group[] {
  const ordered = rows.toSorted((a, b) => seatOf(a).localeCompare(seatOf(b), 'en', { numeric: true }))
  if (!by) return [{ of: '', name: '', seats: ordered }]
  const rooms = entityOf(of, by.entity)
  return (rooms ? rowsOf(of, rooms) : []).flatMap((room): Group[] => {
    const seats = ordered.filter((row) => valueIn(row, by.seat) === room.id)
    return seats.length === 0 ? [] : [{ of: room.id, name: titleOf(of, rooms!, room), seats }]
  })
}
const seatOf = ({ values }: SiteRow): string => Object.values(values).find((value): value is string => typeof value === 'string') ?? ''

/** When a seat is taken: the values of each row that has it, in the order of what tells the time. */
function takenAt(of: Context, field: Field, plan: Plan, seat: string): readonly (readonly string[])[] {
  const entity = entityOf(of, plan.entity)
  if (!entity) return []
  const { lifecycle } = entity
  return (own(of.request.rows, entity.id) ?? [])
    .filter((row) => valueIn(row, field.id) === seat && !(lifecycle && plan.unless.includes(stateOf(lifecycle, row))))
    .map((row) => plan.when.map((id) => text(valueIn(row, id))))
}
const text = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value))

/** Whether the moment that the address asks for, or today, is one of them. */
const isTakenNow = (of: Context, plan: Plan, taken: readonly (readonly string[])[]): boolean =>
  taken.some((at) => plan.when.every((id, index) => (of.request.query[`set.${id}`] ?? '') === at[index]))

/** The part of the sites' script that shows the plan of the chosen room, and lets nobody choose what is taken at the chosen time; without it, the answer says so. */
export const planScript = `  for (const plan of document.querySelectorAll('[data-plan]')) {
    const { by, when } = JSON.parse(plan.dataset.plan)
    const form = plan.closest('form')
    const tell = () => {
      const at = new FormData(form)
      const room = at.get(by)
      for (const one of plan.children) one.hidden = Boolean(room) && one.dataset.of !== room
      for (const seat of plan.querySelectorAll('input')) {
        seat.disabled = 'off' in seat.dataset || seat.closest('.seat-room').hidden || JSON.parse(seat.dataset.taken).some((taken) => when.every((id, index) => (at.get(id) || '') === taken[index]))
        if (seat.disabled) seat.checked = false
      }
    }
    form.addEventListener('change', tell)
    tell()
  }
`
