import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const piano =
  'An online piano called Key Room with a keyboard, recording and playback. People play the piano by mouse or keyboard, read sheet music, record what they play and learn basic skills. White background, navy components.'
const codes =
  'A site called Tiles that makes four-color, nine-color and sixteen-color QR codes with a background image. People choose the colors, preview and download the codes.'

test('a piano sounds by keys and mouse, records, plays back what is kept, and teaches a tune', async ({ page, context, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  await ada.build(piano)
  await page.getByRole('button', { name: 'Deploy' }).click()
  await ada.dialog.getByRole('button', { name: 'Deploy' }).click()
  const address = (await ada.dialog.getByRole('link', { name: 'Visit' }).getAttribute('href')) ?? ''
  const visitor = await context.newPage()
  await visitor.goto(`${address}/play-the-piano`)
  const note = visitor.locator('.note-now strong')

  await test.step('keys of the keyboard sound together, and the mouse slides from key to key', async () => {
    await visitor.locator('.clavier').waitFor()
    await visitor.keyboard.down('q')
    await visitor.keyboard.down('e')
    await expect(note).toHaveText('C4 E4')
    await visitor.keyboard.up('q')
    await visitor.keyboard.up('e')
    await visitor.locator('[data-pitch="F4"]').hover()
    await visitor.mouse.down()
    await expect(note).toHaveText('F4')
    await visitor.locator('[data-pitch="G4"]').hover()
    await expect(note).toHaveText('G4')
    await visitor.mouse.up()
    await expect(visitor.locator('.is-held')).toHaveCount(0)
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })

  await test.step('what is recorded is kept by its name and played back from there', async () => {
    await visitor.getByRole('button', { name: 'Record', exact: true }).click()
    for (const key of ['q', 'w', 'e']) await visitor.keyboard.press(key, { delay: 60 })
    await visitor.getByRole('button', { name: 'Stop recording' }).click()
    await visitor.getByLabel('Name of the recording').fill('Three steps')
    await visitor.getByRole('button', { name: 'Save the recording' }).click()
    await expect(visitor.locator('.notice-good')).toContainText('Three steps')
    await visitor.getByRole('button', { name: 'Play Three steps' }).click()
    await expect(note).toHaveText('E4')
    await expect(visitor.getByRole('button', { name: 'Record', exact: true })).not.toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('a lesson lights the next key', async () => {
    await visitor.getByRole('button', { name: 'Learn Mary Had a Little Lamb' }).click()
    await expect(visitor.locator('.is-wanted')).toHaveAttribute('data-pitch', 'E4')
    await visitor.keyboard.press('e')
    await expect(visitor.locator('.is-wanted')).toHaveAttribute('data-pitch', 'D4')
    await visitor.getByRole('button', { name: 'Leave the lesson' }).click()
  })
  expect(faults).toEqual([])
})

test('a QR code takes the colours that are chosen, is downloaded in both formats, and kept with its picture', async ({ page, context, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  await ada.build(codes)
  await page.getByRole('button', { name: 'Deploy' }).click()
  await ada.dialog.getByRole('button', { name: 'Deploy' }).click()
  const address = (await ada.dialog.getByRole('link', { name: 'Visit' }).getAttribute('href')) ?? ''
  const visitor = await context.newPage()
  await visitor.goto(`${address}/qr-code-generator`)
  await expect(visitor.getByRole('button', { name: 'Four colours' })).toHaveAttribute('aria-pressed', 'true')
  await visitor.getByLabel('Content').fill('https://example.com/spring')
  await visitor.getByRole('button', { name: 'Nine colours' }).click()
  await visitor.getByLabel('Colour 9').fill('#004d40')
  await visitor.getByRole('button', { name: 'Example image' }).click()
  await expect(visitor.getByRole('img', { name: 'QR code of “https://example.com/spring”' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Download PNG' })).toHaveAttribute('href', /^data:image\/png/)
  const svg = async () => decodeURIComponent((await visitor.getByRole('link', { name: 'Download SVG' }).getAttribute('href')) ?? '')
  await expect.poll(async () => [(await svg()).includes('#004d40'), (await svg()).includes('<image ')]).toEqual([true, true])
  expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await visitor.getByRole('button', { name: 'Save QR code' }).click()
  await expect(visitor.locator('.notice-good')).toContainText('https://example.com/spring')
  await visitor.getByRole('link', { name: 'See it' }).click()
  await expect(visitor.locator('main img').first()).toBeVisible()
  expect(faults).toEqual([])
})
