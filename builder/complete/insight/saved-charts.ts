import { writeFigures } from '../../explore/kept.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Values } from '../../model.ts'
import { paletteOf } from '../../render/palette.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { isMonthly, type Measured, measuredOf, partsIn } from './measured.ts'
import { entityIn } from './places.ts'

const others = ['#b3541e', '#1b7a4b', '#6a3fb5', '#a3195b']

/** Charts that are kept begin with some of the figures of months, drawn along their parts. */
export const savedCharts: Completer = (draft) => {
  const board = draft.model.pages.flatMap(({ blocks }) => blocks.filter((block): block is BlockOf<'kept_charts'> => block.kind === 'kept_charts'))[0]
  const kept = board && entityIn(draft, board.entity)
  const source = draft.model.entities.find((entity) => isMonthly(entity) && entity.read === 'public')
  if (!board || !kept || !source || kept.seeds.length > 0) return draft
  const has = (id: string): boolean => kept.fields.some((field) => field.id === id)
  const seeds = drawnOf(draft, source, board.chart).map((seed): Values => Object.fromEntries(Object.entries(seed).filter(([id]) => has(id))))
  return withModel(draft, { entities: draft.model.entities.map((one) => (one === kept ? { ...kept, seeds } : one)) })
}

function drawnOf(draft: Draft, source: Entity, chart: string): Values[] {
  const [first, second] = measuredOf(source).filter(({ way }) => way === 'adds')
  const [one, other] = partsIn(source)
  const asked: readonly (readonly [Measured | undefined, typeof one, string])[] = [[first, one, 'Columns'], [first, other, 'Ring'], [second, one, 'Bars']] // biome-ignore format: one table
  const colours = [paletteOf(draft.model.theme).card.link, ...others]
  return asked.flatMap(([of, by, shape], at): Values[] => {
    if (!of || !by) return []
    const to = by.type === 'reference' ? entityIn(draft, by.entity ?? '') : undefined
    const nameOf = (value: unknown): string => (to && typeof value === 'number' ? String(to.seeds[value]?.[to.title] ?? '') : String(value ?? ''))
    const sums = [...Map.groupBy(source.seeds, (seed) => nameOf(seed[by.id]))].map(([label, rows]) => ({ label, sum: rows.reduce((total, row) => total + Number(row[of.field.id] ?? 0), 0) })) // biome-ignore format: one chain
    const title = `${of.field.label} by ${by.label.toLowerCase()}`
    const figures = { shape, title, x: by.label, y: `Sum of ${of.field.label}`, labels: sums.map(({ label }) => label), series: [{ name: of.field.label, values: sums.map(({ sum }) => sum) }], colours } // biome-ignore format: one chart
    const told = sums.map(({ label, sum }) => `${label}: ${sum.toLocaleString('en')}`).join('; ')
    return [{ title, kind: shape, source: titled(source.plural), note: `${of.field.label}, all months together`, figures: told, [chart]: writeFigures(figures), kept_on: `-${at * 3 + 1}d` }] // biome-ignore format: one row
  })
}
