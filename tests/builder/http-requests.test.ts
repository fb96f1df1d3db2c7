import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { siteOf } from '../support/visitor-words.ts'

const words = 'A RESTful web service for recipes. Users should be able to send HTTP requests to create, read, update and delete recipes and receive responses.'
const shown = (path: string, of = siteOf(words)): string =>
  renderPage(of, { path, query: {}, base: '/kitchen', visitor: { id: 'ada', role: null }, roles: [], rows: {}, today: '2026-01-15', badge: false }).html

test('a request is sent to what the site answers itself, from the page of its requests', () => {
  const site = siteOf(words)
  const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'http_request'))!
  const block = page.blocks.find((one) => one.kind === 'http_request')!
  const recipes = site.entities.find(({ plural }) => plural === 'recipes')!
  expect([page.role, block.entity, Object.keys(block.example)[0]]).toEqual([undefined, recipes.id, recipes.title])
  const html = shown(page.path)
  expect(html).toContain('data-http="/kitchen/_api/"')
  expect(html.match(/<option>[A-Z]+<\/option>/g)).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((one) => `<option>${one}</option>`))
  expect(html).toContain('<a href="/kitchen/_api/">All of its calls</a>')
})

test.each(['A website over HTTPS that shows recipes and their ingredients.', 'A travel app. Users can use the map API to plan trips and browse hotels.'])(
  '%s sends none',
  (other) => {
    expect(siteOf(other).pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'http_request'))).toEqual([])
  },
)
