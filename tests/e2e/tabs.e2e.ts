import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const account = { email: 'tabs@example.com', password: 'correct horse battery', full_name: 'Ada Lovelace' }
const grace = { ...account, email: 'grace@example.com', full_name: 'Grace Hopper' }
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'What should we build, Ada?' })
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => ['authToken', 'refreshToken', 'user'].includes(key)))

async function logIn(page: Page, who = account): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/sites')
}

test.beforeAll(async ({ site, request }) => {
  for (const one of [account, grace]) await request.post(`${site.url}/api/v1/users/register/`, { data: { ...one, username: one.email } })
})

test('SESSION-07 a login and a logout in one tab are followed by the other', async ({ page, context, faults }) => {
  const other = await context.newPage()
  await other.goto('/terms')
  await logIn(page)
  await expect(greeting(other)).toBeVisible()
  await page.getByRole('button', { name: /Ada Lovelace/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your words, your apps.' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible()
  expect([await stored(page), await stored(other)]).toEqual([[], []])
  expect(faults).toEqual([])
})

test('SESSION-07 a token that the server refuses is renewed once over both tabs, and what was refused is asked for again', async ({
  page,
  context,
  faults,
}) => {
  await logIn(page)
  const other = await context.newPage()
  await other.goto('/sites')
  await expect(greeting(other)).toBeVisible()
  const renewals: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/users/token/refresh/')) renewals.push(request.url())
  })
  const before = await page.evaluate(() => localStorage.getItem('authToken'))
  let refused = 0
  await context.route('**/api/v1/projects/', async (route) => {
    if (route.request().headers().authorization !== `Bearer ${before}`) return route.continue()
    refused += 1
    await route.fulfill({ status: 401, contentType: 'application/json', body: '{"detail":"Token has expired."}' })
  })
  await page.getByRole('link', { name: 'Help' }).first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).not.toBe(before)
  await other.getByRole('link', { name: 'Help' }).first().click()
  await expect(other.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
  expect([renewals.length, refused]).toEqual([1, 1])
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 401'))).toEqual([])
})

test('SESSION-07 five tabs whose token is refused at once renew it with one call, and all go on with the new one', async ({ page, context, faults }) => {
  await logIn(page)
  const tabs = [page]
  while (tabs.length < 5) {
    const tab = await context.newPage()
    await tab.goto('/sites')
    await expect(greeting(tab)).toBeVisible()
    tabs.push(tab)
  }
  const before = await page.evaluate(() => localStorage.getItem('authToken'))
  const renewals: number[] = []
  const proven = new Set<Page>()
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('/users/token/refresh/')) renewals.push(response.status())
  })
  let refused = 0
  await context.route('**/api/v1/projects/', async (route) => {
    if (route.request().headers().authorization !== `Bearer ${before}`) {
      proven.add(route.request().frame().page())
      return route.continue()
    }
    refused += 1
    await route.fulfill({ status: 401, contentType: 'application/json', body: '{"detail":"Token has expired."}' })
  })
  await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: 'Help' }).first().click()))
  await expect.poll(() => proven.size).toBe(5)
  const held = await Promise.all(tabs.map((tab) => tab.evaluate(() => localStorage.getItem('authToken'))))
  expect([renewals, new Set(held).size, held[0] === before, refused > 0]).toEqual([[200], 1, false, true])
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 401'))).toEqual([])
})

test('SESSION-07 where somebody else logs in in one tab, the other shows nothing of whom it showed before', async ({ page, context, faults }) => {
  await logIn(page)
  const other = await context.newPage()
  await other.goto('/sites')
  await other.getByRole('button', { name: /Ada Lovelace/ }).click()
  await expect(other.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await page.getByRole('button', { name: /Ada Lovelace/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible()
  await logIn(page, grace)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'What should we build, Grace?' })).toBeVisible()
    await expect(tab.getByText(/Ada|tabs@example.com/)).toHaveCount(0)
  }
  expect(faults).toEqual([])
})
