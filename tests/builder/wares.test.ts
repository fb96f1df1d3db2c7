import { expect, it } from 'vitest'
import { waresAmong, waresNamed } from '../../builder/lexicon/wares.ts'
import { choicesOf } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

const namesIn = (words: string, singular: string) =>
  siteOf(words)
    .entities.find((entity) => entity.singular === singular)!
    .seeds.map((row) => row.name)

it('a shop for coffee has coffee in its sample rows, under the sorts of coffee', () => {
  const site = siteOf('An online shop for freshly roasted coffee where customers browse products and add them to a cart.')
  const products = site.entities.find(({ singular }) => singular === 'product')!
  const coffee = waresNamed('coffee')
  const sorts = choicesOf(
    site,
    products.fields.find(({ id }) => id === 'category'),
  )
  expect(sorts).toEqual(['Filter', 'Espresso', 'Decaf', 'Equipment'])
  expect(products.seeds.length).toBeGreaterThan(4)
  expect(
    products.seeds.filter((row) => !coffee.some(({ name, sort, price }) => name === row.name && sort === sorts?.[Number(row.category)] && price === row.price)),
  ).toEqual([])
})

it('each thing that is sold has its own goods', () => {
  const words = 'A marketplace. Users can browse shoes and buy shoes. Users can browse candles and buy candles. Managers manage shoes and candles.'
  expect(namesIn(words, 'shoe').every((name) => waresNamed('shoes').some((ware) => ware.name === name))).toEqual(true)
  expect(namesIn(words, 'candle').every((name) => waresNamed('candle').some((ware) => ware.name === name))).toEqual(true)
})

it('goods that are in no list are told by their own noun', () => {
  expect(
    namesIn('An online store that sells umbrellas. Customers browse umbrellas and order umbrellas.', 'umbrella').every((name) => /umbrella/i.test(`${name}`)),
  ).toEqual(true)
})

it('every kind of goods has three sorts at least, and each of its goods a name of its own and a price', () => {
  for (const cue of ['coffee', 'honey', 'bread', 'wine', 'clothes', 'shoes', 'furniture', 'electronics', 'plants', 'medicine', 'inventory', 'souvenir']) {
    const wares = waresNamed(cue)
    expect([cue, new Set(wares.map(({ sort }) => sort)).size >= 3]).toEqual([cue, true])
    expect([cue, new Set(wares.map(({ name }) => name)).size]).toEqual([cue, wares.length])
    expect([cue, wares.filter(({ price }) => !(price > 0))]).toEqual([cue, []])
  }
})

it('words that stand for what is done name no goods', () => {
  expect(waresAmong(['user', 'book', 'a', 'class', 'record', 'drink'])).toEqual([])
  expect(waresAmong(['shop', 'for', 'coffee'])).toEqual(waresNamed('coffee'))
})
