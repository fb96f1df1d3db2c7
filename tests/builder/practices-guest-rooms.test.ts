import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test('rooms of a hotel that are browsed and booked are one list, with number, type and price', () => {
  const site = siteOf(
    'A hotel booking app for booking hotel rooms. Users can browse hotel rooms, select room types and check-in dates, book rooms, and view check-in records.',
  )
  const rooms = site.entities.filter(({ plural }) => /(?:^| )rooms$/.test(plural))
  expect(rooms.map(({ plural }) => plural)).toEqual(['rooms'])
  expect(rooms[0]!.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Room number', 'Type', 'Price per night']))
})
