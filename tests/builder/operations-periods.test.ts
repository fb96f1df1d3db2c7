import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { modelFrom } from '../support/described-model.ts'

const lists = (model: AppModel) =>
  model.pages.flatMap(({ path, role, blocks }) =>
    blocks.flatMap((block) => (role === undefined && block.kind === 'list' && block.period !== undefined ? [`${path} by ${block.period}`] : [])),
  )

const words =
  'A financial alert system. Users register as members, browse financial information, receive real-time alerts, query historical data and analyze trends through charts.'

test('a list of what the words want of the past is held to days by the date that says when it was', () => {
  expect(lists(modelFrom(words))).toEqual(['/data by date'])
  expect(lists(modelFrom('A ride app. Passengers can request rides, rate drivers and view their ride history.'))).toEqual(['/ride-requests by date'])
})

test('the rows show the date by which they are held', () => {
  const list = modelFrom(words)
    .pages.filter(({ path }) => path === '/data')
    .flatMap(({ blocks }) => blocks)
    .find(({ kind }) => kind === 'list')
  expect(list).toMatchObject({ fields: ['date', 'branch', 'product', 'income', 'costs', 'new_contracts', 'overdue'] })
})

test('a history that is told as a text, and friends, are held to no days', () => {
  expect(lists(modelFrom('A museum website. Visitors can read about the history of the town and buy tickets.'))).toEqual([])
  expect(lists(modelFrom('A chat app with functions for managing friends and viewing chat history.'))).toEqual([])
})

const dates = { Early: '2026-01-04', Middle: '2026-02-10', Late: '2026-03-20', Undated: null }
const rows: readonly SiteRow[] = Object.entries(dates).map(([name, date], index) => ({
  id: `r${index}`,
  owner: null,
  values: { name, date },
  created_at: 0,
  updated_at: 0,
}))
const model = modelFrom(words)
const entity = model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (path === '/data' && block.kind === 'list' ? [block.entity] : [])))[0]!

function shown(query: Readonly<Record<string, string>>) {
  const { html } = renderPage(model, {
    path: '/data',
    query,
    base: '',
    visitor: { id: 'me', role: null },
    roles: [],
    rows: { [entity]: rows },
    today: '2026-04-01',
    badge: false,
  })
  const document = new new Window().DOMParser().parseFromString(html, 'text/html')
  return {
    names: [...document.querySelectorAll('tbody th')].map((one) => one.textContent?.trim()),
    days: [...document.querySelectorAll('form[role=search] input[type=date]')].map((one) => ({
      label: document.querySelector(`label[for="${one.id}"]`)?.textContent,
      value: one.getAttribute('value'),
    })),
    empty: document.querySelector('main')?.textContent?.includes('No data records match that.'),
  }
}

test('the list asks for the first and the last day, and shows the rows from one to the other', () => {
  expect(shown({})).toEqual({
    names: ['Early', 'Middle', 'Late', 'Undated'],
    days: [
      { label: 'Month, from', value: '' },
      { label: 'Month, to', value: '' },
    ],
    empty: false,
  })
  expect(shown({ 'f.date.from': '2026-02-10', 'f.date.to': '2026-02-28' })).toEqual({
    names: ['Middle'],
    days: [
      { label: 'Month, from', value: '2026-02-10' },
      { label: 'Month, to', value: '2026-02-28' },
    ],
    empty: false,
  })
  expect(shown({ 'f.date.from': '2026-02-11' }).names).toEqual(['Late'])
  expect(shown({ 'f.date.to': '2026-02-09' }).names).toEqual(['Early'])
})

test('days between which nothing was say so, and an end that is no day is open', () => {
  expect(shown({ 'f.date.from': '2027-01-01', 'f.date.to': '2027-02-01' })).toMatchObject({ names: [], empty: true })
  expect(shown({ 'f.date.from': 'yesterday', 'f.date.to': '<b>' }).names).toEqual(['Early', 'Middle', 'Late', 'Undated'])
})

test('what is queried of a site that is no tool of databases is asked of its lists', () => {
  const platform =
    'A system for displaying data. Users can manage properties, record inspections, and view staff members. The system should provide historical data query functions.'
  const built = modelFrom(platform)
  expect(built.entities.map(({ plural }) => plural)).toEqual(['properties', 'inspections', 'staff members'])
  expect(lists(built)).toEqual(['/inspections by date'])
  expect(built.requirements.map(({ status }) => status)).toEqual(['built', 'built', 'built', 'built', 'built', 'built'])
  const cargo = 'A cargo website with functions including cargo entry, tracking queries, vehicles, drivers and suppliers.'
  expect(modelFrom(cargo).entities.map(({ plural }) => plural)).toEqual(['cargo items', 'vehicles', 'drivers', 'suppliers'])
  const tool = modelFrom('A SQL database tool. Users can manage databases, view tables, save queries and perform data queries.')
  expect(tool.entities.filter(({ fields }) => fields.some(({ id }) => id === 'statement')).map(({ plural }) => plural)).toEqual(['queries'])
})
