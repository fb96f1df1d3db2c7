import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const buttonsOf = (words: string) => siteOf(words).pages[0]!.blocks.flatMap((block) => (block.kind === 'hero' ? [block.primary, block.secondary] : []))

it.each([
  ['An instant messaging app. Users can receive and send messages and view chat history.', { label: 'Send message', page: '/messages' }],
  [
    'A database system for environmental data. The system should have functionalities for data entry, user management and permission management. Users should be able to enter environmental data, print reports and manage user permissions.',
    { label: 'Create report', page: '/reports' },
  ],
])('the first page leads to what people come for: %s', (words, primary) => {
  expect(buttonsOf(words)[0]).toEqual(primary)
})
