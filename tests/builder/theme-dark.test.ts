import { expect, test } from 'vitest'
import { isDark } from '../../builder/colour/contrast.ts'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  ['A habit tracker with a dark background.', 'with a dark background'],
  ['A recipe site. Use a dark background.', 'Use a dark background'],
  ['A recipe site. The background should be dark.', 'The background should be dark'],
  ['A course site. The site has a dark background and shows courses to students.', 'The site has a dark background'],
])('words that ask for a dark background alone have it: %s', (words, clause) => {
  const { theme, requirements } = siteOf(words)
  expect([isDark(theme.background), requirements.find((one) => one.clause === clause)?.status]).toEqual([true, 'built'])
})

test('what is dark but no ground leaves the theme light', () => {
  expect(isDark(siteOf('A shop for dark chocolate.').theme.background)).toBe(false)
})

test('a dark theme is near black where the look of the field of life is a deep colour', () => {
  const { theme } = siteOf('An inventory system for a warehouse where staff add products. Dark theme.')
  expect([theme.name, theme.background]).toEqual(['blueprint', '#12141a'])
})

test.each([
  ['with a linen background', 'A bakery where customers order cakes and leave reviews, with a linen background'],
  ['with a linen background and navy buttons', 'A bakery where customers order cakes and leave reviews with a linen background and navy buttons'],
  ['using a mint background', 'A bakery where customers order cakes and leave reviews, using a mint background'],
  ['in a dark theme', 'A bakery where customers order cakes and leave reviews in a dark theme'],
  ['with the buttons in teal', 'A bakery where customers order cakes and leave reviews, with the buttons in teal'],
])('a look that closes a sentence is a clause of its own, and nothing of it stays in the site’s words: %s', (look, words) => {
  const { requirements, tagline } = siteOf(words)
  expect(requirements.map(({ clause }) => clause).slice(-2)).toEqual(['leave reviews', look])
  expect(tagline).toBe('Order cakes and leave reviews.')
})
