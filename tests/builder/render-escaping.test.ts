import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AppModel, readModel } from '../../builder/model.ts'
import { html, raw } from '../../builder/render/html.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { models, request, rows } from '../support/models.ts'

/** The tags of a document with the names of their attributes, drawings left out. */
const skeleton = (document: string): readonly string[] =>
  [...document.replace(/<svg[\s\S]*?<\/svg>/g, '').matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/="[^"]*"/g, ''))

const plainKeys = new Set([
  'id',
  'format',
  'language',
  'hex',
  'kind',
  'type',
  'read',
  'write',
  'layout',
  'page',
  'path',
  'role',
  'entity',
  'action',
  'transition',
  'title',
  'field',
  'by',
  'measure',
  'shape',
  'scope',
  'theme',
  'primary',
  'secondary',
])
const listsOfIds = new Set(['fields', 'filters', 'sorts', 'actions'])

/** The same thing with every text that a person may have written replaced. */
function rewritten(value: unknown, words: (before: string) => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' && listsOfIds.has(key) ? one : rewritten(one, words)))
  if (typeof value === 'string') return words(value)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      plainKeys.has(name) && (typeof one !== 'object' || name === 'theme') ? one : rewritten(one, words, name),
    ]),
  )
}
/** As far as titles are texts of blocks' items and pages, they are rewritten too. */
const titled = (model: AppModel, words: (before: string) => string): AppModel => ({
  ...model,
  pages: model.pages.map((page) => ({
    ...page,
    title: words(page.title).slice(0, 160),
    blocks: page.blocks.map((block) =>
      'items' in block
        ? ({ ...block, items: block.items.map((item) => ('title' in item ? { ...item, title: words(item.title) } : item)) } as typeof block)
        : block,
    ),
  })),
})
const rowsIn = (words: (before: string) => string): Readonly<Record<string, readonly SiteRow[]>> =>
  Object.fromEntries(
    Object.entries(rows).map(([entity, all]) => [
      entity,
      all.map((row) => ({
        ...row,
        values: Object.fromEntries(
          Object.entries(row.values).map(([id, value]) => [id, typeof value === 'string' && !/^(?:class|driver|order)\d$/.test(value) ? words(value) : value]),
        ),
      })),
    ]),
  )

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    '</textarea></form>',
    '<!--',
    ']]>',
    '&lt;b&gt;&#60;b>',
    '{{7*7}}',
    '\ud800',
    '\u0000<b>',
    '</style><style>*{}',
  ),
)
const cases = [
  { model: models.pottery, path: '/', changes: {} },
  { model: models.pottery, path: '/classes', changes: {} },
  { model: models.pottery, path: '/bookings', changes: {} },
  { model: models.pottery, path: '/about', changes: {} },
  { model: models.pottery, path: '/class', changes: { query: { row: 'class2' } } },
  { model: models.orders, path: '/manage-orders', changes: { visitor: { id: 'x', role: 'administrator' }, query: { edit: 'order3' } } },
  { model: models.orders, path: '/statistics', changes: { visitor: { id: 'x', role: 'administrator' } } },
] as const

test('text of the model and of rows never becomes markup', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(...cases), (bad, { model, path, changes }) => {
      const page = (words: string): string => {
        const write = (before: string): string => `${before.slice(0, 6)} ${words}x`
        const whole = readModel(rewritten(titled(model, write), write))
        return renderPage(whole, request(path, { ...changes, rows: rowsIn(write) })).html
      }
      const harmless = bad.replace(/[^a-zA-Z0-9@.+:\s-]/g, 'y')
      expect(skeleton(page(bad))).toEqual(skeleton(page(harmless)))
    }),
    { numRuns: 120 },
  )
})

test('what is typed, searched for and asked for in the address never becomes markup', () => {
  fc.assert(
    fc.property(hostile, (bad) => {
      const pages = (words: string): readonly string[] => [
        renderPage(
          models.orders,
          request('/place-order', {
            refused: { action: 'place', row: null, errors: { item: words, '': words }, typed: { item: words, from: words, size: words } },
          }),
        ).html,
        renderPage(
          models.orders,
          request('/jobs', {
            visitor: { id: 'x', role: 'driver' },
            query: { q: words, sort: words, 'f.status': words, 'f.size': words, p: words, row: words, done: words, edit: words },
          }),
        ).html,
        renderPage(models.pottery, request(`/${words}`)).html,
      ]
      const write = `a${bad}b`
      expect(pages(write).map(skeleton)).toEqual(pages(write.replace(/[^a-zA-Z0-9\s]/g, 'y')).map(skeleton))
    }),
    { numRuns: 80 },
  )
})

test('only http and https addresses become links, and rows cannot name another scheme', () => {
  const site = (value: string): string => {
    const drivers = [{ id: 'd', owner: null, created_at: 1, updated_at: 1, values: { name: 'Rosa', van: 'White', rating: 5, site: value } }]
    return renderPage(models.orders, request('/drivers', { rows: { drivers } })).html
  }
  expect(site('https://rosa.example.com/a?b=1&c=2')).toContain('<a href="https://rosa.example.com/a?b=1&amp;c=2" rel="nofollow noopener noreferrer">')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'https://a b', ' javascript:x', 'vbscript:x', '//other.example.com']) {
    expect(site(bad)).not.toMatch(/href="[^"]*(?:javascript|data|vbscript):(?!image\/svg)/i)
  }
})

test('a template escapes everything but markup of its own', () => {
  expect(html`<p title="${'"<&>\''}">${['a', raw('<br>'), null, false, undefined, 3, html`<i>${'<'}</i>`]}</p>`.toString()).toBe(
    '<p title="&quot;&lt;&amp;&gt;&#39;">a<br>3<i>&lt;</i></p>',
  )
  expect(html`${'a\u0000b'}`.toString()).toBe('a\ufffdb')
})
