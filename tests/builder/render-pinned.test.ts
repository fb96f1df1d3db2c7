import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { modelFrom } from '../support/described-model.ts'
import { request } from '../support/models.ts'

const model = modelFrom(
  'A gardening forum with boards. Members can publish posts with a title and content in a board. Moderators can pin posts and lock threads.',
)
const post = (id: string, pinned: boolean): SiteRow => ({ id, owner: 'a', values: { title: id, board: 'b1', pinned, text: id }, created_at: 0, updated_at: 0 })
const board: SiteRow = { id: 'b1', owner: null, values: { name: 'Roses' }, created_at: 0, updated_at: 0 }
const rows = { boards: [board], posts: [post('Ivy', false), post('Rules', true), post('Moss', false)] }
const shown = (path: string, query: Readonly<Record<string, string>> = {}): readonly string[] => {
  const { html } = renderPage(model, request(path, { query, rows }))
  const words = new new Window().DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent ?? ''
  return ['Ivy', 'Rules', 'Moss'].toSorted((a, b) => words.indexOf(a) - words.indexOf(b))
}

test('what is pinned stands first, in its list and in its board, until another order is asked for', () => {
  expect(shown('/posts')).toEqual(['Rules', 'Ivy', 'Moss'])
  expect(shown('/board', { row: 'b1' })).toEqual(['Rules', 'Ivy', 'Moss'])
  expect(shown('/posts', { sort: 'title' })).toEqual(['Ivy', 'Moss', 'Rules'])
})
