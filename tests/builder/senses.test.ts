import { describe, expect, test } from 'vitest'
import { sensesOf } from '../../builder/lexicon/senses.ts'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('a noun of several senses means what the words around it tell', () => {
  test.each([
    ['A tool library. Members borrow tools and return a loan.', 'loan', 'loan'],
    ['A bank site. Clients apply for a loan and see the interest.', 'loan', undefined],
    ['Warehouse staff record the stock of crates.', 'stock', 'stock'],
    ['Investors watch a stock and trade shares.', 'stock', undefined],
    ['Visitors book an escape room; rooms have a difficulty.', 'room', 'attraction'],
    ['A chat app where players open a room.', 'room', undefined],
    ['Music pupils borrow an instrument.', 'instrument', 'instrument'],
  ])('%s: %s', (words, noun, kit) => {
    expect(sensesOf(words).get(noun)).toBe(kit)
  })

  test('a loan of a tool has days, not interest', () => {
    expect(labels('A tool lending library. Members browse tools, borrow a tool and return a loan. Librarians see overdue loans.', 'loans')).toEqual(
      expect.arrayContaining(['Tool', 'From', 'Until']),
    )
  })

  test('what is named for a row stands alone beside what rows of any kind have', () => {
    expect(labels('An escape room company. Visitors see the rooms with difficulty, number of players and price, and book a room.', 'rooms')).toEqual([
      'Name',
      'Difficulty',
      'Number of players',
      'Price',
      'Description',
      'Picture',
    ])
  })
})

describe('what stands around a noun is no part of its name', () => {
  const plurals = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
  test.each([
    ['Build a seed exchange. Gardeners list seeds they offer with species and photo.', 'seeds'],
    ['Build a garage site. Mechanics add parts used with their prices.', 'parts'],
    ['Build a swap site. Members send a swap request, and rate the swap afterwards.', 'swap requests'],
    ['Build a food bank site. Staff record crates with weight and best-before date, and charities request goods.', 'crates'],
  ])('%s: %s', (words, plural) => {
    expect(plurals(words)).toContain(plural)
  })

  test('a plural subject after "and" begins what others do, and is no field of what stands before it', () => {
    const words = 'Build a food bank site. Staff record crates with weight and best-before date, and charities request goods.'
    expect(labels(words, 'crates')?.slice(0, 4)).toEqual(['Name', 'Weight', 'Best-before date', 'Description'])
    expect(siteOf(words).roles.map(({ name }) => name)).toContain('Charity')
  })
})
