import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { request } from '../support/models.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A novel reading website. Users can browse novels and read chapters.')
const chapters = site.entities.find(({ plural }) => plural === 'chapters')!
const place = site.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === chapters.id))!
const novels = chapters.fields.find(({ type }) => type === 'reference')!
const chapter = (id: string, novel: string, number: number | null): SiteRow => ({
  id,
  owner: null,
  created_at: 1,
  updated_at: 1,
  values: { title: `Chapter ${id}`, [novels.id]: novel, number, text: 'It began.' },
})
const rows = {
  [chapters.id]: [chapter('c', 'n1', 3), chapter('a', 'n1', 1), chapter('b', 'n1', 2), chapter('z', 'n2', 2)],
  [novels.entity!]: ['n1', 'n2'].map((id) => ({ id, owner: null, created_at: 1, updated_at: 1, values: { title: id } })),
}
const ways = (row: string) =>
  [
    ...renderPage(site, request(place.path, { visitor: { id: 'v', role: null }, rows, query: { row } })).html.matchAll(
      /<a class="way-\w+" href="([^"]*)" rel="(\w+)">/g,
    ),
  ].map(([, to, rel]) => [rel, to])

test('from a part of a whole one goes on to the part after it, and back', () => {
  expect(ways('a')).toEqual([['next', `${place.path}?row=b`]])
  expect(ways('b')).toEqual([
    ['prev', `${place.path}?row=a`],
    ['next', `${place.path}?row=c`],
  ])
  expect([ways('c'), ways('z')]).toEqual([[['prev', `${place.path}?row=b`]], []])
})
