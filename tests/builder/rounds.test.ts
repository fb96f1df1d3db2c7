import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const round = { name: 'Ana', score: '120', level: 'Easy', result: 'Won', seconds: '40' }
const keepOf = (model: ReturnType<typeof built>) => model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'game')?.keeps?.action ?? ''

describe('a round that is over', () => {
  const model = built(
    'Please implement a color prediction game website. Users can log in, predict colors, earn points, view their point balance and redeem rewards with points.',
  )
  const predictions = model.entities.find(({ id, read }) => /prediction/.test(id) && read === 'own')?.id ?? ''
  const points = model.entities.find(({ title }) => title === 'reason')?.id ?? ''
  it('stands in the table of rounds that the words name, and counts as points', () => {
    expect(flawsOf(model)).toEqual([])
    const { world } = done(createWorld(model), { id: keepOf(model) }, round)
    expect(mine(world, predictions)).toHaveLength(1)
    expect(mine(world, points).map(({ values }) => [values.reason, values.points])).toEqual([['Round played', 120]])
  })
  it('covers what points are redeemed for, and nothing does before it', () => {
    const reward = rowsOf(createWorld(model), 'rewards').find(({ values }) => Number(values.points) <= 120)
    const redeem = createOf(model, 'redemption_requests')
    const typed = { name: 'Ana', reward: reward?.id ?? '' }
    const early = act(createWorld(model), redeem.id, null, typed, me)
    expect('refused' in early && early.refused).toMatch(/You have 0\S* points, which is not enough\./)
    const spent = done(done(createWorld(model), { id: keepOf(model) }, round).world, redeem, typed).world
    expect(mine(spent, points).reduce((sum, { values }) => sum + Number(values.points), 0)).toBe(120 - Number(reward?.values.points))
  })
  it('is listed as one’s own where it is played, beside the best', () => {
    const page = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'game'))
    expect(page?.blocks.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['game', ''],
      ['list', 'Your rounds'],
      ['ranking', 'Leaderboard'],
    ])
  })
  it('is told of by nobody’s own form', () => {
    const forms = model.pages
      .filter(({ role }) => role === undefined)
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' ? [block.action] : [])))
    expect(forms.filter((id) => model.actions.some((action) => action.id === id && action.entity === predictions))).toEqual([])
  })
  it('is kept by itself, under the name of an account where there is one', () => {
    const page = (site: AppModel, name: string | null) =>
      renderPage(site, {
        path: '/play',
        query: {},
        base: '',
        visitor: {
          id: 'me',
          role: null,
          ...(name !== null && { account: { id: 'a', kind: 'own', name, email: 'a@b.example', role: null, values: {}, status: 'active', created_at: 1 } }),
        },
        roles: [],
        rows: {},
        today: '2026-01-05',
        badge: false,
      }).html
    expect(page(model, 'Zoe "Q"')).toMatch(/data-module-keep data-module-auto hidden>.*value="Zoe &quot;Q&quot;" data-by="Zoe &quot;Q&quot;"/)
    expect(page(built('A snake game'), null)).toContain('value="Player" data-by=""')
  })
})

it.each([
  ['A slot game with reels and pay lines. Users spin the reels, place bets and view their game history.', ['reels']],
  ['A coin flip game where users place bets on heads or tails.', ['coin']],
  ['A bitcoin price prediction game. Users predict prices and view the leaderboard.', ['prices']],
  ['A ludo game where players roll the dice and move pieces.', ['race']],
  ['An idiom chain game where players enter idioms.', ['chain']],
  ['A website for the game of life with rules and a simulation.', ['life']],
  ['A tower defense game where players build towers against waves.', ['tower']],
  ['A virtual pet game where players feed their pet.', ['pet']],
  ['A farm game where players plant and harvest crops.', ['plots']],
  ['A screw puzzle game where players put screws into boxes.', ['screws']],
  ['A sudoku game', ['sudoku']],
  ['A hangman game', ['hangman']],
])('%j plays %j, and draws nothing beside it', (words, games) => {
  const blocks = built(words).pages.flatMap((page) => page.blocks)
  expect(blocks.flatMap((block) => (block.kind === 'game' ? block.games : []))).toEqual(games)
  expect(blocks.filter(({ kind }) => kind === 'draw')).toEqual([])
})

it('asks who has no account to log in first, where rounds are for accounts alone', () => {
  const site = built('A website for arcade games. Users can log in, browse different types of games and play arcade games, and view the leaderboard.')
  const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'game'))!
  const keep = keepOf(site)
  const closed = { ...site, accounts: { ...site.accounts!, actions: [keep], pages: [] } }
  const html = renderPage(closed, { path: page.path, query: {}, base: '', visitor: { id: 'me', role: null, account: null }, roles: [], rows: {}, today: '2026-01-05', badge: false }).html // biome-ignore format: one request
  expect(html).toContain(
    `Log in, and every score is kept by itself.</p><div class="actions"><a class="button" href="/log-in?next=${encodeURIComponent(page.path)}">Log in</a>`,
  )
  expect(html).not.toContain('data-module-auto')
})

describe('a site of many games', () => {
  const model = built(
    'Please implement a website for arcade games that provides various arcade games. Users can browse different types of arcade games, search for games, view game introductions and play games.',
  )
  const detail = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'game' && block.about !== undefined))
  const games = model.entities.find(({ id }) => detail?.blocks.some((block) => block.kind === 'detail' && block.entity === id))
  it('lists the games that can be played, and keeps a score of each', () => {
    expect(flawsOf(model)).toEqual([])
    const titles = games?.seeds.map((seed) => seed[games.title]) ?? []
    expect(titles).toEqual(expect.arrayContaining(['Match three', 'Runner', 'Snake', '2048', 'Pairs', 'Mines']))
    const choices = model.entities.flatMap(({ fields }) => fields.flatMap(({ id, choices: all }) => (id === 'game_name' ? (all ?? []) : [])))
    expect(titles.filter((title) => !choices.includes(String(title)))).toEqual([])
  })
  it('plays on the page of a game that game alone, and none where the row is called otherwise', () => {
    const rows = ['Snake', 'A game of our own'].map((title, at) => ({
      id: `g${at}`,
      owner: null,
      created_at: 1,
      updated_at: 1,
      values: { [games!.title]: title },
    }))
    const page = (row: string) =>
      renderPage(model, { path: detail!.path, query: { row }, base: '', visitor: { id: 'me', role: null }, roles: [], rows: { [games!.id]: rows }, today: '2026-01-05', badge: false }).html // biome-ignore format: one request
    expect(page('g0')).toContain('{&quot;games&quot;:[&quot;snake&quot;]')
    expect(page('g1')).not.toContain('data-module=')
  })
})
