import { expect, it } from 'vitest'
import { createWorld, rowsOf, visitorOf, wholeOf } from '../../builder/accept/world.ts'
import { built } from '../support/acting.ts'

it('a game that is listed leads to where it is played, not to a form about playing it', () => {
  const model = built(
    'Please implement a small game website with game selection, game instructions, a point system and a ranking list. Users should be able to select and play different games, view game rules, earn points, and view their own ranking.',
  )
  const world = createWorld(model, 1)
  const game = rowsOf(world, 'games')[0]!
  const page = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'game' && block.about === 'games'))!
  const played = page.blocks.find((block) => block.kind === 'game')!
  const shown = wholeOf(world, '/games', visitorOf(model, 'ada', null))
  const links = [...shown.matchAll(/<a class="button button-small[^"]*" href="([^"]*)"/g)].map(([, to]) => to)
  expect(links).toEqual([`${page.path}?row=${game.id}#${played.id}`])
  expect(shown).not.toContain('Start playing')
})
