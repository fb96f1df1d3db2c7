import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { valueIn } from '../own.ts'
import { rowAddress, titleOf } from '../value.ts'

const inOrder = /(?:^| )(?:chapter|page|lesson|episode|slide|scene|volume|panel|lecture|tutorial step|step)$/
const counts =
  /^(?:(?:chapter|page|lesson|episode|slide|scene|volume|panel|lecture|step) )?(?:number|order|no\.|position|chapter|page|lesson|episode|slide|scene|volume|step)$/i

/** The ways from one part of a whole to the part before and the part after it: chapters of a book, lessons of a course. */
export function besideRow(of: Context, entity: Entity, row: SiteRow): Html {
  const place = entity.fields.find(({ type, label }) => type === 'number' && counts.test(label))
  const whole = entity.fields.find((field) => field.type === 'reference' && field.entity !== entity.id && Boolean(valueIn(row, field.id)))
  if (!place || !whole || !inOrder.test(entity.singular)) return nothing
  const rank = (one: SiteRow): number => Number(valueIn(one, place.id) ?? Number.POSITIVE_INFINITY)
  const all = rowsOf(of, entity)
    .filter((one) => valueIn(one, whole.id) === valueIn(row, whole.id))
    .toSorted((a, b) => rank(a) - rank(b) || a.created_at - b.created_at)
  const at = all.findIndex(({ id }) => id === row.id)
  const [before, after] = [all[at - 1], all[at + 1]]
  const way = (one: SiteRow | undefined, words: string, rel: string): Html | false => {
    const to = one && rowAddress(of, entity, one)
    return to
      ? html`<a class="way-${rel}" href="${to}" rel="${rel}">${rel === 'prev' && icon('back')}<span><span class="way-word">${words}</span> ${titleOf(of, entity, one)}</span>${rel === 'next' && icon('arrow')}</a>`
      : false
  }
  const ways = [way(before, 'Previous', 'prev'), way(after, 'Next', 'next')].filter((one) => one !== false)
  return ways.length === 0 ? nothing : html`<nav class="row-ways" aria-label="Other ${entity.plural}">${ways}</nav>`
}
