import { expect, test } from 'vitest'
import type { AppModel, Values } from '../../builder/model.ts'
import { entitiesOf, renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const today = '2026-12-03'
const rowOf = (values: Values, id = 'row'): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values })
const page = (site: AppModel, path: string, rows: Readonly<Record<string, readonly SiteRow[]>>) =>
  renderPage(site, { path, query: {}, base: '', visitor: { id: 'ana', role: null }, roles: [], rows, today, badge: false }).html
const menuOf = (html: string): string[] =>
  [...(/<nav class="nav-wide".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, words = '']) => words)

const content = siteOf(
  'A content management system for managing website content. Users log in, create articles and categories, edit articles and delete articles.',
)
const settings = content.settings!
const kept = content.entities.find(({ id }) => id === settings.entity)!
const set = (change: Values) => ({ [kept.id]: [rowOf({ ...kept.seeds[0]!, ...change })] })

test('where a site’s own content is managed, whoever runs it sets how it presents itself', () => {
  expect(kept.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Site name', 'Line under the name', 'Show “What you can do here” on the first page', 'Show “Categories” in the menu']),
  )
  expect(content.roles.filter(({ manages }) => manages)).toHaveLength(1)
  expect(entitiesOf(content, '/')).toContain(kept.id)
})

test('the name and the line under it stand on the first page as they are set', () => {
  const html = page(content, '/', set({ site_name: 'Harbour Pages', tagline: 'All that <b>happens</b>' }))
  expect(html).toMatch(/<h1[^>]*>Harbour Pages<\/h1>/)
  expect(html).toContain('<p class="lead">All that &lt;b&gt;happens&lt;/b&gt;</p>')
})

test('a section is off the first page, and an entry out of the menu, where the settings say no', () => {
  const { field } = settings.sections![0]!
  const entry = settings.entries!.find(({ page: path }) => path === '/categories')!
  expect([page(content, '/', set({})).includes('What you can do here'), menuOf(page(content, '/', set({}))).includes('Categories')]).toEqual([true, true])
  const less = page(content, '/', set({ [field]: false, [entry.field]: false }))
  expect([less.includes('What you can do here'), menuOf(less).includes('Categories')]).toEqual([false, false])
})

test('nobody but the managing role changes the settings', () => {
  const save = content.actions.find(({ entity, kind }) => entity === kept.id && kind === 'update')!
  const row = rowOf(kept.seeds[0]!)
  const by = (role: string | null) =>
    submit(content, { action: save.id, row, typed: { site_name: 'Mine' }, visitor: { id: 'ben', role }, today, rows: { [kept.id]: [row] }, newId: () => 'new' })
      .kind
  expect([by(null), by('user'), by(content.roles.find(({ manages }) => manages)!.id)]).toEqual(['missing', 'missing', 'writes'])
})

const firm = siteOf(
  'A corporate website with products, news and a contact form. It has a top menu whose menu content and link addresses are modified by the administrator in the backend.',
)
const menu = firm.menu!
const entries = firm.entities.find(({ id }) => id === menu.entity)!
const arranged = (rows: readonly Values[]) => ({ [entries.id]: rows.map((values, index) => rowOf(values, `m${index}`)) })

test('the menus that whoever runs a site keeps are its menu, in their order', () => {
  expect(menuOf(page(firm, '/', arranged(entries.seeds)))).toEqual(entries.seeds.map((seed) => seed[entries.title]))
  const [home, ...rest] = entries.seeds
  const added = { ...home!, [entries.title]: 'Weather', address: 'https://example.com/weather', order: 0 }
  const hidden = { ...rest[0]!, visible: false }
  const bad = { ...home!, [entries.title]: 'Bad', address: 'javascript:alert(1)' }
  const shown = menuOf(page(firm, '/', arranged([home!, added, hidden, bad])))
  expect(shown).toEqual(['Weather', home![entries.title]])
})

test('what is added to the menu stands there at once, and nobody else adds to it', () => {
  const add = firm.actions.find(({ entity, kind }) => entity === entries.id && kind === 'create')!
  const by = (role: string | null) =>
    submit(firm, {
      action: add.id,
      row: null,
      typed: { [entries.title]: 'More', address: '/news' },
      visitor: { id: 'ben', role },
      today,
      rows: { [entries.id]: [] },
      newId: () => 'new',
    })
  const done = by(firm.roles.find(({ manages }) => manages)!.id)
  expect(done.kind === 'writes' && done.writes[0].kind === 'insert' && done.writes[0].values.visible).toEqual(true)
  expect(by(null).kind).toEqual('missing')
})
