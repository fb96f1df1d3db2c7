import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))
const namesOf = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)!
    .seeds.map(({ name }) => name)

describe('what boxes of games, shops of one kind and festivals keep', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'An H5 game box website with membership, monthly card, honorary membership and point treasure hunt. Users can view membership information, monthly card information and honorary membership information, and participate in point treasure hunts.',
      {
        memberships: ['Player', 'Level', 'Card', 'Valid until'],
        'monthly cards': ['Name', 'Price', 'Days', 'Points a day'],
        'point treasure hunts': ['Prize', 'Points for a number', 'Taken'],
        'treasure hunt entries': ['Player', 'Hunt', 'Number', 'Result'],
      },
    ],
    [
      'A game account recycling application for trading game accounts. Users can publish game accounts, purchase game accounts and manage trades.',
      { trades: ['Title', 'Account', 'Offered by', 'Kind', 'Offer'] },
    ],
    [
      'A virtual travel experience hub with virtual reality tours. Users can join tours, rent virtual reality travel gear and share their virtual travel experiences.',
      { 'virtual reality travel gear': ['Name', 'Kind', 'Price per day', 'Works with'], 'virtual travel experiences': ['Title', 'Rating', 'Text'] },
    ],
    [
      'A website for a student art festival to display excellent works. Users can search for works and filter works by category.',
      { 'excellent works': ['Title', 'Category', 'Maker', 'School', 'Award'] },
    ],
    [
      'A BI management system for analyzing express delivery business, with data integration and data processing. Users can create reports and set alerts.',
      {
        shipments: ['Parcel number', 'From', 'To', 'Hours'],
        'data sources': ['Name', 'Kind', 'Rows'],
        'processing jobs': ['Name', 'Source', 'Does', 'Rows in', 'Rows out'],
      },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('fresh food is none that a bakery sells', () => {
    expect(namesOf('A mini-program for selling fresh food. Users can browse fresh food and place orders.', 'fresh foods')).toEqual(
      expect.arrayContaining(['Carrots, bunch', 'Cod fillet', 'Milk in a bottle', 'Strawberries']),
    )
  })

  test('products of a course mall are its courses', () => {
    const words =
      'An online course purchasing mini-program. It has product display, payment and progress tracking. Users can browse courses and purchase courses.'
    expect(Object.keys(tablesOf(words))).toEqual(expect.arrayContaining(['courses', 'orders']))
    expect(Object.keys(tablesOf(words))).not.toContain('products')
  })

  test('collections in the personal center of a shop are favorites', () => {
    const words =
      'An e-commerce mini-program. Users can browse products and place orders for selected products. It has a personal center where users can view their orders, collections and coupons.'
    expect(tablesOf(words).favorites?.[0]).toBe('Product')
    expect(Object.keys(tablesOf(words))).not.toContain('collections')
  })
})
