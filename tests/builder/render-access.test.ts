import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { models, request, rows } from '../support/models.ts'

const { pottery, orders } = models
const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const titles = (html: string): readonly string[] =>
  [...read(html).querySelectorAll('main h3, main tbody th')].map((one) => one.textContent?.replace(/ (?:New|Changed)$/, '') ?? '')
const as = (id: string, role: string | null = null) => ({ visitor: { id, role } })

const addresses: readonly SiteRequest['query'][] = [
  {},
  { row: 'order8' },
  { row: 'complaint0', done: 'complain' },
  { q: 'Bicycle' },
  { edit: 'order8' },
  { delete: 'order8' },
  { 'set.order': 'order8' },
]

describe('read rules', () => {
  test('public rows are read by every visitor', () => {
    expect(titles(renderPage(orders, request('/drivers', as('anybody'))).html)).toEqual(['Rosa Meyer', 'Bo Li'])
  })

  test('own rows are read by whoever made them, beside the samples', () => {
    const seen = (visitor: string) => titles(renderPage(pottery, request('/bookings', as(visitor))).html)
    expect(seen('visitor-a')).toEqual(['Ines Prado', 'Ana Lund'])
    expect(seen('visitor-b')).toEqual(['Ines Prado', 'Secret Guest'])
    expect(seen('visitor-c')).toEqual(['Ines Prado'])
  })

  test('managed rows are read by the managing role alone', () => {
    expect(renderPage(orders, request('/complaints', as('visitor-b'))).html).not.toContain('Scratched lid')
    expect(renderPage(orders, request('/complaints', as('visitor-b', 'driver'))).html).not.toContain('Scratched lid')
    expect(titles(renderPage(orders, request('/complaints', as('x', 'administrator'))).html)).toEqual(['Scratched lid'])
  })

  test('a page has not a byte of rows that its visitor may not read', () => {
    const hidden: AppModel = {
      ...orders,
      pages: orders.pages.map((page) => ({
        ...page,
        role: undefined,
        blocks: [
          ...page.blocks,
          {
            id: `${page.id}_sum`,
            heading: '',
            kind: 'tiles',
            tiles: [
              { label: 'Sum', entity: 'orders', measure: 'sum', field: 'freight' },
              { label: 'Complaints', entity: 'complaints', measure: 'count' },
            ],
          },
          { id: `${page.id}_chart`, heading: '', kind: 'chart', entity: 'complaints', by: 'order', measure: 'count', shape: 'bars' },
          {
            id: `${page.id}_list`,
            heading: '',
            kind: 'list',
            entity: 'orders',
            layout: 'table',
            fields: ['status', 'driver'],
            search: true,
            filters: ['status', 'driver'],
            sorts: ['date'],
            per_page: 50,
            scope: 'all',
            actions: ['cancel_order'],
            empty: '',
          },
        ],
      })),
    }
    const owned = (all: typeof rows): typeof rows =>
      Object.fromEntries(Object.entries(all).map(([id, list]) => [id, list.filter((row) => row.owner !== 'visitor-b' && id !== 'complaints')]))
    for (const { path } of hidden.pages) {
      for (const query of addresses) {
        const page = (some: typeof rows) => renderPage(hidden, request(path, { ...as('visitor-a'), query, rows: some }))
        expect(page(rows)).toEqual(page(owned(rows)))
      }
    }
  })

  test('a detail of a row that the visitor may not read is a 404 like that of a row that is not there', () => {
    const page = (row: string) => renderPage(orders, request('/order', { ...as('visitor-a'), query: { row } }))
    expect(page('order9').status).toBe(404)
    expect(page('order9').html.replaceAll('order9', 'nothing')).toBe(page('nothing').html)
    expect(page('order7').status).toBe(200)
  })
})

describe('a row bears the actions', () => {
  const buttons = (path: string, visitor: string, role: string | null, title: string): readonly string[] => {
    const document = read(renderPage(orders, request(path, { ...as(visitor, role), query: {} })).html)
    const row = [...document.querySelectorAll('tbody tr, .row-card')].find((one) => one.textContent?.includes(title))
    return [...(row?.querySelectorAll('.row-actions > *') ?? [])].map((one) => one.textContent?.replace(` ${title}`, '').trim() ?? '')
  }

  test('that its state allows', () => {
    expect(buttons('/my-orders', 'visitor-a', 'user', 'Studio flat')).toEqual(['Send complaint'])
    expect(buttons('/my-orders', 'visitor-a', 'user', 'Grandfather clock')).toEqual(['Cancel order', 'Send complaint'])
  })

  test('of the visitor’s role, for the rows that the role may read', () => {
    expect(buttons('/jobs', 'visitor-a', 'driver', 'Upright piano')).toEqual(['Accept order', 'Send complaint'])
    expect(buttons('/jobs', 'visitor-a', 'driver', 'Bookshelf')).toEqual(['Deliver', 'Send complaint'])
    expect(buttons('/manage-orders', 'visitor-z', 'administrator', 'Wardrobe')).toEqual(['Edit', 'Delete'])
  })
})
