import { expect, test } from 'vitest'
import { siteColours } from '../../builder/colour/site-colours.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A content management system with multiple themes. Administrators manage articles and manage themes. Users browse articles.')
const { entity: id, state, on } = site.themes!
const entity = site.entities.find((one) => one.id === id)!
const role = site.roles.find(({ manages }) => manages)!.id
const use = site.actions.find(({ transition, entity: of }) => of === id && transition === 'use')!
const today = '2026-12-03'
const rows = (inUse: number | null): SiteRow[] =>
  entity.seeds.map((seed, index) => ({
    id: `t${index}`,
    owner: null,
    created_at: 1,
    updated_at: 1,
    values: { ...seed, [state]: index === inUse ? on : 'Off' },
  }))
const home = (of: readonly SiteRow[]) =>
  renderPage(site, { path: '/', query: {}, base: '', visitor: { id: 'ana', role: null }, roles: [], rows: { [id]: of }, today, badge: false }).html
const press = (index: number, of: readonly SiteRow[], as: string | null) =>
  submit(site, { action: use.id, row: of[index]!, typed: {}, visitor: { id: 'ben', role: as }, today, rows: { [id]: of }, newId: () => 'new' })

test('the theme in use is the look of the site for everybody', () => {
  const at = entity.seeds.findIndex(({ name }) => name === 'Harbour')
  expect(home(rows(null))).not.toContain('<style>')
  expect(home(rows(at))).toContain(siteColours['Alice blue'])
})

test('exactly one of the themes is in use to begin with, and it is the look that the site was built with', () => {
  expect(
    entity.seeds.filter((seed) => seed[state] === on).map(({ name, background_colour, accent_colour }) => [name, background_colour, accent_colour]),
  ).toEqual([['Standard', 'As built', 'As built']])
  expect(home(entity.seeds.map((values, index) => ({ id: `t${index}`, owner: null, created_at: 1, updated_at: 1, values })))).toBe(home(rows(null)))
})

test('one theme is in use: the one before it is put back', () => {
  const done = press(1, rows(0), role)
  expect(done.kind === 'writes' && done.writes.map((write) => [write.row, write.kind !== 'delete' && write.values[state]])).toEqual([
    ['t1', on],
    ['t0', 'Off'],
  ])
})

test('nobody but whoever runs the site changes its look', () => {
  expect([press(1, rows(0), null).kind, press(1, rows(0), 'user').kind]).toEqual(['missing', 'missing'])
})

test('themes to be taken elsewhere are no looks of this site', () => {
  expect(siteOf('A website of themes for blogs. Administrators manage themes. Users browse, download and install themes.').themes).toEqual(undefined)
})
