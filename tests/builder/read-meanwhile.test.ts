import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const acts = (words: string) =>
  readBrief(`A club. ${words}`)
    .clauses.slice(1)
    .flatMap(({ asks }) =>
      asks.map(({ verb, object, fields }) => [`${verb} ${object?.noun ?? '-'}`, ...fields.map(({ noun, light }) => `${noun} ${light}`.trim())].join(' | ')),
    )

test.each([
  ['Players can avoid walls, earning coins and skins.', ['avoid wall', 'earn coin', 'earn skin']],
  ['Users can chat with other members, sending and receiving files.', ['chat member', 'send file', 'receive file']],
  ['The site should be able to record and analyze visits, providing detailed reports.', ['record visit', 'analyze visit', 'provide report']],
  ['Members can talk to coaches, creating groups, and receiving messages in real-time.', ['talk coach', 'create group', 'receive message']],
  ['The tool will generate subtitle lines, providing options to edit timing or export files.', ['generate subtitle line', 'edit timing', 'export file']],
  ['The site should generate codes, making it easy to join, and show a map.', ['generate code', 'show map']],
  ['Visitors can fill out the booking form, submitting their name, email, and phone number.', ['fill booking form | name | email | phone number']],
  ['Users can manage products, shipping addresses, and pending orders.', ['manage product', 'manage shipping address', 'manage order']],
])('what somebody does while they do something else is done too: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})
