import { type DeleteProjectContext, deleteProjectMachine } from '../../../machines/delete-project.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { chooseFor, kiln, member, openAsMember } from '../../support/replay-member.ts'

const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Delete Kiln' })
const asked =
  (busy: boolean) =>
  async (stage: Stage, { error }: DeleteProjectContext) => {
    await expect(question(stage)).toContainText('Are you sure you want to delete this project? This action cannot be undone.')
    await expect(question(stage).getByRole('button', { name: 'Delete' })).toBeEnabled({ enabled: !busy })
    if (error === null) await expect(question(stage).getByRole('alert')).toHaveCount(0)
    else await expect(question(stage).getByRole('alert')).toHaveText(error)
  }

await replayInBrowser({
  name: 'delete-project',
  machine: deleteProjectMachine,
  exploration: {
    cases: { 'delete.ask': [{ project_id: 'p1', name: 'Kiln' }], 'xstate.error.actor.deleteProject': [failing('unavailable')] },
  },
  calls: { deleteProject: 'DELETE /projects/p1/' },
  backdrop: member,
  open: (stage) => openAsMember(stage, '/sites'),
  gestures: {
    'delete.ask': (stage) => chooseFor(stage, kiln.name, 'Delete'),
    'delete.cancel': (stage) => question(stage).getByRole('button', { name: 'Cancel' }).click(),
    'delete.confirm': (stage) => question(stage).getByRole('button', { name: 'Delete' }).click(),
  },
  shows: {
    closed: async (stage) => {
      await expect(question(stage)).toHaveCount(0)
      await expect(stage.page.getByRole('main').getByRole('link', { name: kiln.name })).toBeVisible()
    },
    confirming: asked(false),
    deleting: asked(true),
  },
  leaves: { 'xstate.done.actor.deleteProject': ({ page }) => expect(page.getByRole('status').filter({ hasText: 'Project deleted.' })).toBeAttached() },
})
