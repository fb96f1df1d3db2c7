import { holds } from '../support/accessible.ts'
import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

test('ROUTE-16 help is searched by keyboard alone, and its articles have addresses', async ({ page, faults }) => {
  await page.goto('/help')
  const box = page.getByRole('searchbox', { name: 'Search the help' })
  await box.focus()
  await page.keyboard.type('forgot')
  await expect(page.getByRole('status').filter({ hasText: '1 article' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['I forgot my password'])
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Getting started' })).toBeFocused()
  await page.getByRole('link', { name: 'Limits' }).click()
  await expect(page).toHaveURL('/help#limits')
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeInViewport()
  expect(faults).toEqual([])
})

test('ROUTE-12 feedback reaches the server and its operator’s log', async ({ page, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/feedback')
  await expect(page.getByText(`with your name and ${ada.email}`)).toBeVisible()
  await page.getByRole('radio', { name: 'Praise' }).check({ force: true })
  await page.getByRole('textbox', { name: 'What do you like?' }).fill('The pens under my words.')
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('The pens under my words.')
  await page.getByRole('radio', { name: 'Praise' }).check({ force: true })
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. Your feedback has been sent.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send something else' })).toBeFocused()
  expect(site.said.split('\n').filter((line) => line.includes('"event":"feedback"') && line.includes('"category":"praise"')).length).toBeGreaterThan(0)
  expect(site.said).not.toContain('The pens under my words.')
  expect(faults).toEqual([])
})

test('ROUTE-12 feedback that does not get through keeps the words and is sent on trying again', async ({ page, site, faults }) => {
  await new Person(page, site).joinByCalls()
  await page.goto('/feedback')
  await page.route('**/api/v1/feedback/', (route) => route.abort())
  await page.getByRole('textbox').fill('More colours, please.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('alert')).toHaveText('The server could not be reached. Check your connection and try again.')
  await page.unroute('**/api/v1/feedback/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Thank you. Your feedback has been sent.')).toBeVisible()
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_FAILED')))
})

for (const view of [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(`${view.colorScheme}, ${view.viewport.width} pixels wide`, () => {
    test.use(view)
    test('ROUTE-16 a search of the help, with and without a result, breaks no rule of WCAG 2.2 AA', async ({ page }) => {
      await page.goto('/help')
      const box = page.getByRole('searchbox')
      await box.fill('row')
      await expect(page.locator('h2 mark').first()).toBeVisible()
      await holds(page, 'found')
      await box.fill('zeppelin')
      await expect(page.getByText('No article has “zeppelin”.')).toBeVisible()
      await holds(page, 'nothing found')
    })
    test('ROUTE-12 feedback, asked for words, refused and sent, breaks no rule of WCAG 2.2 AA', async ({ page, site }) => {
      await new Person(page, site).joinByCalls()
      await page.goto('/feedback')
      await page.getByRole('button', { name: 'Send feedback' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await holds(page, 'blank')
      await page.getByRole('textbox').fill('More colours, please.')
      await page.getByRole('button', { name: 'Send feedback' }).click()
      await expect(page.getByText('Thank you. Your feedback has been sent.')).toBeVisible()
      await holds(page, 'sent')
    })
  })
}
