import { describe, expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const rights = (words: string, plural: string) => {
  const entity = built(words).entities.find((one) => one.plural === plural)
  return entity && { read: entity.read, write: entity.write }
}

describe('what the site itself offers', () => {
  test.each([
    ['A website for selling chemical products. Users can browse products and search products.', 'chemical products'],
    ['A website for providing cleaning services. Users can browse services and leave reviews.', 'cleaning services'],
    ['A shop. It should have functionalities for adding products and a shopping cart. Users can browse products.', 'products'],
  ])('is looked at by those who use it, and kept by who runs it: %s', (words, plural) => {
    expect(rights(words, plural)).toEqual({ read: 'public', write: 'managed' })
  })

  test('is their own where they sell to one another', () => {
    expect(rights('A market for selling second-hand goods. Users can browse goods.', 'second-hand goods')?.write).toBe('anyone')
  })
})

test('courses that people take are enrolled in, and news that they collect are saved', () => {
  const model = built('A platform. Users should be able to browse courses, take courses, browse articles and collect articles.')
  const about = (plural: string) => model.entities.find((one) => one.plural === plural)?.fields.flatMap(({ entity }) => entity ?? [])
  expect({ enrolled: about('enrollments'), saved: about('favorites') }).toEqual({ enrolled: ['courses'], saved: ['articles'] })
})
