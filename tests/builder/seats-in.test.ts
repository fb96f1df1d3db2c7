import { expect, test } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { createOf, done } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A carpool platform for offering and managing rides. It has ride offering, seat reservation, and ride search. Members log in, offer new rides, reserve seats in rides, and pay for their seats.',
)

test('seats are reserved in a ride, which has so many fewer then', () => {
  const world = createWorld(site, 20)
  const ride = rowsOf(world, 'rides').find(({ values }) => values.status === 'Requested')!
  const after = done(world, createOf(site, 'reservations'), {
    name: 'Ada Field',
    ride: ride.id,
    people: '2',
    phone: '+1 212 555 0142',
    email: 'ada@example.com',
  }).world
  expect(rowsOf(after, 'rides').find(({ id }) => id === ride.id)!.values.seats).toBe(Number(ride.values.seats) - 2)
})

test('free seats are told where rides are, and rows of seats are none', () => {
  expect(site.entities.map(({ singular }) => singular)).not.toContain('seat')
  const shown = site.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'detail' && block.entity === 'rides' ? [block.fields.includes('seats')] : [])),
  )
  expect(shown).toEqual([true])
})

test('seats of a cinema that are chosen on a plan stay rows', () =>
  expect(
    siteOf('A cinema website with films, screenings and seats. Visitors choose seats and book tickets.').entities.some(({ singular }) => singular === 'seat'),
  ).toBe(true))
