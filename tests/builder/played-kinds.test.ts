import { describe, expect, test } from 'vitest'
import { gamesIn, playIn } from '../../builder/complete/module/which-games.ts'
import { siteOf } from '../support/visitor-words.ts'

const gameOf = (words: string) =>
  siteOf(words)
    .pages.flatMap(({ title, blocks }) => blocks.map((block) => ({ title, block })))
    .find(({ block }) => block.kind === 'game')

test.each([
  ['A game where the player moves a basket left and right to catch falling fruit; catching a bomb costs a life.', 'catching'],
  ['I want my kids to play a game where animals fall from the sky and they have to catch them in a bucket', 'catching'],
  ['A brick breaker game with a paddle, a ball and rows of bricks, and three lives.', 'bricks'],
  ['A flappy bird style game: press space to flap and fly between pipes.', 'flap'],
  ['Dino jump: press space to jump over cacti, the speed increases, there is a high score.', 'jump'],
  ['Simon says memory game: repeat a growing sequence of coloured lights.', 'echo'],
  ['Connect four against the computer or a friend on one screen, with undo.', 'four'],
  ['A maths practice game for children: solve as many sums as possible in a minute.', 'sums'],
  ['Whack-a-mole with three levels and a pause button', 'whack'],
  ['Rock paper scissors best of five against the computer with statistics', 'rps'],
  ['Memory card game with two players, themes and a timer', 'memory'],
  ['Fruit slicing game: slice fruit with a swipe, combos, best score', 'whack'],
  ['An endless runner where the coins that one collects buy skins', 'runner'],
  ['Players dodge falling meteors with a spaceship and collect stars as coins.', 'runner'],
  ['A sliding number puzzle in 3x3, 4x4 and 5x5', 'slide'],
  ['Dodge the asteroids: a small arcade game with lives and a leaderboard', 'runner'],
  ['A space invaders clone with levels and high scores', 'shooter'],
  ['Play blackjack against the dealer with chips', 'cards21'],
  ["I'd like a game like Wordle for my friends with a daily word", 'letters'],
  ['Lights out puzzle 5x5 with a move counter', 'lights'],
  ['A virtual pet that I feed and play with', 'pet'],
  ['A website where players play rock paper scissors against the computer and see their win rate', 'rps'],
])('a game is known by what is done in it, or by its name: %s', (words, game) => {
  expect([playIn(words), gamesIn(words)[0]]).toEqual(['whole', game])
})

test.each([
  'Snake breeder records: pairings, eggs, weights of snakes and a ranking of morphs by points',
  'A fishing club where members log each catch with the net they used, points per fish and a leaderboard',
  'A puzzle swap club: members list jigsaws and borrow them',
  'A tennis league site: players report scores, levels and rankings',
  'Card game tournament organiser: players register, pairings, scores',
  'Trading card game marketplace with decks and prices',
  'Breakout: a support group for people who leave abusive homes, with levels of access',
  'Please implement a board game library website for borrowing games and organizing game nights. Users can search games, reserve and borrow copies, and join game nights.',
  'Please implement a website of a board game café with game nights and games to rent.',
])('what people record is no game: %s', (words) => expect(playIn(words)).toBeNull())

test('a quiz game and one that is not played here get no other game', () => {
  expect(['A trivia quiz game with categories and lives.', 'Solitaire card game with undo and hints.', 'A word search puzzle game.'].map(gameOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

describe('the site of a game', () => {
  const site = siteOf(
    'A sliding number puzzle in 3x3, 4x4 and 5x5 with a timer, undo and hint. Players save their best results under a nickname, and there is a leaderboard for each size.',
  )
  test('keeps its rounds, and no list of what it is itself', () => expect(site.entities.map(({ plural }) => plural)).toEqual(['scores']))
  test('has one board of the best beside the game, by size', () => {
    const boards = site.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'ranking' ? [[path, block.each ?? null]] : [])))
    expect(boards).toEqual([
      ['/', null],
      ['/play', 'level'],
      ['/leaderboard', 'level'],
      ['/personal-records', 'level'],
    ])
  })
  test('is called after the game, not after what is counted in it', () => {
    expect(gameOf('A game in which players move a basket to catch falling fruit. It should have three lives and combos.')?.title).toBe('Play')
  })
})

test('what falls is what the words name', () => {
  expect(gameOf('A game where players catch falling stars in a bucket and avoid rocks, with a high score.')?.block).toMatchObject({ words: ['star', 'rock'] })
})

test('boards of places that were written down give way to those of the rounds', () => {
  const { entities, pages } = siteOf(
    'A casual puzzle game like 2048 with levels, stars, a weekly leaderboard and a coin shop. Players can unlock levels and view leaderboards.',
  )
  expect(entities.filter(({ plural }) => /leaderboard/.test(plural))).toEqual([])
  expect(pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'ranking')).length).toBeGreaterThan(0)
})
