import { describe, expect, test } from 'vitest'
import { renderSheet } from '../../builder/render/insight/sheet.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRequest, SiteRow, Typed, Visitor } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A website for generating stock reports to provide stock information and analysis. Users should be able to input stock codes or names, select report formats, and the website will automatically generate the corresponding reports. Users can search stock information.',
)
const reports = site.entities.find(({ id }) => id === 'stock_reports')!
const block = site.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'made_report')!
const generate = site.actions.find(({ kind, entity }) => kind === 'create' && entity === reports.id)!
const row = (id: string, owner: string | null, values: SiteRow['values']): SiteRow => ({ id, owner, created_at: 1, updated_at: 1, values })
const stock = [
  row('k1', null, { name: 'Lantern Health', symbol: 'LNT', price: 64, sector: 'Health' }),
  row('k2', null, { name: 'Harbour Foods', symbol: 'HRF', price: 27, sector: 'Goods' }),
]
const ada: Visitor = { id: 'ada', role: generate.role ?? null, name: 'Ada Long' }
const made = (typed: Typed, rows: Readonly<Record<string, readonly SiteRow[]>> = { stock }) =>
  submit(site, { action: generate.id, row: null, typed, visitor: ada, today: '2026-12-03', rows, strict: false, newId: () => 'r1' })
const summaryOf = (typed: Typed) => {
  const done = made(typed)
  return done.kind === 'writes' ? done.writes.flatMap((write) => (write.kind === 'insert' ? [write.values.summary] : [])) : done
}

describe('a report that the words want generated', () => {
  test('is asked for by what it is about, and not typed', () => {
    expect(generate.name).toBe('Generate stock report')
    expect(reports.fields.find(({ id }) => id === 'about')).toMatchObject({ type: 'choice', required: true })
    expect(generate.effects).toContainEqual({ kind: 'figures', block: block.id, to: 'summary' })
  })
  test('is worked out of what the site keeps', () => {
    expect(summaryOf({ title: 'All of it', about: 'Stock' })).toEqual([expect.stringContaining('Stock: 2')])
  })
  test('is of the one that a code names, however it is written', () => {
    expect(summaryOf({ title: 'Lantern', about: 'Stock', stock_code: ' lnt ' })).toEqual([
      expect.stringMatching(/^Name: Lantern Health; Symbol: LNT; Price: 64.*\nStock: 1/),
    ])
  })
  test('keeps what is typed as its summary', () => {
    expect(summaryOf({ title: 'Mine', about: 'Stock', summary: 'Nothing new.' })).toEqual(['Nothing new.'])
  })
  test('says nothing of what somebody else may not read', () => {
    const isPublic = (id: string) => site.entities.find((one) => one.id === id)?.read === 'public'
    expect(block.kind === 'made_report' && block.sources.filter(({ entity }) => !isPublic(entity) && reports.read === 'public')).toEqual([])
  })
})

const page = site.pages.find(({ blocks }) => blocks.includes(block))!
const shown = (values: SiteRow['values']) => {
  const rows = { stock, [reports.id]: [row('r1', 'ada', { title: 'Lantern', status: 'Draft', ...values })] }
  const request: SiteRequest = { path: page.path, query: { row: 'r1' }, visitor: ada, roles: [], today: '2026-12-03', rows, base: '', badge: false }
  return { html: renderPage(site, request).html, sheet: renderSheet(site, request, block.id) }
}

describe('a report’s page', () => {
  test('shows the figures, the rows and a file of them', () => {
    const { html, sheet } = shown({ about: 'Stock' })
    const words = ['What it says', 'Lantern Health', 'Harbour Foods', 'Download CSV', 'Print or save as PDF']
    expect(words.filter((one) => !html.includes(one))).toEqual([])
    expect(sheet).toMatchObject({ name: 'lantern.csv', rows: 2, row: 'r1' })
    expect(sheet?.text).toContain('Lantern Health,LNT')
  })
  test('says so where nothing is called as the code is', () => {
    expect(shown({ about: 'Stock', stock_code: 'ZZZ' }).html.includes('Nothing here is called “ZZZ”')).toBe(true)
  })
})
