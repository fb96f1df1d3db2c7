import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string): string[] | undefined =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

test('fields that are named one by one stand beside those that rows of their kind have', () => {
  const words = 'A sailing website. The website should have functionalities for displaying weather forecasts and sunset times. Users can view sunset times.'
  expect(columns(words, 'weather forecasts')).toEqual(['Place', 'Sunset time', 'Time', 'Date', 'Sky', 'High', 'Low', 'Wind', 'Rain', 'Humidity'])
})
test('a whole list of named fields stands for what rows have', () => {
  expect(columns('A film website. Users can view movie details including title, director, cast, length, studio and rating.', 'movies')).toEqual([
    'Title',
    'Director',
    'Cast',
    'Length',
    'Studio',
    'Rating',
    'Genre',
    'Description',
    'Picture',
  ])
})
test('a record of something that has its own date is dated too', () => {
  expect(columns('A reminder website. Users can set reminders and view reminder records.', 'reminder records')).toEqual([
    'Reminder',
    'Person',
    'Date',
    'Result',
    'Note',
  ])
})
