import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const said = (words: string) => {
  const { entities, pages } = built(words)
  const page = pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'documents')
  return { together: entities.find(({ id }) => id === 'documents')?.together, live: page?.blocks.flatMap((one) => (one.kind === 'live' ? [one.blocks] : [])) }
}

test('a text that is edited together is changed by each who has an account, and kept up to date on its page', () => {
  expect(
    said('An online document editor. Users should be able to log in, create and edit documents. The site should support multi-user collaborative editing.'),
  ).toEqual({
    together: true,
    live: [['documents_detail']],
  })
})

test('a text that nobody edits together stays with whoever wrote it', () => {
  expect(said('An online document editor. Users should be able to log in, create and edit documents.')).toEqual({ together: undefined, live: [] })
})
