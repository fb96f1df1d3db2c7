import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The screen breaks no rule of WCAG 2.2 A and AA that axe knows, and does not scroll sideways. */
export async function holds(page: Page, screen: string): Promise<void> {
  // Colours are judged once nothing is under way.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map((node) => node.target.join(' ')).join('; ')}`)).toEqual([])
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(over), `${screen} does not scroll sideways`).toBeLessThanOrEqual(0)
}
