import { expect, test } from 'vitest'
import { helpedIn } from '../../builder/compose/roles.ts'
import { siteOf } from '../support/visitor-words.ts'

const roles = (words: string): string[] => siteOf(words).roles.map(({ name }) => name)

test('firms of which is only said that they are helped are those who use the site', () => {
  const words = 'A production system to help companies manage their production plans. Users should be able to log in and manage products and production plans.'
  expect([...helpedIn(words)]).toEqual(['company'])
  expect(roles(words)).not.toContain('Company')
  expect(siteOf(words).pages.filter(({ title }) => /compan/i.test(title))).toEqual([])
})

test('firms that do something of their own stay who they are', () => {
  const words = 'A job site to help companies find staff. Companies can post jobs, users can apply for jobs.'
  expect([...helpedIn(words)]).toEqual([])
  expect(roles(words)).toContain('Company')
})
