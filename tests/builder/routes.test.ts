import { describe, expect, test } from 'vitest'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Typed, Visitor } from '../../builder/site.ts'
import { minutesFor, wayBetween } from '../../builder/ways.ts'
import { siteOf } from '../support/visitor-words.ts'

const spots = [
  { name: 'Pier', latitude: 52, longitude: 4 },
  { name: 'Mill', latitude: 52.01, longitude: 4 },
  { name: 'Park', latitude: 52.02, longitude: 4 },
  { name: 'Hill', latitude: 52.03, longitude: 4 },
  { name: 'Lake', latitude: 52.2, longitude: 4.3 },
  { name: 'Moor', latitude: 52.21, longitude: 4.3 },
  { name: 'Fort', latitude: 52.22, longitude: 4.3 },
  { name: 'Farm', latitude: 52.23, longitude: 4.3 },
]

describe('the way between two places', () => {
  test('goes by way of those that lie between, and says how far and where to', () => {
    const legs = wayBetween(spots, 0, 3)
    expect(legs.map(({ from, to, km, heading }) => [from.name, to.name, Math.round(km * 100) / 100, heading])).toEqual([
      ['Pier', 'Mill', 1.39, 'north'],
      ['Mill', 'Hill', 2.78, 'north'],
    ])
  })
  test('is straight where nothing joins them', () => {
    expect(wayBetween(spots, 0, 7).map(({ from, to, heading }) => [from.name, to.name, heading])).toEqual([['Pier', 'Farm', 'north-east']])
  })
  test('takes longer on foot than by car', () => {
    expect([minutesFor(10, 'On foot'), minutesFor(10, 'Bus'), minutesFor(10, 'Car')]).toEqual([125, 31, 16])
  })
})

const site = siteOf('A traffic website for a town. Users can browse traffic information, plan routes and read traffic news.')
const routes = site.entities.find(({ plural }) => /routes|route plans/.test(plural))!
const places = site.entities.find(({ plural }) => plural === 'places')!
const plan = site.actions.find(({ entity, kind }) => entity === routes.id && kind === 'create')!
const ada: Visitor = { id: 'ada', role: null, name: 'Ada' }
const rows = {
  [places.id]: spots.map(
    ({ name, latitude, longitude }, index): SiteRow => ({
      id: `p${index}`,
      owner: null,
      created_at: 1,
      updated_at: 1,
      values: { name, area: null, latitude, longitude },
    }),
  ),
  [routes.id]: [],
}
const planned = (start: string, end: string) => {
  const typed: Typed = { name: 'Sunday', start, end, transport: 'On foot' }
  const done = submit(site, { action: plan.id, row: null, typed, visitor: ada, today: '2026-12-03', rows, strict: false, newId: () => 'r1' })
  return done.kind === 'writes' && done.writes[0].kind === 'insert' ? done.writes[0].values : done
}

describe('a route that is planned', () => {
  test('is worked out between places that the site knows', () => {
    expect(planned('p0', 'p1')).toMatchObject({ distance: 1.4, estimated_time: 18, steps: '1. From Pier go north to Mill: 1.4 km\n2. You are at Mill.' })
    expect(planned('p0', 'p0')).toMatchObject({ distance: null, estimated_time: null, steps: null })
  })
  test('asks for neither distance nor time, and shows its steps on a page of its own', () => {
    expect(plan.fields.filter((id) => ['distance', 'estimated_time', 'steps'].includes(id))).toEqual([])
    expect(plan.leads).toBeNull()
    const detail = site.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'detail' && block.entity === routes.id))[0]
    expect(detail).toMatchObject({ fields: expect.arrayContaining(['start', 'end', 'distance', 'estimated_time', 'steps']) })
  })
  test('is so in the samples too', () => {
    for (const seed of routes.seeds)
      expect([typeof seed.start, typeof seed.end, Number(seed.distance) > 0, String(seed.steps).startsWith('1. From ')]).toEqual([
        'number',
        'number',
        true,
        true,
      ])
  })
})
