import { expect, test } from 'vitest'
import { createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { done, me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const herbs = siteOf(
  'A herb lookup app for looking up herbs. It should have first-letter lookup, popular lookups, personal lookup history and feedback. Users look up herbs by name.',
)
const nobody = visitorOf(herbs, me.id, null)
const opened = herbs.pages.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === 'detail' && block.opened ? [[block.entity, block.opened.action]] : [])),
)

test('letters are a way of finding, and no rows', () => {
  expect(herbs.entities.filter(({ plural }) => /letter|initial/.test(plural))).toEqual([])
  expect(pageOf(createWorld(herbs, 20), '/herbs', nobody)).toContain('aria-label="First letter"')
})

test('a list is narrowed to one letter, by its link or by typing it alone', () => {
  const world = createWorld(herbs, 20)
  const titles = rowsOf(world, 'herbs').map(({ values }) => String(values.name))
  const letter = titles[0]!.slice(0, 1).toUpperCase()
  const meant = titles.filter((title) => title.toUpperCase().startsWith(letter))
  const shown = (query: Record<string, string>) => {
    const page = pageOf(world, '/herbs', nobody, query)
    return titles.filter((title) => page.includes(`>${title}</a>`))
  }
  expect([shown({ i: letter }), shown({ q: letter })]).toEqual([meant, meant])
  expect(meant.length).toBeLessThan(titles.length)
})

test('opening a row keeps it in the visitor’s history and counts it', () => {
  expect(opened).toEqual([['herbs', 'keep_lookup_records']])
  const before = createWorld(herbs, 20)
  const row = rowsOf(before, 'herbs')[0]!
  const action = herbs.actions.find(({ id }) => id === 'keep_lookup_records')!
  const { world } = done(before, action, { [action.fields[0]!]: row.id })
  const { title } = herbs.entities.find(({ id }) => id === 'lookup_records')!
  const mine = rowsOf(world, 'lookup_records').filter(({ owner }) => owner === me.id)
  expect(mine.map(({ values }) => values[title])).toEqual([row.values.name])
  expect(rowsOf(world, 'herbs').find(({ id }) => id === row.id)!.values.lookups).toBe(Number(row.values.lookups) + 1)
})

test('a search is kept by its words', () =>
  expect(pageOf(createWorld(herbs, 20), '/herbs', nobody, { q: 'mint' })).toMatch(/data-keeps>.*name="keyword" value="mint"/))

test('what is looked up most has a page, the most first', () => {
  const page = herbs.pages.find(({ path }) => path === '/popular-lookups')!
  expect(page.blocks.map((block) => block.kind === 'list' && [block.entity, block.order])).toEqual([['herbs', { field: 'lookups', down: true }]])
})

test('hot-searched birds are birds', () => {
  const { entities } = siteOf('A bird search app. It has hot searches, personal search history and feedback. Users view recently hot-searched birds.')
  expect(entities.filter(({ plural }) => plural.endsWith('birds')).map(({ plural }) => plural)).toEqual(['birds'])
})

test.each([
  ['A comics site where users read comics and view their reading history.', [['comics', 'keep_reading_records']]],
  ['A CRM where staff keep customers, products and browsing records of customers. Staff manage products.', []],
])('what is read is kept, what is noted of customers is not: %s', (words, expected) =>
  expect(
    siteOf(words).pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'detail' && block.opened ? [[block.entity, block.opened.action]] : [])),
    ),
  ).toEqual(expected),
)
