import { expect, it, test } from 'vitest'
import type { Entity } from '../../builder/model.ts'
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
  const offered = entity(words, id)
  expect(offered.fields.find((field) => field.id === 'category')?.choices).toEqual(sorts)
  expect(column(offered, 'category').every((sort) => sorts.includes(sort))).toBe(true)
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
