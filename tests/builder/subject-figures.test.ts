import { describe, expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import type { AppModel, BlockOf, Page, Values } from '../../builder/model.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const figuresOf = ({ pages }: AppModel): Page => pages.find(({ path, blocks }) => path !== '/' && blocks[0]?.kind === 'tiles' && !blocks[0].mine)!
const charts = (model: AppModel): BlockOf<'chart'>[] => figuresOf(model).blocks.filter((block) => block.kind === 'chart')
const tiles = (model: AppModel): BlockOf<'tiles'> => figuresOf(model).blocks.find((block) => block.kind === 'tiles')!
const headings = (words: string): string[] => charts(siteOf(words)).map(({ heading }) => heading)

const hall = 'A squash hall site. Players register, log in and book a court for an hour. Managers log in, manage courts and see occupancy statistics.'
const flats =
  'A rental apartment website for landlords and tenants. Tenants can log in, view their lease and see due and paid rents. Landlords can log in, publish apartments, create leases, mark rents as paid, and view an income overview by month.'

describe('a page of figures begins with what its words want figures of', () => {
  test.each([
    ['how often each place is used, and when', hall, ['Bookings by month', 'Bookings by court', 'Bookings by time']],
    [
      'what the words have it fall apart by',
      'A server room site. Operators log in, record incidents with server, title and date, and manage servers. The statistics page shows incidents by server and week.',
      ['Incidents by server', 'Incidents by week'],
    ],
    [
      'what a doing is kept as',
      'A book lending tracker. Users log in, add books, record a loan of a book with borrower and due date, and view lending statistics.',
      ['Loans by month', 'Loans by book'],
    ],
  ])('%s', (_, words, expected) => {
    expect(headings(words).slice(0, expected.length)).toEqual(expected)
  })
  test('income is only what is paid, by month', () => {
    const [first] = charts(siteOf(flats))
    expect(first).toMatchObject({ heading: 'Income by month', entity: 'rents', measure: 'sum', step: 'month', where: { field: 'status', is: 'Paid' } })
  })
  test('orders that say no day keep the one on which they are made', () => {
    const model = siteOf('A car wash site. Owners log in and order a wash package. Administrators manage packages and view order statistics.')
    const create = model.actions.find(({ entity, kind }) => entity === 'orders' && kind === 'create')
    expect(create?.effects).toContainEqual({ kind: 'today', field: 'ordered_on' })
    expect(charts(model)[0]).toMatchObject({ heading: 'Orders by month', by: 'ordered_on' })
  })
  test('stations that stand there are not counted by month', () => {
    expect(headings('A weather site. Visitors browse stations with name and town. A dashboard shows charts of the stations.')).not.toContain(
      'Stations by month',
    )
  })
})

const worldOf = (model: AppModel, entity: string, rows: readonly Values[]): World =>
  rows.reduce((so_far: World, values, at) => withRow(so_far, entity, { id: `r${at}`, owner: null, values }), { ...createWorld(model), rows: new Map() })
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('a tile of this month says what the last one came to', () => {
  const model = siteOf(flats)
  const world = worldOf(model, 'rents', [
    { title: 'December', month: '2025-12-01', total: 900, status: 'Paid' },
    { title: 'January', month: '2026-01-01', total: 1200, status: 'Paid' },
    { title: 'January, not yet', month: '2026-01-01', total: 700, status: 'Due' },
  ])
  const shown = textOf(pageOf(world, figuresOf(model).path, visitorOf(model, 'ana', 'landlord')))
  expect(shown).toContain('Income this month $1,200 Last month: $900 (▲ up 33%)')
})

test('all figures of a page are held to one of the things that its rows are of', () => {
  const model = siteOf(hall)
  expect(flawsOf(model)).toEqual([])
  expect(tiles(model).among).toContainEqual({
    label: 'Court',
    of: [
      { entity: 'bookings', field: 'court' },
      { entity: 'occupancies', field: 'court' },
    ],
  })
  const at = tiles(model).among!.findIndex(({ label }) => label === 'Court')
  const world = worldOf(model, 'bookings', [
    { name: 'A', court: 'c1', date: '2026-06-02' },
    { name: 'B', court: 'c2', date: '2026-06-03' },
    { name: 'C', court: 'c1', date: '2026-06-04' },
  ])
  const court = (so_far: World, id: string): World => withRow(so_far, 'courts', { id, owner: null, values: { name: `Court ${id}` } })
  const both = ['c1', 'c2'].reduce(court, world)
  const counted = (query: Record<string, string>): string | undefined =>
    /Bookings (\d+) /.exec(textOf(pageOf(both, figuresOf(model).path, visitorOf(model, 'ana', 'manager'), query)))?.[1]
  expect([counted({}), counted({ [`among${at + 1}`]: 'c1' })]).toEqual(['3', '2'])
})

test('a timeline of years begins with the earliest', () => {
  const model = siteOf(
    'A lighthouse encyclopedia. Visitors browse lighthouses with name, country and construction year, see a timeline of construction years, and read their history. Editors add lighthouses.',
  )
  const page = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'timeline'))!
  const world = worldOf(model, 'lighthouses', [
    { name: 'North Point', construction_year: 1911 },
    { name: 'Old Rock', construction_year: 1759 },
    { name: 'Green Cape', construction_year: 1883 },
  ])
  const html = pageOf(world, page.path, visitorOf(model, 'ana', null))
  const shown = textOf(html.slice(html.indexOf('class="timeline"')))
  expect(shown).toMatch(/1759 Old Rock .*1883 Green Cape .*1911 North Point/)
})
