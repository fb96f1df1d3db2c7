import { expect, test } from '../support/browser.ts'
import { get } from '../support/sparksite.ts'
import { Person } from './models/person.model.ts'

test('a built site reaches nothing of the app, nor another site of it', async ({ page, context, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  await ada.build('A guest book called Visitors Welcome where people leave messages')
  const frame = page.locator('iframe[title^="Preview of"]')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-modals allow-downloads')
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await page.getByRole('button', { name: 'Deploy' }).click()
  await ada.dialog.getByRole('button', { name: 'Deploy' }).click()
  const address = (await ada.dialog.getByRole('link', { name: 'Visit' }).getAttribute('href')) ?? ''
  expect(new URL(address).hostname).toMatch(/^[a-z0-9-]+\.localhost$/)

  await test.step('on its own origin it holds no token and is refused by the app', async () => {
    const visitor = await context.newPage()
    await visitor.goto(address)
    expect(await visitor.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    const asked = await visitor.evaluate(async (url) => {
      // Told after the refusal, as is the fault that is looked at below.
      const told = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }))
      const answered = await fetch(url, { credentials: 'include' }).then(
        (answer) => answer.status,
        () => 'refused',
      )
      await told
      return answered
    }, `${site.url}/api/v1/users/profile/`)
    expect(asked).toBe('refused')
    expect(faults.splice(0).every((fault) => /content security policy|policy: connect-src/i.test(fault))).toBe(true)
    await visitor.close()
  })

  await test.step('at the portable address its origin is opaque', async () => {
    const slug = new URL(address).hostname.split('.')[0]
    const visitor = await context.newPage()
    await visitor.goto(`http://127.0.0.1:${site.port}/${slug}/`)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await visitor.evaluate(() => window.origin)).toBe('null')
    await visitor.close()
  })

  await test.step('no site answers the API, and no other host answers at all', async () => {
    const host = new URL(address).host
    expect((await get(site.port, '/api/v1/billing/plans/', host)).status).toBe(404)
    expect((await get(site.port, '/api/v1/billing/plans/', `127.0.0.1:${site.port}`)).status).toBe(404)
    expect((await get(site.port, '/', 'example.com')).status).toBe(421)
    expect((await get(site.port, '/', `unknown-site.localhost:${site.port}`)).status).toBe(404)
  })
})
