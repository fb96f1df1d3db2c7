import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const asked = (words: string) =>
  readBrief(`A site. ${words}`)
    .clauses.slice(1)
    .flatMap(({ actors, asks }) =>
      asks.map(({ verb, object, beside }) =>
        [actors.join('+'), verb, object?.noun ?? '-', ...beside.map((one) => `${one.after} ${one.noun}`)].join(' ').trim(),
      ),
    )

test.each([
  ['The app should have functionalities such as chat, games, and friends list.', ['view chat', 'view game', 'list friend']],
  ['The app should have functionalities such as chat, games, and top observers list.', ['view chat', 'view game', 'list top observer']],
  ['Customers chat, and members list tools for sale.', ['customer chat -', 'member list tool for sale']],
  ['Users can sign in at hides, and log in.', ['user check in - at hide', 'user log in -']],
  ['Users can sign in at the beginning.', ['user log in -']],
])('a list of people at the end is no doing of theirs, and signing in at one of several places is checking in: %s', (words, expected) => {
  expect(asked(words)).toEqual(expected)
})

test('the shop in which what was earned is spent has rewards', () => {
  const { entities } = siteOf(
    'Please implement a bird mini-program with sightings and feathers. The mini-program should have functionalities such as feather shop and albums. Users can earn feathers and exchange feathers for gifts.',
  )
  const plurals = entities.map(({ plural }) => plural)
  expect([plurals.includes('rewards'), plurals.includes('redemption requests'), plurals.includes('feather shops')]).toEqual([true, true, false])
})
