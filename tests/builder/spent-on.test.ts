import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

test('what is got in a shop for what was earned is a reward of the site', () => {
  expect(tables('A jogging app with a gear shop where users can exchange stars for equipment.')).toEqual(['rewards', 'redemption requests'])
})

test('what is handed out otherwise is changed itself, and what is told apart is kept', () => {
  expect(tables('A charging platform. Operators can view stations, and change the distribution of charging power according to demand.')).toContain(
    'charging powers',
  )
  expect(tables('A medical platform. It should have functions for hospital distinction and collection process distinction.')).toEqual([
    'hospitals',
    'collection processes',
  ])
})
