import { AxeBuilder } from '@axe-core/playwright'
import { serve } from '@hono/node-server'
import { type Browser, chromium } from '@playwright/test'
import { openApp } from '../support/app.ts'
import { chromiumPath } from '../support/chromium.ts'
import { createProject, deploy, previewOf, tell } from '../support/deployed.ts'
import { freePort } from '../support/sparksite.ts'
import { partsOf, readPart } from '../support/visible-page.ts'
import { BrowserSites } from '../support/visitor-chromium.ts'
import { type Tried, visit } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'
import type { Described } from './builder-visit.ts'

/** The hosting server on a port, with a way to have a site built and previewed. */
export async function openStudio() {
  const port = await freePort()
  const app = await openApp({ config: { public_url: `http://localhost:${port}`, sites_url: `http://{slug}.localhost:${port}` } })
  const server = serve({
    fetch: (request) =>
      app.fetch(request.url, { method: request.method, headers: Object.fromEntries(request.headers), ...(request.body && { body: request.body }) }),
    port,
    hostname: '127.0.0.1',
  })
  let people = 0
  async function project(words: string) {
    people += 1
    const person = await app.join(`person${people}@example.com`)
    const id = await createProject(person)
    await tell(person, id, words)
    return { person, id }
  }
  return {
    /** The origin of the preview of a site that is built from the words. */
    async build(words: string): Promise<string> {
      const { person, id } = await project(words)
      return new URL((await previewOf(person, id)).url).origin
    },
    /** The origin where a site that is built from the words is deployed. */
    async deploy(words: string): Promise<string> {
      const { person, id } = await project(words)
      return new URL(String((await deploy(person, id)).deployment_url)).origin
    },
    day: new Date(app.clock.now() * 1000).toISOString().slice(0, 10),
    async close(): Promise<void> {
      await new Promise((resolve) => server.close(resolve))
      await app.close()
    },
  }
}
export type Studio = Awaited<ReturnType<typeof openStudio>>

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const screens = { light: { width: 1440, height: 900 }, dark: { width: 390, height: 844 } } as const
/** The violations and complaints of a site's first pages, on a desk in the light scheme and on a phone in the dark one. */
async function lookedAt(browser: Browser, origin: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: screens[colorScheme] })
    const page = await context.newPage()
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') found.push(`console: ${message.text()}`)
    })
    await page.goto(origin)
    const links = partsOf(readPart(await page.content()), 'a').map(({ attributes }) => attributes.href ?? '')
    const paths = ['/', ...new Set(links.filter((to) => /^\/[\w-]+$/.test(to)))].slice(0, colorScheme === 'light' ? 4 : 2)
    for (const path of paths) {
      await page.goto(origin + path)
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
      found.push(...violations.map(({ id, nodes }) => `${path} in ${colorScheme}: ${id} ${nodes.map((node) => node.target.join(' ')).join('; ')}`))
    }
    await context.close()
  }
  return found
}

/** The functions of the site that is built from the words, tried in a browser at the origin that is given to each visitor. */
export async function visitInBrowser(
  browser: Browser,
  words: string,
  today: string,
  origin: () => Promise<string>,
): Promise<{ readonly tried: Tried[]; readonly faults: readonly string[] }> {
  const sites = new BrowserSites(browser, origin)
  const tried = await visit(words, siteOf(words), sites.fresh, today)
  await sites.close()
  return { tried, faults: sites.faults }
}

/** Does the work for each, two at a time: as many as a small machine has cores. */
async function forEachInPairs<Of>(all: readonly Of[], work: (one: Of) => Promise<void>): Promise<void> {
  const left = all.values()
  const follow = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all([follow(), follow()])
}

async function inChromium(work: (browser: Browser, studio: Studio) => Promise<string[]>): Promise<string[]> {
  const studio = await openStudio()
  const path = await chromiumPath()
  const browser = await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox'] })
  try {
    return await work(browser, studio)
  } finally {
    await browser.close()
    await studio.close()
  }
}

export const axeLines = (sample: readonly Described[]): Promise<string[]> =>
  inChromium(async (browser, studio) => {
    const complaints: string[] = []
    await forEachInPairs(sample, async ({ id, words }) => {
      complaints.push(...(await lookedAt(browser, await studio.build(words))).map((line) => `${id} ${line}`))
    })
    return [
      `${sample.length} sites in Chromium, on a desk in light and on a phone in dark: ${complaints.length} axe violations and console errors (goal: none)`,
      ...complaints.slice(0, 8).map((line) => `  ${line}`),
    ]
  })

export const browserLines = (visited: readonly Described[]): Promise<string[]> =>
  inChromium(async (browser, studio) => {
    const tried: Tried[] = []
    const faults: string[] = []
    const apart: string[] = []
    await forEachInPairs(visited, async ({ id, words }) => {
      const [came, inMemory] = [await visitInBrowser(browser, words, studio.day, () => studio.build(words)), await visit(words, siteOf(words))]
      const worse = came.tried.filter((one, index) => one.came !== '' && inMemory[index]?.came === '')
      apart.push(...worse.map((one) => `${id} “${[one.actor, one.verb, one.object].filter(Boolean).join(' ')}”: ${one.came}`))
      tried.push(...came.tried)
      faults.push(...came.faults)
    })
    const here = tried.filter(({ came }) => came !== 'module')
    const done = here.filter(({ came }) => came === '').length
    return [
      `${visited.length} sites visited in Chromium: ${((100 * done) / here.length).toFixed(1)} % of ${here.length} functions done; ${faults.length} complaints of pages`,
      ...faults.slice(0, 5).map((line) => `  ${line}`),
      `${apart.length} functions done in memory and not in Chromium (goal: none)`,
      ...apart.slice(0, 8).map((line) => `  ${line}`),
    ]
  })
