import { expect, test } from '@playwright/test'
import { openStudio, type Studio } from '../bench/builder-browser.ts'

const words = 'A blog where users can write articles and read articles. Use white for the background and teal for components.'

let studio: Studio
test.beforeAll(async () => {
  studio = await openStudio()
})
test.afterAll(() => studio.close())

test('a text is written as it will look, keeps its formats, and can be written in marks as well', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${await studio.deploy(words)}/articles`)
  const form = page.locator('form.form[action^="/_actions/"]:has([data-formats])').first()
  const [text, format] = [form.getByRole('textbox', { name: /^Text/ }), (name: string) => form.getByRole('button', { name, exact: true })]
  await form.getByLabel('Title').fill('On bread')
  await text.click()
  await page.keyboard.type('Rye is ')
  await format('Bold').click()
  await expect(format('Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('patient')
  await format('Bold').click()
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('You need')
  await format('Heading').click()
  await page.keyboard.press('Enter')
  await format('List').click()
  await page.keyboard.type('flour')
  await page.keyboard.press('Enter')
  await page.keyboard.type('time')
  await expect(text.locator('strong, b')).toHaveText('patient')
  await expect(text.getByRole('listitem')).toHaveText(['flour', 'time'])
  await format('Markdown').click()
  const marks = form.getByRole('textbox', { name: /^Text/ })
  await expect(marks).toHaveValue('Rye is **patient**.\n\n## You need\n\n- flour\n- time')
  await marks.fill(`${await marks.inputValue()}\n\nSee [the mill](https://example.com/mill).`)
  await format('Markdown').click()
  await expect(text.getByRole('link', { name: 'the mill' })).toHaveAttribute('href', 'https://example.com/mill')
  await form.locator('button[type=submit]').click()
  await expect(page.locator('.notice-good')).toContainText('On bread')
  await page.getByRole('link', { name: 'On bread' }).first().click()
  const story = page.locator('.story')
  await expect(story.locator('strong')).toHaveText('patient')
  await expect(story.getByRole('heading', { name: 'You need' })).toBeVisible()
  await expect(story.getByRole('listitem')).toHaveText(['flour', 'time'])
  await expect(story.getByRole('link', { name: 'the mill' })).toHaveAttribute('href', 'https://example.com/mill')
  expect(faults).toEqual([])
})
