import type { AnyMachineSnapshot } from 'xstate'
import { type ProjectEditorContext, projectEditorMachine } from '../../../machines/project-editor.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { editorOf, kiln, member, openAsMember } from '../../support/replay-member.ts'

const address = 'http://kiln.localhost:3000'
const project = { ...kiln, latest_version: 2, model: null, message_id: null, manage_url: null }
const running = {
  id: 'm1',
  content: 'a pottery studio',
  state: 'running',
  answer: '',
  requirements: [],
  marks: [],
  steps: [],
  choices: [],
  version: null,
  charged: false,
  created_at: 4,
}
const opened = (...messages: object[]) => ({ project, messages, versions: [], preview: null })
const stream = 'POST /projects/p1/messages/|GET /projects/p1/messages/m1/stream/'
const reading = 'GET /projects/p1/'
const limited = { kind: 'limited', status: 429, detail: 'No messages are left today.', fields: {} } as const
const ended = (message_id: string | null, outcome: 'done' | 'failed') => ({
  output: {
    ...{ project_id: 'p1', content: 'a gallery', message_id, outcome, answer: '', requirements: [], marks: [], steps: [], choices: [] },
    ...{ version: outcome === 'done' ? 2 : null, charged: outcome === 'done', remaining_today: null, remaining_month: null },
    failure: outcome === 'failed' ? limited : null,
  },
})

/** What the server says besides the project: the messages, once the path decides the reading that they belong to, and until when a preview is good. */
let messages = Promise.withResolvers<readonly object[]>()
let expires_at = 0
const hour = 3600

const bar = ({ page }: Stage) => page.getByRole('banner')
const words = ({ page }: Stage) => page.getByRole('textbox', { name: /^(Describe a site or an app|Ask for a change)$/ })
const pane = ({ page }: Stage, name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name }).click()

/** The open project: its name, what stands beside it, whether a turn can be stopped, and what went wrong. */
const open =
  (saved: string) =>
  async (stage: Stage, { opened: found, error, refused }: ProjectEditorContext) => {
    const { page } = stage
    await expect(bar(stage).getByRole('status')).toHaveText(saved)
    await expect(page.getByRole('button', { name: `Actions for ${found?.project.name}` })).toBeVisible()
    await expect(bar(stage).getByRole('button', { name: /^(Deploy|Deployed|Update)$/ })).toHaveText(
      found?.project.live_version === null ? 'Deploy' : /^(Deployed|Update)$/,
    )
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(saved === 'Building…' ? 0 : 1)
    if (refused) await expect(page.getByRole('log').getByRole('alert')).toContainText(refused.failure.detail)
    else if (error) await expect(page.getByRole('main').getByRole('alert')).toContainText(error)
    else await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
async function deploying(stage: Stage, act: () => Promise<void>): Promise<void> {
  await bar(stage)
    .getByRole('button', { name: /^(Deploy|Deployed|Update)$/ })
    .click()
  await act()
  await stage.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(stage.dialog).toHaveCount(0)
}
/** The open project once its messages have been read: those of the next reading are decided anew. */
const isRead =
  (saved: string): ReturnType<typeof open> =>
  async (stage, context) => {
    await open(saved)(stage, context)
    messages = Promise.withResolvers()
  }
/** Reads an opened project as the path has it. */
const read = async ({ edge }: Stage, { output }: { readonly output?: ReturnType<typeof opened> }) => {
  messages.resolve(output?.messages ?? [])
  const { answer } = await edge.find(reading)
  answer(output?.project)
}

await replayInBrowser({
  name: 'project-editor',
  machine: projectEditorMachine,
  exploration: {
    input: { project_id: 'p1', message_id: null },
    cases: {
      'xstate.done.actor.openProject': [{ output: opened() }, { output: opened(running) }],
      'xstate.error.actor.openProject': [failing('unavailable'), failing('missing')],
      'xstate.done.actor.reloadProject': [{ output: opened() }, { output: opened(running) }],
      'xstate.error.actor.reloadProject': [failing('unavailable'), failing('missing')],
      'xstate.done.actor.turn': [ended('m1', 'done'), ended('m1', 'failed'), ended(null, 'failed')],
      'xstate.done.actor.restoreVersion': [{ output: { number: 3, label: 'Restored version 1', created_at: 1, changes: [] } }],
      'xstate.error.actor.restoreVersion': [failing('unavailable')],
      'message.send': [{ content: 'a gallery' }],
      'version.restore': [{ number: 1 }],
      'project.renamed': [{ name: 'Clay' }],
      'project.deployed': [{ deployment_url: address, live_version: 2 }],
    },
    key: ({ value, context: { opened: found, refused, unfollowed, error, restoring, outgoing } }) => [
      ...[value, refused !== null, unfollowed, error, restoring, outgoing.message_id],
      ...[found?.project.live_version, found?.project.name, found?.messages.length],
    ],
    can: ({ context, value }: AnyMachineSnapshot, event) => {
      const live = context.opened?.project.live_version ?? null
      if (event.type === 'xstate.done.actor.turn') return event.output.message_id !== null || context.outgoing.message_id === null
      if (event.type === 'error.retry') return context.error !== null && context.refused === null
      if (event.type === 'project.deployed') return live === null
      if (event.type === 'project.takenDown') return live !== null
      if (event.type === 'project.renamed') return context.opened?.project.name === 'Kiln'
      if (event.type === 'refusal.dismiss') return context.refused !== null
      return event.type !== 'project.reload' || value === 'unopened' || (context.error === null && context.refused === null)
    },
  },
  calls: { openProject: reading, reloadProject: reading, turn: stream, restoreVersion: 'POST /projects/p1/versions/1/restore/' },
  backdrop: {
    ...editorOf(() => project),
    ...member,
    'GET /projects/p1/messages/': () => messages.promise,
    'GET /projects/p1/versions/': () => [2, 1].map((number) => ({ number, label: `Built ${number}`, created_at: number, changes: [] })),
    'GET /projects/p1/preview/': (_query: unknown, port: number) => ({ url: `http://p-kiln.localhost:${port}/`, expires_at }),
    'PATCH /projects/p1/': { ...kiln, name: 'Clay' },
    'POST /projects/p1/deploy/': { ...kiln, deployment_url: address, live_version: 2, latest_version: 2 },
    'DELETE /projects/p1/deploy/': null,
  },
  open: async (stage) => {
    messages = Promise.withResolvers()
    expires_at = Date.UTC(2026, 10, 21, 12) / 1000 + hour
    await openAsMember(stage, '/project/p1')
  },
  gestures: {
    'project.reload': async (stage, _, { opened: found }: ProjectEditorContext) => {
      if (found === null) return await stage.page.getByRole('button', { name: 'Try again' }).click()
      // A preview whose address has run out has the project read again.
      await stage.pass(2 * hour * 1000)
      expires_at += 4 * hour
      await pane(stage, 'Preview')
      await stage.page.getByRole('button', { name: 'Reload the preview' }).click()
    },
    'error.retry': ({ page }) => page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Retry' }).click(),
    'refusal.dismiss': ({ page }) => page.getByRole('log').getByRole('button', { name: 'Dismiss' }).click(),
    'message.send': async (stage, { content }) => {
      await words(stage).fill(content)
      await stage.page.getByRole('button', { name: 'Send' }).click()
    },
    'version.restore': async (stage, { number }) => {
      await pane(stage, 'History')
      await stage.page.getByRole('button', { name: `Restore version ${number}`, exact: true }).click()
    },
    'project.renamed': async (stage, { name }) => {
      await stage.page.getByRole('button', { name: 'Actions for Kiln' }).click()
      await stage.page.getByRole('menuitem', { name: 'Rename' }).click()
      await stage.page.getByRole('textbox', { name: 'Project name' }).fill(name)
      await stage.page.keyboard.press('Enter')
    },
    'project.deployed': (stage) =>
      deploying(stage, async () => {
        await stage.dialog.getByRole('button', { name: 'Deploy' }).click()
        await expect(stage.dialog.getByRole('heading', { level: 2 })).toHaveText('Your site is live')
      }),
    'project.takenDown': (stage) =>
      deploying(stage, async () => {
        await stage.dialog.getByRole('button', { name: 'Take down' }).click()
        await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click()
        await expect(stage.dialog.getByRole('heading', { level: 2 })).toHaveText('Deploy')
      }),
    'xstate.done.actor.openProject': read as never,
    'xstate.done.actor.reloadProject': read as never,
    'xstate.done.actor.turn': async ({ edge }, { output }) => {
      const exchange = await edge.find(stream)
      if (output.message_id === null) return exchange.fail(limited)
      exchange.say('1', 'accepted', { message_id: 'm1', remaining_today: null, remaining_month: null, resets_at: 1 })
      if (output.outcome === 'done') exchange.say('2', 'done', { message_id: 'm1', version: 2, charged: true })
      else exchange.say('2', 'error', { detail: limited.detail, charged: false })
    },
  },
  shows: {
    opening: ({ page }) => expect(page.getByText('Loading...')).toBeVisible(),
    missing: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such project'),
    unopened: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Could not open the project.'),
    'open.ready': isRead('Saved'),
    'open.turning': isRead('Building…'),
    'open.reloading': open('Saved'),
    'open.restoring': isRead('Saving…'),
  },
})
