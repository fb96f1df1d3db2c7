import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const words = 'A photo library where users can upload photos, import photos and export photos'
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('the demo takes a picture and a pasted table of rows, and shows both', async ({ page, site, faults }) => {
  await new Person(page, site).joinByCalls()
  await page.goto('/demo')
  await page.getByRole('textbox', { name: 'Describe a site or an app' }).fill(words)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'Photos', exact: true }).first().click()
  const form = frame.locator('form.form[action^="/_actions/"]').first()
  await form.locator('input[type=text]').first().fill('Harbour at dawn')
  await form.locator('input[type=file]').first().setInputFiles({ name: 'dawn.png', mimeType: 'image/png', buffer: png })
  await form.locator('button[type=submit]').click()
  await expect(frame.locator('.notice-good')).toContainText('Harbour at dawn')
  await expect(frame.locator('img[src*=";name=dawn.png;base64,"]').first()).toBeVisible()
  const box = frame.getByLabel('Or paste the rows')
  await box.fill('Title\nOld lighthouse\n')
  await frame.getByRole('button', { name: 'Look through' }).click()
  await frame.getByRole('button', { name: 'Import 1 photo' }).click()
  await expect(frame.getByText('1 photo imported.')).toBeVisible()
  await expect(frame.getByText('Old lighthouse').first()).toBeVisible()
  expect(faults).toEqual([])
})
