import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { models, request } from '../support/models.ts'

const { orders, pottery } = models
const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const text = (of: { readonly textContent: string | null } | null | undefined): string => (of?.textContent ?? '').replace(/\s+/g, ' ').trim()
const manager = { visitor: { id: 'x', role: 'administrator' } }
const manage = (query: SiteRequest['query']) => read(renderPage(orders, request('/manage-orders', { ...manager, query })).html)
const names = (document: ReturnType<typeof read>): readonly string[] => [...document.querySelectorAll('tbody th')].map(text)

const everyType: AppModel = {
  ...pottery,
  entities: [
    {
      id: 'things',
      singular: 'thing',
      plural: 'things',
      title: 'name',
      read: 'public',
      write: 'anyone',
      fields: [
        { id: 'name', label: 'Name', type: 'text', required: true },
        ...(['money', 'percent', 'number', 'rating', 'date', 'datetime', 'time', 'boolean', 'email', 'phone', 'url'] as const).map((type) => ({
          id: type,
          label: type,
          type,
          required: false,
        })),
        { id: 'status', label: 'Status', type: 'choice', required: false, choices: ['Paid', 'Pending', 'Overdue', 'Blue'] },
      ],
      seeds: [],
    },
  ],
  pages: [
    {
      id: 'home',
      path: '/',
      title: 'Home',
      navigation: 'Home',
      blocks: [
        {
          id: 'all',
          heading: 'Things',
          kind: 'list',
          entity: 'things',
          layout: 'table',
          fields: ['money', 'percent', 'number', 'rating', 'date', 'datetime', 'time', 'boolean', 'email', 'phone', 'url', 'status'],
          search: false,
          filters: [],
          sorts: [],
          per_page: 10,
          scope: 'all',
          actions: [],
          empty: '',
        },
      ],
    },
  ],
}

test('a value is shown by its type', () => {
  const values = {
    name: 'One',
    money: 1234.5,
    percent: 12.5,
    number: -1234567,
    rating: 4,
    date: '2026-12-03',
    datetime: '2026-12-03T14:05',
    time: '14:05:00',
    boolean: true,
    email: 'a@example.com',
    phone: '+1 555 010 0199',
    url: 'https://example.com/a',
    status: 'Overdue',
  }
  const document = read(
    renderPage(
      everyType,
      request('/', {
        rows: {
          things: [
            { id: 'a', owner: null, created_at: 1, updated_at: 1, values },
            { id: 'beef', owner: null, created_at: 0, updated_at: 0, values: {} },
          ],
        },
      }),
    ).html,
  )
  const [full, bare] = [...document.querySelectorAll('tbody tr')]
  expect([...(full?.querySelectorAll('td') ?? [])].map(text)).toEqual([
    '$1,234.50',
    '12.5%',
    '−1,234,567',
    '4 out of 5',
    '3 Dec 2026',
    '3 Dec 2026, 14:05',
    '14:05',
    'Yes',
    'a@example.com',
    '+1 555 010 0199',
    'example.com/a',
    'Overdue',
  ])
  expect(full?.querySelector('.tag-bad')?.textContent).toBe('Overdue')
  expect(text(bare?.querySelector('th'))).toBe('Thing')
  expect([...(bare?.querySelectorAll('td') ?? [])].map(text)).toEqual(Array.from({ length: 12 }, () => '–none'))
})

describe('a list', () => {
  test('shows the newest first, a page at a time, and says how many there are', () => {
    const first = manage({})
    expect(names(first)).toEqual([
      'Wardrobe',
      'Bicycle',
      'Studio flat',
      'Grandfather clock',
      'Aquarium',
      'Oak table',
      'Twelve boxes of books',
      'Washing machine',
    ])
    expect([text(first.querySelector('.count')), first.querySelector('.count')?.getAttribute('role')]).toEqual(['10 orders', 'status'])
    expect(names(manage({ p: '2' }))).toEqual(['Bookshelf', 'Upright piano'])
    expect(names(manage({ p: '99' }))).toEqual(['Bookshelf', 'Upright piano'])
    expect(names(manage({ p: '-1' })).length).toBe(8)
  })

  test('finds rows by all words of a search, in any field that it shows', () => {
    expect(names(manage({ q: 'oak' }))).toEqual(['Oak table'])
    expect(names(manage({ q: 'rosa delivered' }))).toEqual(['Bicycle'])
    expect(text(manage({ q: 'nothing' }).querySelector('main'))).toContain('No orders match that.')
  })

  test('filters by choices and by references', () => {
    expect(names(manage({ 'f.status': 'Delivered' }))).toEqual(['Bicycle', 'Twelve boxes of books'])
    expect(names(manage({ 'f.driver': 'driver1', 'f.status': 'Cancelled' }))).toEqual([])
    expect(names(manage({ 'f.size': 'Large' })).length).toBe(8)
  })

  test('sorts by the fields that it offers, empty values last', () => {
    expect(names(manage({ sort: 'freight' })).slice(0, 2)).toEqual(['Upright piano', 'Bookshelf'])
    expect(names(manage({ sort: '-freight' })).slice(0, 2)).toEqual(['Wardrobe', 'Bicycle'])
    expect(names(manage({ sort: '-freight', p: '2' }))).toEqual(['Upright piano', 'Oak table'])
    expect(names(manage({ sort: 'phone' }))).toEqual(names(manage({})))
  })

  test('keeps search, filters and sorting in its links and its form', () => {
    const document = manage({ q: 'a', sort: 'date', 'f.status': 'Placed' })
    expect([...document.querySelectorAll('.chips a')].map((one) => [text(one), one.getAttribute('href'), one.getAttribute('aria-current')])).toEqual([
      ['All', '/manage-orders?q=a&sort=date#all_orders', null],
      ['Placed', '/manage-orders?q=a&sort=date&f.status=Placed#all_orders', 'true'],
      ['Accepted', '/manage-orders?q=a&sort=date&f.status=Accepted#all_orders', null],
      ['On the way', '/manage-orders?q=a&sort=date&f.status=On%20the%20way#all_orders', null],
      ['Delivered', '/manage-orders?q=a&sort=date&f.status=Delivered#all_orders', null],
      ['Cancelled', '/manage-orders?q=a&sort=date&f.status=Cancelled#all_orders', null],
    ])
    const fields = [...document.querySelectorAll('form[role=search] [name]')].map((one) => one.getAttribute('name'))
    expect(fields).toEqual(['f.status', 'q', 'f.driver', 'sort'])
  })

  test('keeps its parameters apart from those of another list of the page', () => {
    const list = orders.pages.find(({ path }) => path === '/manage-orders')?.blocks[0] as BlockOf<'list'>
    const twice: AppModel = {
      ...orders,
      pages: [{ id: 'two', path: '/two', title: 'Two', navigation: 'Two', blocks: [list, { ...list, id: 'other', per_page: 3 }] }],
    }
    const document = read(renderPage(twice, request('/two', { ...manager, query: { 'all_orders.q': 'oak', 'other.p': '2' } })).html)
    expect([...document.querySelectorAll('#all_orders tbody th')].map(text)).toEqual(['Oak table'])
    expect([...document.querySelectorAll('#other tbody th')].map(text)).toEqual(['Grandfather clock', 'Aquarium', 'Oak table'])
    expect(document.querySelector('#other .pages a[rel=next]')?.getAttribute('href')).toBe('/two?all_orders.q=oak&other.p=3#other')
  })

  test('puts the row that was just made first, marked, and says so by its name', () => {
    const document = read(renderPage(orders, request('/my-orders', { query: { done: 'place', row: 'order6', sort: 'date' } })).html)
    expect(text(document.querySelector('.row-card h3'))).toBe('Grandfather clock New')
    expect([text(document.querySelector('.notice p')), document.querySelector('.notice')?.getAttribute('role')]).toEqual([
      'Your order for Grandfather clock is placed. See it',
      'status',
    ])
  })

  test('asks before deleting, without JavaScript', () => {
    const asked = manage({ delete: 'order5' })
    expect(text(asked.querySelector('.confirm p'))).toBe('Delete: Aquarium? This cannot be undone.')
    expect(asked.querySelector('.confirm form')?.getAttribute('action')).toBe('/_actions/delete_order')
    expect(asked.querySelector('.confirm input[name=row]')?.getAttribute('value')).toBe('order5')
    expect(asked.querySelector('.confirm a')?.getAttribute('href')).toBe('/manage-orders#all_orders-row-order5')
  })

  test('opens the form of a row with what is kept', () => {
    const form = manage({ edit: 'order5' }).querySelector('tr.is-open form')
    expect(form?.querySelector('[name=item]')?.getAttribute('value')).toBe('Aquarium')
    expect(form?.querySelector('select[name=driver] option[selected]')?.textContent).toBe('Bo Li')
    expect([...(form?.querySelectorAll('input[type=hidden]') ?? [])].map((one) => [one.getAttribute('name'), one.getAttribute('value')])).toEqual([
      ['back', '/manage-orders'],
      ['row', 'order5'],
    ])
  })

  test('brings the row of a refused change into sight, with what was typed', () => {
    const refused = { action: 'edit_order', row: 'order0', errors: { weight: 'Enter the weight as a number.' }, typed: { weight: 'heavy' } }
    const document = read(renderPage(orders, request('/manage-orders', { ...manager, refused })).html)
    expect(document.querySelector('tbody tr:first-child [name=weight]')?.getAttribute('value')).toBe('heavy')
    expect(document.querySelectorAll('.summary').length).toBe(1)
  })

  test('without rows says so in its own words, with a way to add one', () => {
    const document = read(renderPage(pottery, request('/bookings', { rows: {} })).html)
    expect(text(document.querySelector('.empty'))).toBe('You have not booked a class yet.Book a class')
    expect(document.querySelector('.empty a')?.getAttribute('href')).toBe('/classes#booking')
  })

  test('runs as an agenda by day, what is to come before what is over', () => {
    const document = read(renderPage(pottery, request('/classes', { today: '2026-12-04' })).html)
    expect([...document.querySelectorAll('.day')].map(text)).toEqual(['5 Dec Saturday', '7 Dec Monday'])
    const second = read(renderPage(pottery, request('/classes', { today: '2026-12-04', query: { p: '2' } })).html)
    expect([...second.querySelectorAll('.day')].map(text)).toEqual(['3 Dec Thursday Over'])
  })
})

test('tiles and charts count only what the visitor may read, with the chart’s numbers in a table', () => {
  const tiles = (id: string, role: string | null) =>
    [...read(renderPage(orders, request('/', { visitor: { id, role } })).html).querySelectorAll('.tile dd')].map(text)
  expect(tiles('visitor-a', 'user')).toEqual(['8', '1', '$1,746.50', '4.5'])
  expect(tiles('x', 'administrator')).toEqual(['10', '2', '$2,866.75', '4.5'])
  const document = read(renderPage(orders, request('/statistics', manager)).html)
  expect([...document.querySelectorAll('#by_status tbody tr')].map((one) => [...one.children].map(text))).toEqual([
    ['Placed', '2'],
    ['Accepted', '2'],
    ['On the way', '2'],
    ['Delivered', '2'],
    ['Cancelled', '2'],
  ])
  expect(document.querySelector('#by_status svg[role=img]')?.getAttribute('aria-label')).toBe(
    'Placed: 2, Accepted: 2, On the way: 2, Delivered: 2, Cancelled: 2',
  )
})
