import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  'A blog website with articles, comments and tags. Users should be able to search articles, post comments, and subscribe to blog updates.',
  'A portfolio website for a photographer. Visitors can browse photos and subscribe to updates by email.',
])('who subscribes to updates leaves an address, once for the site: %s', (words) => {
  const site = siteOf(words)
  const subscribing = site.entities.filter(({ plural, fields }) => /subscri|update/.test(plural) && fields.length > 0)
  expect(
    subscribing.map(({ plural, fields }) => [plural, fields.filter(({ type }) => type === 'reference').length, fields.some(({ type }) => type === 'email')]),
  ).toEqual([['newsletter subscribers', 0, true]])
})
