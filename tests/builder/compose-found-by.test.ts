import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string): string[] | undefined =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, choices, entity }) => `${label}${choices ? ` (${choices.join(', ')})` : ''}${entity ? ` -> ${entity}` : ''}`)

test('ways of finding a thing are no kinds of it', () => {
  const words = 'A short drama app. Users can watch many types of short dramas, including daily recommendations and category browsing.'
  expect(columns(words, 'short dramas')?.[1]).toBe('Genre (Drama, Comedy, Thriller, Documentary, Animation)')
})

test('novels that are read have chapters with their text', () => {
  const words = 'An online reading platform for web novels. Users can browse novels, view novel details and search novels.'
  expect(columns(words, 'book chapters')).toEqual(['Title', 'Novel -> novels', 'Number', 'Free', 'Published on', 'Words', 'Text'])
})
