import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { Typed } from '../../builder/site.ts'
import { apart, done, me, mine } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A snake game. Players earn coins by playing, buy skins in the shop with coins, own skins and choose which one is in use. They can give coins to friends. A daily check-in gives 30 coins once a day.',
)
const named = (name: string) => site.actions.find((one) => one.name === name)!
const keep = site.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'game' && block.keeps ? [block.keeps] : [])))[0]!
const round = (world: World, coins: number): World =>
  done(world, { id: keep.action }, { [keep.by!]: 'Ana', score: String(coins * 10), coins: String(coins), level: 'Easy', result: 'Won' }).world
const coinsOf = (world: World): readonly [unknown, unknown][] => mine(world, 'coins').map(({ values }) => [values.reason, values.points])
const refused = (world: World, name: string, typed: Typed) => act(world, named(name).id, null, typed, me)

test('a round is kept with the coins that it won, and they count at once', () => {
  expect(keep.measures.coins).toBe('coins')
  expect(coinsOf(round(createWorld(site), 54))).toEqual([['Round played', 54]])
})
test('nothing is ordered: what is bought is owned', () => {
  expect(site.entities.map(({ plural }) => plural)).toEqual(['coins', 'skins', 'scores', 'owned skins', 'player codes', 'coin gifts'])
})

describe('the shop', () => {
  const [cheap, other] = rowsOf(createWorld(site), 'skins')
  const price = Number(cheap!.values.price)
  const rich = round(createWorld(site), 5000)
  test('sells for coins that one has', () => {
    expect(refused(createWorld(site), 'Buy skin', { item: cheap!.id })).toEqual({ refused: 'You have 0 coins, which is not enough. Play for more.' })
    const { world } = done(rich, named('Buy skin'), { item: cheap!.id })
    expect(mine(world, 'owned_skins').map(({ values }) => [values.item, values.price, values.status])).toEqual([[cheap!.id, price, 'Owned']])
    expect(coinsOf(world)).toEqual([
      ['Skin bought', -price],
      ['Round played', 5000],
    ])
    expect(refused(world, 'Buy skin', { item: cheap!.id })).toEqual({ refused: 'You own this skin already.' })
  })
  test('has one of what is owned in use', () => {
    const both = [cheap!, other!].reduce((world, { id }) => done(apart(world, id), named('Buy skin'), { item: id }).world, rich)
    const used = mine(both, 'owned_skins').reduce((world, row) => done(world, named('Use this'), {}, row).world, both)
    expect(
      mine(used, 'owned_skins')
        .map(({ values }) => values.status)
        .toSorted(),
    ).toEqual(['In use', 'Owned'])
  })
})

test('each day brings its coins once', () => {
  const { world } = done(createWorld(site), named('Check in for today'), {})
  expect(coinsOf(world)).toEqual([['Daily check-in', 30]])
  expect(refused(world, 'Check in for today', {})).toEqual({ refused: 'You have checked in today. Come back tomorrow.' })
})
test('coins are given to whose code it is, and to nobody else', () => {
  const friend = { id: 'friend', role: null }
  const coded = act(createWorld(site), named('Get my code').id, null, {}, friend)
  const world = 'world' in coded ? round(coded.world, 100) : createWorld(site)
  const [code] = rowsOf(world, 'player_codes').filter(({ owner }) => owner === 'friend')
  const given = done(world, named('Give coins'), { code: String(code!.values.code), coins: '40' }).world
  expect(coinsOf(given)).toEqual([
    ['Given to a friend', -40],
    ['Round played', 100],
  ])
  expect(rowsOf(given, 'coins').flatMap(({ owner, values }) => (owner === 'friend' ? [[values.reason, values.points]] : []))).toEqual([
    ['Gift of a friend', 40],
  ])
  expect(refused(world, 'Give coins', { code: 'P-9999', coins: '1' })).toEqual({ refused: 'Nobody else has this code. Look at it again.' })
})

test('a game without coins has no shop, and goods that the words name are sold where the site has none', () => {
  const plurals = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
  expect(plurals('A snake game with levels and a leaderboard.')).not.toContain('coins')
  expect(plurals('Casual 2048 game where players earn coins for each round and spend coins on themes in the store.')).toEqual(
    expect.arrayContaining(['coins', 'themes', 'owned themes']),
  )
})
