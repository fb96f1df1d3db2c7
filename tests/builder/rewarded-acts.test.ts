import { expect, test } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { done, mine } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const bakes =
  'A bread diary app where bakers record their bakes. Users should be able to record each bake with flour and weight, and share their bakes on social media. After sharing, they can receive rewards, such as badges.'

test('sharing gives the badge that the words promise, and says for what', () => {
  const site = siteOf(bakes)
  const world = createWorld(site, 20)
  const share = site.actions.find(({ name }) => name.startsWith('Share '))!
  const bake = rowsOf(world, 'bakes').find(({ values }) => values.visible_to === 'Everyone')!
  const after = done(world, share, { about: bake.id, shared_to: 'Facebook' }).world
  expect(mine(after, 'badges').map(({ values }) => [values.name, values.about])).toEqual([['Sharing badge', bake.id]])
})

test('its page stands in place of rewards that nothing leads to', () => {
  const site = siteOf(bakes)
  expect(
    site.pages.filter(({ title }) => title === 'Rewards').map(({ blocks }) => blocks.map((block) => block.kind === 'list' && [block.entity, block.fields])),
  ).toEqual([[['badges', ['about', 'earned_on']]]])
  expect(site.entities.map(({ plural }) => plural)).not.toContain('rewards')
})

test.each([
  ['A birdwatching app where users record sightings. Users get medals for recording sightings.', [['sightings', 'Recording medal']]],
  ['A book club site where members write reviews of books. After writing a review, users receive stars.', [['reviews', 'Writing star']]],
  ['A gym site with classes and products. After booking, users redeem rewards with points.', []],
])('what is done for a prize gives it: %s', (words, expected) =>
  expect(
    siteOf(words).actions.flatMap(({ entity, effects = [] }) =>
      effects.flatMap((effect) => (effect.kind === 'record' && 'earned_on' in effect.values ? [[entity, effect.values.name]] : [])),
    ),
  ).toEqual(expected),
)

test('what is shared on social media has the ways there on its own page', () => {
  const site = siteOf(bakes)
  expect(
    site.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'share' ? [[path, (block.networks ?? []).slice(0, 2)]] : []))),
  ).toEqual([['/bake', ['Facebook', 'X']]])
})
