import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const cart = (words: string) =>
  siteOf(words)
    .entities.find(({ plural }) => plural === 'cart items')
    ?.fields.map(({ label }) => label)
const priced = (words: string) => siteOf(words).entities.flatMap(({ plural, fields }) => (fields.some(({ id }) => id === 'price') ? [plural] : []))

test('kinds that are bought together are put into one cart, each with its price', () => {
  const words = 'A sleep app. Users can play hypnotic music, watch hypnotic videos, and purchase new music and videos.'
  expect(cart(words)).toEqual(['Hypnotic music', 'Hypnotic video', 'Quantity', 'Price', 'Amount'])
  expect(priced(words)).toEqual(['hypnotic music', 'hypnotic videos', 'cart items', 'order lines'])
  expect(cart('A learning site. Users browse courses and exams, and buy courses and exams.')).toEqual(['Course', 'Exam', 'Quantity', 'Price', 'Amount'])
})

test('one kind that is bought is ordered by itself', () => {
  expect(cart('A learning site. Users browse courses and books, and buy courses.')).toBe(undefined)
})
