import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const acts = (words: string, lead = 'A site.') =>
  readBrief(`${lead} ${words}`)
    .clauses.slice(1)
    .flatMap(({ asks }) => asks.map(({ verb, object }) => `${verb} ${object?.noun ?? '-'}`))

test.each([
  ['The site should have trail importing, trimming, and publishing.', ['import trail', 'trim trail', 'publish trail']],
  ['The site should have signature and template review, and balance warnings.', ['approve signature', 'approve template', 'view balance warning']],
  ['The site should support complaint and credit scoring functions.', ['view complaint', 'view credit scoring']],
  ['The site should have pile monitoring, remote start, and batch import.', ['monitor pile', 'start -', 'import -']],
  ['The site should have tips, provide recipes, and offer shopping list generation.', ['view tip', 'provide recipe', 'generate shopping list']],
  ['Runners can view start lists, export cutting lists, and find the 10 items.', ['view start list', 'export cutting list', 'find item']],
  ['Users can ask experts questions, and send members newsletters.', ['ask question', 'send newsletter']],
  ['Broken links, missing images and orphan pages should be repaired.', ['repair broken link', 'repair image', 'repair orphan page']],
])('what is done is read with all that it is done to: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})

test('what a tool is used for goes on with what it is for', () => {
  expect(acts('', 'An AI tool for reviewing contracts, used for checking clauses and numbering parts.')).toEqual([
    'review contract',
    'check clause',
    'number part',
  ])
})
