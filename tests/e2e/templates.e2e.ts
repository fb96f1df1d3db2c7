import { expect, leaveByEscape, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const words = 'An online shop for freshly roasted coffee where customers browse and search products'

test('BUILD-01 a visitor takes the words of a template along to the login', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 800)
  await page.getByRole('button', { name: 'Use this: Coffee shop' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await leaveByEscape(page)
  await expect(page.getByRole('textbox', { name: 'Describe a site or an app' })).toHaveValue(new RegExp(`^${words}`))
  await page.getByRole('button', { name: 'Show all 12' }).click()
  await expect(page.getByRole('button', { name: 'Use this: Language quiz' })).toBeFocused()
})

test('BUILD-01 ROUTE-13 a member builds a template by one press, and what was being written is there again afterwards; another is tried in the demo', async ({
  page,
  site,
}) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  const box = page.getByRole('textbox', { name: 'Describe a site or an app' })
  await box.fill('Something of my own')
  await page.getByRole('button', { name: 'Use this: Coffee shop' }).click()
  await expect(page).toHaveURL(/\/project\//)
  await ada.turnEnds(1)
  await expect(page.getByRole('log')).toContainText(words)
  await page.goto('/sites')
  await expect(box).toHaveValue('Something of my own')
  await page.getByRole('link', { name: 'Try it: Pottery studio' }).click()
  await expect(page).toHaveURL('/demo')
  await expect(box).toHaveValue(/^A calm site for a pottery studio/)
})
