import { expect, test } from '@playwright/test'
import { openStudio, type Studio } from '../bench/builder-browser.ts'
import { png } from '../support/library.ts'

const words = 'A photo library where users can upload photos and browse photos. Use white for the background and teal for components.'

let studio: Studio
test.beforeAll(async () => {
  studio = await openStudio()
})
test.afterAll(() => studio.close())

test('a built site says of a file that is too large so before it is sent, and keeps another in its place', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${await studio.deploy(words)}/photos`)
  const form = page.locator('form.form[action^="/_actions/"]:has(input[type=file])').first()
  const [title, file, send] = [form.locator('input[type=text]').first(), form.locator('input[type=file]').first(), form.locator('button[type=submit]')]
  await title.fill('Harbour at dawn')
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]) })
  await expect(form.getByRole('alert')).toHaveText('Choose a file of at most 10 MB.')
  await send.click()
  await expect(file).toBeFocused()
  await expect(title).toHaveValue('Harbour at dawn')
  await file.setInputFiles({ name: 'dawn.png', mimeType: 'image/png', buffer: Buffer.from(png) })
  await expect(form.getByRole('alert')).toHaveCount(0)
  await send.click()
  await expect(page.locator('.notice-good')).toContainText('Harbour at dawn')
  expect(
    await page
      .locator('img[src*="/dawn.png"]')
      .first()
      .evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.naturalWidth)),
  ).toBe(1)
  expect(faults).toEqual([])
})
