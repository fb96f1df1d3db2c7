import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { address, type Context, fieldsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { dayAfter, dayIn } from '../insight/period.ts'
import { valueIn } from '../own.ts'

const spans = [
  { id: '', label: 'All time', days: null },
  { id: '7', label: 'Week', days: 7 },
  { id: '30', label: 'Month', days: 30 },
] as const
/** How a round ended narrows no board. */
const isEnd = ({ id }: Field): boolean => id === 'result'

/** The choices that a board of everybody's best can be narrowed to: its level, its game, its size. */
const kindsOf = (of: Context, { fields, each, mine }: BlockOf<'ranking'>, entity: Entity): readonly Field[] =>
  mine || of.page?.path === '/'
    ? []
    : fieldsOf(entity, [...new Set([...(each === undefined ? [] : [each]), ...fields])]).filter(
        (field) => field.type === 'choice' && (field.choices?.length ?? 0) > 1 && !isEnd(field),
      )
const dayField = ({ fields }: Entity): string | undefined => fields.find(({ type }) => type === 'date')?.id
const asked = (of: Context, { id }: BlockOf<'ranking'>, name: string): string => of.request.query[`${id}.${name}`] ?? ''

/** The rows that a board is narrowed to by what the address asks. */
export function narrowedTo(of: Context, block: BlockOf<'ranking'>, entity: Entity, rows: readonly SiteRow[]): readonly SiteRow[] {
  const chosen = kindsOf(of, block, entity).flatMap(({ id, choices = [] }) => {
    const value = asked(of, block, `f.${id}`)
    return choices.includes(value) ? [{ id, value }] : []
  })
  const days = spans.find(({ id }) => id === asked(of, block, 'range'))?.days ?? null
  const since = days === null ? '' : dayAfter(of.request.today, 1 - days)
  const day = dayField(entity)
  return rows.filter(
    (row) => chosen.every(({ id, value }) => valueIn(row, id) === value) && (since === '' || day === undefined || (dayIn(row, day) ?? '') >= since),
  )
}

/** Links that narrow a board to one level, one size, one game, and to a week or a month. */
export function narrowing(of: Context, block: BlockOf<'ranking'>, entity: Entity): Html {
  const kinds = kindsOf(of, block, entity)
  if (block.mine || of.page?.path === '/') return html``
  const chips = (label: string, name: string, choices: readonly { readonly value: string; readonly label: string }[]): Html => {
    const now = asked(of, block, name)
    const link = ({ value, label: words }: (typeof choices)[number]): Html => {
      const query = { ...of.request.query, [`${block.id}.${name}`]: value, row: undefined }
      return html`<li><a href="${address(of, of.page?.path ?? '/', { query, anchor: block.id })}"${value === now && html` aria-current="true"`}>${words}</a></li>`
    }
    return html`<nav class="chips" aria-label="${label}, ${block.heading || entity.plural}"><ul>${choices.map(link)}</ul></nav>`
  }
  const byKind = kinds.map(({ id, label, choices = [] }) =>
    chips(label, `f.${id}`, [{ value: '', label: `Every ${label.toLowerCase()}` }, ...choices.map((value) => ({ value, label: value }))]),
  )
  const byTime =
    dayField(entity) === undefined
      ? html``
      : chips(
          'Time',
          'range',
          spans.map(({ id, label }) => ({ value: id, label })),
        )
  return html`<div class="ranking-narrow">${byKind}${byTime}</div>`
}
