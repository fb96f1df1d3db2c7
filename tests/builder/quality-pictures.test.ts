import { describe, expect, test } from 'vitest'
import { fileAddress } from '../../builder/file-value.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A corporate website with company news and products. Administrators can log in and manage the website content, including articles and the logo.',
)
const { settings } = site
const file = (name: string) => fileAddress('abcdefghijklmnopqrstuvwx', 120, name)
const pageWith = (values: SiteRow['values']) => {
  const row: SiteRow = { id: 's', owner: null, created_at: 1, updated_at: 1, values }
  const request = { path: '/', query: {}, base: '/s', visitor: { id: 'me', role: null }, roles: [], today: '2026-12-03', badge: false }
  return renderPage(site, { ...request, rows: { [settings!.entity]: [row] } }).html
}

describe('the pictures of a site', () => {
  test('are set by whoever manages its content', () => {
    const save = site.actions.find(({ entity }) => entity === settings?.entity)
    expect(site.roles.find(({ id }) => id === save?.role)?.manages).toBe(true)
    expect(save?.fields).toEqual(expect.arrayContaining(['logo', 'first_page_picture']))
  })
  test('are drawn until then', () => {
    expect(pageWith({ logo: null, first_page_picture: null })).not.toContain('class="logo"')
    expect(pageWith({ logo: null, first_page_picture: null })).toContain('class="mark"')
  })
  test('are those that were uploaded, at the top and at the foot, and on the first page', () => {
    const html = pageWith({ logo: file('ours.png'), first_page_picture: file('hall.jpg') })
    expect(html.split('<img class="logo" src="/s/_files/abcdefghijklmnopqrstuvwx-120/ours.png" alt="">')).toHaveLength(3)
    expect(html).toContain('<img class="hero-picture" src="/s/_files/abcdefghijklmnopqrstuvwx-120/hall.jpg" alt="">')
    expect(html).not.toContain('class="mark"')
  })
  test('are no other files', () => {
    expect(pageWith({ logo: file('ours.pdf') })).toContain('class="mark"')
  })
})
