import { describe, expect, test } from 'vitest'
import { built } from '../support/acting.ts'

/** What everybody may add, by name. */
const acts = (words: string): string[] =>
  built(words).actions.flatMap(({ kind, name, role, entity }) => (kind === 'create' && role === undefined ? [`${name}: ${entity}`] : []))

describe('what goes without saying', () => {
  test.each([
    ['A game box with points and a point mall. Users can view the point mall.', ['Redeem a reward: redemption_requests']],
    ['A law site with articles and a membership system. Users can browse articles.', ['Sign up for a membership: sign_ups']],
    ['A game site with a check-in system. Users can browse games.', ['Check in: check_ins']],
  ])('of %j is that people do it', (words, names) => {
    expect(acts(words)).toEqual(expect.arrayContaining(names))
  })

  test('of memberships that people manage is that they join one, and add none', () => {
    const words = 'A law firm app with articles and a membership system. Users can read articles and manage their membership information.'
    expect(acts(words)).toEqual(['Sign up for a membership: sign_ups'])
  })

  test('of assignments that are submitted, however it is listed, is that they are answered', () => {
    const words = 'An education app with functionalities for browsing courses, submitting assignments. Users can browse courses and submit assignments.'
    expect(acts(words)).toEqual(['Submit assignment: assignment_submissions', 'Enroll a course: enrollments'])
  })
})

test('recommendations that a site is to demonstrate are found by a few questions', () => {
  const { pages, requirements } = built(
    'A travel platform. Users can browse travel destinations and view itineraries. The website should have a user-friendly interface and be able to quickly demonstrate AI-driven travel recommendations.',
  )
  const path = pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'finder'))?.path
  expect(path).toBe('/trips-for-you')
  expect(requirements.find(({ clause }) => clause.includes('AI-driven'))).toEqual(expect.objectContaining({ status: 'built', where: path }))
})
