import { expect, test } from 'vitest'
import type { AppModel, Block } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

const kindsAt = (model: AppModel, path: string): readonly Block['kind'][] =>
  model.pages.find((page) => page.path === path)?.blocks.map(({ kind }) => kind) ?? []
const filed = (model: AppModel): readonly (readonly [string, string, string])[] =>
  model.requirements.map(({ clause, status, where }) => [clause, status, where])

test('what is uploaded has a field that takes a file, in its form and on its page', () => {
  const model = built('Create a music site where users can upload songs and browse songs.')
  const songs = model.entities.find(({ id }) => id === 'songs')
  expect(songs?.fields.some(({ type }) => type === 'file')).toBe(true)
  const file = songs?.fields.find(({ type }) => type === 'file')?.id ?? ''
  expect(
    model.actions.filter(({ entity, kind }) => entity === 'songs' && kind !== 'delete' && kind !== 'transition').every(({ fields }) => fields.includes(file)),
  ).toBe(true)
})

test('exports, downloads and imports stand on the page of the rows that they are about', () => {
  const model = built('Create an expense tracker where users can add expenses, import expenses, export expenses and print expenses.')
  expect(kindsAt(model, '/expenses')).toEqual(['list', 'form', 'import_csv', 'export_bar', 'list', 'list'])
  const bar = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'export_bar')
  expect(bar?.kind === 'export_bar' && bar.offers).toEqual(['csv', 'print'])
  expect(filed(model).slice(2, 5)).toEqual([
    ['import expenses', 'built', '/expenses'],
    ['export expenses', 'built', '/expenses'],
    ['print expenses', 'built', '/expenses'],
  ])
})

test('what is converted or generated elsewhere is not said to be there for download', () => {
  const model = built('Create a converter where users can upload videos and download the converted files.')
  expect(filed(model).find(([clause]) => clause.includes('converted'))?.[1]).not.toBe('built')
})

test('a kanban board stands first on the page of its tasks', () => {
  const model = built('Create a team tool where users can add tasks and move tasks on a kanban board.')
  expect(kindsAt(model, '/tasks')[0]).toBe('board')
})

test('a page that has a calendar takes no week beside it', () => {
  const model = built('Create a yoga studio site where users can view the weekly timetable of classes.')
  expect(kindsAt(model, '/classes')).toEqual(['list', 'calendar'])
})

test('places are on a map where the words speak of one', () => {
  const model = built('Create a city guide where users can view scenic spots on a map.')
  expect(model.pages.some(({ blocks }) => blocks[0]?.kind === 'map')).toBe(true)
})

test('readings that are monitored have limits, alerts and a form, and stay up to date', () => {
  const model = built('Create a greenhouse system for real-time monitoring of temperature and humidity.')
  expect(kindsAt(model, '/monitoring')).toEqual(['monitor', 'alerts', 'form', 'list', 'live'])
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'monitor')
  expect(block?.kind === 'monitor' && block.metrics.map(({ name, unit }) => [name, unit])).toEqual([
    ['Temperature', '°C'],
    ['Humidity', '%'],
  ])
})

test('a site that draws data and keeps nothing else keeps the figures that are drawn', () => {
  const model = built(
    'Create a website with data charts, including bar charts, line charts, and pie charts. Users should be able to browse different types of data charts.',
  )
  expect(kindsAt(model, '/charts')).toEqual(['report', 'chart', 'pivot', 'form', 'import_csv', 'list'])
})

test('what is asked for in real time is kept up to date on its page', () => {
  const model = built('Create a queue app where staff add tickets and users view tickets in real-time.')
  const clause = model.requirements.find((one) => one.clause.includes('real-time'))
  expect(clause?.status).toBe('built')
  expect(kindsAt(model, clause?.where ?? '')).toContain('live')
})
