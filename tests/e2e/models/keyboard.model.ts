import { expect, type Locator, type Page } from '@playwright/test'

/** How often Tab is pressed before something counts as out of its reach. */
const patience = 80

/** Someone without a pointer: what cannot be done by keys cannot be done. */
export class Keyboard {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }
  /** Presses Tab (or another key) until this has the focus. */
  async reach(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < patience; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.press(key)
    }
    throw new Error(`${target} is not reached by ${key}.`)
  }
  /** Reaches a control and presses Enter. */
  async choose(target: Locator, key = 'Tab'): Promise<void> {
    await this.reach(target, key)
    await this.press('Enter')
  }
  /** Reaches a field and types over what it holds. */
  async write(target: Locator, text: string): Promise<void> {
    await this.reach(target)
    await this.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
    await expect(target).toHaveValue(text)
  }
  /** Tab leads round within the dialog, both ways: to its stops alone, and back to where it began. */
  async expectTrapped(dialog: Locator): Promise<void> {
    for (const key of ['Tab', 'Shift+Tab']) {
      // What has the focus at first, as the dialog itself, may be no stop of Tab.
      await this.press(key)
      const begun = await this.page.evaluateHandle(() => document.activeElement)
      let round = false
      for (let presses = 0; presses < patience && !round; presses++) {
        await this.press(key)
        expect(await dialog.evaluate((element) => element.contains(document.activeElement)), `${key} stays within`).toBe(true)
        round = await begun.evaluate((first) => first === document.activeElement)
      }
      expect(round, `${key} comes round`).toBe(true)
    }
  }
  /** That a live region says it, which assistive technology can see. */
  async expectAnnounced(role: 'alert' | 'status' | 'log', text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole(role).filter({ hasText: text }).first()).toBeAttached()
  }
}
