import { expect, test } from 'vitest'
import type { Entity } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { seedValues } from '../../builder/samples.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const today = '2026-03-31'
const rowsOf = (entity: Entity): SiteRow[] =>
  entity.seeds.map((seed, at) => ({
    id: String(at),
    owner: null,
    created_at: 1,
    updated_at: 1,
    values: seedValues((_, index) => String(index), entity, seed, today),
  }))
const model = built('A telecommunications data visualization website. Users can browse data and view charts with dynamic refresh effects.')
const page = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'live' && block.simulated))!
const entity = model.entities.find(({ fields }) => fields.some(({ label }) => label === 'Month'))!
const shown = (query: Readonly<Record<string, string>>) => {
  const { html } = renderPage(model, {
    path: page.path,
    query,
    base: '',
    visitor: { id: 'me', role: null },
    roles: [],
    rows: { [entity.id]: rowsOf(entity) },
    today,
    badge: false,
  })
  return { html, tile: /<dt>Revenue this month<\/dt><dd>([^<]+)<\/dd><dd[^>]*>(Last month: \S+)/.exec(html)?.slice(1) }
}

test('charts that are to refresh are drawn anew every few seconds, all of their page', () => {
  const live = page.blocks.find((block) => block.kind === 'live')
  const drawn = page.blocks.flatMap(({ kind, id }) => (['tiles', 'chart', 'report', 'pivot'].includes(kind) ? [id] : []))
  expect(live).toMatchObject({ seconds: 5, simulated: true, blocks: expect.arrayContaining(drawn) })
})

test('at each update the latest figures are others, and say that they are simulated', () => {
  const [kept, once, twice] = [shown({}), shown({ moved: '1' }), shown({ moved: '2' })]
  expect(kept.html).toContain('Simulated: no source is connected')
  expect(new Set([kept.tile?.[0], once.tile?.[0], twice.tile?.[0]]).size).toBe(3)
  expect([once.tile?.[1], twice.tile?.[1]]).toEqual([kept.tile?.[1], kept.tile?.[1]])
})

test('figures that nobody wants to see move stand still', () => {
  const still = built('A telecommunications data visualization website. Users can browse data and view charts.')
  expect(still.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'live'))).toEqual([])
})
