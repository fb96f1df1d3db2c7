import { holds } from '../support/accessible.ts'
import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const views = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const view of views) {
  test.describe(`${view.colorScheme}, ${view.viewport.width} pixels wide`, () => {
    test.use(view)

    test('what a visitor sees breaks no rule of WCAG 2.2 AA', async ({ page }) => {
      for (const path of [
        '/',
        '/price',
        '/help',
        '/blog',
        '/privacy',
        '/terms',
        '/terms-ai',
        '/login',
        '/login?login_error=github',
        '/password-reset/confirm/u/t',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await holds(page, path)
      }
      await page.goto('/dev/mailbox/')
      await holds(page, 'mailbox')
    })

    test('LOGIN-01 each view of the login dialog breaks no rule of WCAG 2.2 AA', async ({ page, site }) => {
      const ada = new Person(page, site)
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'Get started' }).click()
      await expect(ada.dialog.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await holds(page, 'main')
      await ada.dialog.getByRole('button', { name: 'Continue with email' }).click()
      await expect(ada.dialog.getByLabel('Password', { exact: true })).toBeVisible()
      await holds(page, 'email_login')
      await ada.dialog.getByRole('button', { name: 'Forgot' }).click()
      await expect(ada.dialog.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
      await holds(page, 'forgot_password')
      await ada.dialog.getByLabel('Email').fill('nobody@example.com')
      await ada.dialog.getByRole('button', { name: 'Send the link' }).click()
      await expect(
        ada.dialog.getByText('If an account exists for nobody@example.com, you will receive an email with instructions on how to reset your password.'),
      ).toBeVisible()
      await holds(page, 'reset_pending')
      await ada.dialog.getByRole('button', { name: 'Back to Login' }).click()
      await ada.dialog.getByRole('button', { name: 'Sign up' }).click()
      await expect(ada.dialog.getByLabel('Full name')).toBeVisible()
      await ada.dialog.getByRole('button', { name: 'Sign up' }).click()
      await expect(ada.dialog.getByRole('alert')).toHaveText('Please fill in all fields.')
      await holds(page, 'email_register')
    })

    test('what a person with an account sees breaks no rule of WCAG 2.2 AA', async ({ page, site }) => {
      const ada = new Person(page, site)
      await ada.joinByCalls()
      await page.goto('/sites')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('What should we build, Ada?')
      await holds(page, 'no sites yet')
      await ada.build('A recipe box for my family, with ratings and comments')
      await holds(page, 'editor')
      for (const pane of ['Data', 'History']) {
        await page.getByRole('button', { name: pane, exact: true }).click()
        await expect(page.getByRole('heading', { level: 2, name: pane })).toBeAttached()
        await holds(page, pane)
      }
      await page.getByRole('button', { name: 'Deploy' }).click()
      await ada.dialog.getByRole('button', { name: 'Deploy' }).click()
      await expect(ada.dialog.getByRole('link', { name: 'Visit' })).toBeVisible()
      await holds(page, 'deployed')
      for (const path of ['/sites', '/price', '/help', '/project/unknown']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await holds(page, path)
      }
    })
  })
}

test.describe('at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('ROUTE-12 projects, account and conversation are within reach in a window that is as low as zooming makes it', async ({ page, site }) => {
    const ada = new Person(page, site)
    await ada.joinByCalls()
    await page.goto('/sites')
    await ada.build('A recipe box for my family')
    const { y, height } = (await page.getByRole('log').boundingBox())!
    expect([y >= 0, height >= 60]).toEqual([true, true])
    await page.goto('/sites')
    await page.getByRole('button', { name: 'Open the side navigation' }).click()
    for (const [role, name] of [
      ['link', 'Recipe Box'],
      ['button', 'Ada Lovelace'],
      ['link', 'New Project'],
    ] as const) {
      const reached = ada.dialog.getByRole(role, { name })
      await reached.scrollIntoViewIfNeeded()
      await expect(reached).toBeInViewport({ ratio: 1 })
      expect((await reached.boundingBox())!.height, name).toBeGreaterThanOrEqual(24)
    }
  })
})
