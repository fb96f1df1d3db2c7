import { expect, test } from '../support/browser.ts'
import { accountParts } from './models/account.model.ts'
import { Person } from './models/person.model.ts'

const part = '**/account-dialog*.js'

test('ROUTE-02 "Loading..." reads until the account dialog has arrived, which then gives the focus back', async ({ page, site }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  const release = Promise.withResolvers<void>()
  await page.route(part, async (route) => {
    await release.promise
    await route.continue()
  })
  const { account, card } = accountParts(page)
  await card.click()
  const awaited = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(awaited).toBeVisible()
  await expect(account).toBeHidden()
  release.resolve()
  await expect(account).toBeVisible()
  await expect(awaited).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  await expect(card).toBeFocused()
})

test('ROUTE-02 an account dialog that does not arrive is said in the info modal, and is there after a reload', async ({ page, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  await page.route(part, (route) => route.abort())
  const { account, card } = accountParts(page)
  const info = page.getByRole('alertdialog', { name: 'That could not be opened' })
  await card.click()
  await expect(info).toContainText('A part of the app did not arrive. Check your connection, then reload the page.')
  await info.getByRole('button', { name: 'OK' }).click()
  await expect(info).toBeHidden()
  await expect(card).toBeFocused()
  await page.unroute(part)
  await page.reload()
  await card.click()
  await expect(account).toBeVisible()
  expect(faults.splice(0).filter((fault) => !/Failed to load resource/.test(fault))).toEqual([])
})

test('CALL-01 calls whose code does not arrive say so beside the login form, which works after a reload', async ({ page, site, faults }) => {
  const ada = new Person(page, site)
  await page.route('**/client.*.js', (route) => route.abort())
  await page.goto('/')
  await ada.openLogIn()
  const tried = async () => {
    await ada.dialog.getByLabel('Email').fill(ada.email)
    await ada.dialog.getByLabel('Password', { exact: true }).fill(ada.password)
    await ada.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await tried()
  await expect(ada.dialog.getByRole('alert')).toContainText('A part of the app did not arrive. Check your connection, then reload the page.')
  await page.unroute('**/client.*.js')
  await page.reload()
  await ada.openLogIn()
  await tried()
  await expect(ada.dialog.getByRole('alert')).not.toContainText('A part of the app did not arrive.')
  expect(faults.splice(0).filter((fault) => !/Failed to load resource/.test(fault))).toEqual([])
})
