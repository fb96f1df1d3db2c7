import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { Typed } from '../../builder/site.ts'
import { apart, built, createOf } from '../support/acting.ts'

const club = built(
  'A shuttle bus site. Drivers should be able to offer a trip with a date, a departure place and a number of seats. Passengers should be able to book seats on a trip and cancel.',
)
const driver = { id: 'dora', role: 'driver' }
const anna = { id: 'anna', role: 'passenger' }

function next(world: World, action: string, typed: Typed, visitor = anna, of: string | null = null): World {
  const [entity, id] = of?.split('/') ?? []
  const answer = act(world, action, rowsOf(world, entity ?? '').find((row) => row.id === id) ?? null, typed, visitor)
  if ('refused' in answer) throw new Error(answer.refused)
  return apart(answer.world, `r${world.rows.size}-${[...world.rows.values()].flat().length}`)
}
const stepOf = (entity: string, name: string) => club.actions.find((action) => action.entity === entity && action.name === name)!

describe('the places of what is booked', () => {
  const offered = next(
    createWorld(club),
    createOf(club, 'trips').id,
    { title: 'To the lake', date: '2026-02-01', departure_place: 'Station', number_of_seats: '3' },
    driver,
  )
  const trip = rowsOf(offered, 'trips')[0]!
  const placesIn = (world: World) => {
    const { number_of_seats: most, places_taken: taken, places_free: free } = rowsOf(world, 'trips').find(({ id }) => id === trip.id)!.values
    return [most, taken, free]
  }
  const book = (world: World, people: string) => next(world, createOf(club, 'bookings').id, { name: 'Anna', trip: trip.id, people })

  test('are as many as are offered, and fewer by those that one booking takes', () => {
    expect([placesIn(offered), placesIn(book(offered, '2'))]).toEqual([
      [3, null, 3],
      [3, 2, 1],
    ])
  })

  test('are never more than there are, whether many are asked for at once or one by one', () => {
    const asked = { name: 'Anna', trip: trip.id }
    const create = createOf(club, 'bookings').id
    const sentence = (left: number) => ({ refused: `This trip has ${left} left. Take fewer, choose another one, or ask whether a place becomes free.` })
    expect([act(offered, create, null, { ...asked, people: '4' }, anna), act(book(offered, '2'), create, null, { ...asked, people: '2' }, anna)]).toEqual([
      sentence(3),
      sentence(1),
    ])
  })

  test('are free again once a booking is cancelled', () => {
    const booked = book(offered, '3')
    const cancelled = next(booked, stepOf('bookings', 'Cancel').id, {}, anna, `bookings/${rowsOf(booked, 'bookings')[0]!.id}`)
    expect([placesIn(booked), placesIn(cancelled)]).toEqual([
      [3, 3, 0],
      [3, 0, 3],
    ])
  })
})

describe('what is blocked', () => {
  const hire = built('A kayak hire website. Visitors should be able to reserve a kayak for several days. Staff should be able to block kayaks for repair.')
  const staff = { id: 'sam', role: 'staff' }
  const step = (name: string) => hire.actions.find((action) => action.entity === 'kayaks' && action.name === name)!
  const world = createWorld(hire)
  const kayak = rowsOf(world, 'kayaks')[0]!
  const wish = { name: 'Anna', kayak: kayak.id, from_date: '2026-03-01', until: '2026-03-03' }
  const reserve = createOf(hire, 'reservations').id

  test('cannot be booked until it is unblocked', () => {
    const blocked = act(world, step('Block').id, kayak, {}, staff)
    if ('refused' in blocked) throw new Error(blocked.refused)
    const now = rowsOf(blocked.world, 'kayaks').find(({ id }) => id === kayak.id)!
    const back = act(blocked.world, step('Unblock').id, now, {}, staff)
    if ('refused' in back) throw new Error(back.refused)
    expect([act(blocked.world, reserve, null, wish, anna), 'refused' in act(back.world, reserve, null, wish, anna)]).toEqual([
      { refused: `${String(kayak.values.name)} is not available now. Choose another kayak.` },
      false,
    ])
  })
})

test('what is locked or released is released to what it was', () => {
  const ward = built('A device site. Technicians should be able to add devices, and lock or release a device.')
  const steps = ward.entities.find(({ id }) => id === 'devices')!.lifecycle!.transitions.filter(({ id }) => id === 'lock' || id === 'release')
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [['Running'], 'Locked'],
    [['Locked'], 'Running'],
  ])
})
