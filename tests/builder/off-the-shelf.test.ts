import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  'A shop. Users can browse products and place orders. Merchants can put products on and off the shelf and process orders.',
  'A shop. Users can browse products and place orders. Merchants can manage products, put products on or off the shelf, and process orders.',
])('what is put on and off the shelf is published and taken back: %s', (words) => {
  const { lifecycle } = siteOf(words).entities.find(({ singular }) => singular === 'product')!
  expect(lifecycle?.transitions.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['Unpublish', ['Published'], 'Draft'],
    ['Publish', ['Draft'], 'Published'],
  ])
  expect(lifecycle?.unpublished).toEqual(['Draft'])
})
