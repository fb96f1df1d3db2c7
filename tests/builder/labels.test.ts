import { describe, expect, it, test } from 'vitest'
import { createWorld, shownRows, visitorOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { qrCode, qrDrawing } from '../../builder/qr.ts'
import { entitiesOf, renderPage } from '../../builder/render/page.ts'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = ({ pages }: AppModel) => pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'labels' ? [{ path, block }] : [])))[0]
const site = siteOf('A parcel website. Users can manage parcels with a tracking number and a weight, and print labels for parcels.')
const shown = labelsOf(site)!
function page(query: Readonly<Record<string, string>>, origin?: string): string {
  const [parcels] = site.entities.filter(({ id }) => id === shown.block.entity)
  const values = { [parcels!.title]: 'To Ada', [shown.block.code ?? '']: 'TR-77' }
  const world = withRow(createWorld(site), parcels!.id, { id: 'p77', owner: 'you', values })
  const rows = shownRows(world, entitiesOf(site, shown.path))
  const visitor = visitorOf(site, 'you', site.pages.find(({ path }) => path === shown.path)?.role ?? null)
  return renderPage(site, { path: shown.path, query, base: '', visitor, roles: [], rows, today: '2026-01-15', badge: false, ...(origin && { origin }) }).html
}
const drawn = (text: string): string => qrDrawing(qrCode(text)!).path

test('labels that are to be printed are those of what bears a code', () => {
  expect([shown.block.entity, shown.block.code]).toEqual(['parcels', 'waybill_number'])
  expect(labelsOf(siteOf('An email app. Users sort emails into folders and labels, and create labels.'))).toBe(undefined)
})

describe('the label of a row', () => {
  it('bears its code as a QR code, and can be printed alone', () => {
    const html = page({})
    expect(html).toContain(`<path d="${drawn('TR-77')}"`)
    expect(html).toMatch(/Print \d+ labels</)
    const alone = page({ label: 'p77' })
    expect([alone.split('<li class="label">').length - 1, alone.includes('Print 1 label<')]).toEqual([1, true])
  })
})

test('a page that is shared by QR code shows the code of its address where the site can be found', () => {
  const album = siteOf('A photo website. Users upload photos, view photos and share photos with others via QR code.')
  const at = album.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'share' && block.qr))!
  const rows = shownRows(createWorld(album), entitiesOf(album, at.path))
  const visitor = visitorOf(album, 'you', null)
  const html = (origin?: string) =>
    renderPage(album, { path: at.path, query: {}, base: '/album', visitor, roles: [], rows, today: '2026-01-15', badge: false, ...(origin && { origin }) }).html
  const to = /data-address="([^"]*)"/.exec(html())?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(html()).toContain('The QR code of this page stands here once the site is online.')
  expect(html('https://album.example')).toContain(`<path d="${drawn(`https://album.example${to.slice('/album'.length)}`)}"`)
})

test('a site that is to read feeds says that it fetches none, and how entries come in', () => {
  const said = (words: string) => JSON.stringify(siteOf(words).pages).includes('This site fetches no feeds')
  expect([said('A news website that collects RSS feeds. Users manage RSS feeds and read articles.'), said('A bakery. Users browse cakes.')]).toEqual([
    true,
    false,
  ])
})
