import { expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { createOf, done, me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const home = (words: string) => siteOf(words).pages.find(({ path }) => path === '/')!.blocks
const kinds = (words: string): readonly string[] => home(words).map(({ kind }) => kind)

const shopping = 'A start page for my family. We type a shopping item in the box and press enter to add it to the shopping list of the day.'

test('what is typed and entered is added on the first page, for today', () => {
  const site = siteOf('A simple homepage for noting chores. Users type a chore into the box and hit enter to add it to the chores of the day.')
  const quick = site.actions.find(({ id }) => id.startsWith('quick_'))!
  expect([quick.fields, quick.effects?.filter(({ kind }) => kind === 'today')]).toEqual([['title'], [{ kind: 'today', field: 'due_on' }]])
  const { world } = done(createWorld(site, 20), quick, { title: 'Sweep the stairs' })
  expect(pageOf(world, '/', visitorOf(site, me.id, null))).toContain('Sweep the stairs')
})

test('the box stands before what else the first page shows', () => expect(kinds(shopping).slice(0, 3)).toEqual(['hero', 'form', 'list']))

test.each([
  [
    'A simple portal for searching information and reading news and recipes. It should have a search function, where users input content in the box and press enter to jump to the search page.',
    ['/search'],
  ],
  [
    'A small portal with news and recipes. Users type words in the search box and press the enter key to find news. It shows random jokes.',
    [undefined, 'random_jokes'],
  ],
])('a box that searches stands on the first page: %s', (words, expected) =>
  expect(home(words).flatMap((block) => (block.kind === 'site_search' ? [block.page] : block.kind === 'by_chance' ? [block.entity] : []))).toEqual(expected),
)

test.each([
  [
    'A reading corner with quotes and poems. The website should show random quotes. Users can double-click to switch the quote.',
    [['by_chance', 'words', 'dblclick']],
  ],
  ['A calm start page with wallpapers and tasks. Users can right-click to change to a random wallpaper.', [['by_chance', 'backdrop', 'contextmenu']]],
  ['A start page for noting tasks and playing music. Users double-click to switch to another random song.', [['player', null, 'dblclick']]],
])('a click anywhere on the first page brings another: %s', (words, expected) =>
  expect(
    home(words).flatMap((block) =>
      (block.kind === 'by_chance' || block.kind === 'player') && block.on ? [[block.kind, block.kind === 'by_chance' ? block.shows : null, block.on]] : [],
    ),
  ).toEqual(expected),
)

test('a countdown that is shown runs down on the first page', () => {
  const site = siteOf('A wedding website with tasks and guests. The website should show a countdown.')
  const due = site.pages.find(({ path }) => path === '/')!.blocks.flatMap((block) => (block.kind === 'due' ? [block.ticks] : []))
  expect(due).toEqual([true])
  const { world } = done(createWorld(site, 20), createOf(site, 'countdowns'), { title: 'The wedding', date: '2026-02-01', time: '14:00' })
  expect(pageOf(world, '/', visitorOf(site, me.id, null))).toContain(' data-until="2026-02-01T14:00"')
})

test('numbers and winners by chance are no rows that are shown', () =>
  expect(kinds('A raffle for a club with members and prizes. The page shows random numbers and a random winner.')).not.toContain('by_chance'))
