import { expect, test } from 'vitest'
import { choicesOf } from '../support/choices.ts'
import { modelFrom } from '../support/described-model.ts'

const kinds = (words: string) => {
  const model = modelFrom(words)
  const products = model.entities.find(({ id }) => id === 'products')
  return choicesOf(
    model,
    products?.fields.find(({ id }) => id === 'category'),
  )
}

test('payment as a function of a site leaves its products those of its trade', () => {
  const words =
    'A promotional H5 page for the company to promote its products, with functions for lottery, placing orders, payment and registration. Users make payments.'
  expect(kinds(words)).toEqual(['Standard', 'Professional', 'Accessories', 'Service'])
})

test('payment as what a site is about still makes it one of money', () => {
  expect(kinds('A mobile payment and wallet website. Users browse products and apply for a loan.')).toEqual(['Income', 'Savings', 'Investments', 'Fees'])
})

test('activities of a lottery are its draws, once', () => {
  const { entities } = modelFrom('A shop page with a lottery. Users participate in lottery activities and buy products.')
  expect(entities.filter(({ singular }) => singular.startsWith('lottery')).map(({ plural, fields }) => [plural, fields.map(({ id }) => id)])).toEqual([
    ['lotteries', ['name', 'prize', 'chance', 'entry_price', 'draws_on', 'status']],
  ])
})
