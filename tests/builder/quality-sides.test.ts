import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const words =
  'A ride-hailing application. The application should include an admin portal and a customer version. Customers can book rides. Administrators can manage rides and drivers. The system should also have an administrator module.'

test('the side of a role is where its pages begin; that of visitors is the first page', () => {
  const site = siteOf(words)
  const sides = site.requirements.filter(({ clause }) => /portal|version|module/.test(clause)).map(({ clause, status, where }) => [clause, status, where])
  const admin = site.pages.find(({ role }) => role === 'administrator')?.path
  expect(sides).toEqual([
    ['The application should include an admin portal', 'built', admin],
    ['a customer version', 'built', '/'],
    ['The system should also have an administrator module', 'built', admin],
  ])
})
