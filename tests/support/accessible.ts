import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'

type Owning = typeof globalThis & { own?: typeof globalThis }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as { readonly source: string }
/** axe itself waits by timers, which would not come where a test's clock stands still. */
const axeSource = `(({ setTimeout, clearTimeout }) => {${source}})(globalThis.own ?? globalThis)`

/** Keeps the timers of the browser itself for axe; to be called before the context's clock is installed. */
export const keepTimers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.assign(globalThis, { own: { setTimeout, clearTimeout, requestAnimationFrame } })
  })

/** Waits until the browser has shown what the page has drawn, also while a test's clock stands still. */
export const shown = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { requestAnimationFrame: frame } = (globalThis as Owning).own ?? globalThis
    for (let frames = 0; frames < 2; frames++) await new Promise(frame)
  })

/** Waits until nothing moves but what moves for as long as it is shown; colours are judged then. */
async function settled(page: Page): Promise<void> {
  await shown(page)
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })
}

/** The screen breaks no rule of WCAG 2.2 A and AA that axe knows, and does not scroll sideways. */
export async function holds(page: Page, screen: string): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze()
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map((node) => node.target.join(' ')).join('; ')}`)).toEqual([])
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(over), `${screen} does not scroll sideways`).toBeLessThanOrEqual(0)
}

/** The same in both colour schemes; leaves the page in the light one. */
export async function holdsInLightAndDark(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await holds(page, `${screen}, ${colorScheme}`)
  }
}
