import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const sentence = 'A dark site for my bike repair shop where customers book a repair and see the prices'

test('ROUTE-13 words become a site in the browser, whose pages and forms work, without a call or a message', async ({ page, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/demo')
  const box = page.getByRole('textbox', { name: 'Describe a site or an app' })
  await expect(box).toBeFocused()
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(`${request.method()} ${request.url()}`)
  })
  await box.pressSequentially(sentence, { delay: 5 })
  const frame = page.frameLocator('iframe[title="Preview of Bike Repair Shop"]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Bike Repair Shop')
  await expect(page.locator('mark')).toHaveText(['dark', 'bike repair shop', 'book a repair', 'the prices'])
  await frame.getByRole('main').getByRole('link', { name: 'Book repair' }).first().click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('My repairs')
  await frame.getByRole('button', { name: 'Book repair' }).click()
  await expect(frame.locator('[aria-invalid=true]').first()).toBeVisible()
  await frame.getByLabel('Title').fill('Front brake <b>squeaks</b>')
  for (const group of await frame.getByRole('main').locator('form.form fieldset').all()) await group.getByRole('radio').first().check({ force: true })
  for (const choice of await frame.getByRole('main').locator('form.form select').all()) await choice.selectOption({ index: 1 })
  for (const required of await frame.locator('form.form input[type=date]').all()) await required.fill('2027-01-05')
  await frame.getByRole('button', { name: 'Book repair' }).click()
  await expect(frame.locator('.notice-good')).toContainText('Front brake <b>squeaks</b>')
  expect(calls).toEqual([])
  expect(faults).toEqual([])
})

test('ROUTE-13 what the frame shows has no origin: neither its script nor its words reach the app', async ({ page, site, faults }) => {
  await new Person(page, site).joinByCalls()
  await page.goto('/demo')
  await page.getByRole('textbox').fill('A site called "<img src=x onerror=alert(1)>" where people book a class')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  const inside = page.frames().find((one) => one.url().endsWith('/demo-frame.html'))
  const reached = await inside?.evaluate(() => {
    const tried = (what: () => unknown) => {
      try {
        return String(what())
      } catch (error) {
        return (error as Error).name
      }
    }
    return [self.origin, tried(() => localStorage.length), tried(() => window.parent.document.title), tried(() => document.cookie)]
  })
  expect(reached).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError'])
  expect(await inside?.evaluate(() => document.body.querySelectorAll('script, [onerror]').length)).toBe(0)
  expect(faults).toEqual([])
})

test('ROUTE-13 opened by itself the page of the frame stays empty, whatever it is sent', async ({ page }) => {
  await page.goto('/demo-frame.html')
  await page.evaluate(() => window.postMessage({ type: 'show', page: { html: '<h1>Log in</h1>', css: '', path: '/', anchor: '' } }, '*'))
  expect(await page.evaluate(() => [self.origin, document.body.childElementCount])).toEqual(['null', 0])
})

test('ROUTE-13 Build it for real takes the words to the site list, where they are built', async ({ page, site }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/demo')
  await page.getByRole('button', { name: 'A book club' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Build it for real' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Build it' }).click()
  await expect(page).toHaveURL(/\/project\//)
})

test('the pens stand under a visitor’s words on the landing page, and the reader comes with the first of them', async ({ page, faults }) => {
  const readers: string[] = []
  page.on('request', (request) => {
    if (/reader/.test(request.url())) readers.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(readers).toEqual([])
  await page.getByRole('textbox', { name: 'Describe a site or an app' }).fill(sentence)
  await expect(page.locator('form mark')).toHaveText(['dark', 'bike repair shop', 'book a repair', 'the prices'])
  expect([readers.length > 0, faults]).toEqual([true, []])
})

for (const view of [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(`${view.colorScheme}, ${view.viewport.width} pixels wide`, () => {
    test.use(view)
    test('ROUTE-13 the demo breaks no rule of WCAG 2.2 AA, empty and with a site', async ({ page, site }) => {
      await new Person(page, site).joinByCalls()
      await page.goto('/demo')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const violations = async () => {
        await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
        const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
        return found.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join('; ')}`)
      }
      expect(await violations()).toEqual([])
      await page.getByRole('button', { name: 'A bike repair shop' }).click()
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    })
  })
}

test('ROUTE-13 a site that offers languages is read in the one that is chosen, with its direction', async ({ page, site, faults }) => {
  await new Person(page, site).joinByCalls()
  await page.goto('/demo')
  await page.getByRole('textbox').fill('A bakery website. Visitors browse products. The website should support English and Arabic languages.')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'العربية' }).click()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(frame.getByRole('contentinfo').getByRole('link', { name: 'منتجات' })).toBeVisible()
  await frame.getByRole('button', { name: 'English' }).click()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
  await expect(frame.locator('html')).not.toHaveAttribute('dir')
  expect(faults).toEqual([])
})
