import { expect, test } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { done, mine } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'Please implement a website for arcade games. Users should be able to log in, browse different types of arcade games, play games directly on the website, view their game progress and see leaderboards.',
)
const keep = site.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'game' && block.keeps ? [block.keeps] : [])))[0]!

test('a round of a listed game stands in the progress of that game, which nobody fills in by hand', () => {
  const snake = rowsOf(createWorld(site, 9), 'arcade_games').find(({ values }) => Object.values(values).includes('Snake'))
  const { world } = done(
    createWorld(site, 9),
    { id: keep.action },
    { [keep.by!]: 'Ana', score: '120', level: 'Easy', [keep.measures.game!]: 'Snake', result: 'Won' },
  )
  expect(mine(world, 'game_progress').map(({ values: { player, game, score, status } }) => [player, game, score, status])).toEqual([
    ['Ana', snake!.id, 120, 'Finished'],
  ])
  const forms = site.pages
    .filter(({ role }) => role === undefined)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' ? [block.action] : [])))
  expect(site.actions.filter(({ id, entity }) => forms.includes(id) && entity === 'game_progress')).toEqual([])
})
