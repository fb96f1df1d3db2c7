import { describe, expect, it, test } from 'vitest'
import { createWorld, nobodyOf, shownRows } from '../../builder/accept/world.ts'
import { renderPage } from '../../builder/render/page.ts'
import { filed } from '../support/filed.ts'
import { siteOf } from '../support/visitor-words.ts'

describe('a map from which people are led to places', () => {
  const site = siteOf('A charging website. Users can browse charging stations and navigate to charging stations.')
  const world = createWorld(site)
  const request = {
    path: '/charging-stations',
    query: {},
    base: '',
    visitor: nobodyOf(site),
    roles: [],
    rows: shownRows(world),
    today: '2026-06-01',
    badge: false,
  }

  it('is built where the words ask for the way to them', () => {
    expect(filed(site, 'navigate to charging stations')).toEqual(['built', '/charging-stations'])
  })

  it('leads to each on the map of the streets', () => {
    const { html } = renderPage(site, { ...request, origin: 'https://charging.example' })
    const ways = [...html.matchAll(/href="(https:\/\/www\.openstreetmap\.org\/directions\?[^"]*)"/g)].map(([, to]) => to)
    expect(ways).toHaveLength(request.rows.charging_stations!.length)
    expect(ways[0]).toBe('https://www.openstreetmap.org/directions?to=12%20Maple%20Street')
    expect(html).toContain('The way to each opens on the street map of OpenStreetMap, which needs a connection.')
  })

  it('says where nobody finds the site yet that this is to come', () => {
    const { html } = renderPage(site, request)
    expect(html).not.toContain('openstreetmap.org')
    expect(html).toContain('The way to each opens here once the site is online.')
  })
})

test.each([
  'A city guide. The website should have functionalities such as map navigation and restaurant listing. Users can browse restaurants.',
  'A city guide. Users can browse hotels on a map and get navigation directions.',
])('“%s” has a map that leads to its places', (words) => {
  const maps = siteOf(words).pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'map'))
  expect(maps.map(({ directions }) => directions)).toEqual([true])
})

test('to be led through a site, or as one drives, is no map of places', () => {
  const site = siteOf('A shop. Users can browse stores, navigate to different pages and get real-time GPS navigation to stores.')
  expect(site.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'map' && block.directions))).toEqual([])
})
