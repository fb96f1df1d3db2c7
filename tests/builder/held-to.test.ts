import { expect, test } from 'vitest'
import { createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { header } from '../../builder/render/chrome.ts'
import { contextOf } from '../../builder/render/context.ts'
import { me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const library = siteOf(
  'A library website with news, lectures and reading rooms. Visitors browse the newest news and lectures, and perform one-click district switching and large-text edition switching.',
)
const world = createWorld(library, 20)
const [first] = rowsOf(world, 'districts')
const heads = (query: Record<string, string>) =>
  String(
    header(
      contextOf(library, {
        path: '/lectures',
        query,
        base: '',
        visitor: visitorOf(library, me.id, null),
        roles: [],
        rows: { districts: rowsOf(world, 'districts') },
        today: '2026-01-15',
        badge: false,
      }),
    ),
  )

test('every page has a switch of the districts and a button for a larger text', () => {
  const page = heads({ in: first!.id })
  expect(/aria-label="District" data-held/.test(page) && /data-enlarge/.test(page)).toBe(true)
  expect([...page.matchAll(/name="in" value="([^"]*)" aria-pressed="true"/g)].map(([, value]) => value)).toEqual([first!.id])
})

test('a list held to a district shows what is of it', () => {
  const titles = (query: Record<string, string>) => {
    const page = pageOf(world, '/lectures', visitorOf(library, me.id, null), query)
    return rowsOf(world, 'lectures').flatMap(({ values }) => (page.includes(`>${String(values.title)}</a>`) ? [values.district] : []))
  }
  expect(new Set(titles({})).size).toBeGreaterThan(1)
  expect([...new Set(titles({ in: first!.id }))]).toEqual([first!.id])
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
  const table = entities.find(({ id }) => id === field?.entity)
  const names = table?.singular === 'area' ? table.seeds.slice(0, 2).map((row) => String(row[table.title])) : (field?.choices ?? []).slice(0, 2)
  expect(held ? [held.label, ...names] : []).toEqual(expected)
})
