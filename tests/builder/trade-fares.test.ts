import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, type World, wholeOf } from '../../builder/accept/world.ts'
import type { AppModel, Values } from '../../builder/model.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { built, createOf, done, me } from '../support/acting.ts'

const ferry = built(
  'A ferry ticket booking site. The site has timetable search, seat class selection, and ticket purchase. Users can search sailings by departure port, arrival port, and date, buy tickets for adults, children, and vehicles, view electronic tickets, and request refunds. Administrators manage sailings, set prices, and mark sailings as delayed or cancelled.',
)
const museum = built(
  'A museum ticketing site with ticket types and ticket purchase. Visitors can log in, choose a visit date, and buy tickets for adults and children. Staff manage tickets.',
)
const row = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 0, updated_at: 0, values })
const withRows = (model: AppModel, rows: Readonly<Record<string, readonly SiteRow[]>>): World => {
  const world = createWorld(model)
  return { ...world, rows: new Map([...world.rows, ...Object.entries(rows)]) }
}
const said = (world: World, entity: string, typed: Typed): string => {
  const answer = act(world, createOf(world.model, entity).id, null, typed, me)
  return 'refused' in answer ? answer.refused : 'kept'
}

describe('a ticket for a journey', () => {
  const world = withRows(ferry, {
    sailings: [
      row('noon', {
        name: 'Noon crossing',
        departure_port: 'Old mill',
        arrival_port: 'North side',
        date: '2031-05-02',
        price: 14,
        children_price: 7,
        vehicles_price: 28,
        seats_left: 9,
        status: 'Available',
      }),
      row('night', {
        name: 'Night boat',
        departure_port: 'North side',
        arrival_port: 'Old mill',
        date: '2031-05-02',
        price: 20,
        children_price: 10,
        vehicles_price: 40,
        seats_left: 9,
        status: 'Cancelled',
      }),
    ],
    seat_classes: [row('deck', { name: 'Deck', price: 3 })],
  })
  const typed = {
    name: 'Ada',
    sailing: 'noon',
    seat_class: 'deck',
    adults: '2',
    children: '1',
    vehicles: '1',
    payment: 'Card',
    card_number: '4242 4242 4242 4242',
  }
  it('is for adults, children and vehicles, each at their fare, with that of the class', () => {
    const bought = done(world, createOf(ferry, 'orders'), typed)
    expect(rowsOf(bought.world, 'orders').find(({ id }) => id === bought.row)?.values).toMatchObject({
      quantity: 3,
      children_total: 7,
      vehicles_total: 28,
      class_total: 9,
      total: 72,
    })
    expect(rowsOf(bought.world, 'sailings').find(({ id }) => id === 'noon')?.values.seats_left).toBe(6)
  })
  it('is a place on what leaves on a day at a time, and nothing beside it', () => {
    expect(ferry.entities.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['tickets']))
    expect(ferry.entities.map(({ plural }) => plural).filter((name) => /ticket|timetable|price/.test(name))).toEqual([])
    expect(ferry.entities.find(({ id }) => id === 'sailings')?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Departure port', 'Arrival port', 'Date', 'Leaves at', 'Seats left', 'Price', 'Child price', 'Vehicle price']),
    )
  })
  it('is not sold for nobody, beyond the places that are left, or for what is cancelled', () => {
    expect(said(world, 'orders', { ...typed, adults: '0' })).toBe('Enter the adults of at least 1.')
    expect(said(world, 'orders', { ...typed, adults: '10' })).toBe('There are only 9 places left for Noon crossing.')
    expect(said(world, 'orders', { ...typed, sailing: 'night' })).toBe('Night boat is not available now. Choose another sailing.')
  })
  it('is asked back for what was paid, and says so until that is decided', () => {
    const bought = done(world, createOf(ferry, 'orders'), typed)
    const asked = done(bought.world, createOf(ferry, 'refunds'), { order: bought.row, reason: 'Ill' })
    const order = rowsOf(asked.world, 'orders').find(({ id }) => id === bought.row)
    const refund = rowsOf(asked.world, 'refunds').find(({ id }) => id === asked.row)
    expect([order?.values.payment_status, refund?.values.amount]).toEqual(['Refund requested', 72])
  })
  it('leads from one place to another', () => {
    const page = (from: string, to: string): string => wholeOf(world, '/sailings', me, { 'f.departure_port': from, 'f.arrival_port': to })
    expect(page('Old mill', 'Old mill')).toContain('“Departure port” and “Arrival port” are the same. Choose two different ones.')
    expect(page('Old mill', 'North side')).toContain('Noon crossing')
  })
})

describe('a ticket for an entrance', () => {
  const world = withRows(museum, { tickets: [row('all', { name: 'All rooms', price: 12, children_price: 5, left: 40 })] })
  const order = museum.entities.find(({ fields }) => fields.some(({ id }) => id === 'adults'))!
  const day = order.fields.find(({ type, required }) => type === 'date' && required)!
  const typed = { name: 'Ada', ticket: 'all', adults: '1', children: '2', [day.id]: '2031-05-02', payment: 'Card', card_number: '4242 4242 4242 4242' }
  it('is for a day, which is not over', () => {
    expect(said(world, order.id, typed)).toBe('kept')
    expect(said(world, order.id, { ...typed, [day.id]: '2020-05-02' })).toBe('Choose today or a later day.')
    expect(said(world, order.id, { ...typed, [day.id]: '' })).toBe(`Enter the ${day.label.toLowerCase()}.`)
  })
  it('costs what all who come cost', () => {
    const bought = done(world, createOf(museum, order.id), typed)
    expect(rowsOf(bought.world, order.id).find(({ id }) => id === bought.row)?.values).toMatchObject({ quantity: 3, total: 22 })
  })
})
