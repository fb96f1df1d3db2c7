import { expect, test } from 'vitest'
import type { AppModel, Entity } from '../../builder/model.ts'
import { stepsBy } from '../../builder/render/insight/period.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const measured = built('A data analysis platform. Users can browse data and analyze data trends with charts.')
const records = (model: AppModel): Entity => model.entities.find(({ plural }) => /data records/.test(plural))!
const figures = measured.pages.find(({ path, blocks }) => path !== '/' && blocks.some(({ kind }) => kind === 'report'))!
function pageAt(model: AppModel, path: string, query: Record<string, string>, rows: Record<string, readonly SiteRow[]>): string {
  return renderPage(model, { path, query, base: '/s', visitor: { id: 'me', role: null }, roles: [], rows, today: '2026-11-23', badge: false }).html
}
const row = (id: string, date: string): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values: { name: id, date, value: 5 } })

test('what a site measures and draws has sample rows over two years', () => {
  const model = built('A global trade data analysis platform. Users can browse global trade data and view data charts.')
  const going = model.entities.find(({ seeds }) => seeds.length > 46)!
  const days = going.seeds.map(({ date }) => Number(String(date).slice(1, -1)))
  expect([Math.max(...days) > 690, Math.min(...days) < 30]).toEqual([true, true])
})

test('what is bought, booked or has steps keeps the rows that its kind has', () => {
  const model = built('A flower shop. Customers can order bouquets. The administrator can see sales reports and statistics.')
  expect(model.entities.filter(({ seeds }) => seeds.length > 12).map(({ id }) => id)).toEqual([])
})

test('a period that is chosen for a page of reports is followed by all its figures, and all time is shown without one', () => {
  const entity = records(measured)
  const rows = { [entity.id]: [row('a', '2026-11-20'), row('b', '2026-11-02'), row('c', '2025-02-01')] }
  const shown = (query: Record<string, string>) => {
    const page = pageAt(measured, figures.path, query, rows)
    const report = /<p class="count" role="status">(\d+) data records?/.exec(page)?.[1]
    return [report, /<p class="count page-period">(All figures of this page: [^<]*)</.exec(page)?.[1]]
  }
  expect(shown({ range: 'all' })).toEqual(['3', 'All figures of this page: all time'])
  expect(shown({ range: '7' })).toEqual(['1', 'All figures of this page: 17 Nov 2026 to 23 Nov 2026'])
  expect(shown({ range: 'year' })).toEqual(['2', 'All figures of this page: 24 Nov 2025 to 23 Nov 2026'])
  expect(shown({ from: '2025-01-01', to: '2025-12-31' })).toEqual(['1', 'All figures of this page: 1 Jan 2025 to 31 Dec 2025'])
})

test('a chart over time has the steps that are asked for, the latest where they are too many', () => {
  const period = { id: 'own', from: '2025-12-30', to: '2026-04-02', before: null }
  const labels = (name: 'Week' | 'Month' | 'Quarter' | 'Year') => stepsBy(period, name).map(({ label }) => label)
  expect([labels('Month'), labels('Quarter'), labels('Year')]).toEqual([
    ['Dec 25', 'Jan 26', 'Feb 26', 'Mar 26', 'Apr 26'],
    ['Q4 2025', 'Q1 2026', 'Q2 2026'],
    ['2025', '2026'],
  ])
  expect([labels('Week')[0], labels('Week').length, stepsBy(period, 'Day').length]).toEqual(['29 Dec', 14, 62])
  expect(stepsBy(period, 'Quarter')[1]).toEqual({ from: '2026-01-01', to: '2026-03-31', label: 'Q1 2026' })
})
