import type { AnyEventObject } from 'xstate'
import { type DemoContext, type DemoPage, type DemoSite, demoMachine } from '../../../machines/demo.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { answerReader, holdReader } from '../../support/replay-reader.ts'

const ada = { full_name: 'Ada Lovelace', email: 'ada@example.com', profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }
const titled = (title: string, path: string): DemoPage => ({
  path,
  html: `<!doctype html><title>${title}</title><body><h1>${title}</h1><a href="/classes">Classes</a></body>`,
  css: '',
  anchor: '',
})
const site: DemoSite = {
  number: 1,
  name: 'Studio',
  marks: [{ start: 2, end: 8, pen: 'thing' }],
  requirements: [],
  pages: [],
  page: titled('Studio', '/'),
}
const classes = titled('Classes of the studio', '/classes')

const frame = ({ page }: Stage) => page.frameLocator('iframe[title="Preview of Studio"]')
const answers = (stage: Stage, { output }: AnyEventObject) => answerReader(stage, { answer: output })
const fails = (stage: Stage) => answerReader(stage, { failed: 'no reader' })

/** The page as it stands: the words under their pens, the site that was built last, and whether the builder is at work. */
const shows = (of: { readonly busy?: boolean; readonly failed?: boolean }) => async (stage: Stage, context: DemoContext) => {
  const { page } = stage
  await expect(page.getByRole('textbox')).toHaveValue(context.words)
  await expect(page.locator('mark')).toHaveText(context.marks.map(({ start, end }) => context.words.slice(start, end)))
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveAttribute('aria-busy', String(of.busy ?? false))
  await expect(page.getByRole('alert')).toHaveCount(of.failed ? 1 : 0)
  const title = context.site?.page === undefined ? null : context.site.page.path === '/' ? 'Studio' : 'Classes of the studio'
  if (title === null) await expect(page.getByText('Your site appears here as you type.')).toBeVisible()
  else await expect(frame(stage).getByRole('heading', { level: 1 })).toHaveText(title)
}

await replayInBrowser({
  name: 'demo',
  machine: demoMachine,
  exploration: {
    input: { words: '' },
    cases: {
      'words.changed': [{ words: 'a studio' }, { words: ' ' }],
      'page.wished': [{ wish: { to: '/classes', fields: null } }],
      'xstate.done.actor.buildSite': [{ output: site }],
      'xstate.error.actor.buildSite': [{ error: new Error('no reader') }],
      'xstate.done.actor.turnPage': [{ output: classes }],
      'xstate.error.actor.turnPage': [{ error: new Error('no reader') }],
    },
  },
  calls: {},
  backdrop: { 'GET /users/profile/': ada, 'GET /projects/': [] },
  open: async (stage) => {
    await holdReader(stage)
    await stage.signIn()
    await stage.goto('/demo')
    await expect(stage.page.getByRole('heading', { level: 1, name: 'Demo' })).toBeVisible()
  },
  gestures: {
    'words.changed': ({ page }, { words }) => page.getByRole('textbox').fill(words),
    'page.wished': (stage) => frame(stage).getByRole('link', { name: 'Classes' }).click(),
    'reader.retry': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'xstate.done.actor.buildSite': answers,
    'xstate.done.actor.turnPage': answers,
    'xstate.error.actor.buildSite': fails,
    'xstate.error.actor.turnPage': fails,
  },
  shows: {
    waiting: shows({}),
    blank: shows({}),
    building: shows({ busy: true }),
    shown: shows({}),
    turning: shows({ busy: true }),
    unbuilt: shows({ failed: true }),
  },
  rows: { 'xstate.done.actor.buildSite': 'ROUTE-13' },
})
