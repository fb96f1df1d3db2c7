import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { type Control, type Form, formsOf, type Part, readPart } from './visible-page.ts'
import type { Host } from './visitor-browse.ts'

const pathOf = (address: string): string => address.slice(new URL(address).origin.length)
const rootOf = (part: Part): Part => (part.parent ? rootOf(part.parent) : part)

/** A site in a browser: each host is somebody new, with cookies of their own, at the origin given for them; `faults` collects what pages complain of. */
export class BrowserSites {
  readonly faults: string[] = []
  readonly #browser: Browser
  readonly #origin: () => Promise<string>
  readonly #contexts: BrowserContext[] = []
  /** Where each page was read, by whomever: what one has seen another goes back to. */
  readonly #seenAt = new WeakMap<Part, string>()
  constructor(browser: Browser, origin: () => Promise<string>) {
    this.#browser = browser
    this.#origin = origin
  }
  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close()
  }
  readonly fresh = (): Host => {
    let started: Promise<Page> | null = null
    const page = (): Promise<Page> => {
      started ??= this.#start()
      return started
    }
    let built: Promise<string> | null = null
    const at = async (path: string): Promise<string> => {
      built ??= this.#origin()
      return (await built) + path
    }
    const read = async (): Promise<Part> => {
      const here = await page()
      await here.waitForLoadState('domcontentloaded')
      const part = readPart(await here.content())
      this.#seenAt.set(part, pathOf(here.url()))
      return part
    }
    const goTo = async (path: string): Promise<void> => {
      const here = await page()
      if (pathOf(here.url()) !== path) await here.goto(await at(path), { waitUntil: 'domcontentloaded' })
    }
    return {
      open: async (to) => {
        await (await page()).goto(await at(to), { waitUntil: 'domcontentloaded' })
        return await read()
      },
      take: async (to) => await (await page()).evaluate(async (address) => await (await fetch(address)).text(), await at(to)),
      operate: async (to) => {
        const here = await page()
        await here.goto(await at(to), { waitUntil: 'load' })
        return await answers(here.locator('[data-module]').first())
      },
      send: async (form, typed, button) => {
        const here = await page()
        await goTo(this.#seenAt.get(rootOf(form.part)) ?? pathOf(here.url()))
        const place = await formAt(here, form)
        // Somebody else did it meanwhile: the page is read as it stands.
        if (!place) return await read()
        // A person opens what is folded before filling in or pressing what is in it.
        await place.evaluate((part) => {
          for (let folded = part.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true
        })
        for (const control of form.controls) {
          const value = typed[control.name]
          if (value !== undefined && value !== '') await enter(place, control, value)
        }
        const arrival = here.waitForEvent('framenavigated', { timeout: 1500 }).catch(() => undefined)
        await place.locator('button[type=submit], button:not([type])').nth(button).click()
        await arrival
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

/** Fills in a control as a person does, by its label where that is what one sees; what another choice hides is not asked for. */
async function enter(place: Locator, { name, type, options }: Control, value: string): Promise<void> {
  const boxes = place.locator(`[name="${name}"]:not([type=hidden])`)
  if (type === 'radio' || type === 'checkbox') {
    const box = type === 'radio' ? place.locator(`[name="${name}"][value=${JSON.stringify(value)}]`) : boxes.first()
    if (!(await box.isChecked())) await box.press('Space')
    return
  }
  const box = boxes.first()
  if (!(await box.isVisible())) return
  // What is chosen from goes by its words: the same row bears another id on each site.
  if (type === 'select') await box.selectOption({ label: options.find((one) => one.value === value)?.label ?? value })
  else if (type === 'file') await box.setInputFiles({ name: value, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  else await box.fill(value)
}

const saidBy = ({ action, buttons }: Form): string => JSON.stringify([action, buttons.map(({ words }) => words)])
const marks = (form: Form): string => JSON.stringify([saidBy(form), form.hidden.filter(([name]) => /^(?:row|do|id|person|account)$/.test(name))])

/** The same form on the open page: by where it is sent, the row that it is about, and what its buttons say; else by what of these is alike. */
async function formAt(page: Page, form: Form): Promise<Locator | null> {
  const forms = formsOf(readPart(await page.content()))
  const ways = [marks, saidBy, ({ action }: Form) => action].map((way) => forms.flatMap((one, index) => (way(one) === way(form) ? [index] : [])))
  const places = (ways.find((found) => found.length > 0) ?? []).map((index) => page.locator('form').nth(index))
  for (const place of places) if (await place.isVisible()) return place
  return places[0] ?? null
}

/** Whether something that is played shows something else once its fields are filled in and its first buttons pressed. */
async function answers(module: Locator): Promise<boolean> {
  const sight = async (): Promise<string> => await module.evaluate((part) => `${(part as HTMLElement).innerText}${part.innerHTML}`)
  const before = await sight()
  for (const box of await module.locator('input[type=text]:visible, input[type=number]:visible, input:not([type]):visible, textarea:visible').all())
    await box.fill((await box.getAttribute('inputmode')) || (await box.getAttribute('type')) === 'number' ? '12' : 'Larkspur').catch(() => undefined)
  for (let pressed = 0; pressed < 5; pressed += 1) {
    const button = module.locator('button:visible:enabled').nth(pressed)
    if ((await button.count()) === 0) break
    await button.click({ timeout: 2000 }).catch(() => undefined)
  }
  return (await sight()) !== before
}
