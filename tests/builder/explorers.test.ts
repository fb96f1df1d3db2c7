import { describe, expect, test } from 'vitest'
import { writeFigures } from '../../builder/explore/kept.ts'
import type { AppModel, BlockKind, BlockOf, Values } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const blocksOf = <Kind extends BlockKind>(model: AppModel, kind: Kind) =>
  model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === kind ? [{ path, block: block as BlockOf<Kind> }] : [])))
const rowOf = (id: string, owner: string, values: Values): SiteRow => ({ id, owner, created_at: 1, updated_at: 1, values })
function pageAt(model: AppModel, path: string, rows: Record<string, readonly SiteRow[]>): string {
  return renderPage(model, { path, query: {}, base: '/s', visitor: { id: 'me', role: null }, roles: [], rows, today: '2026-01-05', badge: false }).html
}
const harvests = built(
  'A data visualization platform for vineyards. Growers can record harvests with date and weight, view charts of the harvests and filter data.',
)

describe('an explorer of tables', () => {
  test.each([
    'A tool for drawing charts. Users can upload a CSV file, create charts and choose the colours.',
    'A data analysis platform for river levels. Users can log in and analyze data.',
    'A data cleaning website. Users can upload datasets and clean incorrect or duplicate data.',
  ])('stands first for “%s”, and keeps its charts on a page of theirs', (words) => {
    const model = built(words)
    const [found] = blocksOf(model, 'explorer')
    const [board] = blocksOf(model, 'kept_charts')
    expect(model.pages[1]?.path).toBe(found?.path)
    expect(model.actions.find(({ id }) => id === found?.block.keeps?.action)?.entity).toBe(board?.block.entity)
    expect(board?.block.page).toBe(found?.path)
    expect(model.entities.find(({ id }) => id === board?.block.entity)?.read).toBe('own')
  })

  test('stands below the figures of a site that has its data analysed beside other work, and keeps nothing there', () => {
    const model = built('A flower shop. Customers can order bouquets. The administrator manages products and orders, and can see data analysis of the sales.')
    expect(blocksOf(model, 'explorer').map(({ block }) => block.keeps)).toEqual([null])
    expect(blocksOf(model, 'kept_charts')).toEqual([])
  })

  test.each(['A flower shop. Customers can order bouquets.', 'A diary. Users can write entries.'])('is not there for “%s”', (words) =>
    expect(blocksOf(built(words), 'explorer')).toEqual([]),
  )

  test('looks into the site’s own rows, and only into those that its visitor may read', () => {
    const [{ path, block } = { path: '', block: null }] = blocksOf(harvests, 'explorer')
    const source = block?.sources.find(({ entity }) => /harvest/.test(entity))
    expect(source?.fields).toContain('date')
    const entity = harvests.entities.find(({ id }) => id === source?.entity)!
    const own: AppModel = { ...harvests, entities: harvests.entities.map((one) => (one === entity ? { ...one, read: 'own' as const } : one)) }
    const rows = { [entity.id]: [rowOf('a', 'me', { [entity.title]: 'Mine to see' }), rowOf('b', 'other', { [entity.title]: 'Hidden from me' })] }
    const page = pageAt(own, path, rows)
    expect([page.includes('Mine to see'), page.includes('Hidden from me'), page.includes('/_site/explorer.js')]).toEqual([true, false, true])
  })

  test('shows what is kept as it was drawn, escaped, and leaves out what is no chart', () => {
    const [board] = blocksOf(harvests, 'kept_charts')
    const chart = writeFigures({ shape: 'Line', title: 'x', x: 'day', y: 'sum', labels: ['<b>Jan</b>', 'Feb'], series: [{ name: 'sum', values: [1, 2] }], colours: ['#112233'] }) // biome-ignore format: one call
    const rows = { [board!.block.entity]: [rowOf('a', 'me', { title: 'My <i>harvest', chart }), rowOf('b', 'me', { title: 'Broken', chart: '{"shape":1}' })] }
    const page = pageAt(harvests, board!.path, rows)
    const drawn = page.slice(page.indexOf('explore-board'), page.indexOf('All saved charts'))
    expect([drawn.match(/<svg/g)?.length, drawn.includes('<b>Jan'), drawn.includes('&lt;b&gt;Jan'), drawn.includes('<i>'), drawn.includes('Broken')]).toEqual([1, false, true, false, false]) // biome-ignore format: one chain
    expect(pageAt(harvests, board!.path, {})).toContain('No chart is kept yet')
  })
})
