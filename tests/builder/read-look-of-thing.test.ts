import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  ['Please implement an online bookshop with a midnight blue background and gold components. Users browse books.', 'Bookshop', 'books', '#ffd700'],
  ['Create a pet shop website with a pink background and teal buttons. Users can browse pets.', 'Pet Shop', 'pets', '#008080'],
  ['I want a yoga studio site with a white background and green buttons where members book classes.', 'Yoga Studio', 'bookings', '#008000'],
])('what a site is stands before how it looks, in one sentence: %s', (words, name, plural, component) => {
  const { name: called, entities, theme, requirements } = siteOf(words)
  expect(called).toBe(name)
  expect(entities.map((one) => one.plural)).toContain(plural)
  expect(theme.component).toBe(component)
  expect(requirements.filter(({ status }) => status !== 'built')).toEqual([])
})

test('a sentence about the look alone stays one, whatever it gives the pages', () => {
  const { name, theme } = siteOf('A library site. Users browse books. Give the pages a calm feel with an ivory background and olive buttons.')
  expect(name).toBe('Library')
  expect([theme.background, theme.component]).toEqual(['#fffff0', '#808000'])
})
