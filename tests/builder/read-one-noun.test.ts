import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const read = (words: string) =>
  readBrief(`A site. ${words}`)
    .clauses.slice(1)
    .map(({ start, end, asks }) => [`A site. ${words}`.slice(start, end), ...asks.map(({ verb, object }) => `${verb} ${object?.noun ?? '-'}`)])

test.each([
  [
    'Users can remove blank, duplicate, or off-topic answers, and export the rest.',
    [
      ['Users can remove blank, duplicate, or off-topic answers', 'remove answer'],
      ['export the rest', 'export rest'],
    ],
  ],
  [
    'The platform should have modular, extensible, and easy-to-maintain plugins, and search.',
    [
      ['The platform should have modular, extensible, and easy-to-maintain plugins', 'view plugin'],
      ['search', 'search -'],
    ],
  ],
  [
    'Users can upload files, clean incorrect, duplicate, or incomplete data, and view charts.',
    [
      ['Users can upload files', 'upload file'],
      ['clean incorrect, duplicate, or incomplete data', 'clean data'],
      ['view charts', 'view chart'],
    ],
  ],
  ['Users can manage downloaded and shared songs.', [['Users can manage downloaded and shared songs', 'manage song']]],
  [
    'Users can browse domestic and international flights.',
    [['Users can browse domestic and international flights', 'browse domestic flight', 'browse international flight']],
  ],
  [
    'Users can view patterns, including creational, structural, and behavioral patterns.',
    [['Users can view patterns, including creational, structural, and behavioral patterns', 'view pattern']],
  ],
])('qualities of one noun name nothing by themselves: %s', (words, expected) => {
  expect(read(words)).toEqual(expected)
})
