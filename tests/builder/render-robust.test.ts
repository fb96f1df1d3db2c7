import { describe, expect, test } from 'vitest'
import { type AppModel, readModel } from '../../builder/model.ts'
import { entitiesOf, renderPage } from '../../builder/render/page.ts'
import { stylesheet } from '../../builder/render/stylesheet.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { models, request, rows } from '../support/models.ts'

const { pottery, orders } = models
const without = <Of>(all: readonly Of[], index: number): Of[] => all.filter((_, at) => at !== index)

/** The models with one thing after another taken out, so that what names it names nothing. */
const broken: readonly (readonly [string, AppModel])[] = [pottery, orders].flatMap((model) => [
  ...model.entities.map((one, index) => [`the entity ${one.id}`, { ...model, entities: without(model.entities, index) }] as const),
  ...model.entities.map(
    (one, at) =>
      [
        `most fields of ${one.id}`,
        { ...model, entities: model.entities.map((each, index) => (index === at ? { ...each, fields: each.fields.slice(-1) } : each)) },
      ] as const,
  ),
  ...model.actions.map((one, index) => [`the action ${one.id}`, { ...model, actions: without(model.actions, index) }] as const),
  ...model.pages.slice(1).map((one, index) => [`the page ${one.path}`, { ...model, pages: without(model.pages, index + 1) }] as const),
  ['the roles', { ...model, roles: [] }] as const,
])

describe('a model renders', () => {
  test.each(broken)('without %s', (_, model) => {
    for (const { path } of readModel(model).pages) {
      for (const role of [null, 'driver', 'administrator']) {
        const { html } = renderPage(model, request(path, { visitor: { id: 'visitor-a', role }, query: { done: 'place', row: 'order6', edit: 'order6' } }))
        expect(html.match(/<h1/g)?.length).toBe(1)
        expect(html).not.toMatch(/undefined|\[object|NaN/)
      }
      for (const entity of entitiesOf(model, path)) expect(model.entities.map(({ id }) => id)).toContain(entity)
    }
  })

  test('whose ids are words that every object knows', () => {
    const said = JSON.stringify(pottery)
      .replaceAll('"classes"', '"constructor"')
      .replaceAll('"name","label"', '"constructor","label"')
      .replaceAll('"title":"name"', '"title":"constructor"')
    const model = readModel(JSON.parse(said))
    const row = { id: 'constructor', owner: null, created_at: 1, updated_at: 1, values: {} }
    const spaces: readonly SiteRequest['rows'][] = [{}, { constructor: [row], bookings: [row] }]
    for (const { path } of model.pages) {
      for (const kept of spaces) {
        const refused = { action: 'book', row: null, errors: {}, typed: {} }
        const pages = [
          renderPage(model, request(path, { rows: kept, query: { row: 'constructor' } })),
          renderPage(model, request(path, { rows: kept, refused })),
        ]
        for (const { html } of pages) expect(html).not.toMatch(/native code|\[object/)
      }
    }
  })

  test('whose rows have values of other types than its fields', () => {
    const odd = [null, true, -0, 1e21, Number.MAX_VALUE, '', '2026-13-45', 'x'.repeat(5000), '٣'] as const
    const mixed = Object.fromEntries(
      Object.entries(rows).map(([id, all]) => [
        id,
        all.map((row, at) => ({
          ...row,
          values: Object.fromEntries(Object.keys(row.values).map((field, index) => [field, odd[(at + index) % odd.length] ?? null])),
        })),
      ]),
    )
    for (const model of [pottery, orders]) {
      for (const { path } of model.pages) {
        for (const role of ['driver', 'administrator'])
          expect(renderPage(model, request(path, { rows: mixed, visitor: { id: 'visitor-a', role } })).html).not.toMatch(/undefined|\[object|NaN/)
      }
    }
  })

  test('by a stylesheet in every theme', () => {
    const names = ['ledger', 'orchard', 'atelier', 'press', 'arcade', 'clinic', 'sunroom', 'blueprint', 'hearth', 'monolith', 'harbor', 'candy'] as const
    const sheets = names.map((name) => stylesheet({ ...pottery.theme, name }))
    expect(new Set(sheets).size).toBe(names.length)
    for (const sheet of sheets) expect(sheet).not.toMatch(/undefined|NaN|\[object/)
  })
})
