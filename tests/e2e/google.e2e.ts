import type { Page } from '@playwright/test'
import { holdsInLightAndDark } from '../support/accessible.ts'
import { expect, googleClientId, googleScript, sink, test } from '../support/built.ts'
import { tokenOf } from '../support/tokens.ts'

/** What stands in for the identity provider: a script with its interface, whose button says what it was asked for. */
const script = `
window.google = { accounts: { id: {
  initialize(given) { this.given = given },
  renderButton(place, asked) {
    const button = document.createElement('button')
    button.textContent = 'Google ' + this.given.client_id + ' ' + asked.size
    button.onclick = () => this.given.callback({ credential: 'id-token' })
    place.append(button)
  },
} } }`
const json = (status: number, body: unknown) => ({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** The dialog over the landing page, with a provider whose script is answered by this. */
async function open(page: Page, answer: { readonly status: number; readonly body: string }) {
  await page.route(`${sink}/**`, (route) => route.abort())
  await page.route(googleScript, (route) => route.fulfill({ ...answer, contentType: 'text/javascript' }))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  return page.getByRole('dialog')
}
const withoutNetworkNoise = (faults: string[]) => faults.splice(0).filter((fault) => !/Failed to load resource|monitoring\.example/.test(fault))

test('LOGIN-15 the script comes from the identity provider, and its button is large, 40 px high', async ({ page, faults }) => {
  const dialog = await open(page, { status: 200, body: script })
  await expect(dialog.getByRole('button', { name: `Google ${googleClientId} large` })).toBeVisible()
  await expect.poll(async () => (await dialog.locator('[data-google]').boundingBox())?.height, { message: 'once the dialog has opened' }).toBe(40)
  await expect(dialog.getByRole('link', { name: 'Continue with GitHub' })).toBeVisible()
  expect(withoutNetworkNoise(faults)).toEqual([])
})

test('LOGIN-14 ROUTE-15 logging in with Google sends its id token and leads to /sites, with neither user nor refresh in the answer', async ({
  page,
  faults,
}) => {
  const sent: unknown[] = []
  await page.route('**/api/v1/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/token-login/')) {
      sent.push(route.request().postDataJSON())
      return route.fulfill(json(200, { access: tokenOf() }))
    }
    return route.fulfill(json(200, pathname.endsWith('/profile/') ? { full_name: 'Ada', email: 'ada@example.com' } : []))
  })
  const dialog = await open(page, { status: 200, body: script })
  await dialog.getByRole('button', { name: /^Google/ }).click()
  await page.waitForURL('**/sites')
  expect([sent, await page.evaluate(() => localStorage.getItem('refreshToken'))]).toEqual([[{ id_token: 'id-token' }], null])
  expect(withoutNetworkNoise(faults)).toEqual([])
})

test('LOGIN-14 a refused Google login reads "Failed to log in with Google. Please try again."', async ({ page, faults }) => {
  await page.route('**/api/v1/users/google/token-login/', (route) => route.fulfill(json(400, { detail: 'No.' })))
  const dialog = await open(page, { status: 200, body: script })
  await dialog.getByRole('button', { name: /^Google/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to log in with Google. Please try again.')
  await expect(dialog.getByRole('button', { name: /^Google/ })).toBeVisible()
  expect(withoutNetworkNoise(faults)).toEqual([])
})

for (const [what, answer] of [
  ['a script that does not load', { status: 500, body: '' }],
  ['a script without its interface', { status: 200, body: 'window.google = {}' }],
  ['a widget that throws', { status: 200, body: 'window.google = { accounts: { id: { initialize() { throw new Error() } } } }' }],
] as const) {
  test(`LOGIN-14 ${what} reads "Google Auth Failed", and our own button tries again`, async ({ page, faults }) => {
    const dialog = await open(page, answer)
    await expect(dialog.getByRole('alert')).toHaveText('Google Auth Failed')
    const own = dialog.getByRole('button', { name: 'Continue with Google' })
    await expect(own).toHaveCSS('height', '40px')
    await page.route(googleScript, (route) => route.fulfill({ status: 200, body: script, contentType: 'text/javascript' }))
    await own.click()
    if (answer.body.includes('throw')) await expect(dialog.getByRole('alert')).toHaveText('Google Auth Failed')
    else await expect(dialog.getByRole('button', { name: /^Google client/ })).toBeVisible()
    expect(withoutNetworkNoise(faults)).toEqual([])
  })
}

test('ROUTE-04 on the apex host one single page renders in place of the router, whatever the path', async ({ page, client, faults }) => {
  await page.route(`${sink}/**`, (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/price', '/sites']) {
    await page.goto(`http://apex.localhost:${client.port}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open SparkSite' }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await holdsInLightAndDark(page, 'apex')
  expect(asked.filter((path) => path.startsWith('/api/v1/'))).toEqual([])
  expect(withoutNetworkNoise(faults)).toEqual([])
})
