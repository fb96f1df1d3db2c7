import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  ['A website that displays information about Norway fishing, including spots, guides and boats.', 'Norway Fishing'],
  ['A website to showcase KayakQT frames. Users can browse frames.', 'KayakQT Frames'],
  ['A web application that supports GIF scripts. Users can run GIF scripts.', 'GIF Scripts'],
  ['A website that displays information about products. Users can browse products.', 'Products'],
])('the name of a site is what its words show, as they write it: %s', (words, name) => {
  expect(siteOf(words).name).toBe(name)
})
