import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const found = (words: string, entity: string) =>
  siteOf(words).pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' && block.entity === entity && block.search ? [[path, block.filters[0]]] : [])),
  )

test('a daily menu has its day, which is asked for where it is added and by which it is found', () => {
  const words = 'A bakery site. Customers can pick items from the menu of a chosen day. The baker can edit the daily menu.'
  const { entities, actions } = siteOf(words)
  const menu = entities.find(({ id }) => id === 'daily_menus')
  expect(menu?.fields.find(({ id }) => id === 'date')).toEqual({ id: 'date', label: 'Date', type: 'date', required: true })
  expect(new Set(menu?.seeds.map(({ date }) => date))).toEqual(new Set(['+0d', '+1d', '+2d']))
  expect(actions.filter(({ entity, kind }) => entity === 'daily_menus' && kind === 'create').every(({ fields }) => fields.includes('date'))).toBe(true)
  expect(found(words, 'daily_menus').every(([, first]) => first === 'date')).toBe(true)
  expect(found(words, 'daily_menus').length).toBeGreaterThan(0)
})

test('what is seen of a day is found by it, and what is not is found as before', () => {
  const words = 'A cinema site. Visitors can browse films by language and see the screenings of a chosen day. Staff can add screenings and films.'
  expect(found(words, 'screenings').map(([, first]) => first)).toEqual(['date', 'date'])
  expect(found(words, 'films').map(([, first]) => first)).not.toContain('date')
})
