import { expect, test } from 'vitest'
import { createWorld, nobodyOf, wholeOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const shareIn = ({ pages }: AppModel) =>
  pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'tiles' ? block.tiles.flatMap((tile) => (tile.measure === 'share' ? [{ path, tile }] : [])) : [])),
  )[0]

test.each([
  ['A task website. Users can manage tasks. The website should generate reports on task completion rates.', 'Task completion rate', 'tasks'],
  [
    'A leave website. Employees submit leave requests, managers approve them. Managers view statistics of the approval rate.',
    'Approval rate',
    'leave requests',
  ],
])('“%s” shows the share of those that are in the state', (words, label, plural) => {
  const site = siteOf(words)
  const { path, tile } = shareIn(site)!
  const entity = site.entities.find(({ id }) => id === tile.entity)!
  expect([tile.label, entity.plural]).toEqual([label, plural])
  const { field, is } = tile.where!
  const other = entity.fields.find(({ id }) => id === field)!.choices!.find((choice) => choice !== is)!
  const empty = { ...createWorld(site), rows: new Map(site.entities.map(({ id }) => [id, []])), pages: new Map<string, string>() }
  const shown = (world: typeof empty) => {
    const role = site.pages.find((page) => page.path === path)?.role
    const visitor = role === undefined ? nobodyOf(site) : { ...nobodyOf(site), role }
    const html = wholeOf(world, path, { ...visitor, id: 'me' })
    return new RegExp(`<dt>${label}</dt><dd>([^<]*)`).exec(html)?.[1]
  }
  expect(shown(empty)).toBe('–')
  const kept = [is, other, other].reduce<typeof empty>(
    (now, state, index) => withRow(now, entity.id, { id: `r${index}`, owner: 'me', values: { [field]: state } }) as typeof empty,
    empty,
  )
  expect(shown(kept)).toBe('33%')
})
test('a rate that no state tells has no tile', () => {
  expect(shareIn(siteOf('A recipe blog. Visitors browse recipes and view the completion rate.'))).toBe(undefined)
})
