import { describe, expect, test } from 'vitest'
import type { BlockOf } from '../../builder/model.ts'
import { areasOf } from '../../builder/render/insight/areas.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const telecom = built('A telecommunications data visualization website. Users can browse data and charts, and a map implements three-level drill-down.')
const drillIn = ({ pages }: ReturnType<typeof built>) =>
  pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'drill_down' ? [{ path, block: block as BlockOf<'drill_down'> }] : [])))[0]!
const { path, block } = drillIn(telecom)
const entity = telecom.entities.find(({ id }) => id === block.entity)!

const area = (id: string, level: string, part_of: string | null, values: SiteRow['values'] = {}): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values: { name: `Area ${id}`, level, part_of, ...values } }) // biome-ignore format: one row
const rows = [
  area('n', 'Region', null),
  area('s', 'Region', null),
  area('n1', 'City', 'n'),
  area('n11', 'District', 'n1', { subscribers: 300, revenue: 40, churn: 2 }),
  area('n12', 'District', 'n1', { subscribers: 200, revenue: 25, churn: 4 }),
  area('s1', 'City', 's'),
  area('s11', 'District', 's1', { subscribers: 90, revenue: 10, churn: 6 }),
]
function shown(query: Record<string, string>) {
  const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [`${block.id}.${name}`, value]))
  const { html } = renderPage(telecom, { path, query: asked, base: '', visitor: { id: 'me', role: null }, roles: [], rows: { [entity.id]: rows }, today: '2026-03-31', badge: false }) // biome-ignore format: one call
  return {
    areas: [...html.matchAll(/aria-label="(Area \w+: [^"]+)"><polygon/g)].map(([, label]) => label).toSorted(),
    way: [...html.matchAll(/<li(?: aria-current="location")?>(?:<b>|<a href="[^"]*">)(All|Area \w+)</g)].map(([, name]) => name),
    html,
  }
}

describe('a map that goes down into its areas', () => {
  test('has levels with figures in the last', () => {
    expect(entity.fields.find(({ id }) => id === 'level')?.choices).toEqual(['Region', 'City', 'District'])
    expect(block.figures).toEqual(['subscribers', 'revenue', 'traffic', 'churn'])
    const counts = Map.groupBy(entity.seeds, ({ level }) => level)
    expect([...counts].map(([level, all]) => [level, all.length])).toEqual([
      ['Region', 4],
      ['City', 12],
      ['District', 36],
    ])
    expect(new Set(entity.seeds.map(({ name }) => name)).size).toBe(52)
  })
  test('shows what lies in each, and each opens the next level, with a way back', () => {
    expect(shown({})).toMatchObject({ areas: ['Area n: 500', 'Area s: 90'], way: ['All'] })
    expect(shown({ at: 'n' })).toMatchObject({ areas: ['Area n1: 500'], way: ['All', 'Area n'] })
    expect(shown({ at: 'n1' })).toMatchObject({ areas: ['Area n11: 300', 'Area n12: 200'], way: ['All', 'Area n', 'Area n1'] })
    expect(shown({ at: 'n11' }).html).toContain('is not divided any further')
  })
  test('is of the figure that is chosen; shares are averages', () => {
    expect(shown({ by: 'revenue' }).areas).toEqual(['Area n: $65', 'Area s: $10'])
    expect(shown({ by: 'churn' }).areas).toEqual(['Area n: 3%', 'Area s: 6%'])
  })
  test('has the levels that the words name', () => {
    const zone = built('A data visualization website for a high-tech zone. Users can drill down from the zone to regions, buildings, floors, and companies.')
    const levels = zone.entities.find(({ id }) => id === drillIn(zone).block.entity)?.fields.find(({ id }) => id === 'level')?.choices
    expect(levels).toEqual(['Region', 'Building', 'Floor', 'Company'])
  })
  test('draws each area within the map, once', () => {
    const areas = areasOf(['a', 'b', 'c', 'd', 'e'])
    const inside = areas
      .flatMap(({ points }) => points.split(' ').map((point) => point.split(',').map(Number)))
      .every(([x = -1, y = -1]) => x >= 0 && x <= 100 && y >= 0 && y <= 60)
    expect([areas.length, new Set(areas.map(({ points }) => points)).size, inside]).toEqual([5, 5, true])
  })
})
