// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../visit.tsx'

async function help() {
  visit('/help')
  await screen.findByRole('heading', { level: 1, name: 'Help Center' })
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the help' })
  const seek = (value: string) => fireEvent.change(box, { target: { value } })
  const main = within(screen.getByRole('main'))
  const titles = () => main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  return { box, seek, titles, main }
}

test('ROUTE-16 help is searched as one types: fewer articles, their number said, the words marked', async () => {
  const { seek, titles, main } = await help()
  const all = titles().length
  expect(main.getByRole('navigation', { name: 'Articles' }).querySelectorAll('a')).toHaveLength(all)
  seek('forgot passw')
  expect(titles()).toEqual(['I forgot my password'])
  expect(screen.getByText('1 article').getAttribute('role')).toBe('status')
  expect([...document.querySelectorAll('h2 mark')].map((mark) => mark.textContent)).toEqual(['forgot', 'passw'])
  expect(main.queryByRole('navigation', { name: 'Articles' })).toBe(null)
})

test('ROUTE-16 a search without a result says so, and Escape brings every article back', async () => {
  const { box, seek, main, titles } = await help()
  const all = titles()
  seek('zeppelin')
  expect(main.queryAllByRole('heading', { level: 2 })).toEqual([])
  expect(screen.getByText('No article has “zeppelin”. Try fewer or other words.').getAttribute('role')).toBe('status')
  fireEvent.keyDown(box, { key: 'Escape' })
  expect([box.value, titles()]).toEqual(['', all])
})

test.each([
  ['/blog', 'Blog'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/terms-ai', 'AI Terms'],
])('ROUTE-16 %s holds sections of text under “%s”', async (path, title) => {
  visit(path)
  await screen.findByRole('heading', { level: 1, name: title })
  const article = screen.getByRole('article')
  expect(within(article).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3)
  expect(article.textContent?.split(/\s+/).length).toBeGreaterThan(180)
  await waitFor(() => expect(document.title).toBe(`${title} · SparkSite`))
})

test('ROUTE-16 what stays in the browser is named as it is stored', async () => {
  visit('/privacy')
  await screen.findByRole('heading', { level: 1 })
  expect([...document.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
    'authToken',
    'refreshToken',
    'user',
    'theme',
    'sidebar-collapsed',
    'words.',
  ])
})

test('NAV-06 the footer leads to privacy, terms and AI terms', async () => {
  visit('/blog')
  const footer = within(await screen.findByRole('navigation', { name: 'Footer' }))
  expect(footer.getAllByRole('link').map((link) => link.textContent?.replace(' (opens in a new tab)', ''))).toEqual([
    'Get started free',
    'Privacy Policy',
    'Terms of Service',
    'AI Terms',
    'Bluesky',
    'Discord',
  ])
  expect(screen.getByText('© 2025 SparkSite').tagName).toBe('P')
})
