import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  'A copywriting app with three modules: AI Q&A, AI expert, and copywriting templates. Users can ask questions, and create copy from templates.',
  'A website where users ask AI experts about law and money.',
])('AI experts are listed with their field: %s', (words) => {
  const site = siteOf(words)
  const experts = site.entities.find(({ plural }) => plural === 'AI experts')
  expect([experts?.read, experts?.fields.slice(0, 3).map(({ label }) => label)]).toEqual(['public', ['Name', 'Field', 'About']])
  expect(
    site.pages.some(
      ({ role, navigation, blocks }) =>
        role === undefined && navigation !== null && blocks.some((block) => block.kind === 'list' && block.entity === experts?.id),
    ),
  ).toBe(true)
})
