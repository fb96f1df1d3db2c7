import { describe, expect, it } from 'vitest'
import { submit } from '../../builder/render/submit.ts'
import { built } from '../support/turn.ts'

const studio = built(
  'A hair salon called Shears. Visitors book appointments for services and modify and cancel appointments. The manager confirms appointments.',
)
const hotel = built('A small hotel. Guests book rooms and change their bookings.')
const editOf = (site: typeof studio, entity: string) => site.actions.find(({ kind, entity: of }) => kind === 'update' && of === entity)!

describe('a booking', () => {
  it('is moved to another time under the rules by which it was made', () => {
    const edit = editOf(studio, 'appointments')
    expect(edit.fields.slice(0, 2)).toEqual(['date', 'time'])
    expect(edit.guards?.map(({ kind }) => kind)).toEqual(['upcoming', 'unique'])
  })
  it('has to be agreed to again once it is moved, and only then', () => {
    expect(editOf(studio, 'appointments').effects).toEqual([
      { kind: 'copy', by: 'service', field: 'price', to: 'total' },
      { kind: 'put', field: 'status', value: 'Requested', when: { field: 'status', is: 'Confirmed' }, changed: ['date', 'time'] },
    ])
  })
  it('of some days is moved with what it costs then', () => {
    const edit = editOf(hotel, 'bookings')
    expect(edit.fields.slice(0, 2)).toEqual(['from_date', 'until'])
    expect(edit.guards?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['upcoming', 'order', 'free']))
    expect(edit.effects?.map(({ kind }) => kind).slice(0, 3)).toEqual(['days', 'copy', 'multiply'])
  })
})

describe('an edit of a booking', () => {
  const row = (id: string, values: Record<string, string | number | null>) => ({ id, owner: 'ada', created_at: 0, updated_at: 0, values })
  const mine = row('a1', { name: 'Ada', date: '2026-12-10', time: '10:00', status: 'Confirmed', stylist: 't1', notes: '' })
  const other = row('a2', { name: 'Bo', date: '2026-12-11', time: '11:00', status: 'Requested', stylist: 't1', notes: '' })
  const edited = (typed: Record<string, string>, today = '2026-12-03') =>
    submit(studio, {
      action: editOf(studio, 'appointments').id,
      typed,
      rows: { appointments: [mine, other], stylists: [{ ...row('t1', { name: 'Mia' }), owner: null }] },
      row: mine,
      visitor: { id: 'ada', role: null },
      today,
      newId: () => 'new',
    }) as { kind: string; writes?: { values: object }[]; refusal?: { errors: object } }
  it('asks for agreement anew where the day is another', () => {
    expect(edited({ date: '2026-12-12', time: '10:00' }).writes?.[0]?.values).toMatchObject({ date: '2026-12-12', status: 'Requested' })
  })
  it('leaves the agreement where the day stays, also once it is over', () => {
    expect(edited({ date: '2026-12-10', time: '10:00', notes: 'Short' }, '2026-12-20').writes?.[0]?.values).toMatchObject({
      notes: 'Short',
      status: 'Confirmed',
    })
  })
  it('is refused where the time is taken or over', () => {
    expect(edited({ date: '2026-12-11', time: '11:00' }).refusal?.errors).toEqual({ time: 'This time is taken already. Choose another one.' })
    expect(edited({ date: '2026-12-01', time: '10:00' }).refusal?.errors).toEqual({ date: 'Choose today or a later day.' })
  })
})
