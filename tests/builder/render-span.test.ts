import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { modelFrom } from '../support/described-model.ts'
import { request } from '../support/models.ts'

const model = modelFrom('A flat letting website. Visitors can browse flats. Owners can post flats with rent, number of beds, year built and move-in date.')
const entity = model.entities.find(({ id }) => id === 'flats')!
const page = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === 'flats' && block.search))!
const list = page.blocks.find((block): block is BlockOf<'list'> => block.kind === 'list')!
const filters = ['rent', 'number_of_beds', 'year_built', 'move_in_date']
const site: AppModel = {
  ...model,
  pages: model.pages.map((one) =>
    one === page ? { ...one, blocks: one.blocks.map((block) => (block === list ? { ...list, filters, layout: 'table' } : block)) } : one,
  ),
}
const room = (title: string, rent: number, beds: number, year_built: number, move_in_date: string): SiteRow => ({
  id: title,
  owner: null,
  values: { [entity.title]: title, rent, number_of_beds: beds, year_built, move_in_date },
  created_at: 0,
  updated_at: 0,
})
const rows = { flats: [room('Attic', 380, 1, 1998, '2026-05-01'), room('Loft', 450.5, 1, 2004, '2026-06-01'), room('Suite', 900, 2, 2011, '2026-07-15')] }

function shown(query: Readonly<Record<string, string>>) {
  const document = new new Window().DOMParser().parseFromString(renderPage(site, request(page.path, { query, rows })).html, 'text/html')
  return {
    names: [...document.querySelectorAll('tbody th')].map((one) => one.textContent?.trim()).toSorted(),
    ends: [...document.querySelectorAll('form[role=search] input:not([type=search])')].map((one) =>
      `${document.querySelector(`label[for="${one.id}"]`)?.textContent}: ${one.getAttribute('type')} ${one.getAttribute('value')}`.trim(),
    ),
    selects: [...document.querySelectorAll('form[role=search] select[name^="f."]')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim()),
  }
}

test('rows are chosen between two prices, years and days of one’s own, and by a number of few values as it is', () => {
  expect(shown({})).toEqual({
    names: ['Attic', 'Loft', 'Suite'],
    ends: [
      'Rent, from: number',
      'Rent, to: number',
      'Year built, from: number',
      'Year built, to: number',
      'Move-in date, from: date',
      'Move-in date, to: date',
    ],
    selects: ['All12'],
  })
})

test('both ends belong to what is shown, and an end that says nothing is open', () => {
  expect(shown({ 'f.rent.to': '450.5' }).names).toEqual(['Attic', 'Loft'])
  expect(shown({ 'f.rent.from': '450.5', 'f.rent.to': '899' }).names).toEqual(['Loft'])
  expect(shown({ 'f.year_built.from': '2004', 'f.year_built.to': '2011' }).names).toEqual(['Loft', 'Suite'])
  expect(shown({ 'f.move_in_date.from': '2026-06-01' }).names).toEqual(['Loft', 'Suite'])
  expect(shown({ 'f.rent.from': 'cheap', 'f.rent.to': ' ' }).names).toEqual(['Attic', 'Loft', 'Suite'])
  expect(shown({ 'f.number_of_beds': '2', 'f.rent.to': '900' })).toMatchObject({ names: ['Suite'], ends: expect.arrayContaining(['Rent, to: number 900']) })
})
