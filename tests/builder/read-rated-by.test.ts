import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const asked = (words: string, plural: string) =>
  siteOf(`A website for hobbyists. ${words}`)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.flatMap(({ label, type }) => (/ (?:rating|score)$/.test(label) ? [`${label}: ${type}`] : []))

test.each([
  ['Users can rate comics by art and story.', 'reviews', ['Art rating: rating', 'Story rating: rating']],
  [
    'Guests browse hosts and rate hosts for cleanliness, communication and value.',
    'reviews',
    ['Cleanliness rating: rating', 'Communication rating: rating', 'Value rating: rating'],
  ],
  [
    'The site includes rating wines on nose, body, length and price.',
    'reviews',
    ['Nose rating: rating', 'Body rating: rating', 'Length rating: rating', 'Price rating: rating'],
  ],
  ['Judges score entries for colour, form and scent.', 'entries', ['Colour score: number', 'Form score: number', 'Scent score: number']],
  ['Users can rate the films of friends.', 'reviews', []],
])('%s asks for each of what is judged', (words, plural, fields) => expect(asked(words, plural)).toEqual(fields))
