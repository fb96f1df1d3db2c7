import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { apart, built, createOf } from '../support/acting.ts'

function done(world: World, action: string, typed: Typed, role: string | null, row: SiteRow | null = null): World {
  const answer = act(world, action, row, typed, visitorOf(world.model, 'anna', role))
  if ('refused' in answer) throw new Error(answer.refused)
  return apart(answer.world, `${action}-${[...world.rows.values()].flat().length}`)
}

describe('a check-in', () => {
  const yard = built(
    'A loading dock system with gate check-in. Carriers should be able to book a dock with truck plate. Gate staff should be able to check trucks in and out.',
  )
  const start = createWorld(yard)
  const dock = rowsOf(start, 'docks')[0]!
  const booked = done(start, createOf(yard, 'bookings').id, { name: 'Truck 1', dock: dock.id, date: '2026-02-01', time: '09:00' }, 'carrier')
  const stateIn = (world: World) => rowsOf(world, 'bookings').find(({ values }) => values.name === 'Truck 1')!.values.status
  const bookingId = rowsOf(booked, 'bookings')[0]!.id
  const came = done(booked, createOf(yard, 'check_ins').id, { name: 'Truck 1', booking: bookingId, time: '09:10' }, 'carrier')
  const out = yard.actions.find(({ entity, name }) => entity === 'check_ins' && name === 'Check out')!

  test('tells the booking that they have come, and a check-out that they have left, at what time', () => {
    const left = done(came, out.id, { left_at: '10:40' }, 'carrier', rowsOf(came, 'check_ins')[0]!)
    expect([stateIn(booked), stateIn(came), stateIn(left), rowsOf(left, 'check_ins')[0]!.values.left_at]).toEqual([
      'Requested',
      'Checked in',
      'Checked out',
      '10:40',
    ])
  })
})

describe('a withdrawal', () => {
  const lab = built(
    'A chemical inventory. Researchers should be able to withdraw an amount from bottles; every withdrawal is logged. The lab manager should be able to add bottles with location.',
  )
  const start = createWorld(lab)
  const bottle = rowsOf(start, 'bottles')[0]!
  const create = createOf(lab, 'withdrawals').id
  const held = Number(bottle.values.amount)
  const take = (amount: number) => ({ what: 'For a buffer', bottle: bottle.id, amount: String(amount) })

  test('leaves that much less, and is refused past what there is', () => {
    const taken = done(start, create, take(5), 'researcher')
    expect([
      rowsOf(taken, 'bottles').find(({ id }) => id === bottle.id)!.values.amount,
      act(taken, create, null, take(held), visitorOf(lab, 'anna', 'researcher')),
    ]).toEqual([held - 5, { refused: `There is only ${held - 5} of ${String(bottle.values.name)}. Take out less.` }])
  })
})

describe('a reading', () => {
  const river = built(
    'A river dashboard. Volunteers should be able to record readings of a station with a value. Coordinators should be able to add stations with a yellow level and a red level.',
  )
  const readings = river.entities.find(({ fields }) => fields.some(({ id }) => id === 'value'))!
  const by = readings.fields.find(({ entity }) => entity === 'stations')!
  const start = createWorld(river)
  const station = rowsOf(start, 'stations')[0]!
  const limited: World = {
    ...start,
    rows: new Map(
      [...start.rows].map(([id, rows]) => [
        id,
        id === 'stations' ? rows.map((row) => ({ ...row, values: { ...row.values, yellow_level: 200, red_level: 300 } })) : rows,
      ]),
    ),
  }
  const levelAfter = (value: number) => {
    const typed = { [readings.title]: 'Water level', [by.id]: station.id, value: String(value) }
    const after = done(limited, createOf(river, readings.id).id, typed, 'volunteer')
    return [rowsOf(after, readings.id)[0]!.values.against_limits, rowsOf(after, 'stations').find(({ id }) => id === station.id)!.values.against_limits]
  }

  test('is held against the levels of its station, which tells the level it has', () => {
    expect([150, 250, 300].map(levelAfter)).toEqual([
      ['Normal', 'Normal'],
      ['Yellow', 'Yellow'],
      ['Red', 'Red'],
    ])
  })
})

describe('a temperature on the way', () => {
  const cold = built(
    'A cold chain system with alarms. Dispatchers should be able to create shipments with an allowed temperature range. Drivers should be able to record temperatures. Readings outside the range should raise an alarm.',
  )
  const readings = cold.entities.find(({ id }) => id === 'temperatures')!
  const start = createWorld(cold)
  const shipment = rowsOf(start, 'shipments')[0]!
  const set: World = {
    ...start,
    rows: new Map(
      [...start.rows].map(([id, rows]) => [
        id,
        id === 'shipments' ? rows.map((row) => ({ ...row, values: { ...row.values, lowest_temperature: 2, highest_temperature: 8 } })) : rows,
      ]),
    ),
  }
  const record = createOf(cold, 'temperatures')
  const alarms = cold.entities.find(({ singular }) => singular === 'alarm')!
  const read = (value: number) =>
    done(set, record.id, { where: 'Lorry', shipment: shipment.id, temperature: String(value), date: '2026-01-15' }, record.role ?? 'driver')

  test('is of a shipment, and raises an alarm outside its range alone', () => {
    const counted = [5, 12].map((value) => [
      rowsOf(read(value), readings.id)[0]!.values.against_limits,
      rowsOf(read(value), alarms.id).length - rowsOf(set, alarms.id).length,
    ])
    expect(counted).toEqual([
      ['Normal', 0],
      ['Too high', 1],
    ])
  })
})
