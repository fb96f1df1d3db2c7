import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

test('words that lean on the noun after the last are its kinds or states, and no things', () => {
  const portal =
    'Please implement a city portal. Citizens should be able to register, apply for building, event, or parking permits, and view announcements. Officers can review applications and publish announcements.'
  const permits = siteOf(portal).entities.find(({ plural }) => plural === 'permits')
  expect(permits?.fields.find(({ label }) => label === 'Kind')?.choices).toEqual(['Building', 'Event', 'Parking'])
  expect(tables(portal).filter((one) => /building|event/.test(one))).toEqual([])
  const lending =
    'Please implement a tool lending website. Neighbors should be able to list their tools, request a tool, see due and paid fees, and report lost or damaged tools.'
  expect(tables(lending)).toContain('damages')
  expect(tables(lending).filter((one) => /^(?:losts|dues)$/.test(one))).toEqual([])
})

test('a hall of fame lists who did best, and a waste guide is read', () => {
  expect(
    tables('Please implement a quiz website. The website should have functionalities for quizzes and a hall of fame. Players can answer questions.'),
  ).not.toContain('halls')
  const guide = 'Please implement a recycling website. The website should have functionalities for a waste guide and news. Residents can read the waste guide.'
  expect(columns(guide, 'waste guides')).toEqual(['Title', 'Category', 'Author', 'Published on', 'Text'])
})

test('what is viewed after a list of what one filters by is a thing of its own, and what figures are counted by is none', () => {
  const words =
    'Please implement a marathon results website. The website should have functionalities for browsing races and displaying charts of finish times by age group and gender. Users should be able to filter results by category, view split times, and compare runners. Organizers can create races and enter results.'
  expect(tables(words)).toContain('split times')
  expect(tables(words)).not.toContain('genders')
})
