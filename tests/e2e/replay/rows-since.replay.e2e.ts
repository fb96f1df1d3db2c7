import { type RowsSinceContext, rowsSinceMachine } from '../../../machines/rows-since.machine.ts'
import { expect, leaveByEscape } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing, held } from '../../support/replay-edge.ts'
import { editorOf, openAsMember } from '../../support/replay-member.ts'
import { studio } from '../../support/studio.ts'

const raku = { id: 'r1', created_at: 1, updated_at: 1, sample: false, values: { name: 'Raku' } }
const since = { kept: true, entities: [{ entity: 'classes', added: 1, changed: 0, removed: 2, examples: { added: [raku], changed: [], removed: [] } }] }
const versions = [2, 1].map((number) => ({ number, label: `Version ${number}`, created_at: number, changes: [] }))

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Restore version 1 with its data' })
const restore = (stage: Stage) => dialog(stage).getByRole('button', { name: 'Restore with data' })

await replayInBrowser({
  name: 'rows-since',
  machine: rowsSinceMachine,
  exploration: {
    input: { project_id: 'p1' },
    cases: {
      'restore.ask': [{ number: 1 }],
      'xstate.done.actor.compareRows': [{ output: since }, { output: { kept: false, entities: [] } }],
      'xstate.error.actor.compareRows': [failing('network')],
    },
  },
  calls: { compareRows: 'GET /projects/p1/versions/1/rows/' },
  backdrop: {
    ...editorOf(() => ({ model: studio, live_version: 2, latest_version: 2, deployment_url: 'http://kiln.localhost:3000' })),
    'GET /projects/p1/versions/': versions,
    'POST /projects/p1/versions/1/restore/': held,
  },
  open: async (stage) => {
    await openAsMember(stage, '/project/p1')
    await stage.page.getByRole('button', { name: 'History', exact: true }).click()
  },
  gestures: {
    'restore.ask': ({ page }) => page.getByRole('button', { name: 'Restore version 1 with its data' }).click(),
    'restore.leave': ({ page }) => leaveByEscape(page),
    'restore.confirm': (stage) => restore(stage).click(),
    'comparison.retry': (stage) => dialog(stage).getByRole('button', { name: 'Retry' }).click(),
  },
  leaves: { 'restore.confirm': ({ page }) => expect(page.getByText('Saving…')).toBeVisible() },
  shows: {
    closed: (stage) => expect(dialog(stage)).toHaveCount(0),
    comparing: async (stage) => {
      await expect(dialog(stage).getByRole('status')).toHaveText('Comparing the data...')
      await expect(restore(stage)).toBeDisabled()
    },
    compared: async (stage, { since: found }: RowsSinceContext) => {
      await expect(dialog(stage)).toContainText(
        found?.kept
          ? 'classes: 1 added since would go, 2 deleted since would come back, such as “Raku”.'
          : 'The data of this version is no longer kept. It can be restored without its data.',
      )
      await expect(restore(stage)).toBeEnabled({ enabled: found?.kept === true })
    },
    uncompared: (stage) => expect(dialog(stage).getByRole('alert')).toContainText('The server could not be reached.'),
  },
})
