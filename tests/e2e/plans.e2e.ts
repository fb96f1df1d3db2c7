import { holds } from '../support/accessible.ts'
import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const reason = 'Open beta is in progress. Upgrading will be available after the official release.'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('ACCOUNT-02 ACCOUNT-15 PLAN-08 the plan dialog keeps within 90% of the viewport, and says in the info modal why a plan cannot be had', async ({
      page,
      site,
    }) => {
      await new Person(page, site).joinByCalls()
      await page.goto('/sites')
      await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
      const plans = page.getByRole('dialog', { name: 'Upgrade Your Plan' })
      await expect(plans.getByRole('button', { name: 'Your Current Plan' })).toBeDisabled()
      await holds(page, 'plan dialog')
      const box = await plans.boundingBox()
      const view = page.viewportSize()!
      expect([box!.width <= view.width * 0.9 + 1, box!.height <= view.height * 0.9 + 1]).toEqual([true, true])
      await plans.getByRole('button', { name: 'Upgrade to Pro' }).hover()
      await expect(page.getByRole('tooltip')).toHaveText(reason)
      await plans.getByRole('group', { name: 'Pro is not available yet' }).click()
      const info = page.getByRole('alertdialog', { name: 'Upgrade to Pro' })
      await expect(info).toContainText(reason)
      await page.mouse.click(5, 5)
      await info.getByRole('button', { name: 'OK' }).click()
      await expect(info).toBeHidden()
      await expect(plans).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(plans).toBeHidden()
    })

    test('ACCOUNT-03 ACCOUNT-07 CALL-07 CALL-08 name and password are changed in the Profile tab', async ({ page, site }) => {
      await new Person(page, site).joinByCalls()
      await page.goto('/sites')
      await page
        .getByRole('button', { name: /Ada Lovelace/ })
        .first()
        .click()
      await page.getByLabel('Preferred name').fill('Ada King')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Profile updated successfully!')).toBeVisible()
      await expect(page.getByText('Profile updated successfully!')).toBeHidden()
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByLabel('New Password', { exact: true }).fill('a completely new one 7')
      await page.getByLabel('Confirm New Password').fill('a completely new one 7')
      await holds(page, 'password change')
      await page.getByRole('button', { name: 'Save Password' }).click()
      await expect(page.getByText('Password changed successfully!')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /Ada King/ })).toBeVisible()
    })
  })
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('PLAN-08 a tap on a plan that cannot be had says why until the next tap elsewhere', async ({ page }) => {
    await page.goto('/price')
    // Playwright refuses to tap what is disabled; a finger does not.
    await page.getByRole('group', { name: 'Creator is not available yet' }).tap()
    await expect(page.getByRole('tooltip')).toHaveText(reason)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(page.getByRole('tooltip')).toBeHidden()
  })
})
