import { describe, expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const fieldsOf = (words: string, plural: string): string[] | undefined =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

describe('a noun of several senses has that of its field of life', () => {
  test.each([
    ['A ride-hailing app. Customers can request trips, and drivers accept trips.', 'trips', ['Ride', 'Driver', 'From', 'To', 'Fare']],
    ['A reader website for RSS. Users should be able to add feeds and prioritize feeds.', 'feeds', ['Title', 'Address', 'Category', 'Priority']],
    [
      'A data visualization website to display product sales. Users can view product sales and charts.',
      'product sales',
      ['Product', 'Amount', 'Quantity', 'Date'],
    ],
  ])('in “%s”', (words, plural, labels) => expect(fieldsOf(words, plural)).toEqual(expect.arrayContaining(labels)))
})

test('what no row of a kind is without stays where the words name other columns of it', () => {
  expect(fieldsOf('A reader website for RSS. Users can manage RSS feeds with language, tone, and level.', 'RSS feeds')).toEqual(
    expect.arrayContaining(['Title', 'Language', 'Tone', 'Level', 'Feed address']),
  )
})

test('the version of an app for some people is none that is kept', () => {
  const kept = built('A ride-hailing app with an admin portal, a driver version, and a customer version. Customers can request trips.').entities
  expect(kept.filter(({ singular }) => /version|portal/.test(singular))).toEqual([])
  expect(kept.map(({ plural }) => plural)).toContain('drivers')
})
