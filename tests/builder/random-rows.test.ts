import { expect, test } from 'vitest'
import { createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { createOf, done, me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const randomIn = (words: string) =>
  siteOf(words).pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'random' ? [[path, block.label, block.page]] : [])))

test.each([
  ['A recipe collection website where users can add recipes and search them. Add a random recipe button.', [['/recipes', 'Random recipe', '/recipe']]],
  ['A dream diary where users can record dreams. There should be a button to open a random dream.', [['/dreams', 'Random dream', '/dream']]],
  ['A recipe collection website where users can add recipes. Users get a random password by mail.', []],
])('a button opens what the words name: %s', (words, buttons) => expect(randomIn(words)).toEqual(buttons))

test('it leads to one of the visitor’s own rows where there are any, else to any', () => {
  const site = siteOf('A recipe collection website where users can register and add recipes. Add a random recipe button.')
  const world = createWorld(site, 20)
  const pages = (of: typeof world) => /data-random="([^"]*)"/.exec(pageOf(of, '/recipes', visitorOf(site, me.id, null)))?.[1]?.split(' ') ?? []
  expect(pages(world).length).toBe(rowsOf(world, 'recipes').length)
  const make = createOf(site, 'recipes')
  const typed = Object.fromEntries(
    site.entities
      .find(({ id }) => id === 'recipes')!
      .fields.filter(({ required }) => required)
      .map(({ id }) => [id, 'Plain soup']),
  )
  const made = done(world, make, typed)
  expect(pages(made.world)).toEqual([`/recipe?row=${made.row}`])
})
