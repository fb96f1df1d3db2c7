import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { models, request } from '../support/models.ts'

const { orders } = models
const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const text = (of: { readonly textContent: string | null } | null | undefined): string => (of?.textContent ?? '').replace(/\s+/g, ' ').trim()
const manager = { visitor: { id: 'x', role: 'administrator' } }

test('a list tells which page it shows, how many rows a page has, and leads to a page by its number where it is told to', () => {
  const list = orders.pages.find(({ path }) => path === '/manage-orders')?.blocks[0] as BlockOf<'list'>
  const model: AppModel = {
    ...orders,
    pages: [{ id: 'paged', path: '/paged', title: 'Paged', navigation: 'Paged', blocks: [{ ...list, paged: true, per_page: 4 }] }],
  }
  const shown = (query: SiteRequest['query']) => read(renderPage(model, request('/paged', { ...manager, query })).html)
  const document = shown({ n: '5', sort: '-total', p: '2' })
  expect(text(document.querySelector('.paging p'))).toBe('Page 2 of 2 · 6 to 10 of 10 orders in all')
  expect(text(document.querySelector('.paging select option[selected]'))).toBe('5')
  expect([...document.querySelectorAll('.pages .pages-step')].map(text)).toEqual(['First', 'Previous'])
  const jump = document.querySelector('.paging form:last-of-type')
  expect([...(jump?.querySelectorAll('input') ?? [])].map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
    ['sort', '-total'],
    ['n', '5'],
    ['p', '2'],
  ])
  expect([...shown({ n: '7' }).querySelectorAll('tbody th')]).toHaveLength(4)
})
