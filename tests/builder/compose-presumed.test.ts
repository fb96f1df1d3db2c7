import { describe, expect, test } from 'vitest'
import { flawsOf } from '../support/integrity.ts'
import { built } from '../support/turn.ts'

const labels = (words: string, plural: string): string[] | undefined =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

describe('rows are made of what the trade of the site keeps, not of what another one keeps under that noun', () => {
  test.each([
    [
      'A basketball league website that shows match lists, coaches and venues. Users can view coach information.',
      'coaches',
      ['Nationality', 'Role'],
      ['Subject'],
    ],
    ['A basketball league website that shows match lists, coaches and venues. Users can view venues.', 'venues', ['City', 'Surface'], ['Price per hour']],
    [
      'An ordering site of a bank for managing products and funds. Users can browse products and view funds.',
      'products',
      ['Expected return', 'Term'],
      ['In stock'],
    ],
    ['A bank’s back office for managing products and funds. Users can view funds.', 'fund movements', ['Direction', 'Amount', 'Balance after'], ['Symbol']],
    ['A bitcoin trading website. Users can place orders and view orders.', 'orders', ['Side', 'Quantity', 'Price', 'Total', 'Status'], ['Address']],
    [
      'A page of a game that shows daily activities and rewards. Players browse daily activities.',
      'daily activities',
      ['Starts on', 'Ends on', 'Rules'],
      ['Organiser'],
    ],
    ['A data entry system. Users enter data, validate data and view error logs.', 'validation errors', ['Field', 'Row', 'Rule'], ['Who']],
    ['A logistics system. Users manage logistics bills.', 'logistics bills', ['Carrier', 'From', 'To', 'Goods'], ['Payer']],
    ['A blood service. Users can browse blood donation houses.', 'blood donation houses', ['Address', 'Opening hours'], ['Price per night']],
    ['A honey tracing site. Consumers scan tracing codes. Producers manage tracing codes.', 'tracing codes', ['Code', 'Valid until'], ['Language']],
  ])('in “%s”', (words, plural, own, foreign) => {
    expect(labels(words, plural)).toEqual(expect.arrayContaining(own))
    expect(labels(words, plural)?.filter((label) => foreign.includes(label))).toEqual([])
    expect(flawsOf(built(words))).toEqual([])
  })
})

test('a kind stays what it is where its own trade is spoken of', () => {
  expect(labels('A football school. Students book lessons with coaches. Users can view coaches.', 'coaches')).toContain('Subject')
  expect(labels('A site for holiday houses. Guests book houses by the night.', 'houses')).toContain('Price per night')
  expect(labels('A shop of a food bank. Users can browse products and add products to the cart.', 'products')).toContain('In stock')
})

test('what nobody charges for has no price, and how long it takes is not asked', () => {
  const free = labels('A town’s site. Users can browse government services and read news.', 'government services')
  expect(free).toEqual(['Name', 'Category', 'Department', 'Documents needed', 'Time limit', 'Description'])
  expect(labels('A salon. Users can browse services and book appointments.', 'services')).toEqual(expect.arrayContaining(['Price', 'Duration']))
})

test('a thing of which nothing is known is sorted by a word of one’s own, not by what anything could be', () => {
  expect(labels('A site about hand-made nameplates of old railways. Users can view nameplates.', 'nameplates')).toEqual([
    'Name',
    'Kind',
    'Description',
    'Picture',
  ])
})

test('whoever the words call to act is a person, also where the noun is not known', () => {
  expect(labels('A court site. Parties choose a mediator. Mediators can record the mediation. Users can browse mediators.', 'mediators')).toEqual(
    expect.arrayContaining(['Email', 'Phone']),
  )
})
