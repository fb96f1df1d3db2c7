import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const home = (words: string) =>
  siteOf(words).pages[0]!.blocks.flatMap((block) => (block.kind === 'list' || block.kind === 'related' ? [[block.kind, block.entity, block.heading]] : []))

test.each([
  [
    'A game box website with game recommendations. It has games, game categories, point tasks and memberships. Users can browse games, search for games and view point tasks.',
    [
      ['related', 'games', 'Recommended games'],
      ['list', 'games', 'Games'],
    ],
  ],
  [
    'A web application to save sheet music images. Users can log in, see events and save sheet music images.',
    [['list', 'sheet_music_images', 'Latest sheet music images']],
  ],
  ['A cooking club. Users can browse events and read recipes.', [['list', 'events', 'Coming up: events']]],
])('the first page shows what the site is about: %j', (words, shown) => {
  expect(home(words)).toEqual(shown)
})

test('where a tool takes the place of what the first page showed, it shows something else to look at, and no parts of designs', () => {
  const words =
    'A content management website for creating and managing various types of websites. It has functionalities for creating and managing articles, managing users and managing comments. Users should be able to log in, create, edit, and delete articles.'
  expect(home(words)).toEqual([['list', 'articles', 'Articles']])
  expect(home('A form builder. Users can design forms by dragging form elements, preview and publish them.')).toEqual([])
})
