import { expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { apart, createOf, done } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const blocksOf = (site: ReturnType<typeof siteOf>) => site.pages.flatMap(({ blocks }) => blocks)
const gameOf = (words: string) => blocksOf(siteOf(words)).find((block) => block.kind === 'game')
const statuses = (site: ReturnType<typeof siteOf>, clause: RegExp) => site.requirements.flatMap(({ clause: one, where }) => (clause.test(one) ? [where] : []))

test.each([
  ['A puzzle and strategy game website offering Gomoku against the computer and a Lights Out puzzle.', ['lights', 'five']],
  ['A minesweeper game website with strategy tips, battles of wits and a leaderboard.', ['mines']],
  ['A jigsaw and sudoku puzzle game website with levels and a leaderboard.', ['sudoku', 'slide']],
  ['A strategy simulation game website where players gather resources and build.', ['realm']],
])('games that are named are those that are offered: %s', (words, games) => expect(gameOf(words)).toMatchObject({ games }))

const named = siteOf(
  'A puzzle game website offering Gomoku and a Lights Out puzzle. Players can log in, undo moves, see the move count and elapsed time, and view their game history. A Rules page should explain each game with examples.',
)
test('the games that are played are no lists, and what a round counts is kept with it', () => {
  expect(named.entities.map(({ plural }) => plural)).toEqual(['game records', 'scores'])
  for (const { fields } of named.entities) expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Level', 'Game', 'Moves', 'Seconds']))
  const board = named.pages.find(({ path }) => path === '/play')?.blocks.find(({ kind }) => kind === 'ranking')
  expect(board).toMatchObject({ fields: ['level', 'game_name', 'result', 'moves', 'seconds'] })
  expect(statuses(named, /move count|Rules page/)).toEqual(['/play', '/rules'])
})
test('a page of rules tells each game, with an example', () => {
  const rules = named.pages.find(({ path }) => path === '/rules')?.blocks
  expect(rules?.map(({ heading }) => heading)).toEqual(['Lights Out', 'Gomoku'])
  for (const block of rules ?? []) expect(block.kind === 'text' && block.paragraphs.at(-1)).toMatch(/^Example: /)
})
test('a table of rules has those of the games', () => {
  const { entities } = siteOf('A mini game website with 2048 and snake. Players should be able to log in, play games, view game rules and see a leaderboard.')
  const rules = entities.find(({ plural }) => plural === 'game rules')
  expect(rules?.seeds.map((seed) => seed.title)).toEqual(['2048', 'Snake'])
  expect(rules?.seeds[1]?.text).toContain('Eat to grow')
})

const falling = siteOf(
  'A typing game website where players type falling words before they reach the ground. Players can register, choose a difficulty and a word list, and view their game history. Players can create their own word lists and share them publicly.',
)
test('words that fall are a game of their own, whose history tells the level', () => {
  expect(blocksOf(falling).find(({ kind }) => kind === 'game')).toMatchObject({ games: ['falling'], lists: { entity: 'word_lists', field: 'words' } })
  expect(falling.entities.find(({ plural }) => plural === 'game records')?.fields.map(({ label }) => label)).toContain('Level')
})
test('a list of words that is shared is chosen by others, one that is not only by its maker', () => {
  const make = createOf(falling, 'word_lists')
  const shared = done(createWorld(falling), make, { name: 'Birds', words: 'heron, swift', visible_to: 'Everybody' }).world
  const { world } = done(apart(shared, 'first'), make, { name: 'Mine', words: 'plum', visible_to: 'Only me' })
  const seen = (who: string) => pageOf(world, '/play', visitorOf(falling, who, null))
  expect(seen('ben')).toContain('Birds')
  expect(seen('ben')).not.toContain('Mine')
})

test.each([
  'A treasure digging puzzle game in which players uncover squares on an island map and avoid traps.',
  'A logic puzzle game in which players dig up tiles that show the number of neighbouring bombs, set flags and beat a timer.',
])('squares that hide something are a field of mines, whatever lies there: %s', (words) => expect(gameOf(words)).toMatchObject({ games: ['mines'] }))
