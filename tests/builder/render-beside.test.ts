import { expect, test } from 'vitest'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { formsOf, isOf, partsIn, partsOf, readPart, wordsOf } from '../support/visible-page.ts'
import { siteOf } from '../support/visitor-words.ts'

const siteFor = (words: string) => createTriedSite(siteOf(words), () => 1_795_000_000)
const pageOf = (site: ReturnType<typeof siteFor>, to: string) => readPart(site.turn({ to, fields: null }).html)

test('what is put into the cart on a list is confirmed there by its name', () => {
  const site = siteFor('An online toy shop. Customers browse products, add products to the cart and place orders.')
  const list = site.model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'list' && one.entity === 'products' && one.search))
  const form = formsOf(pageOf(site, list?.path ?? '')).find(({ buttons }) => buttons[0]?.words.startsWith('Add to cart'))
  const name = form?.buttons[0]?.words.replace('Add to cart', '').trim()
  const fields = [...(form?.hidden ?? []), ['quantity', '2'] as const]
  const after = readPart(site.turn({ to: form?.action ?? '', fields }).html)
  const said = [...partsIn(after)].find((one) => isOf(one, 'notice-good'))
  expect(wordsOf(said ?? '')).toBe(`Added to the cart: ${name}. See it Dismiss`)
})

test('a page that takes rows from a file says nothing of an import until there was one', () => {
  const site = siteFor('A ticket desk. Managers import tickets from a CSV file and view tickets.')
  const manager = site.model.roles.find(({ manages }) => manages)?.id ?? ''
  site.turn({
    to: '/_session',
    fields: [
      ['role', manager],
      ['back', '/'],
    ],
  })
  const page = site.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'import_csv'))
  const block = page?.blocks.find(({ kind }) => kind === 'import_csv')?.id
  const said = (to: string) => [...partsIn(pageOf(site, to))].filter((one) => isOf(one, 'import-done')).map(wordsOf)
  expect(said(page?.path ?? '')).toEqual([])
  expect(said(`${page?.path}?${block}.kept=3-1`)).toEqual(['3 tickets imported. 1 line was left out.'])
})

test('charts that follow one another stand side by side, each with its words once in sight', () => {
  const site = siteFor(
    'A warehouse. Staff add products, place orders and record deliveries. Administrators view statistics of orders, products and deliveries.',
  )
  const manager = site.model.roles.find(({ manages }) => manages)?.id ?? ''
  site.turn({
    to: '/_session',
    fields: [
      ['role', manager],
      ['back', '/'],
    ],
  })
  const page = site.model.pages.find(({ blocks }) => blocks.filter(({ kind }) => kind === 'chart').length > 1)
  const charts = page?.blocks.filter(({ kind }) => kind === 'chart').map(({ id }) => id)
  const row = [...partsIn(pageOf(site, page?.path ?? ''))].find((one) => isOf(one, 'charts'))
  expect(partsOf(row ?? readPart(''), 'section').map(({ attributes }) => attributes.id)).toEqual(charts)
  expect(partsOf(row ?? readPart(''), 'figcaption').map((one) => isOf(one, 'sr'))).toEqual(charts?.map(() => true))
})

test('beside a row of its kind an action is called by its verb, and comes before what may be changed', () => {
  const classes = siteFor('A dance studio. Visitors browse classes and book a class.')
  const to = classes.model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'list' && one.entity === 'classes' && one.search))?.path ?? ''
  const rows = [...partsIn(pageOf(classes, to))].filter((one) => isOf(one, 'row-actions')).map(wordsOf)
  expect(rows[0]).toMatch(/^Book \S/)
  expect(rows[0]).not.toContain('Book a class')
})

test('whoever looks around in a shop is not offered its goods as a table, whoever manages them is', () => {
  const site = siteFor('An online toy shop. Customers browse products. Administrators manage products.')
  const said = (role: string, path: string) => {
    site.turn({ to: '/_session', fields: [['role', role], ['back', '/']] }) // biome-ignore format: one call
    return wordsOf(pageOf(site, path)).includes('Download CSV')
  }
  const manager = site.model.roles.find(({ manages }) => manages)?.id ?? ''
  const kept = site.model.pages.find(({ role }) => role === manager)?.path ?? ''
  expect([said(site.model.roles[0]!.id, '/products'), said(manager, kept)]).toEqual([false, true])
})

test('what belongs to a row tells there its day, its length and how far it is, also where its own list leaves them out', () => {
  const site = siteFor('A podcast platform. Hosts create programs and upload episodes. Listeners browse programs and play episodes.')
  const program = site.model.entities.find(({ id }) => id === 'programs')
  const page = site.model.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === program?.id)
  const list = site.model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === 'episodes')
  expect(list?.kind === 'list' && list.fields.includes('published_on')).toBe(false)
  const told = [...partsIn(pageOf(site, page?.path ?? ''))].filter((one) => isOf(one, 'related-label')).map(wordsOf)
  expect(told).toContain('Published on:')
  expect(told).toContain('Minutes:')
})

test('a list of sign-ups tells when and where what they are for takes place', () => {
  const site = siteFor('A village website. Visitors browse events and sign up for events. Managers manage events.')
  const [event] = site.model.entities.find(({ id }) => id === 'events')?.seeds ?? []
  const manager = site.model.roles.find(({ manages }) => manages)?.id ?? ''
  site.turn({
    to: '/_session',
    fields: [
      ['role', manager],
      ['back', '/'],
    ],
  })
  const page = site.model.pages.find(
    ({ blocks, role }) => role !== undefined && blocks.some((block) => block.kind === 'list' && /sign_ups|registrations/.test(block.entity)),
  )
  const told = [...partsIn(pageOf(site, page?.path ?? ''))].filter((one) => isOf(one, 'told-when')).map(wordsOf)
  expect(told.length).toBeGreaterThan(0)
  expect(told.some((words) => words.endsWith(String(event?.place)))).toBe(true)
})

test('under a row that everybody browses stand up to three others, those of its sort first', () => {
  const site = siteFor('A bookshop. Visitors browse books by category, with price, and read articles.')
  const list = site.model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'list' && one.entity === 'books' && one.layout === 'cards'))
  const links = [...partsIn(pageOf(site, list?.path ?? ''))]
    .filter((one) => isOf(one, 'row-card'))
    .flatMap((card) => partsOf(card, 'h3').flatMap((head) => partsOf(head, 'a')))
  const page = pageOf(site, links[0]?.attributes.href ?? '')
  const more = [...partsIn(page)].find((one) => isOf(one, 'block-more'))
  const shown = [...partsIn(more ?? readPart(''))].filter((one) => isOf(one, 'more-card')).map((one) => wordsOf(partsOf(one, 'a')[0] ?? one))
  expect(wordsOf(partsOf(more ?? readPart(''), 'h2')[0] ?? readPart(''))).toBe('More books')
  expect(shown.length).toBe(3)
  expect(shown).not.toContain(wordsOf(links[0] ?? readPart('')))
  const books = site.model.entities.find(({ id }) => id === 'books')
  expect(books?.seeds.map((seed) => seed[books.title])).toEqual(expect.arrayContaining(shown))
})
