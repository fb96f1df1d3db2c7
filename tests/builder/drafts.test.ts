import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRequest, SiteRow, Typed } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A content management system. Users create articles, edit existing articles and delete unnecessary articles.')
const articles = site.entities.find(({ plural }) => plural === 'articles')!
const create = site.actions.find(({ entity, kind }) => entity === articles.id && kind === 'create')!
const list = site.pages.find(
  ({ role, path, blocks }) => role === undefined && path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === articles.id),
)!
const detail = site.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === articles.id))!

const today = '2026-12-03'
const made = (typed: Typed) =>
  submit(site, {
    action: create.id,
    row: null,
    typed: { title: 'Tide tables', text: 'Low water at six.', ...typed },
    visitor: { id: 'ana', role: null },
    today,
    rows: {},
    newId: () => 'new',
  })
const kept = (typed: Typed): SiteRow => {
  const done = made(typed)
  if (done.kind !== 'writes' || done.writes[0].kind !== 'insert') throw new Error(JSON.stringify(done))
  return { id: 'new', owner: 'ana', created_at: 1, updated_at: 1, values: done.writes[0].values }
}
const page = (path: string, visitor: string, row: SiteRow, query: SiteRequest['query'] = {}) =>
  renderPage(site, { path, query, base: '', visitor: { id: visitor, role: null }, roles: [], rows: { [articles.id]: [row] }, today, badge: false })

test('whoever writes an article says whether it is out or a draft; without a word it is out', () => {
  expect([kept({}).values.status, kept({ status: 'Published' }).values.status, kept({ status: 'Draft' }).values.status]).toEqual([
    'Published',
    'Published',
    'Draft',
  ])
  expect(made({ status: 'Approved' }).kind).toEqual('refused')
})

test('a draft is seen as a preview by whoever wrote it, and by nobody else', () => {
  const draft = kept({ status: 'Draft' })
  expect(page(detail.path, 'ana', draft, { row: 'new' }).html).toContain('Draft: only you and those who run the site see this page.')
  expect(page(list.path, 'ana', draft).html).toContain('<span class="tag tag-state">Draft</span>')
  for (const at of [page(detail.path, 'ben', draft, { row: 'new' }), page(list.path, 'ben', draft), page('/', 'ben', draft)])
    expect(at.html).not.toContain('Tide tables')
})

test('what is published is seen by everybody and says nothing of its state', () => {
  const out = kept({ status: 'Published' })
  const seen = page(detail.path, 'ben', out, { row: 'new' }).html
  expect([seen.includes('Tide tables'), seen.includes('preview-note'), page(list.path, 'ben', out).html.includes('tag-state')]).toEqual([true, false, false])
})

test('what is kept as a draft is not said to be published', () => {
  const said = (status: string) =>
    /<p>([^<]*Tide tables[^<]*)/.exec(page(list.path, 'ana', kept({ status }), { done: create.id, row: 'new' }).html)?.[1]?.trim()
  expect([said('Draft'), said('Published')]).toEqual([
    'Article kept as a draft: Tide tables. Only you and those who run the site see it.',
    'Article created: Tide tables.',
  ])
})
