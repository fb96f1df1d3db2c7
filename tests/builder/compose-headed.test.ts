import { expect, test } from 'vitest'
import type { AppModel, Page } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const pageAt = ({ pages }: AppModel, path: string): Page | undefined => pages.find((page) => page.path === path)
const listHeading = (page: Page | undefined): string | undefined => page?.blocks.flatMap((block) => (block.kind === 'list' ? [block.heading] : []))[0]

test('a page that the words call nothing else takes the name of the section that it serves', () => {
  const model = siteOf(
    'Please implement a platform for human resources to manage candidates. The platform should have functionalities for candidate interviews, onboarding, and offboarding.',
  )
  expect(model.pages.filter(({ role, navigation }) => role === undefined && navigation !== null).map(({ title, navigation }) => [title, navigation])).toEqual(
    expect.arrayContaining([
      ['Onboarding', 'Onboarding'],
      ['Offboarding', 'Offboarding'],
    ]),
  )
})

test('a section that shares a page with another stands over the list that serves it', () => {
  const model = siteOf(
    'A website of a robotics workshop. The website should have functionalities for browsing skills, skill showcases, and submitting inquiries. Users should be able to browse skills and submit inquiries.',
  )
  expect(pageAt(model, '/skills')?.title).toBe('Skills')
  expect(listHeading(pageAt(model, '/skills'))).toBe('Skill showcases')
})

test('a personal center is the page of the account, under that name', () => {
  const model = siteOf(
    'Please implement a recipe mini-program. It should have functionalities for user registration, browsing recipes, and a personal center. Users should be able to register, browse recipes, and manage their favorites.',
  )
  expect(model.pages.find(({ path }) => path === model.accounts?.account)?.title).toBe('Personal center')
})

test('a company introduction is read on the page about it', () => {
  const model = siteOf('Please build a company website. The website should have functionalities for displaying company introductions, products, and news.')
  expect(pageAt(model, '/about')?.blocks.map((block) => ('heading' in block ? block.heading : ''))).toContain('Company introductions')
})

test('what names nothing in particular, or is no name, heads nothing', () => {
  const words =
    'Please implement a library website. The website should have functionalities for browsing books, displaying various information, and viewing detailed information. Users should be able to browse books.'
  const headings = siteOf(words).pages.flatMap(({ title, blocks }) => [title, ...blocks.map((block) => ('heading' in block ? block.heading : ''))])
  expect(headings.filter((heading) => /information|content|provided/i.test(heading))).toEqual([])
})
