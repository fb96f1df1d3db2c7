import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const editor =
  'A video editor called Cutting Room. Users upload videos, trim videos, add text and music to videos, and save the edited videos. Use white for the background and teal for components.'

test('a video is cut, written on and made into a file of sound, which is kept and heard again', async ({ page, context, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  await ada.build(editor)
  await page.getByRole('button', { name: 'Deploy' }).click()
  await ada.dialog.getByRole('button', { name: 'Deploy' }).click()
  const address = (await ada.dialog.getByRole('link', { name: 'Visit' }).getAttribute('href')) ?? ''
  const visitor = await context.newPage()
  await visitor.goto(`${address}/video-editor`)
  const made = visitor.locator('figcaption')

  await test.step('a part of a video is made into another, with text on it', async () => {
    await visitor.getByRole('button', { name: 'Try an example' }).click()
    await expect(visitor.getByRole('heading', { name: 'The original' })).toBeVisible()
    await visitor.getByLabel('Start').fill('1')
    await visitor.getByLabel('End').fill('2')
    await visitor.getByLabel('Text on the picture').fill('Take two')
    await visitor.getByRole('button', { name: 'Make the file' }).click()
    await expect(made).toHaveText(/^WebM: 1 second, 640 × 360 pixels, \d+ kB; from 1 to 2 seconds; text Take two$/)
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })

  await test.step('its sound is taken out and kept', async () => {
    await visitor.getByRole('button', { name: 'WAV' }).click()
    await visitor.getByRole('button', { name: 'Make the file' }).click()
    await expect(made).toHaveText(/^WAV: 1 second, \d+ kB; from 1 to 2 seconds$/)
    await visitor.getByRole('button', { name: 'Save edited video' }).click()
    await expect(visitor.locator('.notice-good')).toContainText('Edited video saved: Example.')
    await visitor.goto(`${address}/edited-videos`)
    await visitor.getByRole('link', { name: 'Example' }).first().click()
    await expect(visitor.locator('audio')).toBeVisible()
  })

  await test.step('an end before its start is told', async () => {
    await visitor.goto(`${address}/video-editor`)
    await visitor.getByRole('button', { name: 'Try an example' }).click()
    await visitor.getByLabel('Start').fill('3')
    await visitor.getByLabel('End').fill('1')
    await visitor.getByRole('button', { name: 'Make the file' }).click()
    await expect(visitor.getByRole('alert')).toHaveText('The end has to come after the start, by a tenth of a second at least.')
  })
  expect(faults).toEqual([])
})
