import { expect, type Page, test } from '@playwright/test'
import { openStudio, type Studio } from '../bench/builder-browser.ts'

const words =
  'A platform for renting boats called Tidewater. Users can register, log in, book boats, see their own bookings and edit their profile. Administrators manage boats and bookings. Use alice blue for the background and navy for components.'

let studio: Studio
test.beforeAll(async () => {
  studio = await openStudio()
})
test.afterAll(() => studio.close())

const grace = { name: 'Grace Hopper', email: 'grace@example.org', password: 'nine small boats' }
const menu = (page: Page) => page.getByRole('banner').locator('details.me')
const notice = (page: Page) => page.locator('.notice-good')

async function logOut(page: Page): Promise<void> {
  await menu(page).locator('summary').click()
  await menu(page).getByRole('button', { name: 'Log out' }).click()
  await expect(notice(page)).toContainText('You are logged out.')
  await expect(menu(page)).toHaveCount(0)
}

async function registers(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Your name').fill(grace.name)
  await page.getByLabel('Email').fill(grace.email)
  await page.getByLabel('Password').fill(grace.password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(notice(page)).toContainText('Welcome, Grace Hopper: you are registered and logged in.')
  await expect(menu(page).locator('summary')).toContainText('Grace Hopper')
}

async function logsIn(page: Page, password: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(grace.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

async function triesDemonstration(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('button', { name: /^Log in as / }).click()
  await menu(page).locator('summary').click()
  await expect(menu(page)).toContainText('Demonstration account')
  await menu(page).getByRole('link', { name: 'My bookings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings')
}

for (const host of ['deployed site', 'preview'] as const)
  test(`BUILD-06 somebody registers, logs out and logs in on a ${host}, and tries its demonstration account`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    const origin = host === 'preview' ? await studio.build(words) : await studio.deploy(words)
    await page.goto(origin)
    if (host === 'preview') {
      // A preview is looked at as somebody who is there already.
      await expect(menu(page)).toHaveCount(1)
      await logOut(page)
    }
    await registers(page)
    await logOut(page)
    await logsIn(page, 'another password')
    await expect(page.getByRole('main')).toContainText('The email address or the password is wrong.')
    await logsIn(page, grace.password)
    await expect(notice(page)).toContainText('You are logged in as Grace Hopper.')
    await logOut(page)
    await triesDemonstration(page)
    await logOut(page)
    expect(faults.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
  })
