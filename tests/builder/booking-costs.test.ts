import { describe, expect, it } from 'vitest'
import type { AppModel, Values } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const vans = built(
  'A campervan rental website. Users browse vans with sleeping places and daily price, make a reservation with optional extras such as bike racks or bedding, and modify their reservations. Administrators set a van to maintenance.',
)
const rooms = built('A meeting room reservation system. Employees reserve a room for a chosen date and time and cancel their reservations. Managers add rooms.')
const courts = built('A tennis club. Members book courts. The manager adds courts with a price per hour.')

const row = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 0, updated_at: 0, values })
function tried(site: AppModel, entity: string, typed: Record<string, string>, rows: Record<string, SiteRow[]>) {
  const action = site.actions.find((one) => one.kind === 'create' && one.entity === entity)!.id
  const visitor = { id: 'ada', role: null }
  const done = submit(site, { action, typed: { name: 'Ada', ...typed }, rows, row: null, visitor, today: '2026-12-03', newId: () => 'new' })
  return done as { kind: string; writes?: { values: Values }[]; refusal?: { errors: object } }
}

describe('the total of a booking', () => {
  const rows = {
    vans: [row('v1', { name: 'Kestrel', daily_price: 90, status: 'Available' }), row('v2', { name: 'Wren', daily_price: 70, status: 'In service' })],
    extras: [row('x1', { name: 'Bike racks', price: 25 })],
    reservations: [],
  }
  const days = { from_date: '2026-12-10', until: '2026-12-13' }
  it('is the daily price for each day, with the price of an extra', () => {
    expect(tried(vans, 'reservations', { van: 'v1', ...days }, rows).writes?.[0]?.values).toMatchObject({ nights: 3, price: 90, extra_price: 0, total: 270 })
    expect(tried(vans, 'reservations', { van: 'v1', extra: 'x1', ...days }, rows).writes?.[0]?.values).toMatchObject({ extra_price: 25, total: 295 })
  })
  it('is worked out again where the days are others', () => {
    const edit = vans.actions.find(({ kind, entity }) => kind === 'update' && entity === 'reservations')!
    expect(edit.effects?.flatMap((effect) => ('to' in effect ? [effect.to] : []))).toEqual(['until', 'price', 'total', 'extra_price', 'total'])
  })
  it('names the extras that the words name', () => {
    expect(vans.entities.find(({ id }) => id === 'extras')?.seeds.map(({ name }) => name)).toEqual(['Bike racks', 'Bedding'])
  })
  it('is the price per hour for each hour', () => {
    const made = tried(
      courts,
      'bookings',
      { court: 'c1', date: '2026-12-10', time: '10:00', until: '11:30' },
      {
        courts: [row('c1', { name: 'Court 1', price_per_hour: 12 })],
        bookings: [],
      },
    )
    expect(made.writes?.[0]?.values).toMatchObject({ hours: 1.5, price: 12, total: 18 })
  })
})

describe('a booking from one time to another', () => {
  const taken = row('b1', { name: 'Bo', room: 'r1', date: '2026-12-10', time: '10:00', until: '12:00', status: 'Requested' })
  const rows = { rooms: [row('r1', { name: 'Elm', seats: 8, status: 'Free' })], reservations: [taken] }
  const errors = (time: string, until: string) =>
    tried(rooms, 'reservations', { room: 'r1', date: '2026-12-10', time, until, people: '2' }, rows).refusal?.errors
  it('is refused where it crosses another', () => {
    expect(errors('11:00', '13:00')).toEqual({ time: 'This time is taken already. Choose another one.' })
    expect(errors('09:00', '10:30')).toEqual({ time: 'This time is taken already. Choose another one.' })
  })
  it('begins as another ends, and does not end before it begins', () => {
    expect(errors('12:00', '13:00')).toBeUndefined()
    expect(errors('14:00', '13:00')).toEqual({ until: 'Choose an end after the beginning.' })
  })
  it('takes up each of the free times that it covers', () => {
    const slots = rooms.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'slots')
    expect(slots).toMatchObject({ time: 'time', until: 'until' })
  })
})

describe('a time slot at a place', () => {
  it('is a booking of that place, at a time of day', () => {
    const docks = built(
      'A loading dock website. Carriers book a time slot at a dock with truck plate, cargo type, and number of pallets. Warehouse staff block docks.',
    )
    const entity = docks.entities.find(({ id }) => id === 'bookings')
    expect(entity?.fields.map(({ id }) => id).slice(0, 6)).toEqual(['name', 'truck_plate', 'cargo_type', 'number_of_pallets', 'dock', 'date'])
    const create = docks.actions.find(({ kind, entity: of }) => kind === 'create' && of === 'bookings')
    expect(create?.fields.slice(0, 7)).toEqual(['name', 'truck_plate', 'cargo_type', 'number_of_pallets', 'dock', 'date', 'time'])
    expect(create?.guards?.find(({ kind }) => kind === 'is')).toMatchObject({ by: 'dock', values: ['New'] })
  })
})

describe('what a booking comes to', () => {
  const fieldsOf = (site: AppModel, entity: string): string[] => site.actions.find(({ kind, entity: of }) => kind === 'create' && of === entity)?.fields ?? []
  const venue = built(
    'An event venue booking website. Customers log in, book a venue for a date with number of guests, choose a catering package, and pay a deposit. Managers confirm bookings and manage catering packages.',
  )
  it('is asked of nobody, and those who come are counted once', () => {
    expect(fieldsOf(venue, 'bookings').filter((id) => /total|deposit|price|hours|guests|people/.test(id))).toEqual(['people'])
    expect(venue.entities.find(({ id }) => id === 'bookings')?.fields.find(({ id }) => id === 'people')?.label).toBe('Number of guests')
  })
  it('is for the venue that the words name, with the price of what is chosen beside it', () => {
    const packages = venue.entities.find(({ singular }) => singular === 'catering package')!
    const price = packages.fields.find(({ type }) => type === 'money')!.id
    const made = tried(
      venue,
      'bookings',
      { venue: 'v1', catering_package: 'c1', date: '2026-12-10', time: '10:00', until: '14:00', people: '20' },
      { venues: [row('v1', { name: 'Roof', capacity: 60, price_per_hour: 40 })], [packages.id]: [row('c1', { name: 'Buffet', [price]: 90 })], bookings: [] },
    )
    expect(made.writes?.[0]?.values).toMatchObject({ hours: 4, price: 40, extra_price: 90, total: 250 })
  })
})

describe('an order at a chosen time', () => {
  it('says when it is, and there are no bookings beside it', () => {
    const wash = built(
      'A car wash platform. Car owners log in, save their vehicles, choose a package and a time, and place orders. Washers accept orders. Administrators manage packages.',
    )
    expect(wash.entities.map(({ id }) => id)).not.toContain('bookings')
    const order = wash.entities.find(({ id }) => id === 'orders')
    expect(order?.fields.filter(({ required }) => required).map(({ label }) => label)).toEqual(['Name', 'Date', 'Time', 'Package', 'Vehicle'])
  })
})

it('a booking of an office is of a desk, a bay or a car only where it needs one', () => {
  const office = built(
    'An office resource booking website. Employees can book desks, parking bays, meeting rooms and company cars. Managers add rooms and desks.',
  )
  const fields = office.entities.find(({ plural }) => plural === 'bookings')?.fields.filter(({ type }) => type === 'reference')
  expect(fields?.flatMap(({ label, required }) => (required ? [] : [label]))).toEqual(['Desk', 'Parking bay', 'Company car'])
})
