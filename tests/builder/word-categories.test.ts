import { expect, test } from 'vitest'
import type { BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { hangman } from '../../machines/modules/rules/hangman.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'Please implement a hangman game website where players find a hidden word letter by letter. Players should be able to log in, choose a category, guess letters, and view their past games and total score. Administrators can add, edit, and delete words and categories.',
)
const account = { id: 'me', kind: 'own', name: 'Ann', email: 'ann@example.com', role: null, values: {}, status: 'active', created_at: 1 } as const
const play = model.pages.find(({ blocks }) => blocks[0]?.kind === 'game')!
const game = play.blocks[0] as BlockOf<'game'>
const row = (id: string, values: SiteRow['values']): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values })
const dataOf = (html: string) => JSON.parse((/data-module-input="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"'))

test('a game of words is played with the words of a category that whoever runs the site keeps', () => {
  expect(
    model.entities.filter(({ plural }) => /words|categories/.test(plural)).map(({ plural, fields }) => [plural, ...fields.map(({ label }) => label)]),
  ).toEqual([
    ['categories', 'Name'],
    ['words', 'Word', 'Category'],
  ])
  expect(game.rows).toEqual({ entity: 'words', field: 'word', by: { field: 'category', entity: 'categories' } })
  const { html } = renderPage(model, {
    path: play.path,
    query: {},
    rows: {
      categories: [row('c1', { name: 'Rivers' }), row('c2', { name: 'Empty yet' })],
      words: [row('w1', { word: 'Danube', category: 'c1' })],
    },
    visitor: { id: 'me', name: 'Ann', role: null, account },
    today: '2026-05-04',
    base: '',
    roles: [],
    badge: false,
  })
  expect(dataOf(html)).toMatchObject({ isSorted: true, lists: [{ id: 'c1', name: 'Rivers', words: ['Danube'] }] })
})

test('one word is enough to play with', () => {
  expect(hangman.start({ level: 2, character: '', words: ['Rye'], seed: 5 })).toMatchObject({ word: 'rye' })
})

test('what all rounds of a player come to stands where they are played', () => {
  expect(play.blocks.map((block) => (block.kind === 'balance' ? block.label : block.kind))).toEqual(['game', 'Your total score', 'list', 'ranking'])
})
