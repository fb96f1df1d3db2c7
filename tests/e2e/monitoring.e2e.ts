import type { Page } from '@playwright/test'
import { test as plain } from '../support/browser.ts'
import { expect, sink, test } from '../support/built.ts'
import { tokenOf } from '../support/tokens.ts'

const json = (status: number, body: unknown) => ({ status, contentType: 'application/json', body: JSON.stringify(body) })
const ada = { full_name: 'Ada Lovelace', email: 'ada@example.com' }

/** Everything that the page sends to monitoring, as text; every trace and replay is sampled. */
async function listen(page: Page): Promise<string[]> {
  const envelopes: string[] = []
  await page.addInitScript(() => {
    Math.random = () => 0.01
  })
  await page.route(`${sink}/**`, async (route) => {
    envelopes.push(route.request().postDataBuffer()?.toString('utf8') ?? '')
    await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
  })
  return envelopes
}
const typesOf = (envelopes: readonly string[]): Set<unknown> =>
  new Set(envelopes.flatMap((envelope) => envelope.split('\n').flatMap((line) => /^\{"type":"([a-z_]+)"/.exec(line)?.[1] ?? [])))
const reported = (envelopes: readonly string[], words: string) => expect.poll(() => envelopes.some((envelope) => envelope.includes(words))).toBe(true)
/** The page is hidden: what is still kept is sent. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
  })
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(`${text} at ${location.href}`)
    })
  }, message)

test('MON-01 what is sent of the reset page bears neither its link nor what was typed', async ({ page, faults }) => {
  const envelopes = await listen(page)
  await page.route('**/api/v1/users/password-reset/confirm/', (route) => route.fulfill(json(500, { detail: 'Broken.' })))
  await page.goto('/password-reset/confirm/uid-4711/secret-reset-token')
  await page.getByLabel('New Password', { exact: true }).fill('typed-by-hand')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('typed-by-hand')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to change password.')
  await page.waitForFunction(() => '__SENTRY__' in window)
  await throwLater(page, 'Thrown on purpose')
  await reported(envelopes, 'Thrown on purpose')
  await leave(page)
  await expect.poll(() => typesOf(envelopes).has('span') || typesOf(envelopes).has('transaction')).toBe(true)
  expect(envelopes.join('\n')).toContain('/password-reset/confirm/:uid/:token')
  expect(envelopes.join('\n')).not.toMatch(/uid-4711|secret-reset-token|typed-by-hand/)
  expect(typesOf(envelopes)).not.toContain('replay_recording')
  expect(faults.splice(0).filter((fault) => !/Thrown on purpose|status of 500/.test(fault))).toEqual([])
})

test('MON-02 no token of the GitHub callback is sent, nor a text of the page', async ({ page, faults }) => {
  const envelopes = await listen(page)
  const access = tokenOf({ sub: 'ada', jti: 'secret-access' })
  await page.route('**/api/v1/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/profile/')) return route.fulfill(json(200, ada))
    return route.fulfill(pathname.endsWith('/projects/') ? json(200, [{ id: 1, name: 'A typed name' }]) : json(404, {}))
  })
  // It arrives once the callback is over: on the callback's own page nothing is recorded.
  const over = Promise.withResolvers<void>()
  await page.route(/\/static\/js\/sentry\./, async (route) => {
    await over.promise
    await route.continue()
  })
  await page.goto(`/login/callback?access_token=${access}&refresh_token=secret-refresh`)
  await expect(page.getByRole('link', { name: 'A typed name' }).first()).toBeVisible()
  over.resolve()
  await page.waitForFunction(() => '__SENTRY__' in window)
  await page.getByRole('textbox').first().fill('words of a new site')
  await throwLater(page, 'Thrown on purpose')
  await reported(envelopes, 'Thrown on purpose')
  await expect.poll(() => typesOf(envelopes).has('replay_recording'), { timeout: 20_000 }).toBe(true)
  for (const secret of [access, 'secret-refresh', 'A typed name', 'words of a new site', 'ada@example.com', 'Ada Lovelace']) {
    expect([secret, envelopes.join('\n').includes(secret)]).toEqual([secret, false])
  }
  expect(faults.splice(0).filter((fault) => !/Thrown on purpose|status of 404/.test(fault))).toEqual([])
})

test('ROUTE-05 a page that breaks shows the crash fallback in Russian, and the error reaches monitoring', async ({ page, faults }) => {
  const envelopes = await listen(page)
  await page.addInitScript((token) => {
    localStorage.setItem('authToken', token)
    String.prototype.toLocaleUpperCase = () => {
      throw new Error('Broken on purpose')
    }
  }, tokenOf())
  await page.route('**/api/v1/**', (route) => route.fulfill(json(200, route.request().url().endsWith('/profile/') ? ada : [])))
  await page.goto('/sites')
  await expect(page.getByRole('alert')).toContainText('Произошла ошибка')
  await expect(page.getByRole('alert')).toContainText('Мы уже сообщили о ней нашей команде.')
  await reported(envelopes, 'Broken on purpose')
  expect(faults.splice(0).every((fault) => /Broken on purpose/.test(fault))).toBe(true)
})

plain('MON-03 without a configured address nothing of monitoring is loaded, and nothing is sent', async ({ page, site, faults }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(() => '__SENTRY__' in window)).toBe(false)
  expect(asked.filter((url) => !url.startsWith(site.url) || /sentry/.test(url))).toEqual([])
  expect(faults).toEqual([])
})
