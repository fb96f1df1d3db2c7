import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Form, type Part, readPart } from './visible-page.ts'
import type { Host } from './visitor-browse.ts'

const rootOf = (part: Part): Part => (part.parent ? rootOf(part.parent) : part)

/** A site in a browser: each host is somebody new, with cookies of their own; `faults` collects what pages complain of. */
export class BrowserSites {
  readonly faults: string[] = []
  readonly #browser: Browser
  readonly #origin: string
  readonly #contexts: BrowserContext[] = []
  constructor(browser: Browser, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }
  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close()
  }
  readonly fresh = (): Host => {
    let started: Promise<Page> | null = null
    const seenAt = new WeakMap<Part, string>()
    const page = (): Promise<Page> => {
      started ??= this.#start()
      return started
    }
    async function read(): Promise<Part> {
      const here = await page()
      await here.waitForLoadState()
      const part = readPart(await here.content())
      seenAt.set(part, here.url())
      return part
    }
    const goTo = async (address: string): Promise<void> => {
      const here = await page()
      if (here.url() !== address) await here.goto(address)
    }
    return {
      open: async (to) => {
        await (await page()).goto(this.#origin + to)
        return await read()
      },
      send: async (form, typed, button) => {
        const here = await page()
        await goTo(seenAt.get(rootOf(form.part)) ?? here.url())
        const place = await formAt(here, form)
        for (const control of form.controls) {
          const value = typed[control.name]
          if (value === undefined || value === '') continue
          const box = place.locator(`[name="${control.name}"]:not([type=hidden])`).first()
          // What a choice of another field hides is not asked for.
          if (control.type !== 'radio' && control.type !== 'checkbox' && !(await box.isVisible())) continue
          if (control.type === 'select') await box.selectOption(value)
          else if (control.type === 'checkbox') await box.check({ force: true })
          else if (control.type === 'radio') await place.locator(`[name="${control.name}"][value="${value.replaceAll('"', '\\"')}"]`).check({ force: true })
          else if (control.type === 'file') await box.setInputFiles({ name: value, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
          else await box.fill(value)
        }
        // A person opens what is folded before pressing what is in it.
        await place.evaluate((part) => {
          for (let folded = part.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true
        })
        const from = here.url()
        await place.locator('button[type=submit], button:not([type])').nth(button).click()
        await here.waitForURL((url) => url.href !== from, { timeout: 1500 }).catch(() => undefined)
        return await read()
      },
    }
  }
  async #start(): Promise<Page> {
    const context = await this.#browser.newContext({ javaScriptEnabled: true })
    context.setDefaultTimeout(6000)
    this.#contexts.push(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) this.faults.push(`console: ${message.text()}`)
    })
    return page
  }
}

/** The same form on the open page: by where it is sent and the row that it is about. */
async function formAt(page: Page, form: Form) {
  const all = page.locator(`form[action="${form.action}"]`)
  const row = form.hidden.find(([name]) => name === 'row')?.[1]
  const about = row ? all.filter({ has: page.locator(`input[type=hidden][name=row][value="${row}"]`) }) : all
  const shown = about.filter({ visible: true })
  return (await shown.count()) > 0 ? shown.first() : about.first()
}
