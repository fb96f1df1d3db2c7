import { type PointingContext, pointingMachine } from '../../../machines/pointing.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { editorOf, openAsMember } from '../../support/replay-member.ts'
import { studio } from '../../support/studio.ts'

const call = 'POST /projects/p1/edits/'
const heading = { page: '/', block: 'home_hero', text: 'Clay Corner', colours: 'heading' }
const made = { number: 2, label: 'Moved “Clay Corner” down', created_at: 1, changes: ['Moved “Clay Corner” down.'] }
let latest_version = 1

const toggle = ({ page }: Stage) => page.getByRole('button', { name: 'Point and change' })
const panel = ({ page }: Stage) => page.getByRole('region', { name: 'Point and change' })
/** What the site's own script says when its owner points at something; the frame of this site is the server's page of what is not there. */
const point = ({ page }: Stage, part: object) =>
  page
    .frames()
    .find((frame) => frame.url().includes('p-kiln'))!
    .evaluate((said) => parent.postMessage({ type: 'picked', ...said }, '*'), part)

await replayInBrowser({
  name: 'pointing',
  machine: pointingMachine,
  exploration: {
    input: { project_id: 'p1', version: 1 },
    cases: {
      'version.shown': [{ version: 1 }],
      'part.picked': [{ part: heading }],
      'draft.changed': [{ draft: 'Kiln' }],
      'part.change': [{ change: { kind: 'move', by: 1 } }],
      'xstate.done.actor.saveChange': [{ output: made }],
      'xstate.error.actor.saveChange': [failing('invalid', { detail: 'This part already stands last on its page.' })],
    },
  },
  calls: { saveChange: call },
  backdrop: editorOf(() => ({ model: studio, latest_version })),
  open: async (stage) => {
    latest_version = 1
    await openAsMember(stage, '/project/p1')
    await expect(toggle(stage)).toBeEnabled()
  },
  gestures: {
    'pointing.start': (stage) => toggle(stage).click(),
    'pointing.end': (stage) => toggle(stage).click(),
    // A version arrives with the project whenever it is read.
    'version.shown': async (stage) => {
      latest_version += 1
      await stage.page.getByRole('button', { name: 'Reload the preview' }).click()
    },
    'part.picked': (stage) => point(stage, heading),
    'part.leave': (stage) => panel(stage).getByRole('button', { name: 'Leave it' }).click(),
    'draft.changed': (stage, { draft }) => panel(stage).getByRole('textbox', { name: 'Words' }).fill(draft),
    'part.change': (stage) => panel(stage).getByRole('button', { name: 'Move down' }).click(),
  },
  shows: {
    off: async (stage) => {
      await expect(toggle(stage)).toHaveAttribute('aria-pressed', 'false')
      await expect(panel(stage)).toHaveCount(0)
    },
    choosing: async (stage, { changed }: PointingContext) => {
      await expect(toggle(stage)).toHaveAttribute('aria-pressed', 'true')
      await expect(panel(stage).getByRole('combobox', { name: 'Parts of this page' })).toBeVisible()
      await expect(panel(stage).getByRole('status')).toHaveText(changed ? `${changed}Undo` : '')
    },
    picked: async (stage, { draft, failure }: PointingContext) => {
      await expect(panel(stage).getByRole('textbox', { name: 'Words' })).toHaveValue(draft)
      await expect(panel(stage).getByRole('alert')).toHaveText(failure?.detail ?? '')
    },
    saving: (stage) => expect(panel(stage).getByRole('button', { name: 'Saving...' })).toBeDisabled(),
  },
})
