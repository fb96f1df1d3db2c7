import { chanceOf } from '../../compose/chance.ts'
import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'

const moving = new Set(['number', 'money', 'percent'])

/** The rows of an entity; on a page whose figures are simulated, those of the latest day a little off what they keep, at each update by another way. */
export function movedRows(of: Context, entity: Entity): readonly SiteRow[] {
  const rows = rowsOf(of, entity)
  const times = Number(of.request.query.moved ?? 0)
  const isMoved = times > 0 && of.page?.blocks.some((block) => block.kind === 'live' && block.simulated)
  const date = entity.fields.find(({ type }) => type === 'date')
  if (!isMoved || !date) return rows
  const dayOf = (row: SiteRow): string => String(valueIn(row, date.id) ?? '')
  const last = rows.reduce((latest, row) => (dayOf(row) > latest ? dayOf(row) : latest), '')
  const figures = entity.fields.filter(({ type }) => moving.has(type))
  return rows.map((row) =>
    dayOf(row) === last ? { ...row, values: { ...row.values, ...Object.fromEntries(figures.flatMap(({ id }) => moved(row, id, times))) } } : row,
  )
}

function moved(row: SiteRow, field: string, times: number): [string, number][] {
  const value = valueIn(row, field)
  if (typeof value !== 'number') return []
  const now = value * (1 + 0.06 * Math.sin(times * 0.9 + chanceOf(`${row.id} ${field}`, 60) / 10))
  return [[field, Number.isInteger(value) ? Math.round(now) : Math.round(now * 10) / 10]]
}
