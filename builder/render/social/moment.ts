import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue } from '../value.ts'

/** The day and the time that a row of a conversation keeps of itself, by the name of today where it is that; null where it keeps none. */
export function momentIn(of: Context, { fields }: Entity, row: SiteRow): Html | null {
  const field = fields.find(({ type }) => type === 'datetime')
  const value = field && valueIn(row, field.id)
  if (!field || !value) return null
  const [day, time] = String(value).split('T')
  return day === of.request.today && time ? html`<time datetime="${String(value)}">today, ${time}</time>` : showValue(of, field, value)
}
