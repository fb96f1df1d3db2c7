import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const fieldsOf = (words: string, singular: string) => {
  const entity = siteOf(words).entities.find((one) => one.singular === singular)!
  return { title: entity.title, fields: entity.fields.slice(0, 3).map(({ label, entity: to }) => (to === undefined ? label : `${label} → ${to}`)) }
}

test('whoever works in a system picks whose an order is', () => {
  const words = 'An ERP management system with product management, customer management and order management.'
  expect(fieldsOf(words, 'order')).toEqual({ title: 'customer', fields: ['Product → products', 'Customer → customers', 'Quantity'] })
})

test('a project and a return of a system for customers are of one of them', () => {
  const words = 'A management system with customer management, project management and after-sales management.'
  expect(fieldsOf(words, 'project').fields).toEqual(['Name', 'Customer → customers', 'Owner'])
})

test('orders of a site for sales orders are those', () => {
  const words = 'A tracking system to manage sales orders. Users can create orders and view the order status.'
  expect(
    siteOf(words)
      .entities.filter(({ singular }) => /order$/.test(singular))
      .map(({ singular }) => singular),
  ).toEqual(['sales order'])
})

test('who orders on a public site writes their own name', () => {
  const words = 'An online shop where visitors browse products and place orders. The shop manager manages customers and orders.'
  expect(fieldsOf(words, 'order').fields).not.toContain('Customer → customers')
})

test.each([
  ['A waste website with transportation management and waybill management.', ['waybill']],
  ['A freight website with logistics information, waybill management and container management.', ['waybill', 'container']],
])('“%s” keeps what is sent by its own name', (words, names) => {
  const kept = siteOf(words).entities.map(({ singular }) => singular)
  expect(kept.filter((name) => /waybill|container|transport|logistics/.test(name))).toEqual(names)
})
