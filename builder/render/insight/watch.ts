import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canSee } from '../access.ts'
import { section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { valueIn } from '../own.ts'
import { dayOf, grouped, rowAddress, textOf, titleOf } from '../value.ts'

type Watch = BlockOf<'watch'>
type Watched = Watch['watched'][number]

/** A row that is beyond a limit now. */
interface Met {
  readonly entity: Entity
  readonly row: SiteRow
  readonly field: Field
  /** What it is beyond: "below 5", "in 3 days". */
  readonly said: string
  readonly isLate: boolean
}

/** What is due so many days ahead is told without anybody's having asked for it. */
const ahead = 7
const shown = 20
const day = 86_400_000
const over = /^(?:done|complete|finish|cancel|closed|paid|returned|ended|left|withdr|reject|delivered|settled|archived)/i

/** Conditions of a rule, as they are chosen. */
export const conditions = ['is above', 'is below', 'is due within days'] as const

function daysTo(of: Context, value: string | number | boolean | null | undefined): number | null {
  const key = dayOf(value)?.key
  return key === undefined ? null : Math.round((Date.parse(`${key}T00:00:00Z`) - Date.parse(`${of.request.today}T00:00:00Z`)) / day)
}
const dueIn = (days: number): string =>
  days === 0 ? 'today' : days < 0 ? `${-days} day${days === -1 ? '' : 's'} late` : `in ${days} day${days === 1 ? '' : 's'}`

const isOver = ({ lifecycle }: Entity, row: SiteRow): boolean => lifecycle !== undefined && over.test(String(valueIn(row, lifecycle.field) ?? ''))

/** Whether a row's value is beyond a limit, and how it says so; null where it is not. */
function beyond(of: Context, row: SiteRow, field: Field, condition: string, limit: number): Pick<Met, 'said' | 'isLate'> | null {
  const value = valueIn(row, field.id)
  if (condition === conditions[2]) {
    const days = field.type === 'date' || field.type === 'datetime' ? daysTo(of, value) : null
    return days !== null && days <= limit ? { said: dueIn(days), isLate: days < 0 } : null
  }
  if (typeof value !== 'number') return null
  if (condition === conditions[0]) return value > limit ? { said: `above ${grouped(limit)}`, isLate: true } : null
  return condition === conditions[1] && value < limit ? { said: `below ${grouped(limit)}`, isLate: true } : null
}

function metBy(of: Context, watched: Watched, condition: string, limit: (row: SiteRow) => number | null): Met[] {
  const entity = entityOf(of, watched.entity)
  const field = entity && fieldOf(entity, watched.field)
  if (!entity || !field) return []
  return rowsOf(of, entity).flatMap((row) => {
    const most = limit(row)
    const found = most === null || isOver(entity, row) ? null : beyond(of, row, field, condition, most)
    return found ? [{ entity, row, field, ...found }] : []
  })
}

/** The rows that are beyond a limit now: one of their own, a near date, or one that somebody set; each row and field once. */
export function metIn(of: Context, block: Watch): readonly Met[] {
  const rules = entityOf(of, block.entity)
  const set = rules
    ? rowsOf(of, rules).flatMap((rule) => {
        const watched = block.watched.find(({ name }) => name === valueIn(rule, block.by))
        const limit = valueIn(rule, block.limit)
        return watched && typeof limit === 'number' ? metBy(of, watched, String(valueIn(rule, block.condition) ?? ''), () => limit) : []
      })
    : []
  const own = block.watched.flatMap((watched) => {
    const { lowest } = watched
    if (lowest !== undefined)
      return metBy(of, watched, conditions[1], (row) => {
        const least = valueIn(row, lowest)
        return typeof least === 'number' ? least : null
      })
    return watched.due ? metBy(of, watched, conditions[2], () => ahead) : []
  })
  const seen = new Set<string>()
  return [...set, ...own].filter(({ entity, row, field }) => {
    const key = `${entity.id} ${row.id} ${field.id}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** What is beyond its limits now, worked out from the rows that the viewer may read. */
export function watch(of: Context, block: Watch): Html {
  const met = metIn(of, block)
  const items = met.slice(0, shown).map(({ entity, row, field, said, isLate }) => {
    const title = titleOf(of, entity, row)
    const to = rowAddress(of, entity, row)
    return html`<li class="card told">${icon('alert')}<div><p><strong>${to ? html`<a href="${to}">${title}</a>` : title}</strong></p><p class="help">${field.label}: ${textOf(of, field, valueIn(row, field.id))}</p></div><span class="tag tag-${isLate ? 'bad' : 'wait'}">${said}</span></li>`
  })
  const rest = met.length - items.length
  const body =
    items.length > 0
      ? html`<ul class="told-list">${items}</ul>${rest > 0 && html`<p class="muted">And ${grouped(rest)} more.</p>`}`
      : html`<p class="lead">Everything is within its limits.</p>`
  return section(of, block, body, { unseen: 'Beyond their limits now' })
}

/** The number of what is beyond its limits, with a way to it, for the header; nothing where all is within them. */
export function watchBell(of: Context): Html {
  for (const page of of.model.pages) {
    const block = canSee(of.viewer, page) ? page.blocks.find((one) => one.kind === 'watch') : undefined
    const count = block?.kind === 'watch' ? metIn(of, block).length : 0
    if (count > 0)
      return html`<a class="bell" href="${address(of, page.path)}">${icon('alert')}<span class="sr">${page.title}: </span><span class="bell-count">${count}</span><span class="sr"> beyond their limits</span></a>`
  }
  return nothing
}

/** Ids of the entities whose rows the block reads. */
export const watchedBy = ({ entity, watched }: Watch): readonly string[] => [entity, ...watched.map((one) => one.entity)]
