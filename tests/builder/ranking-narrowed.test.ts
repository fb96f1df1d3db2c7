import { expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A sliding number puzzle in 3x3, 4x4 and 5x5. Players save their results, and there is a leaderboard.')
const board = site.pages.find(({ path }) => path === '/leaderboard')!.blocks.find(({ kind }) => kind === 'ranking')!
const seen = (query: Readonly<Record<string, string>>) => {
  const html = pageOf(createWorld(site, 9), '/leaderboard', visitorOf(site, 'ana', null), query)
  return {
    levels: new Set([...html.matchAll(/data-label="Level">.*?([345] × [345])/g)].map(([, level]) => level)),
    chosen: [...html.matchAll(/aria-current="true">([^<]+)</g)].map(([, one]) => one),
  }
}

test('a board of the best is narrowed to one size and to a time', () => {
  expect(seen({}).levels).toEqual(new Set(['3 × 3', '4 × 4', '5 × 5']))
  expect(seen({ [`${board.id}.f.level`]: '4 × 4', [`${board.id}.range`]: '30' })).toEqual({ levels: new Set(['4 × 4']), chosen: ['4 × 4', 'Month'] })
})
test('a choice that there is not narrows nothing', () => expect(seen({ [`${board.id}.f.level`]: '9 × 9' }).levels.size).toBe(3))
