import { createRequire } from 'node:module'
import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test'

type Owning = typeof globalThis & { own?: typeof globalThis }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of those that read colours, which alone change with the scheme. */
const ofColours = ['color-contrast', 'link-in-text-block']
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as { readonly source: string }
/** axe itself waits by timers, which would not come where a test's clock stands still. */
const axeSource = `(({ setTimeout, clearTimeout }) => {${source}})(globalThis.own ?? globalThis)`

/** Keeps the timers of the browser itself for axe; to be called before the context's clock is installed. */
export const keepTimers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.assign(globalThis, { own: { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } })
  })

/**
 * Gives pages the frames of the browser back once a clock is installed: a dialog that closes asks in its next frame how long it takes to go,
 * and would wait for ever where a frame of the test's clock comes after it has gone.
 */
export const keepFrames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { own } = globalThis as Owning
    if (own) Object.assign(globalThis, { requestAnimationFrame: own.requestAnimationFrame, cancelAnimationFrame: own.cancelAnimationFrame })
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

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}
type Judging = typeof globalThis & { readonly axe?: { run(options: object): Promise<{ readonly violations: readonly Violation[] }> } }

/** What axe finds in a frame by itself; the frame keeps axe from one judgement to the next. */
async function violationsIn(frame: Frame, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<readonly Violation[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource)
  return await frame.evaluate(
    async (own) => {
      const { violations } = await (globalThis as Judging).axe!.run(own)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
    },
    { resultTypes: ['violations' as const], runOnly, iframes: false },
  )
}

/** What axe finds in the page and, each judged for itself, in what it frames. To join them on a blank page, as axe's builder does, takes a process each time. */
async function violationsOf(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<readonly Violation[]> {
  const found: Violation[] = []
  for (const frame of page.frames()) found.push(...(await violationsIn(frame, runOnly)))
  return found
}

async function breaksNone(page: Page, screen: string, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<void> {
  await settled(page)
  const violations = await violationsOf(page, runOnly)
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map((node) => node.target.join(' ')).join('; ')}`)).toEqual([])
}

/** The screen breaks no rule of WCAG 2.2 A and AA that axe knows, and does not scroll sideways. */
export async function holds(page: Page, screen: string): Promise<void> {
  await breaksNone(page, screen, { type: 'tag', values: tags })
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(over), `${screen} does not scroll sideways`).toBeLessThanOrEqual(0)
}

/** The same in both colour schemes, of which the dark one is asked what colours alone can break; leaves the page in the light one. */
export async function holdsInLightAndDark(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await breaksNone(page, `${screen}, dark`, { type: 'rule', values: ofColours })
  await page.emulateMedia({ colorScheme: 'light' })
  await holds(page, `${screen}, light`)
}
