import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const fieldsOf = (words: string, called: RegExp): readonly string[] =>
  siteOf(words)
    .entities.find(({ plural }) => called.test(plural))
    ?.fields.map(({ label }) => label) ?? []

test.each([
  [
    'A PHPUnit bench. Users can upload test code, configure test environments and run tests.',
    /^test environments$/,
    ['PHP version', 'PHPUnit version', 'Parallel processes'],
  ],
  ['A traffic website with traffic news and traffic alerts. Users can browse traffic information and alerts.', /alerts$/, ['Time']],
  ['A dice game with characters. Players log in, roll dice, move pieces and fight battles. Users can record moves and battles.', /^moves$/, ['Rolled']],
  ['A K-12 learning site. Users can browse courses and select them.', /courses$/, ['Subject', 'Grade']],
  [
    'A K-12 learning site with courses, live and recorded video lessons. Users can watch lessons.',
    /^lesson broadcasts$/,
    ['Teacher', 'Date', 'Time', 'Meeting link'],
  ],
  ['A production management system with procurement and production planning. Users can manage procurements and products.', /^suppliers$/, ['Name', 'Contact']],
  ['A social-emotional TV app for children. Children watch TV shows and take part in activities.', /^activities$/, ['What to do', 'Ages']],
  ['A social-emotional TV app for children. Children watch TV shows and take part in activities.', /^episodes$/, ['Number', 'Video']],
] as const)('%s keeps of %s what they have there', (words, called, labels) => {
  expect(fieldsOf(words, called)).toEqual(expect.arrayContaining([...labels]))
})

test('courses that are not those of a school have no grade, and a firm that buys nothing no suppliers', () => {
  expect(fieldsOf('A cooking school. Users can browse courses and select them.', /courses$/).filter((label) => label === 'Grade')).toEqual([])
  expect(
    siteOf('A production planning board. Users can manage production plans and machines.').entities.filter(({ plural }) => plural === 'suppliers'),
  ).toEqual([])
})
