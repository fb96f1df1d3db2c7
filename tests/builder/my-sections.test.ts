import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const access = (words: string) => siteOf(words).entities.map(({ plural, read, write }) => `${plural} ${read}/${write}`)

test('sections of "my" things are each one’s own, and each adds to all of them', () =>
  expect(
    access(
      'A boat owner record website for noting what belongs to a boat. It has several sections, including my boats, my sails, my repairs, and my trips. Users should be able to log in, browse, add, change, and remove entries in each section.',
    ).filter((one) => !one.endsWith(' own/anyone')),
  ).toEqual([]))

test('what is somebody’s own beside what a shop sells stays so', () =>
  expect(
    access('A plant shop with products and news. The personal center has my orders, my cart, my coupons and my account. Users browse products.').find((one) =>
      one.startsWith('products '),
    ),
  ).toBe('products public/managed'))
