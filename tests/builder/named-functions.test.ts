import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

test('a feed is what people publish', () => {
  const words =
    'A language exchange website. The website should have functionalities for profiles, a moments feed, and likes. Users can publish posts and like posts.'
  expect(tables(words)).toEqual(['posts', 'likes', 'replies'])
  expect(
    siteOf(words)
      .pages.find(({ path }) => path === '/posts')
      ?.blocks.map(({ kind }) => kind),
  ).toEqual(['list', 'form'])
  expect(tables('A hiking club website. It should have pages for a news feed and tours. Members can post updates with text and photo.')).toContain('updates')
})

test('a comparison sets side by side what is there, and is no table of its own', () => {
  const words = 'A phone shop website. The website should have functionalities for product search, comparison between phones, a shopping cart, and reviews.'
  expect(tables(words)).toEqual(['products', 'cart items', 'reviews', 'orders', 'order lines'])
  expect(
    siteOf(words)
      .pages.find(({ path }) => path === '/products')
      ?.blocks.map(({ kind }) => kind),
  ).toEqual(['list', 'compare'])
})
test('nor is a comparison noted of each', () => {
  expect(labels('A phone website. The website should have functionalities for phone management, comparison of phones and reviews.', 'phones')).not.toContain(
    'Comparison',
  )
})
