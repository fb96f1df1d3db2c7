import { describe, expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const kept = (words: string): string[] => built(words).entities.map(({ plural }) => plural)

describe('what people put together is kept', () => {
  test.each([
    ['A reporting platform. The platform should have functionalities such as dashboard management and user management.', 'dashboards'],
    ['A reporting platform. The platform should have functionalities for data set management, dashboard design, and chart design.', 'dashboards'],
    ['A reporting platform. Users should be able to add charts to pages.', 'charts'],
    [
      'A website building platform. Users should be able to choose a template, drag components onto the page, and customize the layout of their websites.',
      'templates',
    ],
  ])('by “%s”', (words, plural) => expect(kept(words)).toContain(plural))
  test('of data, by a tool that draws it', () => {
    const { entities, pages } = built('Please implement a data visualization website. The website should show line charts and pie charts of rainfall.')
    expect(entities.map(({ plural }) => plural)).toContain('saved charts')
    expect(pages.flatMap(({ blocks }) => blocks.flatMap(({ kind }) => (kind === 'explorer' || kind === 'workbench' ? [kind] : [])))).toEqual(['explorer'])
  })
  test('once, where the designer keeps it', () =>
    expect(kept('A data platform. Users can design dashboards by dragging components, and manage dashboards.')).toEqual(['dashboards', 'components']))
})

describe('what only says how one looks for things, or how they are drawn, is not kept', () => {
  test.each([
    'A directory of tools. Users should be able to input keywords to search for tools.',
    'A directory of tools. Users can enter search keywords, and view tools.',
    'A directory of tools. The website should draw pie charts and bar charts. Users can view tools.',
  ])('by “%s”', (words) => expect(kept(words).filter((plural) => /keyword|pie|bar/.test(plural))).toEqual([]))
})

test('what people deal in and read beside a game is kept with its scores', () => {
  const plurals = kept('Please implement a snake game. Players can start the game, control the snake, exchange goods, and read game guides.')
  expect(plurals).toEqual(expect.arrayContaining(['goods', 'game guides', 'scores']))
})
