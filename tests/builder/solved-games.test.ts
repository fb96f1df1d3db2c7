import { describe, expect, it } from 'vitest'
import { createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import type { BlockOf } from '../../builder/model.ts'
import { createOf, done } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const gamesOf = (site: ReturnType<typeof siteOf>) =>
  site.pages.flatMap(({ title, blocks }) => blocks.flatMap((block) => (block.kind === 'game' ? [[title, block] as const] : [])))
const statusOf = (site: ReturnType<typeof siteOf>, clause: RegExp) =>
  site.requirements.filter(({ clause: one }) => clause.test(one)).map(({ status }) => status)

describe('a puzzle that has a name', () => {
  const site = siteOf(
    'A picross website where players fill grids from number clues. It has a ranking of solving times. Members can draw their own puzzle, publish it and rate the puzzles of others.',
  )
  it('is played as itself, drawn in an editor and played on its own page', () => {
    expect(gamesOf(site).map(([title, { games, rows }]) => [title, games, rows])).toEqual([
      ['Picross', ['nonogram'], undefined],
      ['Puzzles', ['drawing'], undefined],
      ['Puzzle', ['nonogram'], { entity: 'puzzles', field: 'grid' }],
    ])
    const puzzles = site.entities.find(({ id }) => id === 'puzzles')
    expect([puzzles?.read, puzzles?.write, puzzles?.seeds[0]?.grid]).toEqual(['public', 'anyone', '.#.#.\n#####\n#####\n.###.\n..#..'])
  })
  it('is published under a name as it was drawn, and everybody may play it', () => {
    const make = createOf(site, 'puzzles')
    const { world } = done(createWorld(site), make, { name: 'Cross', grid: '.#.\n###\n.#.' })
    const row = rowsOf(world, 'puzzles').find(({ values }) => values.name === 'Cross')
    expect(pageOf(world, '/puzzle', visitorOf(site, 'another', null), { row: row?.id ?? '' })).toContain('.#.\\n###\\n.#.')
  })
  it('is not told by what its lists and its page show', () => {
    const shown = site.pages
      .filter(({ role }) => role === undefined)
      .flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'list' || one.kind === 'detail' ? one.fields : [])))
    expect(shown).toContain('difficulty')
    expect(shown).not.toContain('grid')
  })
  it('is ranked by time where the words say so, the fastest first', () => {
    const boards = site.pages.flatMap(({ blocks }) => blocks.filter((block): block is BlockOf<'ranking'> => block.kind === 'ranking'))
    expect([...new Set(boards.map(({ by, least }) => `${by} ${least?.is}`))]).toEqual(['seconds Won'])
  })
})

describe('a game of words', () => {
  const site = siteOf(
    'A word ladder game website. There is a daily puzzle with a streak. Every step is checked against a word list. Administrators can add words.',
  )
  it('is played with the list that is kept, and has a game for each day', () => {
    expect(gamesOf(site).map(([title, { games, rows, daily }]) => [title, games, rows, daily])).toEqual([
      ['Word ladder', ['ladder'], { entity: 'words', field: 'word' }, true],
    ])
    expect(site.pages.find(({ path }) => path === '/manage-words')?.role).toBe('administrator')
    expect(statusOf(site, /daily puzzle|word list|add words/)).toEqual(['built', 'built', 'built'])
  })
  it.each([
    ['A Wordle clone where players guess a five-letter word in six tries', ['letters']],
    ['An anagram game website with a leaderboard', ['anagram']],
    ['A hangman game website with a leaderboard', ['hangman']],
    ['A puzzle game website with levels and a leaderboard where players slide tiles', ['slide']],
  ])('is the one that the words name: %s', (words, games) => expect(gamesOf(siteOf(words))[0]?.[1].games).toEqual(games))
  it.each([
    ['Build a Wordle clone where players guess a five-letter word in six tries', 'Wordle'],
    ['Please implement a multiplayer Ludo website for players to play games against each other.', 'Ludo'],
    ['Please implement a Doodle Jump-style game for the web with levels and a leaderboard.', 'Play'],
  ])('has a page that is called as they call it: %s', (words, title) => expect(gamesOf(siteOf(words))[0]?.[0]).toBe(title))
  it('that is not known is none of another kind', () => expect(gamesOf(siteOf('A crossword game website with a leaderboard'))).toEqual([]))
})
