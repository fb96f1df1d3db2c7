import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const overview = (words: string) => {
  const { pages } = siteOf(words)
  return pages.find(({ title }) => title === 'Overview')?.blocks.map((block) => (block.kind === 'list' ? block.entity : block.kind)) ?? null
}

test('what is to be gathered in one place has an overview of all of it', () =>
  expect(
    overview(
      'An airport coordination platform for gates, flights and maintenance records. Users log in, view and manage gates, flights and maintenance records. The platform should be able to gather all airport data in one place.',
    ),
  ).toEqual(['tiles', 'flights', 'maintenance_records', 'gates', 'airports']))

test.each([
  'A photo site where visitors collect all their photos in albums and view pictures.',
  'A bakery website with breads, cakes and news. Visitors browse breads and cakes.',
])('elsewhere the menu is enough: %s', (words) => expect(overview(words)).toBe(null))
