import { describe, expect, it, test } from 'vitest'
import { createWorld, shownRows, visitorOf } from '../../builder/accept/world.ts'
import { phraseIn } from '../../builder/language/phrase.ts'
import { shownPage } from '../../builder/language/shown.ts'
import { tongueCodes, tongues } from '../../builder/language/tongues.ts'
import { lines, wordsOf } from '../../builder/language/words.ts'
import type { AppModel, Values } from '../../builder/model.ts'
import { entitiesOf } from '../../builder/render/page.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const shop = 'A bakery website. Visitors browse products, search for products and leave comments. Managers manage products.'
const made = (words: string): AppModel => siteOf(`${shop} ${words}`)

test.each([
  ['The website should support both Chinese and English languages.', ['zh']],
  ['The website should support multiple languages, including Spanish and Portuguese.', ['es', 'pt']],
  ['It should have a language switching function that allows users to switch between different languages, including Hindi.', ['hi']],
  ['Users should be able to switch between English and Arabic based on their language preference.', ['ar']],
  ['The website should support multiple languages.', ['es', 'fr', 'de', 'pt', 'zh']],
])('“%s” lets visitors read the site in those languages', (words, offered) => {
  const site = made(words)
  expect(site.languages?.offered).toEqual(offered)
  expect(site.requirements.filter(({ clause }) => words.includes(clause)).map(({ status }) => status)).not.toContain('understood')
  expect(site.requirements.filter(({ status }) => status === 'not_understood')).toEqual([])
})

test.each([
  'Students take Chinese language courses.',
  'Users learn different programming languages.',
  'The application translates text between languages such as Italian, German and English with machine translation engines.',
  'Each video has clear English narration.',
])('“%s” is about something else', (words) => {
  expect(made(words).languages).toBe(undefined)
})

test('a site that shows texts of a language keeps no such texts apart', () => {
  const words = 'It should have a language switching function, including Hindi. The website should be able to correctly display Hindi text.'
  const built = made(words)
  expect([built.entities.filter(({ plural }) => /hindi/i.test(plural)), built.languages?.offered]).toEqual([[], ['hi']])
  expect(built.requirements.find(({ clause }) => clause.includes('Hindi text'))).toMatchObject({ status: 'built', where: '/' })
})

describe('the tables', () => {
  it('say every line in every language, with the same slots', () => {
    const slots = (text: string) => (text.match(/\{\d?\}|[#*]/g) ?? []).length
    for (const cells of lines) {
      expect([cells[0], cells.length]).toEqual([cells[0], tongueCodes.length + 1])
      for (const cell of cells.slice(1)) expect([cells[0], cell, slots(cell)]).toEqual([cells[0], cell, slots(cells[0] ?? '')])
    }
  })

  it('give each word one saying, or as many as it has forms', () => {
    for (const [key = '', ...said] of lines.filter(([key = '']) => !/\{|#|\*/.test(key)))
      for (const cell of said) expect([1, key.split('/').length]).toContain(cell.split('/').length)
  })
})

test.each([
  ['es', 'Products', 'Productos'],
  ['es', 'Search products', 'Buscar productos'],
  ['de', '3 products', '3 Produkte'],
  ['zh', '12 Jan 2026', '2026年1月12日'],
  ['fr', 'Post a comment', 'Publier : commentaire'],
  ['hi', 'Product categories', 'उत्पाद श्रेणियाँ'],
  ['ja', 'Name, A to Z', '名前（昇順）'],
  ['pt', 'Product added: Blue chair.', 'Produto: adicionado: Blue chair.'],
  ['ru', 'There are 2 things to put right.', 'Нужно исправить полей: 2.'],
  ['ru', '5 results for “tea”', 'результатов по «tea»: 5'],
  ['it', 'Enter the name.', 'Inserisci: nome.'],
  ['vi', 'My orders', 'Đơn hàng của tôi'],
] as const)('in %s “%s” is “%s”', (code, text, said) => {
  expect(phraseIn(wordsOf(code), text)).toBe(said)
})
test('words that the tables do not have stay as they are written', () => {
  expect(phraseIn(wordsOf('es'), 'Zephyrine of the marshes')).toBe(null)
  expect(phraseIn(wordsOf('es'), 'Search zephyrines')).toBe(null)
})

const site = made('The website should support English and Arabic languages.')
const world = createWorld(site)
const translation = site.languages?.entity ?? ''
function request(path: string, language: string | undefined, more: Readonly<Record<string, readonly Values[]>> = {}): SiteRequest {
  const role = site.pages.find((page) => page.path === path)?.role ?? null
  const rows = shownRows(world, entitiesOf(site, path))
  const added = Object.entries(more).map(([entity, all]) => [
    entity,
    [...all.map((values, index) => ({ id: `more-${index}`, owner: 'you', created_at: 2_000_000_000, updated_at: 0, values })), ...(rows[entity] ?? [])],
  ])
  const visitor = visitorOf(site, 'you', role)
  return {
    path,
    query: {},
    base: '',
    visitor,
    roles: [],
    rows: { ...rows, ...Object.fromEntries(added) },
    today: '2026-01-15',
    badge: false,
    ...(language && { language }),
  }
}
const page = (...of: Parameters<typeof request>): string => shownPage(site, request(...of)).html

describe('a page in another language', () => {
  it('says so, with its direction, and marks the button of its language', () => {
    expect(page('/products', 'ar')).toMatch(/<html lang="ar" dir="rtl"/)
    expect(page('/products', 'ar')).toContain(`value="ar" lang="ar" translate="no" aria-pressed="true">${tongues.ar.name}`)
    expect(page('/products', undefined)).toMatch(/<html lang="en" data-path/)
    expect(page('/products', 'zh')).toBe(page('/products', undefined))
  })

  it('has its buttons, labels and common names in that language, and what people wrote as they wrote it', () => {
    const [product = ''] = [site.entities.find(({ plural }) => plural === 'products')?.id]
    const title = site.entities.find(({ id }) => id === product)?.title ?? ''
    const html = page('/products', 'ar', { [product]: [{ [title]: 'Search' }] })
    expect(html).toContain('placeholder="بحث: منتجات"')
    expect(html).toContain('>الأحدث أولاً</option>')
    expect(html).toMatch(/<h3[^>]*>(?:<a[^>]*>)?Search</)
    expect(html).not.toContain('>Newest first<')
  })

  it('changes nothing of its structure', () => {
    const shape = (html: string) => (html.match(/<[a-z/][a-z0-9]*/g) ?? []).join('')
    for (const { path } of site.pages) expect([path, shape(page(path, 'ar'))]).toEqual([path, shape(page(path, undefined))])
  })

  it('says what whoever runs the site has translated, escaped', () => {
    const said = { text: site.tagline, ar: 'مخبزنا <b>&' }
    expect(page('/', 'ar', { [translation]: [said] })).toContain('مخبزنا &lt;b&gt;&amp;')
    expect(page('/', undefined, { [translation]: [said] })).not.toContain('مخبزنا')
  })
})

describe('the page of translations', () => {
  const [managed] = site.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'translations'))
  it('is the managing role’s, and lists what is not said in every language until it is', () => {
    expect(site.roles.find(({ id }) => id === managed?.role)?.manages).toBe(true)
    const path = managed?.path ?? ''
    const [input, text = ''] = /<input type="hidden" name="text" value="([^"&]+)">/.exec(page(path, undefined)) ?? ['no text']
    expect(page(path, undefined)).toContain(input)
    expect(page(path, undefined, { [translation]: [{ text, ar: 'مخبزنا' }] })).not.toContain(input)
    expect(page(path, undefined)).not.toContain('name="text" value="Products"')
  })
})

it('a website in two languages is read in both, and things in two languages are not', () => {
  const codes = (words: string) => siteOf(words).languages?.offered ?? null
  expect([
    codes('A restaurant website in Arabic and English where guests see the menu and reserve a table.'),
    codes('A book shop that sells books in Arabic and English. Customers browse books.'),
  ]).toEqual([['ar'], null])
})
