import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const rowOf = (id: string, values: SiteRow['values']): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values })
const model = siteOf('A knowledge graph website. Users can manage nodes and relationships, and visualize relationships between nodes.')
const rows = {
  nodes: [rowOf('a', { name: 'Ana' }), rowOf('b', { name: 'Porto' }), rowOf('c', { name: 'Kettle' })],
  relationships: [rowOf('r', { title: 'Ana lives in Porto', from: 'a', to: 'b', type: 'Lives in' }), rowOf('s', { title: 'Nowhere', from: 'a', to: null })],
}
const drawn = (query: Record<string, string>): string => {
  const visitor = { id: 'me', role: null }
  const { html } = renderPage(model, { path: '/relationships', query, base: '', visitor, roles: [], rows, today: '2026-01-05', badge: false })
  return /<svg class="network"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? ''
}

test('what joins two rows is drawn as a graph of named points and lines that say what joins them', () => {
  expect(flawsOf(model)).toEqual([])
  const shown = drawn({})
  expect(shown.match(/<line /g)?.length).toBe(1)
  expect([...shown.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual(['Lives in', 'Ana', 'Porto', 'Kettle'])
  expect(model.requirements.find(({ clause }) => clause.startsWith('visualize'))?.where).toBe('/relationships')
})

test('the graph is laid out in a circle, by closeness or in rows', () => {
  const name = `${model.pages.find(({ path }) => path === '/relationships')!.blocks[0]!.id}.layout`
  const all = ['circle', 'forces', 'rows'].map((layout) => drawn({ [name]: layout }))
  expect(new Set(all).size).toBe(3)
  expect(drawn({})).toBe(all[0])
})
