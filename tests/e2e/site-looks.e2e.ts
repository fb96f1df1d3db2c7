import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const shop =
  'A lamp shop called Lux & Co. Customers browse lamps and order them. The website should have a homepage carousel, support dark mode, and let users change the font size of the page. Use ivory for the background and teal for components.'

test('slides turn by links, a look that a visitor chooses stays, and search engines are told of the pages', async ({ page, context, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  await ada.build(shop)
  await page.getByRole('button', { name: 'Deploy' }).click()
  await ada.dialog.getByRole('button', { name: 'Deploy' }).click()
  const address = (await ada.dialog.getByRole('link', { name: 'Visit' }).getAttribute('href')) ?? ''
  const visitor = await context.newPage()
  await visitor.goto(address)
  const colour = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)

  await test.step('one slide at a time is in sight', async () => {
    const slides = visitor.locator('.slide')
    await slides.nth(0).scrollIntoViewIfNeeded()
    await expect(slides.nth(0).getByRole('heading')).toBeInViewport()
    await slides.nth(0).getByRole('link', { name: 'Next slide' }).click()
    await expect(slides.nth(1).getByRole('heading')).toBeInViewport()
    await expect(slides.nth(0).getByRole('heading')).not.toBeInViewport()
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })

  await test.step('night is dark on every page from then on, and day is the site’s own', async () => {
    expect(await colour()).toBe('rgb(255, 255, 240)')
    await visitor.goto(`${address}/appearance`)
    await visitor.getByLabel('Night').check()
    await visitor.getByLabel('Large', { exact: true }).check()
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
    await visitor.goto(address)
    expect([await colour(), await visitor.evaluate(() => getComputedStyle(document.documentElement).fontSize)]).toEqual(['rgb(20, 23, 28)', '18px'])
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
    await visitor.goto(`${address}/appearance`)
    await expect(visitor.getByLabel('Night')).toBeChecked()
    await visitor.getByLabel('As designed').check()
    expect(await colour()).toBe('rgb(255, 255, 240)')
  })

  await test.step('the head of a page and the map of the site name its address', async () => {
    const canonical = await visitor.locator('link[rel=canonical]').getAttribute('href')
    const map = await visitor.evaluate(async () => (await fetch('/sitemap.xml')).text())
    expect([canonical?.endsWith('/appearance'), map.includes(`<loc>${canonical}</loc>`), map.includes('/log-in')]).toEqual([true, true, false])
  })
  expect(faults).toEqual([])
})
