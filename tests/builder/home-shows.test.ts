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
