import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  [
    'A suggestion site. Readers submit suggestions. Librarians mark each one as pending, accepted, or completed.',
    'suggestions',
    ['Pending', 'Accepted', 'Completed'],
  ],
  ['A task site. Users add tasks and mark every task as done, open or blocked.', 'tasks', ['Done', 'Open', 'Blocked']],
])('what each is marked as are its states, and no reviews: %s', (words, plural, states) => {
  const { entities } = siteOf(words)
  const marked = entities.find((one) => one.plural === plural)
  expect(marked?.fields.find(({ id }) => id === marked.lifecycle?.field)?.choices).toEqual(expect.arrayContaining(states))
  expect(entities.map((one) => one.plural)).not.toContain('reviews')
})
