// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('ROUTE-04 the apex page introduces the product and leads to the app’s own host', async () => {
  vi.stubEnv('VITE_APP_URL', 'https://app.sparksite.example/')
  const { Apex } = await import('../../../src/marketing/apex.tsx')
  render(<Apex />)
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('aria-label')).toBe('Your words, your apps.')
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open SparkSite', 'https://app.sparksite.example/login'],
    ['Get started free', 'https://app.sparksite.example/'],
    ['Privacy Policy', 'https://app.sparksite.example/privacy'],
    ['Terms of Service', 'https://app.sparksite.example/terms'],
    ['AI Terms', 'https://app.sparksite.example/terms-ai'],
  ])
})

test('ROUTE-04 without the setting its links stay on the host', async () => {
  vi.stubEnv('VITE_APP_URL', '')
  const { Apex } = await import('../../../src/marketing/apex.tsx')
  render(<Apex />)
  expect(screen.getByRole('link', { name: 'Open SparkSite' }).getAttribute('href')).toBe('/login')
})
