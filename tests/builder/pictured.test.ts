import { describe, expect, test } from 'vitest'
import { fileAddress } from '../../builder/file-value.ts'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { request } from '../support/models.ts'
import { siteOf } from '../support/visitor-words.ts'

const file = (name: string) => fileAddress('abcdefghijklmnopqrstuvwx', 120, name)
const pageOf = (site: AppModel, path: string, query: Record<string, string>, rows: Record<string, readonly SiteRow[]>) =>
  renderPage(site, { path, query, rows, base: '/s', visitor: { id: 'me', role: null }, roles: [], today: '2026-12-03', badge: false }).html
const rowWith = (values: SiteRow['values']): SiteRow => ({ id: 'r1', owner: null, created_at: 1, updated_at: 1, values })
const detailOf = (site: AppModel, entity: string) => site.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'detail' && one.entity === entity))!.path
const linksIn = (html: string) =>
  [...(/<div class="actions">.*?<\/div>/s.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, words]) => [words, to])

const editing = siteOf(
  'A web platform for background removal. Users can upload images, remove the background, preview and download the processed image, and keep them.',
)
const plain = siteOf('A photo site where visitors browse photos and upload their own photos.')

describe('the page of a picture', () => {
  const entity = plain.entities.find(({ plural }) => plural === 'photos')!
  const image = entity.fields.find(({ type }) => type === 'image')!.id
  test('offers the uploaded picture to be saved', () => {
    const html = pageOf(
      plain,
      detailOf(plain, entity.id),
      { row: 'r1' },
      { [entity.id]: [rowWith({ [entity.title]: 'Harbour', [image]: file('harbour.jpg') })] },
    )
    expect(linksIn(html)).toEqual([['Download the picture', '/s/_files/abcdefghijklmnopqrstuvwx-120/harbour.jpg']])
  })
  test('offers the drawing that stands for one to be saved, in its colours', () => {
    const html = pageOf(plain, detailOf(plain, entity.id), { row: 'r1' }, { [entity.id]: [rowWith({ [entity.title]: 'Harbour', [image]: null })] })
    const [[words, href]] = linksIn(html) as [[string, string]]
    expect([words, /download="([^"]+)"/.exec(html)?.[1]]).toEqual(['Download the picture', 'harbour.svg'])
    const drawn = decodeURIComponent(href.replace('data:image/svg+xml,', ''))
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 480" width="960" height="480"><style>\.a1\{fill:#[0-9a-f]{6}\}/)
    expect(drawn.slice(drawn.indexOf('</style>') + 8)).toBe(/<svg class="art"[^>]*>(.*?<\/svg>)/s.exec(html)?.[1])
  })
})

describe('what the editor of pictures makes', () => {
  const editor = editing.pages.flatMap(({ path, blocks }) => blocks.flatMap((one) => (one.kind === 'picture' ? [{ path, keeps: one.keeps }] : [])))[0]!
  const entity = editing.entities.find(({ id }) => editing.actions.some((one) => one.id === editor.keeps?.action && one.entity === id))!
  const { picture, original } = editor.keeps!.measures as { picture: string; original: string }
  const kept = { [entity.title]: 'Chair', [picture]: file('chair.png'), [original]: file('before.jpg') }
  test('is kept with the original', () => {
    expect(entity.fields.find(({ id }) => id === original)).toEqual({ id: original, label: 'Original picture', type: 'image', required: false })
    expect(editing.actions.find(({ id }) => id === editor.keeps?.action)?.fields).toEqual(expect.arrayContaining([picture, original]))
  })
  test('stands beside the original, each to be saved, and can be worked on further', () => {
    const html = pageOf(editing, detailOf(editing, entity.id), { row: 'r1' }, { [entity.id]: [rowWith(kept)] })
    const label = entity.fields.find(({ id }) => id === picture)!.label
    expect([...html.matchAll(/<figcaption>([^<]+)</g)].map(([, words]) => words)).toEqual([label, 'Original picture'])
    expect(linksIn(html)).toEqual([
      [`Download the ${label.toLowerCase()}`, '/s/_files/abcdefghijklmnopqrstuvwx-120/chair.png'],
      ['Download the original picture', '/s/_files/abcdefghijklmnopqrstuvwx-120/before.jpg'],
      [expect.stringMatching(/^Open in the /), `/s${editor.path}?picture=r1`],
    ])
  })
  test('is what the editor begins with where its address names it', () => {
    const html = pageOf(editing, editor.path, { picture: 'r1' }, { [entity.id]: [rowWith(kept)] })
    const given = JSON.parse(/data-module-input="([^"]+)"/.exec(html)![1]!.replaceAll('&quot;', '"'))
    expect(given.opened).toEqual({ address: '/s/_files/abcdefghijklmnopqrstuvwx-120/chair.png', name: 'Chair' })
  })
})

describe('a list', () => {
  test('of people whom one knows shows who is who at a glance', () => {
    const site = siteOf('A chat app. Users can register, send messages and manage friends.')
    const entity = site.entities.find(({ plural }) => plural === 'friends')!
    const path = site.pages.find(
      ({ blocks, role }) => role === undefined && blocks.some((one) => one.kind === 'list' && one.entity === entity.id && one.layout === 'table'),
    )!.path
    const html = pageOf(site, path, {}, { [entity.id]: [{ ...rowWith({ [entity.title]: 'Rania Khoury' }), owner: 'me' }] })
    expect(html).toMatch(/<th role="rowheader" scope="row"><span class="avatar" aria-hidden="true">R<\/span>(?:<a [^>]+>)?Rania Khoury/)
  })
})

test('a picture of all around is wider than its frame', () => {
  const site = siteOf('A museum website. Users can view panoramas and view exhibits.')
  const shown = (plural: string) => {
    const entity = site.entities.find((one) => one.plural === plural)!
    const place = site.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === entity.id))!
    const row = { id: 'r1', owner: null, created_at: 1, updated_at: 1, values: { [entity.title]: 'Main hall' } }
    return renderPage(site, request(place.path, { visitor: { id: 'v', role: null }, rows: { [entity.id]: [row] }, query: { row: 'r1' } })).html
  }
  expect(shown('panoramas')).toContain('<div class="panorama" role="region" aria-label="Main hall, all around" tabindex="0"><div class="frame">')
  expect(shown('exhibits')).not.toContain('panorama"')
})
