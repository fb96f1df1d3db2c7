import { describe, expect, test } from 'vitest'
import { readFigures } from '../../builder/explore/kept.ts'
import type { AppModel, BlockOf, Entity } from '../../builder/model.ts'
import { renderSheet } from '../../builder/render/insight/sheet.ts'
import { renderPage } from '../../builder/render/page.ts'
import { seedValues } from '../../builder/samples.ts'
import type { SiteRequest, SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const today = '2026-12-31'
const rowsOf = (entity: Entity): SiteRow[] =>
  entity.seeds.map((seed, at) => ({ id: `${entity.id}${at}`, owner: null, created_at: 1, updated_at: 1, values: seedValues((id, index) => `${id}${index}`, entity, seed, today) })) // biome-ignore format: one call
const figuresOf = (model: AppModel): Entity | undefined => model.entities.find(({ id }) => id === 'monthly_figures')
const charts = ({ pages }: AppModel, id: string) =>
  pages.flatMap(({ blocks }) =>
    blocks.filter((block): block is BlockOf<'chart'> => block.kind === 'chart' && block.entity === id).map(({ heading }) => heading),
  )

const security =
  'A cloud application security website. Users can view data visualization of the security status, inspect logs, and download reports to track the security status. Administrators manage policies.'

describe('a site whose data is looked into and that keeps nothing measured', () => {
  test('keeps figures of its subject by month, draws them, and has them entered', () => {
    const model = built(security)
    const entity = figuresOf(model)!
    expect(entity.fields.map(({ label }) => label)).toEqual(['Name', 'Month', 'Severity', 'Kind', 'Threats', 'Blocked', 'Open', 'Time to answer'])
    expect(charts(model, entity.id)).toEqual([
      'Threats by month',
      'Threats by severity',
      'Threats by kind',
      'Blocked by month',
      'Blocked by severity',
      'Open by month',
    ])
    expect(model.actions.filter(({ entity: of }) => of === entity.id).map(({ kind }) => kind)).toEqual(['create', 'update', 'delete'])
  })

  test('keeps them of each of its own things, where it is about such', () => {
    const model = built('A movie data visualization website. Users can browse movies and view statistical data of the movies in charts.')
    const entity = figuresOf(model)!
    expect(entity.fields[2]).toMatchObject({ label: 'Movie', type: 'reference', entity: 'movies' })
    expect(charts(model, entity.id)[1]).toBe('Box office by movie')
  })

  test.each([
    'A flower shop. Customers can order bouquets, and the administrator views data analysis of the sales.',
    'A tool for converting data files. Users upload files, convert them and visualize data.',
    'A diary. Users can write entries.',
  ])('which “%s” is not', (words) => expect(figuresOf(built(words))).toBeUndefined())

  test('is explored by these figures first', () => {
    const model = built('A movie data visualization website. Users can browse movies and view statistical data of the movies in charts.')
    const [explorer] = model.pages.flatMap(({ blocks }) => blocks.filter((block): block is BlockOf<'explorer'> => block.kind === 'explorer'))
    expect(explorer?.sources[0]?.entity).toBe('monthly_figures')
  })
})

describe('a report that is looked at or taken along', () => {
  const model = built(security)
  const reports = model.entities.find(({ plural }) => plural === 'reports')!
  const page = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'made_report'))!
  const block = page.blocks.find(({ kind }) => kind === 'made_report')!

  test('is of figures that the site keeps, and says what they come to in its time', () => {
    const entity = figuresOf(model)!
    const threats = entity.seeds.flatMap(({ date, threats }) => (date === '-0m' ? [Number(threats)] : [])).reduce((sum, one) => sum + one, 0)
    expect(reports.seeds[0]).toMatchObject({ title: 'Monthly figures, the last month', about: 'Monthly figures', period: 'Monthly' })
    expect(reports.seeds[0]?.summary).toContain(`otal threats ${threats.toLocaleString('en')};`)
  })

  test('is a PDF of the whole months that it is about', () => {
    const rows = Object.fromEntries(model.entities.map((entity) => [entity.id, rowsOf(entity)]))
    const request: SiteRequest = { path: page.path, query: { row: 'reports0', format: 'pdf' }, visitor: { id: 'me', role: null }, roles: [], today, rows, base: '', badge: false } // biome-ignore format: one request
    const sheet = renderSheet(model, request, block.id)
    expect(sheet).toMatchObject({ name: 'monthly-figures-the-last-month.pdf', type: 'application/pdf', rows: 12 })
    const words = ['Monthly figures, 1 Dec 2026 to 31 Dec 2026', 'Total threats by severity', 'Dec 2026']
    expect(words.filter((one) => !sheet?.text.includes(one))).toEqual([])
  })
})

describe('charts that are kept', () => {
  const model = built('A movie data visualization website. Users can browse movies, view statistical data of the movies, draw charts and save charts.')
  const saved = model.entities.find(({ plural }) => plural === 'saved charts')!

  test('begin with figures of the months along their parts', () => {
    expect(saved.seeds.map(({ title, kind }) => [title, kind])).toEqual([
      ['Box office by movie', 'Columns'],
      ['Box office by genre', 'Ring'],
      ['Tickets by movie', 'Bars'],
    ])
    const sums = readFigures(String(saved.seeds[1]?.chart))?.series[0]?.values
    const all = figuresOf(model)!.seeds.reduce((sum, { box_office }) => sum + Number(box_office), 0)
    expect(sums?.reduce((sum: number, one) => sum + Number(one), 0)).toBe(all)
  })
})

test('an explorer of tables that are kept from whoever is not logged in shows none of others', () => {
  const model = built('A telecommunications data visualization platform. Users should be able to log in, browse data and analyze data.')
  const [{ path } = { path: '' }] = model.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'explorer'))
  const held: AppModel = { ...model, entities: model.entities.map((entity) => ({ ...entity, members: true })) }
  const shown = (of: AppModel) =>
    renderPage(of, { path, query: {}, base: '', visitor: { id: 'me', role: null }, roles: [], rows: {}, today, badge: false }).html
  expect([shown(held), shown(model)].map((page) => [page.includes('the tables of this site are here'), page.includes('Sales of two years')])).toEqual([
    [true, false],
    [false, true],
  ])
})
