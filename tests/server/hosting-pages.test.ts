import { expect, it } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest, SiteRow } from '../../builder/site.ts'
import { createPages } from '../../server/hosting/page-cache.ts'
import { studio } from '../support/studio.ts'

const row = (name: string): SiteRow => ({ id: name, owner: null, created_at: 1, updated_at: 1, values: { name, level: 'Beginner', price: 1, date: null } })
const asked = (rows: readonly SiteRow[], rest: Partial<SiteRequest> = {}): SiteRequest => ({
  path: '/classes',
  query: {},
  base: '',
  visitor: { id: 'ines', role: null },
  roles: ['visitor'],
  rows: { classes: rows },
  today: '2026-11-21',
  badge: true,
  ...rest,
})

it('a page is rendered again when its rows, its visitor, its request or its model changed, and only then', () => {
  const pageOf = createPages()
  const rows = [row('First bowls')]
  const first = pageOf(studio, asked(rows))
  expect(pageOf(studio, asked(rows))).toBe(first)
  const others: SiteRequest[] = [
    asked([row('Glazing night')]),
    asked([...rows]),
    asked(rows, { visitor: { id: 'noor', role: null } }),
    asked(rows, { visitor: { id: 'ines', role: 'staff' }, roles: ['visitor', 'staff'] }),
    asked(rows, { query: { q: 'bowls' } }),
    asked(rows, { base: '/clay-corner' }),
    asked(rows, { today: '2026-11-22' }),
    asked(rows, { badge: false }),
  ]
  for (const request of others) {
    const page = pageOf(studio, request)
    expect(page).not.toBe(first)
    expect(page).toEqual(renderPage(studio, request))
  }
  const renamed = { ...studio, name: 'Mud' }
  expect(pageOf(renamed, asked(rows))).toEqual(renderPage(renamed, asked(rows)))
  expect(pageOf(studio, asked(rows, { refused: { action: 'add_class', row: null, errors: { name: 'x' }, typed: {} } }))).not.toBe(first)
})
