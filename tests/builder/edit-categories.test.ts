import { describe, expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { choicesOf } from '../support/choices.ts'
import { built, effectOf, say } from '../support/turn.ts'

const bakery = built('A bakery shop. Users can browse and buy products. Set white as background and navy as component color.')
const product = (model: AppModel) => model.entities.find(({ id }) => id === 'products')!
const categories = (model: AppModel) =>
  choicesOf(
    model,
    product(model).fields.find(({ id }) => id === 'category'),
  )
const sorted = (model: AppModel) => product(model).seeds.map(({ category }) => categories(model)?.[Number(category)])

test('the shop has a table of categories', () => expect(categories(bakery)).toEqual(['Bread', 'Pastry', 'Savoury', 'Sets']))

describe.each([
  ['add cakes to the categories of products', ['Bread', 'Pastry', 'Savoury', 'Sets', 'Cakes'], 'Added Cakes to the categories of products.'],
  ['add a category called Sandwiches', ['Bread', 'Pastry', 'Savoury', 'Sets', 'Sandwiches'], 'Added Sandwiches to the categories of products.'],
  ['add Tarts as a category', ['Bread', 'Pastry', 'Savoury', 'Sets', 'Tarts'], 'Added Tarts to the categories of products.'],
  ['rename the category Bread to Loaves', ['Loaves', 'Pastry', 'Savoury', 'Sets'], 'The category Bread of products is now called Loaves.'],
  [
    'the categories of products should be Bread, Tarts, Savoury, Sets and Drinks',
    ['Bread', 'Tarts', 'Savoury', 'Sets', 'Drinks'],
    'The categories of products are now Bread, Tarts, Savoury, Sets and Drinks.',
  ],
])('%s', (words, names, answer) => {
  const { outcome } = say(words, bakery)
  test('changes the rows of the table, and nothing else', () => {
    expect(outcome.answer).toBe(answer)
    expect(categories(outcome.model!)).toEqual(names)
    expect(
      effectOf(words, bakery)
        .map(([path]) => path)
        .filter((path) => !path.startsWith(`/entities/${bakery.entities.findIndex(({ id }) => id === 'product_categories')}/seeds/`)),
    ).toEqual([])
  })
  test('leaves every product in its category, by whatever name', () =>
    expect(product(outcome.model!).seeds.map(({ category }) => category)).toEqual(product(bakery).seeds.map(({ category }) => category)))
})

test('what is called anew is described anew', () => {
  const { model } = say('rename the category Bread to Loaves', bakery).outcome
  const table = model!.entities.find(({ id }) => id === 'product_categories')!
  expect(table.seeds[0]).toEqual({ name: 'Loaves', order: 1, description: 'All that belongs to Loaves.' })
  expect(sorted(model!)[0]).toBe(sorted(bakery)[0]!.replace('Bread', 'Loaves'))
})

test.each([
  ['remove Pastry from the categories of products', 'Pastry is a row'],
  ['get rid of Savoury', 'Savoury is a row'],
  ['the categories of products should be Bread and Cakes', 'Pastry, Savoury and Sets are rows'],
])('%s: rows that products may be in are deleted on their page', (words, begins) => {
  const { model, operations, answer } = say(words, bakery).outcome
  expect([model, operations]).toEqual([null, []])
  expect(answer).toMatch(new RegExp(`^${begins} of the product categories, which products may be in: delete .* on “Manage product categories”`))
})

test('a column of the table is no category', () => {
  const { model } = say('add a note to product categories', bakery).outcome
  expect(categories(model!)).toEqual(categories(bakery))
  expect(model!.entities.find(({ id }) => id === 'product_categories')!.fields.map(({ label }) => label)).toEqual(['Name', 'Order', 'Description', 'Note'])
})
