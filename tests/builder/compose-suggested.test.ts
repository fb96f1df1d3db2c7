import { expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

it.each([
  ['A wellness app. Users can log meals and receive personalized diet suggestions.', 'diet suggestions'],
  ['A farm app. Farmers can record crops. The app provides irrigation suggestions.', 'irrigation suggestions'],
  ['A counselling platform. Users can keep a mood diary and get suggestions and support.', 'suggestions'],
])('suggestions that are received are written for somebody: %s', (words, plural) => expect(labels(words, plural)).toEqual(['Note', 'About', 'Date', 'Text']))

it.each(['A community site. Residents can submit suggestions and view replies.', 'A canteen app. Guests can view dishes and leave suggestions.'])(
  'suggestions that are handed in are feedback: %s',
  (words) => expect(labels(words, 'suggestions')).toEqual(['Name', 'Email', 'Kind', 'Message', 'Reply', 'Sent at', 'Status']),
)

test('messages that encourage have an occasion and whom they are for, and are no inbox', () => {
  const words = 'A habit tracker. Users can log habits and receive reminders and motivational messages.'
  expect(labels(words, 'motivational messages')).toEqual(['Message', 'Occasion', 'Written for', 'Sent on', 'Text'])
  expect(siteOf(words).entities.find(({ plural }) => plural === 'motivational messages')?.seeds[0]?.occasion).toMatch(/^(?:Morning|Setback|Milestone|Evening)$/)
})
