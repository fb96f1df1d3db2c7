import { expect, it, test } from 'vitest'
import type { Entity } from '../../builder/model.ts'
import { choicesOf, rowsSorted } from '../support/choices.ts'
import { built } from '../support/turn.ts'

const entity = (words: string, id: string): Entity => built(words).entities.find((one) => one.id === id)!
const column = ({ seeds }: Entity, field: string): string[] => seeds.map((row) => String(row[field]))

it.each([
  [
    'An online platform for cryptocurrency trading. Users browse trading products and place orders.',
    'trading_products',
    ['Coins', 'Stablecoins', 'Tokens', 'Offers'],
  ],
  ['A website of a waste recycling company. Users browse services and book services.', 'services', ['Paper', 'Metal', 'Plastic', 'Electronics']],
  ['A roofing company website. Users browse services and request quotes.', 'services', ['Roofs', 'Walls', 'Floors', 'Rooms']],
])('what is offered is sorted by the trade that the words name: %s', (words, id, sorts) => {
  const site = built(words)
  const offered = site.entities.find((one) => one.id === id)!
  expect(
    choicesOf(
      site,
      offered.fields.find((field) => field.id === 'category'),
    ),
  ).toEqual(sorts)
  expect(rowsSorted(site, offered).every(({ category }) => sorts.includes(String(category)))).toBe(true)
})

test('a school of photography teaches photography', () => {
  const courses = entity('A website for online photography classes. Users browse courses and enrol in courses.', 'courses')
  expect(column(courses, 'title').filter((title) => /history|physics|algebra|spanish/i.test(title))).toEqual([])
  expect(column(courses, 'title')).toContain('Portraits in natural light')
})

test('a store room holds what its trade needs', () => {
  const restaurant = entity('A restaurant management system. The restaurant manages orders, dishes and inventory items.', 'inventory_items')
  expect(column(restaurant, 'item')).not.toContain('AA batteries')
  expect(column(restaurant, 'item')).toContain('Wheat flour')
  const workshop = entity('A car repair workshop system. Mechanics manage inventory items and appointments.', 'inventory_items')
  expect(column(workshop, 'item')).toContain('Brake pads, front')
})

test('a column that is named by a thing has names of such things', () => {
  const orders = entity('A kitchen order system of a restaurant. Waiters record kitchen orders with dish, quantity and table number.', 'kitchen_orders')
  expect(column(orders, 'dish').filter((dish) => ['Bread', 'Pastry', 'Savoury', 'Drinks'].includes(dish))).toEqual([])
})

test('what a site is listed to have besides says nothing of its trade', () => {
  const services = entity('A university service app that includes a marketplace and blind boxes. Users browse posts.', 'posts')
  expect(column(services, 'title').filter((title) => /moon rabbit|lantern series/i.test(title))).toEqual([])
})

test('a measured thing has values of its own range', () => {
  const ponds = entity('A fish farm monitoring website. Users record ponds with name, water temperature and ph value.', 'ponds')
  const values = column(ponds, 'water_temperature').map(Number)
  expect(values.length).toBeGreaterThan(3)
  expect(values.filter((value) => value < 18 || value > 27)).toEqual([])
})

test('what is optimized in freight is freight', () => {
  const words = 'A freight forwarding system. Staff manage loading efficiency optimization and transportation mode optimization records.'
  const kept = built(words).entities.filter(({ id }) => id.includes('optimization'))
  const titles = kept.flatMap((one) => column(one, one.title))
  expect(titles.filter((title) => /style sheet|search|sorting/i.test(title))).toEqual([])
})

test('sentences of a row speak of the thing by its name and leave no blank', () => {
  const texts = built('A case file archive. Staff manage findings with measures, goal and prompt. Users browse syntaxes.').entities.flatMap(({ seeds }) =>
    seeds.flatMap((row) => Object.values(row).map(String)),
  )
  expect(texts.filter((text) => /\{(?:one|many)\}/.test(text))).toEqual([])
})

test('a community is about what its first words name', () => {
  const community = built('A community app for people with hair loss. Users post articles and comment on articles.')
  expect(
    choicesOf(
      community,
      community.entities.find(({ id }) => id === 'articles')?.fields.find(({ id }) => id === 'category'),
    ),
  ).toContain('Hair')
  const services = entity('A SaaS platform that provides travel-related services. Users browse services and place orders.', 'services')
  expect(column(services, 'name').filter((name) => /campaign|brand identity|sales training/i.test(name))).toEqual([])
})

test('what is converted is what the noun says', () => {
  const kept = built('A tool website for Chinese character conversion. Users record chinese character conversions.').entities.flatMap((one) =>
    column(one, one.title),
  )
  expect(kept.filter((title) => /price table|customer record/i.test(title))).toEqual([])
})

test('a menu that is maintained beside personnel is no list of dishes, one that is ordered from is', () => {
  const kept = (words: string): string[] => built(words).entities.map(({ id }) => id)
  expect(kept('A logistics management platform for business data, with personnel management, menu maintenance and log query. Users maintain menus.')).toContain(
    'menus',
  )
  expect(kept('A food delivery app. Users browse menus and place orders.')).not.toContain('menus')
})
