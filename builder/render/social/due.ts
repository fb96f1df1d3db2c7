import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, pageAt, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { valueIn } from '../own.ts'
import { dayOf, rowAddress, textOf, titleOf } from '../value.ts'
import { nextDue } from './again.ts'

type Due = BlockOf<'due'>
/** A row that is due: its day, the days that are left till then, and its time of day where it has one. */
interface DueRow {
  readonly row: SiteRow
  readonly left: number
  readonly key: string
  readonly at: string | undefined
}
const day = 86_400_000
const repeats = ({ fields }: Entity): boolean => fields.some(({ id, type }) => id === 'repeat' && type === 'choice')
/** "09:30" as a browser reads a time; left out for anything else. */
const clockOf = (value: unknown): string | undefined => /^(?:[01]\d|2[0-3]):[0-5]\d/.exec(String(value ?? ''))?.[0]

/** What is due within so many days or late, and not done, soonest first. */
function dueIn(of: Context, block: Due, entity: Entity, date: Field, days: number): readonly DueRow[] {
  const now = Date.parse(`${of.request.today}T00:00:00Z`)
  const state = entity.lifecycle?.field
  const time = entity.fields.find(({ type }) => type === 'time')
  return rowsOf(of, entity)
    .filter((row) => state === undefined || !block.done.includes(String(valueIn(row, state) ?? '')))
    .flatMap((row) => {
      const set = dayOf(valueIn(row, date.id))?.key
      const key = set === undefined || !repeats(entity) ? set : nextDue(set, String(valueIn(row, 'repeat') ?? ''), of.request.today)
      const left = key === undefined ? Number.NaN : Math.round((Date.parse(`${key}T00:00:00Z`) - now) / day)
      return key !== undefined && left <= days ? [{ row, left, key, at: time && clockOf(valueIn(row, time.id)) }] : []
    })
    .toSorted((a, b) => a.left - b.left)
}
/** What the shared script tells when its time comes. */
const ringing = ({ row, key, at }: DueRow): Html | false => at !== undefined && html` data-rings="${key}T${at}" data-rings-id="${row.id}"`

/** What is due within the block's days or late, with the days that are left. */
export function due(of: Context, block: Due): Html {
  const entity = entityOf(of, block.entity)
  const date = entity && fieldOf(entity, block.date)
  if (!entity || !date) return nothing
  const items = dueIn(of, block, entity, date, block.days)
    .slice(0, 12)
    .map((one) => {
      const { row, left, key, at } = one
      const to = rowAddress(of, entity, row)
      const title = titleOf(of, entity, row)
      const until = block.ticks && html` data-until="${key}T${at ?? '00:00'}"`
      return html`<li class="card told"${ringing(one)}><span class="tag tag-${left < 0 ? 'bad' : left <= 2 ? 'wait' : 'plain'}"${until}>${leftIn(left)}</span><p><strong>${to ? html`<a href="${to}">${title}</a>` : title}</strong></p><p class="help">${date.label}: ${textOf(of, date, repeats(entity) ? key : valueIn(row, date.id))}${at !== undefined && html`, ${at}`}</p></li>`
    })
  const rings =
    entity.fields.some(({ type }) => type === 'time') &&
    html`<p class="help">Leave any page of this site open, and each is told there when its time comes: in words, and spoken where your browser speaks.</p>`
  return section(of, block, items.length > 0 ? html`<ul class="told-list">${items}</ul>${rings}` : emptyState({ words: block.empty }))
}
function leftIn(days: number): string {
  if (days === 0) return 'Today'
  const count = `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`
  return days < 0 ? `${count} late` : `In ${count}`
}

/** How much is due today or late, with the way to it, for the header; what has a time of today is told on every page when that comes. */
export function dueBell(of: Context): Html {
  // Examples stand for what somebody sees who has logged in.
  const isTheirs = ({ row }: DueRow): boolean => !of.model.accounts || Boolean(of.viewer.account) || row.owner === of.viewer.id
  const found = of.model.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const entity = block.kind === 'due' && pageAt(of, page.path) ? entityOf(of, block.entity) : undefined
      const date = entity && block.kind === 'due' ? fieldOf(entity, block.date) : undefined
      return entity && date && block.kind === 'due'
        ? dueIn(of, block, entity, date, 0)
            .filter(isTheirs)
            .map((one) => ({ ...one, page, entity }))
        : []
    }),
  )
  const [first] = found
  if (!first) return nothing
  const rings = found.map(
    (one) => one.left === 0 && one.at !== undefined && html`<span hidden${ringing(one)}><strong>${titleOf(of, one.entity, one.row)}</strong></span>`,
  )
  return html`<a class="bell" href="${address(of, first.page.path)}">${icon('alert')}<span class="sr">${first.page.title}: </span><span class="bell-count">${found.length}</span><span class="sr"> due</span></a>${rings}`
}
