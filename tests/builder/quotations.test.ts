import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A quotation tool for freelancers with line item editing. Users can log in, add clients, create quotes with line items, see subtotal, discount, tax and total calculated automatically, print the quote, review an old quote, and mark quotes as sent, accepted or declined.',
)
const visitor = visitorOf(site, 'you', null)

describe('a quote with line items', () => {
  it('is all that is kept beside clients and lines: its sums are no things, and an old one is one of them', () => {
    expect(site.entities.map(({ id }) => id)).toEqual(['line_items', 'clients', 'quotes'])
    expect(site.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).not.toContain('quote')
  })
  it('comes to the sum of its lines, less the discount, with the tax', () => {
    const client = act(createWorld(site), createOf(site, 'clients').id, null, { name: 'Oak & Iron' }, visitor)
    if ('refused' in client) throw new Error(client.refused)
    const entered = { title: 'New bathroom', customer: client.row, discount: '10', tax_rate: '20' }
    const lines = {
      'line.0.what': 'Fitting',
      'line.0.quantity': '2',
      'line.0.unit_price': '50',
      'line.1.what': 'Basin',
      'line.1.quantity': '1',
      'line.1.unit_price': '100',
    }
    const made = act(client.world, createOf(site, 'quotes').id, null, { ...entered, ...lines }, visitor)
    if ('refused' in made) throw new Error(made.refused)
    const { price, discount_amount, tax, total, status } = rowsOf(made.world, 'quotes').find(({ id }) => id === made.row)!.values
    expect([price, discount_amount, tax, total, status]).toEqual([200, 20, 36, 216, 'Draft'])
  })
})
