import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  ['Users should be able to create projects with a source and target language.', 'projects', ['Source language', 'Target language']],
  ['Users should be able to create polls with a start and end date.', 'polls', ['Start date', 'End date']],
])('%s', (words, plural, labels) => {
  const fields = siteOf(`Please implement a planning tool. ${words}`).entities.find((one) => one.plural === plural)?.fields ?? []
  expect(fields.filter(({ label }) => labels.includes(label)).map(({ label }) => label)).toEqual(labels)
})
