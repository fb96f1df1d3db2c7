import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { models, request } from '../support/models.ts'

const { orders, pottery } = models
const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const text = (of: { readonly textContent: string | null } | null | undefined): string => (of?.textContent ?? '').replace(/\s+/g, ' ').trim()
const form = (path: string, changes: Partial<SiteRequest> = {}, model = orders) => read(renderPage(model, request(path, changes)).html)

describe('a form', () => {
  test('has a visible label for each field, which says whether it is required', () => {
    const document = form('/place-order')
    expect([...document.querySelectorAll('.form label[for], .form legend')].map(text)).toEqual([
      'Item required',
      'Size required',
      'Small',
      'Medium',
      'Large',
      'Starting point required',
      'Ending point required',
      'Moving date required',
      'Weight required',
      'Insured',
      'Phone required',
    ])
  })

  test('has the control of each type, and the usual values', () => {
    const document = form('/place-order')
    const controls = [...document.querySelectorAll('.form [name]:not([type=hidden])')].map((one) => [
      one.getAttribute('name'),
      one.getAttribute('type'),
      one.getAttribute('value'),
    ])
    expect(controls).toEqual([
      ['item', 'text', ''],
      ['size', 'radio', 'Small'],
      ['size', 'radio', 'Medium'],
      ['size', 'radio', 'Large'],
      ['from', 'text', ''],
      ['to', 'text', ''],
      ['date', 'date', '2026-12-03'],
      ['weight', 'text', ''],
      ['insured', 'checkbox', 'true'],
      ['phone', 'tel', ''],
    ])
    expect(document.querySelector('.form')?.getAttribute('action')).toBe('/_actions/place')
    expect(document.querySelector('.form [name=back]')?.getAttribute('value')).toBe('/place-order')
    expect(document.querySelector('.form button')?.textContent).toBe('Place order')
  })

  test('offers the titles of the rows that the visitor may read for a reference', () => {
    const options = (visitor: string) =>
      [...form('/complaints', { visitor: { id: visitor, role: null } }).querySelectorAll('select[name=order] option')].map(text)
    expect(options('visitor-a')).toEqual([
      'None',
      'Studio flat',
      'Grandfather clock',
      'Aquarium',
      'Oak table',
      'Twelve boxes of books',
      'Washing machine',
      'Bookshelf',
      'Upright piano',
    ])
    expect(options('visitor-b').slice(0, 3)).toEqual(['None', 'Wardrobe', 'Bicycle'])
  })

  test('starts with what the address asks for', () => {
    const document = form('/classes', { query: { 'set.class': 'class4' } }, pottery)
    expect(text(document.querySelector('select[name=class] option[selected]'))).toBe('Open wheel')
  })

  test('that was refused keeps what was typed and ties each sentence to its field', () => {
    const refused = {
      action: 'place',
      row: null,
      errors: { '': 'The site is full.', item: 'Enter the item.', weight: 'Enter the weight as a number.' },
      typed: { weight: 'heavy', size: 'Large', insured: 'true' },
    }
    const page = renderPage(orders, request('/place-order', { refused }))
    const document = read(page.html)
    expect(page.status).toBe(422)
    expect(text(document.querySelector('.summary'))).toBe('There are 2 things to put right.The site is full.Enter the item.Enter the weight as a number.')
    expect([...document.querySelectorAll('.summary a')].map((one) => one.getAttribute('href'))).toEqual(['#place_form-field-item', '#place_form-field-weight'])
    const weight = document.getElementById('place_form-field-weight')
    expect([weight?.getAttribute('value'), weight?.getAttribute('aria-invalid'), weight?.getAttribute('aria-describedby')]).toEqual([
      'heavy',
      'true',
      'place_form-field-weight-help place_form-field-weight-error',
    ])
    expect(text(document.getElementById('place_form-field-weight-error'))).toBe('Error: Enter the weight as a number.')
    expect(document.querySelector('[name=size][checked]')?.getAttribute('value')).toBe('Large')
    expect(document.querySelector('[name=insured][type=checkbox]')?.hasAttribute('checked')).toBe(true)
  })

  test('says for whom it is where the visitor may not send it', () => {
    expect(text(form('/drivers').querySelector('#new_driver .empty'))).toBe('This is for the role “Administrator”.')
    expect(form('/drivers').querySelector('#new_driver form')).toBeNull()
  })
})

test('a refusal without a form on the page is said at its top', () => {
  const refused = { action: 'deliver_order', row: 'order0', errors: { '': '“Deliver” is not possible: the order is Placed.' }, typed: {} }
  const document = form('/jobs', { visitor: { id: 'x', role: 'driver' }, refused })
  expect([text(document.querySelector('.notice')), document.querySelector('.notice')?.getAttribute('role')]).toEqual([
    '“Deliver” is not possible: the order is Placed.',
    'alert',
  ])
})

test('a confirmation names a record that only the managing role reads to the one who made it, and to nobody else', () => {
  const said = (visitor: string) =>
    text(form('/complaints', { visitor: { id: visitor, role: null }, query: { done: 'complain', row: 'complaint0' } }).querySelector('.notice p'))
  expect(said('visitor-b')).toBe('We have your complaint “Scratched lid”.')
  expect(said('visitor-a')).toBe('We have your complaint.')
})
