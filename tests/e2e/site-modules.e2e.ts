import { AxeBuilder } from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { Person } from './models/person.model.ts'

const quiz =
  'A science quiz app called Brain Bowl where students take a quiz, practice questions and see their results. Use white for the background and teal for components.'
const flip = 'Please implement a flip game called Pairs Club. Users can start the game, flip cards, match identical patterns, pause, and see a leaderboard.'
type Place = Page | FrameLocator

/** Answers every question of a practice with its first choice. */
async function practise(place: Place): Promise<void> {
  await place.getByRole('button', { name: 'Start practising' }).click()
  for (;;) {
    await place.locator('.quiz-choice').first().click()
    await place.getByRole('button', { name: 'Check', exact: true }).click()
    const next = place.getByRole('button', { name: /^(?:Next question|See the result)$/ })
    const isLast = (await next.textContent()) === 'See the result'
    await next.click()
    if (isLast) return
  }
}

test('a quiz is played with what the page holds, its result stays, and it goes on from what was wrong', async ({ page, context, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  await page.goto('/sites')
  await ada.build(quiz)
  await page.getByRole('button', { name: 'Deploy' }).click()
  await ada.dialog.getByRole('button', { name: 'Deploy' }).click()
  const address = (await ada.dialog.getByRole('link', { name: 'Visit' }).getAttribute('href')) ?? ''
  const visitor = await context.newPage()
  await visitor.goto(`${address}/take-the-quiz`)

  await test.step('practice tells after each answer, and ends with a score that is kept by name', async () => {
    await practise(visitor)
    await expect(visitor.locator('.module-figure')).toHaveText(/^\d+%$/)
    const score = (await visitor.locator('.module-figure').textContent())?.replace('%', '') ?? ''
    await visitor.getByLabel('Name').fill('Grace Hopper')
    await visitor.getByRole('button', { name: 'Keep my result' }).click()
    await expect(visitor.locator('.notice-good')).toContainText('Grace Hopper')
    await expect(visitor.getByRole('row', { name: /^Grace Hopper/ })).toContainText(score)
    await expect(visitor.getByRole('row', { name: /(?:Right|Wrong)$/ }).first()).toContainText('Grace Hopper')
  })

  await test.step('what was wrong is there on the next visit', async () => {
    await visitor.reload()
    await expect(visitor.getByRole('button', { name: /^Wrong ones \([1-9]\d*\)$/ })).toBeVisible()
  })

  await test.step('an exam runs against the clock, by keys alone, and asks before it is handed in with open questions', async () => {
    await visitor.getByRole('button', { name: 'Exam', exact: true }).press('Enter')
    await visitor.getByRole('button', { name: 'Start the exam' }).press('Enter')
    await expect(visitor.getByText('Time left')).toBeVisible()
    await expect(visitor.locator('.quiz-question')).toBeFocused()
    await visitor.keyboard.press('b')
    await expect(visitor.locator('.quiz-choice').nth(1)).toHaveAttribute('aria-pressed', 'true')
    await visitor.reload()
    await expect(visitor.getByText('Time left')).toBeVisible()
    await expect(visitor.locator('.quiz-choice').nth(1)).toHaveAttribute('aria-pressed', 'true')
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
    await visitor.getByRole('button', { name: 'Hand in' }).press('Enter')
    await expect(visitor.getByRole('heading', { name: /^Hand in with \d open questions\?$/ })).toBeVisible()
    await visitor.getByRole('button', { name: 'Hand in' }).click()
    await visitor.getByRole('button', { name: 'Look at the answers' }).press('Enter')
    await expect(visitor.getByRole('heading', { name: 'The answers' })).toBeFocused()
    await expect(visitor.getByText('(right)').first()).toBeVisible()
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })
  expect(faults).toEqual([])
})

test('a game is played in the frame of the demo, paused and ended, and its score stands on the board', async ({ page, site, faults }) => {
  await new Person(page, site).joinByCalls()
  await page.goto('/demo')
  await page.getByRole('textbox', { name: 'Describe a site or an app' }).fill(flip)
  const frame = page.frameLocator('iframe[title="Preview of Pairs Club"]')
  await frame.getByRole('link', { name: 'Start the game' }).first().click()
  await frame.getByRole('button', { name: 'Start the game' }).click()
  const cards = frame.getByRole('button', { name: /^Card \d+: face down$/ })
  await expect(cards).toHaveCount(12)
  await frame.getByRole('button', { name: 'Pause' }).click()
  await expect(frame.getByRole('heading', { name: 'Paused' })).toBeFocused()
  await frame.getByRole('button', { name: 'Resume' }).click()

  await test.step('every pair is found by turning up what was seen', async () => {
    const seen = new Map<string, string>()
    for (let at = 1; at <= 12; at += 1) {
      const card = frame.getByRole('button', { name: `Card ${at}: face down` })
      if ((await card.count()) === 0) continue
      await card.click()
      const shown = await frame.locator(`[aria-label^="Card ${at}: "]`).getAttribute('aria-label')
      const shape = shown?.split(': ')[1]?.replace(', found', '') ?? ''
      seen.set(`${at}`, shape)
    }
    for (let turn = 0; turn < 40 && (await cards.count()) > 0; turn += 1) {
      const down = await cards.evaluateAll((all) => all.map((one) => /\d+/.exec(one.getAttribute('aria-label') ?? '')?.[0] ?? ''))
      const first = down[0] ?? ''
      const second = down.find((one) => one !== first && seen.get(one) === seen.get(first)) ?? down[1] ?? ''
      for (const one of [first, second])
        await frame
          .getByRole('button', { name: `Card ${one}: face down` })
          .click({ timeout: 2000 })
          .catch(() => undefined)
    }
  })
  await expect(frame.getByRole('heading', { name: /^Easy level done\. Your score: \d+\.$/ })).toBeVisible()
  await frame.getByLabel('Name').fill('Grace Hopper')
  await frame.getByRole('button', { name: 'Save my score' }).click()
  await expect(frame.locator('.notice-good')).toContainText('Grace Hopper')
  await expect(frame.getByRole('row', { name: /Grace Hopper.*You/ })).toBeVisible()
  expect(faults).toEqual([])
})

test('three in a row is played to its end by keys alone, and its last board stays with how it ended', async ({ page, site, faults }) => {
  await new Person(page, site).joinByCalls()
  await page.goto('/demo')
  await page.getByRole('textbox', { name: 'Describe a site or an app' }).fill('Make me a tic tac toe game')
  const frame = page.frameLocator('iframe[title^="Preview of"]')
  await frame.getByRole('link', { name: 'Start the game' }).first().click()
  await frame.getByRole('button', { name: 'Start the game' }).press('Enter')
  await expect(frame.getByRole('group', { name: 'Three in a row' })).toBeFocused()

  await test.step('arrows go from field to field, and a field that is taken keeps the focus', async () => {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(frame.getByRole('button', { name: 'Row 2, column 3: free' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(frame.getByRole('button', { name: 'Row 2, column 3: yours' })).toBeFocused()
    await expect(frame.getByText(/^The computer went to row \d, column \d\.$/).first()).toBeVisible()
  })
  const free = frame.getByRole('button', { name: /: free$/ })
  while ((await free.count()) > 0) await free.first().press('Enter')
  await expect(frame.getByRole('heading', { name: /^(?:Easy level done|Game over|A draw)\. Your score: \d+\.$/ })).toBeFocused()
  await expect(frame.getByText(/^(?:You have three in a row|The computer has three in a row|The board is full, and nobody has a row)\.$/)).toBeVisible()
  await expect(frame.getByRole('group', { name: 'Three in a row, at the end' }).getByRole('img')).toHaveCount(9)
  expect(faults).toEqual([])
})

test('what is opened in a designer stays open while a design is taken, opened and changed', async ({ page, site, faults }) => {
  await new Person(page, site).joinByCalls()
  await page.goto('/demo')
  await page.getByRole('textbox', { name: 'Describe a site or an app' }).fill('A diagram tool to draw flowcharts with boxes and arrows and save the design.')
  const frame = page.frameLocator('iframe[title^="Preview of"]')
  await frame.getByRole('link', { name: 'Diagram editor' }).first().click()
  await frame.getByText(/^Templates/).click()
  await frame.getByRole('button', { name: 'Mind map' }).first().click()
  await expect(frame.getByRole('button', { name: 'Data flow' }).first()).toBeVisible()
  await frame.getByRole('button', { name: 'Data flow' }).first().click()
  await expect(frame.getByRole('button', { name: 'Mind map' }).first()).toBeVisible()
  expect(faults).toEqual([])
})
