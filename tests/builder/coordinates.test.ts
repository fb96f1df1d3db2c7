import { expect, test } from 'vitest'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { built } from '../support/acting.ts'

const town = built('A site of a town. Visitors view parks on a map. Managers add parks.')
const parks = town.entities.find(({ id }) => id === 'parks')!

test('places on a map keep their coordinates, near one another', () => {
  expect(parks.fields.filter(({ id }) => id === 'latitude' || id === 'longitude')).toEqual([
    { id: 'latitude', label: 'Latitude', type: 'number', required: false, min: -90, max: 90 },
    { id: 'longitude', label: 'Longitude', type: 'number', required: false, min: -180, max: 180 },
  ])
  expect(parks.seeds.every(({ latitude, longitude }) => Math.abs(Number(latitude) - 51.925) < 0.03 && Math.abs(Number(longitude) - 4.48) < 0.05)).toBe(true)
})

test('who adds a place enters where it is', () => {
  const add = town.actions.find(({ kind, entity }) => kind === 'create' && entity === 'parks')
  expect(add?.fields.slice(-2)).toEqual(['latitude', 'longitude'])
})

test('the map draws the northernmost place at the top', () => {
  const page = createTriedSite(town, () => 1_795_000_000).turn({ to: '/parks', fields: null }).html
  const pins = [...page.matchAll(/aria-label="\d+: ([^"]+)"><circle cx="[\d.]+" cy="([\d.]+)"/g)].map(([, name, y]) => ({ name, y: Number(y) }))
  const byNorth = parks.seeds.toSorted((a, b) => Number(b.latitude) - Number(a.latitude)).map(({ name }) => name)
  expect(pins.toSorted((a, b) => a.y - b.y).map(({ name }) => name)).toEqual(byNorth)
})

test('a road map is no map of places', () => {
  const model = built('A site for a product. Users view the road map and visit stores. Managers add stores with an address.')
  expect(model.entities.flatMap(({ fields }) => fields.filter(({ id }) => id === 'latitude'))).toEqual([])
})
