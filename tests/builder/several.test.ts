import { expect, it } from 'vitest'
import { createWorld, nobodyOf, pageOf } from '../../builder/accept/world.ts'
import { isWithin } from '../../builder/render/list/narrow.ts'
import { valuesIn } from '../../builder/several.ts'
import { built } from '../support/turn.ts'

const site = built('A hostel site. Owners list hostels with a name, a price and facilities. Guests filter hostels by facilities and city.')
const hostels = site.entities.find(({ plural }) => plural === 'hostels')!
const facilities = hostels.fields.find(({ label }) => label === 'Facilities')!

it('several values of a row are parted by commas, each once', () => {
  expect(valuesIn('Showers, Parking; Showers,, ')).toEqual(['Showers', 'Parking'])
})

it('what the words name in the plural is of several values, in the form, the samples and the filter', () => {
  expect(facilities).toMatchObject({ id: 'facilities', type: 'text' })
  expect(hostels.seeds.every((seed) => valuesIn(String(seed[facilities.id])).length === 2)).toBe(true)
  expect(site.pages.find(({ path }) => path === '/hostels')?.blocks).toContainEqual(
    expect.objectContaining({ kind: 'list', filters: ['facilities', 'city', 'price'] }),
  )
})

it('a list is narrowed by any one of the values', () => {
  const row = (value: string) => ({ id: value, owner: null, created_at: 0, updated_at: 0, values: { facilities: value } })
  const rows = [row('Showers, Parking'), row('Parking'), row('Playground')]
  expect(rows.filter((one) => isWithin(one, facilities, 'Parking')).map(({ id }) => id)).toEqual(['Showers, Parking', 'Parking'])
  const page = pageOf(createWorld(site), '/hostels', nobodyOf(site))
  const offered = [...page.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)
  const values = [...new Set(hostels.seeds.flatMap((seed) => valuesIn(String(seed[facilities.id]))))].toSorted()
  expect(offered.slice(0, values.length + 1)).toEqual(['', ...values])
})
