import { describe, expect, it } from 'vitest'
import { createWorld, pageOf } from '../../builder/accept/world.ts'
import type { BlockOf } from '../../builder/model.ts'
import { apart, createOf, done, me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

type Site = ReturnType<typeof siteOf>
const gameIn = (site: Site) => site.pages.flatMap(({ blocks }) => blocks.filter((block): block is BlockOf<'game'> => block.kind === 'game'))[0]!
const settings = (site: Site) => gameIn(site).settings?.map(({ label, choices }) => [label, ...choices.map(({ name }) => name)])
const choicesOf = (site: Site, id: string) => site.entities.find((one) => one.id === 'scores')?.fields.find((field) => field.id === id)?.choices
const memory = siteOf(
  'Please implement a card pairs memory game website. Players should be able to enter a nickname, choose a beginner, intermediate or expert level, choose a card theme such as fruits or sports, flip cards and save their results. There should be a rules page and a personal record page showing best scores. The leaderboard ranks the results of each level.',
)

describe('what is chosen before a round', () => {
  it('has the levels and the themes that the words name, and keeps them with the result', () => {
    expect(gameIn(memory).levels).toEqual(['Beginner', 'Intermediate', 'Expert'])
    expect(settings(memory)).toEqual([['Theme', 'Fruits', 'Sports', 'Animals']])
    expect([choicesOf(memory, 'level'), choicesOf(memory, 'theme')]).toEqual([
      ['Beginner', 'Intermediate', 'Expert'],
      ['Fruits', 'Sports', 'Animals'],
    ])
  })
  it('is a size of the board where the words name several, or the level where that is all they differ by', () => {
    expect(settings(siteOf('Please implement a 2048 game. Players slide tiles on a 4x4, 5x5 or 6x6 board and see a leaderboard.'))).toEqual([
      ['Board size', '4 × 4', '5 × 5', '6 × 6'],
    ])
    const slide = siteOf(
      'Please implement a sliding puzzle game website. Players can start a game, slide tiles on a 3x3, 4x4 or 5x5 board and see a leaderboard.',
    )
    expect([gameIn(slide).levels, settings(slide)]).toEqual([['3 × 3', '4 × 4', '5 × 5'], undefined])
  })
  it('is a speed, a skin, an opponent or a sign where the words let one choose them', () => {
    expect(
      settings(
        siteOf('Please implement a snake game website for players. Players can start a game, choose the speed and a skin for the snake, and save their score.'),
      ),
    ).toEqual([
      ['Skin', 'Classic', 'Forest', 'Sunset', 'Ocean'],
      ['Speed', 'Slow', 'Normal', 'Fast'],
    ])
    expect(
      settings(siteOf('Please implement a tic-tac-toe game website for two players or against the computer. Players can choose a symbol and start a game.')),
    ).toEqual([
      ['Opponent', 'Computer', 'Second player'],
      ['Symbol', 'Cross', 'Ring'],
    ])
  })
})

describe('what is told of rounds', () => {
  it('is explained by rules of this game, and by no conditions', () => {
    const rules = memory.entities.find(({ id }) => id === 'rules')
    expect(rules?.fields.map(({ label }) => label)).toEqual(['Rule', 'What it says', 'Order'])
    expect(rules?.seeds.map((seed) => seed[rules.title])).toEqual(['How to play', 'Goal', 'Controls', 'Levels', 'Scoring', 'Pause and end', 'Example'])
  })
  it('has a board for each level where the words rank each, and a page of one’s own best', () => {
    const boards = memory.pages.flatMap(({ title, blocks }) =>
      blocks.flatMap((block) => (block.kind === 'ranking' ? [[title, block.each, block.mine?.result]] : [])),
    )
    expect(boards).toContainEqual(['Play', 'level', undefined])
    expect(boards).toContainEqual(['Personal records', 'level', 'result'])
    expect(memory.entities.map(({ plural }) => plural)).not.toContain('page showing scores')
  })
  it('counts the visitor’s own rounds alone, and none without points on a board', () => {
    const keep = createOf(memory, 'scores')
    const round = { name: 'Kim', score: '480', level: 'Beginner', theme: 'Fruits', result: 'Won', seconds: '40' }
    const { world } = done(createWorld(memory), keep, round)
    const later = done(apart(world, 'first'), keep, { ...round, name: 'Lou', score: '0', result: 'Ended' }).world
    const own = pageOf(later, '/personal-records', me)
    expect([/<dt>Rounds<\/dt><dd>(\d+)/.exec(own)?.[1], /<dt>Best score<\/dt><dd>(\d+)/.exec(own)?.[1]]).toEqual(['2', '480'])
    expect(/<table class="ranking">[\s\S]*?<\/table>/.exec(own)?.[0]).not.toContain('Lou')
  })
})

describe('a test of typing', () => {
  const site = siteOf(
    'Please implement a typing speed test website. Users should be able to choose a duration of one, two or five minutes, type a text, see words per minute and accuracy, and save the result. A leaderboard ranks results for each duration.',
  )
  it('lasts as long as is chosen, and keeps speed, accuracy and errors', () => {
    expect([gameIn(site).games, settings(site)]).toEqual([['typing'], [['Duration', '1 minute', '2 minutes', '5 minutes']]])
    expect(site.entities.map(({ plural }) => plural)).toEqual(['scores'])
    expect(site.entities[0]?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Duration', 'Words a minute', 'Accuracy', 'Errors', 'Seconds']))
    const boards = site.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'ranking' && path === '/play' ? [block.each] : [])))
    expect(boards).toEqual(['duration'])
  })
})

it('a game whose words speak of sound can be heard or not, which is kept with no round', () => {
  const site = siteOf('Whack-a-mole with three levels, pause, sound on or off and a high score list.')
  const game = site.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'game')
  expect(game).toMatchObject({ settings: [{ name: 'sound', label: 'Sound', choices: [{ name: 'On' }, { name: 'Off' }] }] })
  expect(site.entities.flatMap(({ fields }) => fields.filter(({ label }) => label === 'Sound'))).toEqual([])
})
