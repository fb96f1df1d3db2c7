import { expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const renewed = siteOf(
  'Renew the website with a new theme, including updating the layout, colors, and fonts. Users should be able to easily browse and navigate the website, finding the information they need.',
)
const company = siteOf(
  'Please implement a full website based on Next JS, with pages such as home, about us, products, and contact us. Users should be able to browse the website, view product information, submit a contact form, and navigate through the website.',
)
const visitor = (model: typeof company) => visitorOf(model, 'ana', null)
const said = (model: typeof company, path: string): string => pageOf(createWorld(model), path, visitor(model)).replace(/<[^>]+>/g, ' ')

test('a site of which nothing but its pages and looks is told still has something to read, to search and to go on to', () => {
  expect(flawsOf(renewed)).toEqual([])
  expect([renewed.name, renewed.tagline]).toEqual(['My site', 'See the articles and send a message.'])
  const home = renewed.pages[0]!.blocks
  expect(home.map(({ kind }) => kind)).toEqual(['hero', 'features', 'list'])
  const articles = renewed.pages.find(({ path }) => path === '/articles')?.blocks[0]
  expect(articles?.kind === 'list' && [articles.search, articles.filters]).toEqual([true, ['category']])
})

test('no text of a site quotes the order for it, nor is it called after what it is built with', () => {
  expect([company.name, company.tagline]).toEqual(['Our Company', 'See the products and send a message.'])
  for (const path of ['/', '/about']) expect(said(company, path)).not.toMatch(/pages such as|Next|Home (?:finds|and stayed)|for Home|needs Home/)
  expect(said(company, '/about')).toContain('Here you can see the products and send a message.')
  expect(siteOf('A WordPress website with home, about us and contact us pages.').name).toBe('Our Company')
})

test('a company introduces itself on its first page, and what is asked beside a product is about it', () => {
  expect(company.pages[0]!.blocks.flatMap((block) => (block.kind === 'list' ? [block.heading] : []))).toEqual(['Products', 'About us'])
  expect(said(company, '/')).toContain('Who we are')
  expect(said(company, '/products')).toContain('Ask about it')
})
