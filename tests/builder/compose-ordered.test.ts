import { describe, expect, it } from 'vitest'
import { built } from '../support/acting.ts'

const labels = (words: string, plural: string): readonly string[] | undefined =>
  built(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('orders where nothing is sold', () => {
  it.each([
    ['a logistics company', 'A logistics company system. Users can place orders, track order status and query the order history.'],
    ['drivers', 'A website for drivers. Drivers can receive orders and manage loading.'],
  ])('are carried from one place to another: %s', (_, words) => {
    expect(labels(words, 'orders')).toEqual(expect.arrayContaining(['From', 'To', 'Goods', 'Weight', 'Wanted on', 'Fee']))
  })
  it('are of what is sold where something is', () => {
    expect(labels('A logistics shop. Users can browse products and place orders for products.', 'orders')).not.toContain('Goods')
  })
})

describe('the place of a row', () => {
  it.each([
    ['check-ins', 'Store: stores', 'A visit app. Staff can check in, and manage stores.'],
    ['check-ins', 'National park: national_parks', 'A park app. Users can browse national parks and view check-ins.'],
    ['inventory items', 'Warehouse: warehouses', 'A warehouse system with warehouse management and inventory management.'],
  ])('is called by what the site keeps of that kind: %s, %s', (plural, reference, words) => {
    const fields = built(words).entities.find((entity) => entity.plural === plural)?.fields
    expect(fields?.filter(({ type }) => type === 'reference').map(({ label, entity }) => `${label}: ${entity}`)).toContain(reference)
  })
})

describe('what people set up', () => {
  it.each([
    ['alerts', 'A website for sensors. Users can record readings, and set up data alerts and notifications.', 'data alerts'],
    ['membership packages', 'A video platform. Anchors can post videos and customize membership packages.', 'membership packages'],
    ['rewards', 'A marketing system. Users can create activities, configure rewards and view reports.', 'rewards'],
  ])('is kept by itself: %s', (_, words, plural) => {
    expect(built(words).entities.map((entity) => entity.plural)).toContain(plural)
  })
})

describe('what a shop sells', () => {
  it.each([
    ['cakes', 'A bakery shop. Customers can search cakes and place orders.'],
    ['plants', 'A plant shop where customers browse plants and order.'],
    ['bikes', 'A bike shop: customers browse bikes, add them to the cart and pay.'],
  ])('is what is looked at there where orders are placed: %s', (plural, words) => {
    const site = built(words)
    const goods = site.entities.filter(({ fields }) => fields.some(({ id }) => id === 'in_stock'))
    expect(goods.map((entity) => entity.plural)).toEqual([plural])
    expect(site.entities.find((entity) => entity.plural === 'order lines')?.fields[0]?.entity).toBe(goods[0]?.id)
  })
})

it('what is done at a screen is kept by nobody', () => {
  const site = built('A chart page. Users can select charts to display data, with interaction such as hover and click, fast forward and refresh.')
  expect(site.entities.map(({ plural }) => plural).filter((plural) => /hover|click|forward|refresh/.test(plural))).toEqual([])
})

it('who looks at their own records of what they did is told apart from others', () => {
  expect(built('A marketing site. Users can participate in lotteries and view their activity records.').accounts).toBeDefined()
})

it('what is ordered for pick-up has a day and a time of today or later, and no address', () => {
  const { entities, actions } = built('a website for my bakery in Lisbon, people can order cakes for pickup')
  const labels = entities.find(({ plural }) => plural === 'orders')?.fields.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Cake', 'Quantity', 'Pick-up on', 'Pick-up at', 'Total']))
  expect(labels).not.toContain('Address')
  const create = actions.find(({ kind, entity }) => kind === 'create' && entity === 'orders')
  expect(create?.fields).toEqual(['name', 'cake', 'quantity', 'phone', 'pickup_on', 'pickup_at', 'notes', 'size', 'flavour', 'text_on_the_cake'])
  expect(create?.guards).toContainEqual({ kind: 'upcoming', field: 'pickup_on', text: 'Choose today or a later day.' })
  const sent = built('A website for a bakery. People can order cakes for pickup or delivery.').entities.find(({ plural }) => plural === 'orders')
  expect(sent?.fields.map(({ label }) => label)).toContain('Address')
})

it('whom a shop is for is not what it sells', () => {
  const plurals = built('A shop for music lovers. Users can browse records and posters and add them to the cart.').entities.map(({ plural }) => plural)
  expect(plurals).not.toContain('music lovers')
  expect(plurals).toEqual(expect.arrayContaining(['posters', 'cart items', 'order lines']))
})
