import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, sampleId, visitorOf } from '../../builder/accept/world.ts'
import { built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const library = built(
  'A library seat reservation system. Students browse reading rooms, select a seat and reserve it for a time slot. Administrators manage seats.',
)
const entity = library.entities.find(({ plural }) => plural === 'reservations')!
const seat = entity.fields.find(({ entity: to }) => to === 'seats')!
const create = library.actions.find((action) => action.kind === 'create' && action.entity === entity.id)!
const student = visitorOf(library, 'you', null)
const room = (index: number) => sampleId('reading_rooms', index)
const seatsOf = (index: number) => rowsOf(createWorld(library), 'seats').filter(({ values }) => values.reading_room === room(index))
const wanted = (of: number, at: string, time = '11:00', until = '12:00') => ({
  name: 'Ana Silva',
  reading_room: room(of),
  seat: at,
  date: '2026-03-02',
  time,
  until,
  people: '1',
  phone: '+1 555 0100',
  email: 'ana@example.com',
})

test('seats stand in rows of a plan for each room', () => {
  expect(flawsOf(library)).toEqual([])
  expect(seat.plan).toMatchObject({ entity: 'reservations', row: 'row', of: { entity: 'reading_rooms', seat: 'reading_room', by: 'reading_room' } })
  expect(
    seatsOf(0)
      .map(({ values }) => values.name)
      .toSorted(),
  ).toEqual(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'])
})

test('a seat of the chosen room is taken once at a time, while the others of the room stay free', () => {
  const [first, second] = seatsOf(0).filter(({ values }) => values.status === 'Free')
  const world = createWorld(library)
  const elsewhere = act(world, create.id, null, wanted(1, first!.id), student)
  expect('refused' in elsewhere && elsewhere.refused).toContain('another')
  const once = act(world, create.id, null, wanted(0, first!.id), student)
  if ('refused' in once) throw new Error(once.refused)
  const twice = act(once.world, create.id, null, wanted(0, first!.id), student)
  expect('refused' in twice && twice.refused).toContain('This seat is taken already')
  const beside = act(once.world, create.id, null, wanted(0, second!.id), student)
  expect('refused' in beside).toBe(false)
})

test('a seat that is out of use is not booked', () => {
  const off = seatsOf(0).find(({ values }) => values.status === 'Taken')!
  const refused = act(createWorld(library), create.id, null, wanted(0, off.id), student)
  expect('refused' in refused && refused.refused).toContain('cannot be booked')
})
