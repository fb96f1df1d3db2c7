import { describe, expect, test } from 'vitest'
import type { AppModel, BlockOf, Entity } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { seedValues } from '../../builder/samples.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const monthly = ({ entities }: AppModel): Entity => entities.find(({ fields }) => fields.some(({ label }) => label === 'Month'))!
const columns = (words: string): string[] => monthly(built(words)).fields.map(({ label, choices }) => (choices ? `${label}: ${choices.join(', ')}` : label))
const chartsOf = ({ pages }: AppModel, id: string) =>
  pages.flatMap(({ blocks }) => blocks.filter((block): block is BlockOf<'chart'> => block.kind === 'chart' && block.entity === id))
const today = '2026-03-31'
const rowsOf = (entity: Entity): SiteRow[] =>
  entity.seeds.map((seed, at) => ({
    id: String(at),
    owner: null,
    created_at: 1,
    updated_at: 1,
    values: seedValues((_, index) => String(index), entity, seed, today),
  }))

const telecom = 'A data visualization website for telecommunications. Users can browse data and view charts and statistics of the data.'

describe('figures that a site keeps', () => {
  test.each([
    [telecom, ['Name', 'Month', 'Region: North, South, East, West', 'Service: Mobile, Broadband, Television', 'Subscribers', 'Revenue', 'Traffic', 'Churn']],
    [
      'A data platform for a water works. Users can browse data and view data charts.',
      [
        'Name',
        'Month',
        'Plant: North works, Riverside works, Hill works',
        'Use: Homes, Industry, Farming',
        'Water produced',
        'Water sold',
        'Energy used',
        'Leakage',
      ],
    ],
    [
      'Software for a small business. Users browse business data and generate reports.',
      ['Name', 'Month', 'Region: North, South, East, West', 'Product line: Basic, Standard, Plus', 'Revenue', 'Costs', 'Orders', 'New customers'],
    ],
  ])('are what “%s” is measured by', (words, all) => expect(columns(words)).toEqual(all))

  test('fall apart by what the words name', () => {
    expect(columns('A data analysis site for movies. Users can browse data and filter data by country and by year, and view statistics.')[2]).toBe(
      'Country: United States, France, Japan',
    )
    expect(columns('A sales data website. Users can browse data by province and store, and view charts of the data.').slice(2, 4)).toEqual([
      'Province: Northmark, Lakeland, Southshore, Westhill',
      'Store: Harbour, Station Road, Hillcrest',
    ])
  })

  test('are of the regions that the site keeps', () => {
    const model = built('An epidemic data platform. Administrators manage regions. Users can browse data by region, enter data and view data charts.')
    const entity = monthly(model)
    expect(entity.fields.find(({ label }) => label === 'Region')).toMatchObject({
      type: 'reference',
      entity: model.entities.find(({ plural }) => plural === 'regions')?.id,
    })
    expect(entity.seeds.every(({ region }) => typeof region === 'number')).toBe(true)
  })

  test('are there for each of the last months, whichever day it is', () => {
    const entity = monthly(built(telecom))
    const rows = rowsOf(entity)
    expect([...new Set(rows.map(({ values }) => values.date))]).toEqual(['2026-03-01', '2026-02-01', '2026-01-01', '2025-12-01', '2025-11-01', '2025-10-01'])
    expect(rows.filter(({ values }) => values.date === '2026-02-01')).toHaveLength(12)
    expect(rows[0]?.values.name).toBe('North, Mobile, Mar 2026')
    expect(rows.every(({ values }) => typeof values.revenue === 'number' && values.revenue > 0)).toBe(true)
  })

  test('are plotted by month and along their parts, not counted', () => {
    const model = built(telecom)
    const entity = monthly(model)
    expect(chartsOf(model, entity.id).map(({ heading, measure, shape }) => `${heading}: ${measure}, ${shape}`)).toEqual([
      'Subscribers by month: sum, line',
      'Revenue by region: sum, bars',
      'Revenue by service: sum, ring',
      'Revenue by month: sum, line',
      'Traffic by region: sum, bars',
      'Traffic by month: sum, line',
    ])
    const page = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'report'))!
    expect(page.blocks[0]).toMatchObject({
      tiles: [{ label: 'Subscribers this month', measure: 'sum' }, { label: 'Revenue this month' }, { label: 'Traffic this month' }],
    })
    const report = page.blocks.find((block) => block.kind === 'report' && block.entity === entity.id)
    expect(report).toMatchObject({
      measures: [{ label: 'Total revenue' }, { label: 'Total traffic' }, { label: 'Average subscribers' }, { label: 'Average churn' }],
    })
    const { html } = renderPage(model, { path: page.path, query: {}, base: '', visitor: { id: 'me', role: null }, roles: [], rows: { [entity.id]: rowsOf(entity) }, today, badge: false }) // biome-ignore format: one call
    const total = rowsOf(entity).reduce((sum, { values }) => sum + (values.date === '2026-03-01' ? Number(values.revenue) : 0), 0)
    expect(html).toContain(`<dt>Revenue this month</dt><dd>$${total.toLocaleString('en')}</dd>`)
  })
})

test('rows of trade with the world are told apart by product, trade area and day', () => {
  const model = built('A global trade data analysis platform. Users can browse global trade data, filter it, and view data charts.')
  const entity = model.entities.find(({ plural }) => plural === 'global trades')!
  expect(entity.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Product', 'Trade area', 'Date', 'Value']))
  expect(entity.seeds.length > 40).toBe(true)
  expect(chartsOf(model, entity.id).map(({ measure, field }) => `${measure} ${field}`)).not.toContain('count undefined')
})
