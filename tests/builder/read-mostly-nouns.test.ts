import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const acts = (words: string) =>
  readBrief(`A yard. ${words}`)
    .clauses.slice(1)
    .map(({ asks }) => asks.map(({ verb, object }) => `${verb} ${object?.noun ?? '-'}`).join(', '))

test.each([
  ['Users can import models, number parts, nest plates, and print labels.', ['import model', 'number part', 'nest plate', 'print label']],
  ['Nurses can fill in forms, label blood bags, and discard blood.', ['fill form', 'label blood bag', 'discard blood']],
  ['Users can set start times and end dates, label sizes, and a file format.', ['set start time, set end date, set label size, set file format']],
  ['Umpires can switch serves, call timeouts, and end games.', ['switch serve', 'call timeout', 'end game']],
  ['The site should have functionalities for matching bids, speaker labeling, and audio formats.', ['match bid', 'view speaker labeling', 'view audio format']],
  ['Users can remove notes, and label and analyze answers.', ['remove note', 'label answer, analyze answer']],
  ['Users can customize the layout and format.', ['customize layout, customize format']],
  ['Players can glide or dive.', ['glide -, dive -']],
])('a word that is mostly a noun is a verb only before an article or several of something: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})

test.each([
  ['Users can edit clips, including trimming, adding filters, and adding music.', ['edit clip', 'trim -', 'add filter', 'add music']],
  ['The site should have functionalities for adding, editing, and deleting cards.', ['add card, edit card, delete card']],
  ['The site should have functionalities for starting, pausing, and ending the game.', ['start game, pause game, end game']],
  ['Visitors can pre-register and plan routes.', ['pre-register -', 'plan route']],
  ['Users can select traders to copy, and view their own trades.', ['select trader', 'view trade']],
])('what has an object of its own shares it with none before it: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})
