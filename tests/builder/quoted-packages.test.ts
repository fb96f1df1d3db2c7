import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

describe('a price that the words work out from what the site offers', () => {
  const words =
    'A wedding photography site. Visitors view packages with price, get a price estimate from the number of hours, the number of guests and the chosen package, and book a date. The photographer manages packages.'
  const site = siteOf(words)

  it('asks for one of those, and for each number that is told', () => {
    expect(labels(words, 'quotes')).toEqual(['Package', 'Hours', 'Guests', 'Price of the package', 'Extras', 'Price', 'Quoted on'])
    expect(createOf(site, 'quotes').fields).toEqual(['chosen', 'hours', 'guests'])
  })

  it('is the price of what is chosen with so much for each', () => {
    const world = createWorld(site)
    const [first] = rowsOf(world, 'packages')
    const ada = visitorOf(site, 'ada', null)
    const done = act(world, createOf(site, 'quotes').id, null, { chosen: first!.id, hours: '2', guests: '10' }, ada)
    if ('refused' in done) throw new Error(done.refused)
    const price = Number(first!.values.price)
    expect(rowsOf(done.world, 'quotes').find(({ owner }) => owner === 'ada')?.values).toMatchObject({ chosen_price: price, extras: 120, price: price + 120 })
    const page = pageOf(done.world, '/price-calculator', ada, { row: done.row })
    expect(page).toContain(`<option value="${first!.id}"`)
    expect(page).toContain('Each hour')
  })

  it('adds no columns to what is offered', () => {
    const cleaning =
      'A cleaning company site. Visitors view services with price, calculate the price based on the selected service, the number of rooms and the area, and book a service.'
    expect(labels(cleaning, 'services')).toEqual(['Name', 'Price', 'Category', 'Duration', 'Description'])
    expect(labels(cleaning, 'quotes')?.slice(0, 3)).toEqual(['Service', 'Rooms', 'Area'])
  })

  it('goes by plain rates where the words name nothing that is offered', () => {
    expect(
      labels('A moving service. Users enter the items to move and the system automatically calculates the freight. Drivers accept orders.', 'quotes')?.slice(
        0,
        2,
      ),
    ).toEqual(['Distance', 'Weight'])
  })
})
