import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const asked = (words: string) =>
  readBrief(`A site. ${words}`)
    .clauses.slice(1)
    .flatMap(({ actors, asks }) => asks.map(({ verb, object }) => `${actors.join('+')}: ${verb} ${object?.noun ?? '-'}`))

test.each([
  ['People can register as chefs, post their menus, and log in.', ['chef: register -', 'chef: post menu', 'chef: log in -']],
  ['Users can sign up as a tutor, and offer lessons.', ['tutor: log in -', 'tutor: offer lesson']],
  ['Users can register as workers or employers, and send messages.', ['worker+employer: register -', 'worker+employer: send message']],
  ['Users can register as users, and send messages.', ['user: register -', 'user: send message']],
  ['The shop lists dishes as favorites, and users can register.', ['user: register -']],
])('whoever registers as somebody is somebody, and does what follows: %s', (words, expected) => {
  expect(asked(words).filter((one) => !one.includes(': list'))).toEqual(expected)
})

test('those who register as somebody have a role of their own', () => {
  const words = 'A site of private chefs. People can register as chefs and post their menus, and hosts can browse menus.'
  expect(siteOf(words).roles.map(({ name }) => name)).toEqual(['Chef', 'Host', 'Manager'])
})

test.each([
  ['Users can watch selected cameras live, and log in.', ['user: watch camera', 'user: log in -']],
  ['The website delivers departure changes live from railway stations to passengers.', [': deliver departure change']],
  ['Users can watch live streams.', ['user: watch stream']],
])('when something is done is no part of what it is done to: %s', (words, expected) => {
  expect(asked(words)).toEqual(expected)
})
