import { test as base, expect, type Page } from '@playwright/test'
import { Sparksite } from './sparksite.ts'

export interface Watched {
  /** What no page may do: break the content security policy, throw, or write to console.error. A test takes out what it expects. */
  readonly faults: string[]
}

async function watch(page: Page, faults: string[]): Promise<void> {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  await page.exposeFunction('reportViolation', (what: string) => faults.push(`policy: ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation?: (what: string) => void }).reportViolation
      report?.(`${event.violatedDirective} ${event.blockedURI} in ${event.documentURI}`)
    })
  })
}

/** Playwright's test with a server of its own for each worker, and pages that report their faults. */
export const test = base.extend<Watched, { site: Sparksite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const site = await Sparksite.start()
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  faults: async ({ context }, use) => {
    const faults: string[] = []
    for (const page of context.pages()) await watch(page, faults)
    context.on('page', (page) => void watch(page, faults))
    await use(faults)
    expect(faults).toEqual([])
  },
})

/** Presses Escape once the modal dialog in front hears it, which is from when it has made the page behind it inert. */
export async function leaveByEscape(page: Page): Promise<void> {
  await page.locator('body[data-inert]').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
}

export { expect }
