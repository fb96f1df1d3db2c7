import { expect, test } from 'vitest'
import { createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { header } from '../../builder/render/chrome.ts'
import { contextOf } from '../../builder/render/context.ts'
import { me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const library = siteOf(
  'A library website with news, lectures and reading rooms. Visitors browse the newest news and lectures, and perform one-click district switching and large-text edition switching.',
)
const heads = (query: Record<string, string>) =>
  String(
    header(
      contextOf(library, {
        path: '/lectures',
        query,
        base: '',
        visitor: visitorOf(library, me.id, null),
        roles: [],
        rows: {},
        today: '2026-01-15',
        badge: false,
      }),
    ),
  )

test('every page has a switch of the districts and a button for a larger text', () => {
  const page = heads({ in: 'North' })
  expect(/aria-label="District" data-held/.test(page) && /data-enlarge/.test(page)).toBe(true)
  expect([...page.matchAll(/name="in" value="([^"]*)" aria-pressed="true"/g)].map(([, value]) => value)).toEqual(['North'])
})

test('a list held to a district shows what is of it', () => {
  const world = createWorld(library, 20)
  const titles = (query: Record<string, string>) => {
    const page = pageOf(world, '/lectures', visitorOf(library, me.id, null), query)
    return rowsOf(world, 'lectures').flatMap(({ values }) => (page.includes(`>${String(values.title)}</a>`) ? [values.district] : []))
  }
  expect(new Set(titles({})).size).toBeGreaterThan(1)
  expect([...new Set(titles({ in: 'North' }))]).toEqual(['North'])
  expect(new Set(titles({ in: 'all' })).size).toBeGreaterThan(1)
})

test.each([
  ['A job portal with jobs and policies. Users perform one-click area switching and Lisbon and Porto special zone switching.', ['Area', 'Lisbon', 'Porto']],
  ['A school portal for news and courses of several schools. Users manage schools and can switch between schools.', ['School']],
  ['A site with songs and albums. Users can switch between pages and switch languages.', []],
])('what is switched between holds the site: %s', (words, expected) => {
  const { held, entities } = siteOf(words)
  const [first] = held?.of ?? []
  const field = entities.find(({ id }) => id === first?.entity)?.fields.find(({ id }) => id === first?.field)
  expect(held ? [held.label, ...(field?.choices ?? []).slice(0, 2)] : []).toEqual(expected)
})
