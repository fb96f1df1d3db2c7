import { expect, test } from 'vitest'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { choicesOf } from '../support/choices.ts'
import { isOf, partsIn, partsOf, readPart, wordsOf } from '../support/visible-page.ts'
import { siteOf } from '../support/visitor-words.ts'

const shop = siteOf('A bookshop. Users browse books by category, add books to the cart and place orders.')
const books = shop.entities.find(({ id }) => id === 'books')!

test('what is put into a cart tells its price in each of its lists', () => {
  const lists = shop.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' && block.entity === 'books' ? [block.fields] : [])))
  expect(lists.length).toBeGreaterThan(1)
  expect(lists.filter((fields) => !fields.includes('price'))).toEqual([])
})

test('a sample of a known sort is in the category of that name', () => {
  const categories = choicesOf(
    shop,
    books.fields.find(({ id }) => id === 'category'),
  )
  const sorts = Object.fromEntries(books.seeds.map((seed) => [seed.title, categories?.[Number(seed.category)]]))
  expect(sorts).toMatchObject({ 'Pride and Prejudice': 'Novels', 'Leaves of Grass': 'Poetry', 'The Histories': 'History' })
})

test('a yes or no among the filters says of what', () => {
  const tried = createTriedSite(siteOf('A tool library. Users browse tools with name and available (yes/no).'), () => 1_795_000_000)
  const path = tried.model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'list' && one.filters.includes('available')))!.path
  const chips = [...partsIn(readPart(tried.turn({ to: path, fields: null }).html))].find((one) => isOf(one, 'chips'))
  expect(partsOf(chips ?? readPart(''), 'a').map(wordsOf)).toEqual(['All', 'Available: yes', 'Available: no'])
})
