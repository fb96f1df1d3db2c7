import { describe, expect, it, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { noteOf } from '../../builder/render/insight/transfers.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = (model: AppModel, plural: string): readonly string[] =>
  model.entities.find((one) => one.plural === plural)?.fields.map(({ label }) => label) ?? []
const blocksOf = (model: AppModel) => model.pages.flatMap(({ blocks }) => blocks)

describe('what is imported and exported', () => {
  const model = siteOf('A stock list. Users add products, import products and export products to Excel.')
  it('is noted beside the place where it is done', () => {
    expect(labelsOf(model, 'imports')).toEqual(['File', 'What was imported', 'Format', 'Rows', 'Lines left out', 'Result', 'Imported on'])
    expect(labelsOf(model, 'exports')).toEqual(['File', 'What was exported', 'Format', 'Rows', 'Result', 'Exported on'])
    const page = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'import_csv'))
    expect(page?.blocks.flatMap((block) => (block.kind === 'list' ? [block.heading] : [])).slice(-2)).toEqual(['Import history', 'Export history'])
  })
  it('says how it went', () => {
    const block = blocksOf(model).find(({ kind }) => kind === 'import_csv')
    const result = (rows: number, left_out: number) => noteOf(model, block?.id ?? '', { file: 'may.csv', rows, left_out })?.typed.result
    expect([result(3, 0), result(3, 1), result(0, 4)]).toEqual(['Complete', 'In part', 'Nothing taken'])
  })
  it('is none where the words speak of neither', () => {
    expect(siteOf('A stock list. Users add products.').entities.map(({ plural }) => plural)).not.toContain('exports')
  })
})

test('what is downloaded is noted with what it was', () => {
  const site = createTriedSite(siteOf('A brochure site. Users browse brochures and download brochures.'), () => 1_795_000_000)
  const page = site.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'downloads'))
  const to = (/action="([^"]*_downloads[^"]*)"/.exec(site.show(page?.path ?? '').html)?.[1] ?? '').replaceAll('&amp;', '&')
  const downloads = site.model.entities.find(({ plural }) => plural === 'downloads')
  expect(downloads && site.own(downloads)).toEqual([])
  site.turn({ to, fields: [] })
  expect(downloads && site.own(downloads).map(({ values }) => Object.keys(values).toSorted())).toEqual([['date', 'source']])
})

test('the figures of a report are kept as they stand', () => {
  const site = createTriedSite(
    siteOf('Order management system. Users should be able to create orders, manage products, and view statistics.'),
    () => 1_795_000_000,
  )
  const path = site.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'report' && block.keeps))?.path ?? ''
  const form = /<form class="keep-report".*?<\/form>/s.exec(site.show(path).html)?.[0] ?? ''
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [name, value])
  site.turn({ to: /action="([^"]+)"/.exec(form)?.[1] ?? '', fields })
  const reports = site.model.entities.find(({ plural }) => plural.endsWith('reports'))
  const [kept] = reports ? site.own(reports) : []
  expect(kept?.values.about).toBe('Orders')
  expect(kept?.values.figures).toMatch(/^Orders: \d/)
})

describe('what is tracked', () => {
  const model = siteOf('A repair shop. Customers submit repair requests and track repair requests. Administrators accept and complete repair requests.')
  const requests = model.entities.find(({ plural }) => plural === 'repair requests')
  const steps = model.entities.find(({ plural }) => plural === 'repair request tracking records')
  it('leaves each step with its day, on the page of its row', () => {
    expect(steps?.fields.map(({ label }) => label)).toEqual(['Step', 'Repair request', 'By', 'Date'])
    const detail = blocksOf(model).find((block) => block.kind === 'detail' && block.entity === requests?.id)
    expect(detail?.kind === 'detail' && detail.related.some(({ entity }) => entity === steps?.id)).toBe(true)
  })
  it('is told to whom the row belongs, whoever takes the step', () => {
    const action = model.actions.find(({ kind, entity }) => kind === 'transition' && entity === requests?.id)
    const state = requests?.lifecycle
    const from = state?.transitions.find(({ id }) => id === action?.transition)?.from[0] ?? ''
    const row: SiteRow = { id: 'r1', owner: 'customer-1', created_at: 0, updated_at: 0, values: { [state?.field ?? '']: from } }
    const manager = model.roles.find(({ manages }) => manages)?.id ?? null
    const asked = submit(model, { action: action?.id ?? '', row, typed: {}, visitor: { id: 'boss', role: action?.role ?? manager }, today: '2026-11-22', rows: {}, newId: () => 'new' }) // biome-ignore format: one call
    const made = asked.kind === 'writes' ? asked.writes.find((write) => write.entity === steps?.id) : undefined
    expect(made?.kind === 'insert' && [made.owner, made.values.tracked, made.values.date]).toEqual(['customer-1', 'r1', '2026-11-22'])
  })
})
