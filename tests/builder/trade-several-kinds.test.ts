import { expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'

const now = () => Date.UTC(2026, 10, 3) / 1000
const words = 'An online shop. Visitors can add books and seedlings to the cart without logging in, and place orders. Admins manage orders.'
const { model } = compose(readBrief(words))
const fieldsOf = (singular: string) => model.entities.find((entity) => entity.singular === singular)?.fields.map(({ label }) => label)

test('every kind that is put into the cart has a price, and the lines of carts and orders refer to each', () => {
  expect(fieldsOf('cart item')).toEqual(['Seedling', 'Book', 'Quantity', 'Price', 'Amount'])
  expect(fieldsOf('order line')).toEqual(['Seedling', 'Book', 'Quantity', 'Price', 'Amount', 'Order'])
  expect(fieldsOf('book')).toContain('Price')
  expect(fieldsOf('seedling')).toContain('Price')
})

test('sample orders come to what their lines of whatever kind do', () => {
  const seedsOf = (singular: string) => model.entities.find((entity) => entity.singular === singular)?.seeds ?? []
  const lines = seedsOf('order line')
  expect(lines.some(({ item_books }) => typeof item_books === 'number')).toBe(true)
  const sums = seedsOf('order').map((_, index) => lines.reduce((sum, line) => (line.order === index ? sum + Number(line.amount) : sum), 0))
  expect(seedsOf('order').map(({ total }) => Number(total).toFixed(2))).toEqual(sums.map((sum) => sum.toFixed(2)))
})

test('what is added at the pages of two kinds stands in one cart, and is ordered together', () => {
  const site = createTriedSite(model, now)
  const post = (path: string, button: RegExp, typed: [string, string][]) => {
    const html = site.show(path).html
    const form = [...html.matchAll(/<form[^>]*action="([^"]+)"[^>]*>(.*?)<\/form>/gs)].find(([whole]) => button.test(whole))
    const hidden = [...(form?.[2] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    return site.turn({ to: form?.[1] ?? '', fields: [...hidden, ...typed] })
  }
  post('/book?row=books-sample-1', /Add to cart/, [['quantity', '2']])
  post('/seedling?row=seedlings-sample-1', /Add to cart/, [['quantity', '1']])
  const cart = site.show(model.pages.find(({ title }) => title === 'Cart')?.path ?? '').html
  const [book, seedling] = ['book', 'seedling'].map((singular) => {
    const entity = model.entities.find((one) => one.singular === singular)
    return entity?.seeds[0]?.[entity.title]
  })
  expect([...cart.matchAll(/class="cart-name">(?:<[^>]+>)*([^<]+)/g)].map(([, name]) => name)).toEqual([book, seedling])
  expect(cart).toContain('2 lines')
})
