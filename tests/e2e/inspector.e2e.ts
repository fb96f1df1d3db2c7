import { expect, test } from '@playwright/test'
import { Sparksite } from '../support/sparksite.ts'

test('while developing, ?inspect opens an inspector of the running machines, which shows no secret', async ({ page, context }) => {
  const developing = await Sparksite.start({}, 'server/dev.ts')
  try {
    await page.goto(`${developing.url}/?inspect`)
    const opening = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Open the inspector' }).click()
    const inspector = await opening
    await page.getByRole('button', { name: 'Log in' }).first().click()
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('analytical engine')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.')

    const actors = inspector.getByRole('navigation', { name: 'Actors' })
    await expect(actors.getByRole('button', { name: /^session loggedOut$/ })).toBeVisible()
    await actors.getByRole('button', { name: 'loginDialog open.emailLogin.editing' }).click()
    await expect(inspector.getByRole('heading', { name: 'emailLogin , active' })).toBeVisible()
    await inspector.getByRole('button', { name: 'form.submit open.emailLogin.submitting' }).click()
    await expect(inspector.getByRole('heading', { name: /^submitting.*, active$/ })).toBeVisible()
    const shown = (await inspector.locator('body').textContent()) ?? ''
    expect([shown.includes('"password": "(secret)"'), shown.includes('analytical engine'), shown.includes('ada@example.com')]).toEqual([true, false, false])
  } finally {
    await developing.remove()
  }
})
