import { describe, expect, it, test } from 'vitest'
import { modelOf } from '../support/composed.ts'

const table = (words: string, plural: string) => modelOf(words).entities.find((one) => one.plural === plural)
const tables = (words: string) => modelOf(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) => table(words, plural)?.fields.map(({ label }) => label)
const states = (words: string, plural: string) => table(words, plural)?.fields.find(({ id }) => id === 'status')?.choices

describe('how whoever orders wants it', () => {
  const cakes =
    'Please implement a cake shop website. Users should be able to view cakes, place orders, select the flavor and filling, upload a reference picture, write greetings, and choose pickup or delivery.'
  it('is said on the order', () => {
    expect(labels(cakes, 'orders')).toEqual(expect.arrayContaining(['Flavor', 'Filling', 'Reference picture', 'Greeting']))
    expect(tables(cakes)).not.toContain('reference pictures')
    expect(tables(cakes)).not.toContain('greetings')
  })
  it('is handed over in one of the ways that are said', () => {
    expect(table(cakes, 'orders')?.fields.find(({ label }) => label === 'Handed over')?.choices).toEqual(['Pick up', 'Delivery'])
  })
})

describe('what is done with goods and firms', () => {
  it('leaves no state on them where it is noted of a dealing', () => {
    const words =
      'Please implement a supplier system with supplier settlement. Users should be able to manage suppliers, manage products, and transfer products.'
    expect(states(words, 'suppliers') ?? []).not.toContain('Settled')
    expect(states(words, 'products') ?? []).not.toContain('Transferred')
  })
  it('is an order where somebody grabs them', () => {
    expect(tables('Please implement a flash sale website. Users should be able to browse products and grab products.')).toContain('orders')
  })
})

describe('a price', () => {
  it('is a column of the goods that have it, and an offer where it is negotiated', () => {
    const words =
      'Please implement a second-hand textbook website. Users should be able to publish textbooks, negotiate prices, and browse books published by others.'
    expect(tables(words)).toContain('price offers')
    expect(tables(words)).not.toContain('services')
    expect(tables(words).filter((plural) => /books$/.test(plural))).toHaveLength(1)
  })
})

describe('words that are no things', () => {
  test.each([
    ['a level of distribution', 'Please implement a distribution mall with three-level distribution. Users should be able to browse products.', 'three-levels'],
    ['an age that is verified', 'Please implement a wine shop website. Users should be able to verify their age and buy wines.', 'ages'],
    [
      'a calendar of what is kept',
      'Please implement a dress rental website with a rental calendar. Users should be able to rent dresses and view rentals.',
      'rental events',
    ],
  ])('%s', (_, words, junk) => {
    expect(tables(words)).not.toContain(junk)
  })
  it('batches that somebody traces are batches', () => {
    expect(tables('Please implement a food factory system. Users should be able to manage batches and trace batches.')).not.toContain('trace batches')
  })
})

describe('what two names mean in one trade', () => {
  it('is kept once', () => {
    const words =
      'Please implement a gift card system for a retail chain. Users should be able to buy gift cards and view transactions. Administrators should be able to freeze cards.'
    expect(tables(words)).not.toContain('cards')
    expect(states(words, 'gift cards')).toEqual(['Issued', 'Active', 'Frozen', 'Used up', 'Expired'])
  })
})

describe('practices of those who sell', () => {
  const affiliate =
    'Please implement an affiliate marketing platform. Merchants can publish offers and review promoters. Promoters can generate tracking links and view conversions.'
  it('keep links with their clicks, and sales with their commission', () => {
    expect(labels(affiliate, 'tracking links')).toEqual(['Code', 'Offer', 'Promoter', 'Address', 'Clicks', 'Conversions', 'Made on', 'Active'])
    expect(states(affiliate, 'conversions')).toEqual(['Pending', 'Approved', 'Rejected', 'Paid'])
    expect(tables(affiliate)).not.toContain('reviews')
  })
  it('keep the steps of a price', () => {
    const words = 'Please implement a wholesale website. Users should be able to browse products and view tiered pricing.'
    expect(labels(words, 'price tiers')).toEqual(expect.arrayContaining(['From quantity', 'Until quantity', 'Unit price']))
  })
})

describe('a backend for something', () => {
  it('is where that is done', () => {
    const words =
      'Please implement a shopping platform. Users should be able to buy products. The platform should also have a backend for coupon management and order processing.'
    expect(tables(words)).toContain('coupons')
  })
})

describe('a receipt that somebody confirms', () => {
  it('is that of the order, which has come', () => {
    const words = 'Please implement an online shop. Users should be able to browse products, place orders and confirm receipt. Sellers can ship orders.'
    expect(tables(words)).not.toContain('receipts')
    expect(states(words, 'orders')).toEqual(['Placed', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled', 'Received'])
  })
})

describe('practices of those who buy, bring and settle', () => {
  it('keep what is asked for abroad, and the parcels that are merged', () => {
    const words = 'Please implement a purchasing agent website. Users should be able to post demands, confirm quotations, view parcels and merge parcels.'
    expect(labels(words, 'demands')).toEqual(expect.arrayContaining(['Product', 'Link', 'Pieces', 'Budget', 'Country']))
    expect(states(words, 'parcels')).toEqual(['On its way', 'In the warehouse', 'Merged', 'Sent'])
  })
  it('keep statements of suppliers, and what is deducted', () => {
    const words =
      'Please implement a supplier settlement system. Staff should be able to generate statements and record deductions. Suppliers should be able to confirm statements.'
    expect(labels(words, 'statements')).toEqual(expect.arrayContaining(['Period', 'Supplier', 'Purchases', 'Returned', 'Deducted', 'Payable']))
    expect(table(words, 'deductions')?.fields.find(({ label }) => label === 'Supplier')?.entity).toBe('suppliers')
  })
})
