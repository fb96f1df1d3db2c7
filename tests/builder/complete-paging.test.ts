import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const listOf = (words: string, path: string) =>
  built(words)
    .pages.find((page) => page.path === path)
    ?.blocks.find((block) => block.kind === 'list')

it('content in pages is listed a few rows at a time, with enough measured rows for several pages', () => {
  const model = built(
    'Please implement a pagination website that displays a large amount of data. Users can select the number of records to display per page and jump to a specific page number.',
  )
  const list = model.pages.find(({ path }) => path === '/data')?.blocks.find((block) => block.kind === 'list')
  expect(list).toMatchObject({ paged: true, per_page: 5 })
  const seeds = model.entities.find(({ id }) => id === 'data_records')?.seeds ?? []
  expect(seeds.length > 30).toBe(true)
})

it.each([
  ['The website should have functionalities for search and pagination.', true],
  ['Users should be able to choose the number of articles to display per page.', true],
  ['The slider should have pagination dots.', undefined],
])('%s', (words, paged) => {
  expect(listOf(`Please implement a website for reading articles. Users should be able to browse articles. ${words}`, '/articles')?.paged).toBe(paged)
})

it('what its pages say of themselves is no column of a list', () => {
  const { entities } = built(
    'A site that displays data records in pages, with pagination showing current page, total pages and records per page. Users filter records by city.',
  )
  const columns = entities.find(({ plural }) => plural === 'data records')?.fields.map(({ label }) => label)
  expect(columns).toEqual(['Name', 'Month', 'City', 'District', 'Requests', 'Answered', 'Days to answer', 'Spent'])
})
