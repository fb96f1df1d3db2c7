import type { AnyMachineSnapshot } from 'xstate'
import { type RenameContext, renameMachine } from '../../../machines/rename.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { chooseFor, kiln, member, openAsMember } from '../../support/replay-member.ts'

const field = ({ page }: Stage) => page.getByRole('main').getByRole('textbox', { name: 'Project name' })
const named = ({ page }: Stage, name: string) => expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()

await replayInBrowser({
  name: 'rename',
  machine: renameMachine,
  exploration: {
    input: { project_id: 'p1' },
    cases: {
      'rename.start': [{ name: 'Kiln' }],
      'draft.changed': [{ draft: ' Kiln & Co. ' }, { draft: '   ' }],
      'xstate.done.actor.renameProject': [{ output: { ...kiln, name: 'Kiln & Co.' } }],
      'xstate.error.actor.renameProject': [failing('unavailable')],
    },
    // The editor begins with the name that the project has by now.
    can: ({ context }: AnyMachineSnapshot, { type }) => type !== 'rename.start' || context.name !== 'Kiln & Co.',
  },
  calls: { renameProject: 'PATCH /projects/p1/' },
  backdrop: member,
  open: (stage) => openAsMember(stage, '/sites'),
  gestures: {
    'rename.start': (stage) => chooseFor(stage, 'Kiln', 'Rename'),
    'draft.changed': (stage, { draft }) => field(stage).fill(draft),
    'rename.save': (stage) => field(stage).press('Enter'),
    'rename.cancel': (stage) => field(stage).press('Escape'),
  },
  shows: {
    resting: async (stage, { error }: RenameContext, { context }) => {
      await expect(field(stage)).toHaveCount(0)
      await named(stage, context.name || 'Kiln')
      const alert = stage.page.getByRole('main').getByRole('alert')
      if (error === null) await expect(alert).toHaveCount(0)
      else await expect(alert).toHaveText(error)
    },
    editing: (stage, { draft }: RenameContext) => expect(field(stage)).toHaveValue(draft),
    saving: (stage, { draft }: RenameContext) => named(stage, draft.trim()),
  },
  rows: { 'rename.save': 'RENAME-01', 'rename.cancel': 'RENAME-01', 'xstate.error.actor.renameProject': 'RENAME-02' },
  leaves: { 'xstate.done.actor.renameProject': (stage) => expect(stage.page.getByRole('status').filter({ hasText: 'Renamed to Kiln & Co..' })).toBeAttached() },
})
