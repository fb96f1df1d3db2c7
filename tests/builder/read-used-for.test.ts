import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const acts = (words: string) =>
  readBrief(`A hall. ${words}`)
    .clauses.slice(1)
    .flatMap(({ asks }) =>
      asks.map(({ kind, verb, object }) => `${kind}:${verb} ${object ? `${object.noun}${object.light ? ` (${object.light})` : ''}` : '-'}`),
    )

test.each([
  [
    'Users should be able to make bookings, use palm print recognition to lock and unlock lockers, and check rental records.',
    ['create:book -', 'external:recognize palm print (recognition)', 'transition:lock locker', 'transition:unlock locker', 'view:check rental (records)'],
  ],
  [
    'Users can register patients, check rental status, and query treatment history.',
    ['create:register patient', 'view:check rental (status)', 'view:query treatment (history)'],
  ],
  ['Users can log in, and use eggs to exchange goods.', ['session:log in -', 'view:use egg', 'create:exchange good']],
  [
    'Users can log in and use the problem assistance module to post help requests.',
    ['session:log in -', 'view:use problem assistance (module)', 'create:post help request'],
  ],
  ['Users can log in and use charts to display the figures.', ['session:log in -', 'view:use chart']],
  ['Users can log in and use this information to generate reports.', ['session:log in -', 'view:use information']],
])('what something is used for is done, and what is looked at after a comma is no name: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})
