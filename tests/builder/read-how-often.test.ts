import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  ['Users can receive alerts and view on the dashboard how often their filters matched.', '/dashboard'],
  ['Users can receive alerts and see on the dashboard how many of them were opened.', '/dashboard'],
])('a thing ends where somebody asks how: %s', (words, path) => {
  const { entities, pages } = siteOf(words)
  expect(entities.map(({ plural }) => plural)).toEqual(['alerts'])
  expect(pages.map((page) => page.path)).toContain(path)
})
