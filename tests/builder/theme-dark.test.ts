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
