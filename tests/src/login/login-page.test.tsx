// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../visit.tsx'

const said = () => [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map(({ textContent }) => textContent).filter(Boolean)

test.each([
  ['/login', []],
  ['/login?login_error=github', ['Signing in with GitHub did not work. Try again, or continue with email.']],
  ['/login?login_error=other', []],
  ['/login?email=verified', ['Your email address is verified. Log in to start building.']],
  ['/login?email=expired', ['This verification link has expired. Log in, and have a new one sent when you deploy.']],
  ['/login?email=used', ['This verification link has been used already. Log in to go on.']],
])('ROUTE-07 %s is a login page, and says what led there', async (path, notices) => {
  visit(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy()
  expect(screen.getByRole('main').querySelectorAll('[data-view=main] button, [data-view=main] a[href^="/api/"]')).toHaveLength(3)
  expect([said(), screen.queryByRole('dialog')]).toEqual([notices, null])
})
