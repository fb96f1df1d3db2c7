import { titled } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import type { Block, Page } from '../model.ts'
import { isSort } from '../sort.ts'
import { idFrom, taken } from './ids.ts'
import type { Part, Taken } from './pages.ts'

const mostTiles = 4
const mostCharts = 3
const weight: Readonly<Record<string, number>> = {
  request: 5,
  money: 5,
  record: 4,
  machine: 4,
  work: 3,
  event: 3,
  offer: 2,
  person: 2,
  play: 3,
  text: 1,
  media: 1,
  talk: 1,
  place: 1,
  rule: 0,
}

/** Figures and charts over what the site keeps, counted from its rows; null where it keeps nothing to count. */
export function statisticsPage(parts: readonly Part[], taken_: Taken, title: string, role?: string): Page | null {
  const visible = parts.filter(({ made: { entity, thing } }) => !thing.sorts && (role !== undefined || entity.read !== 'managed'))
  const ranked = visible.toSorted(
    (a, b) => (weight[kits[b.made.thing.kit].group] ?? 0) - (weight[kits[a.made.thing.kit].group] ?? 0) || b.made.thing.asks.length - a.made.thing.asks.length,
  )
  if (ranked.length === 0) return null
  const charts = ranked.flatMap((part) => chart(part, taken_)).slice(0, mostCharts)
  return {
    id: taken(taken_.pages, idFrom(title, 'page')),
    path: taken(taken_.paths, `/${idFrom(title, 'statistics').replaceAll('_', '-')}`, '-'),
    title,
    navigation: title.slice(0, 40),
    ...(role ? { role } : {}),
    blocks: [{ kind: 'tiles', id: taken(taken_.blocks, 'figures'), heading: '', tiles: tiles(ranked) }, ...charts],
  }
}

function tiles(ranked: readonly Part[]) {
  const counts = ranked.slice(0, mostTiles).map(({ made: { entity } }) => ({ label: titled(entity.plural), entity: entity.id, measure: 'count' as const }))
  const sums = ranked.slice(0, 4).flatMap(({ made: { entity } }) => {
    const money = entity.fields.find(({ type }) => type === 'money')
    return money && !/price|fee|least/.test(money.id)
      ? [
          {
            label: `${/^total\b/i.test(money.label) ? money.label : `Total ${money.label.toLowerCase()}`} of ${entity.plural}`.slice(0, 80),
            entity: entity.id,
            measure: 'sum' as const,
            field: money.id,
          },
        ]
      : []
  })
  const open = ranked.slice(0, 2).flatMap(({ made: { entity } }) =>
    entity.lifecycle
      ? [
          {
            label: `${titled(entity.plural)}: ${entity.lifecycle.initial.toLowerCase()}`,
            entity: entity.id,
            measure: 'count' as const,
            where: { field: entity.lifecycle.field, is: entity.lifecycle.initial },
          },
        ]
      : [],
  )
  return [...counts, ...sums.slice(0, 2), ...open].slice(0, 8)
}

function chart(part: Part, taken_: Taken): Block[] {
  const { entity } = part.made
  const by = entity.fields.find(({ id }) => id === entity.lifecycle?.field) ?? entity.fields.find(isSort) ?? entity.fields.find(({ type }) => type === 'date')
  if (!by) return []
  const shape = by.type === 'date' ? 'line' : 'bars'
  return [
    {
      kind: 'chart',
      id: taken(taken_.blocks, idFrom(`${entity.id} chart`)),
      heading: `${titled(entity.plural)} by ${by.label.toLowerCase()}`,
      entity: entity.id,
      by: by.id,
      measure: 'count',
      shape,
    },
  ]
}
