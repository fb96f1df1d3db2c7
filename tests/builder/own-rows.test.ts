import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const reads = (words: string) => Object.fromEntries(built(words).entities.map(({ id, read, shared }) => [id, shared ? `${read}, ${shared}` : read]))

test('what is called their own is read by whoever made it, and what the laboratory notes of it by them alone', () => {
  expect(
    reads(
      'A sample tracking system for a water testing laboratory. Clients should be able to log in, register samples with sampling place and date, and view the reports of their own samples. Lab technicians should be able to receive samples and write reports.',
    ),
  ).toMatchObject({ samples: 'own', reports: 'own, for_account' })
})
test.each([
  'A book lending tracker. Users should be able to log in, add books with title and author, and record a loan. Each user’s collection is private.',
  'A book lending tracker. Users should be able to log in, add books with title and author, and record a loan. Users can only see their own.',
])('“%s” keeps the books of each to themselves', (words) => {
  expect(reads(words).books).toBe('own')
})
test('what others look through stays everybody’s, though one finds one’s own among it', () => {
  expect(reads('A birdwatching site. Members log in, publish sightings and view their own sightings. Visitors search sightings.').sightings).toBe('public')
  expect(reads('A book club. Users log in, add books with title and author and write reviews.').books).toBe('public')
})
