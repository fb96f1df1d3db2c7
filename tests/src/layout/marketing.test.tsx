// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../visit.tsx'

async function header() {
  visit('/blog')
  await screen.findByRole('heading', { level: 1, name: 'Blog' })
  return screen.getByRole('banner')
}

test('NAV-01 a visitor has Pricing, Blog and Help Center, and two buttons that open the login dialog', async () => {
  const links = within(within(await header()).getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pricing', '/price'],
    ['Blog', '/blog'],
    ['Help Center', '/help'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Get started' }))
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
})

test('NAV-03 the menu of a phone opens, closes by Escape and by following a link', async () => {
  const button = within(await header()).getByRole('button', { name: 'Menu' })
  const menu = document.getElementById('menu')!
  const shown = () => [button.getAttribute('aria-expanded'), menu.hidden]
  expect(shown()).toEqual(['false', true])
  fireEvent.click(button)
  expect(shown()).toEqual(['true', false])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(shown()).toEqual(['false', true])
  fireEvent.click(button)
  fireEvent.click(within(menu).getByText('Pricing'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing Plans' })).toBeTruthy()
  expect(shown()).toEqual(['false', true])
})

test('NAV-04 the header is opaque past 10 px: 10 is not, 11 is', async () => {
  const banner = await header()
  const scrolledTo = (px: number) => {
    Object.defineProperty(window, 'scrollY', { value: px, configurable: true })
    act(() => void window.dispatchEvent(new Event('scroll')))
    return banner.getAttribute('data-opaque')
  }
  expect([scrolledTo(10), scrolledTo(11), scrolledTo(0)]).toEqual(['false', 'true', 'false'])
})

test('NAV-06 the footer has its links and the year of the specification', async () => {
  await header()
  const footer = screen.getByRole('contentinfo')
  expect([...footer.querySelectorAll('a')].map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual([
    ['Get started free', '/login'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['AI Terms', '/terms-ai'],
    ['Bluesky', 'https://bsky.app/'],
    ['Discord', 'https://discord.com/'],
  ])
  expect(footer.querySelector('p')?.textContent).toBe('© 2025 SparkSite')
})
