import { type RowEditorContext, rowEditorMachine } from '../../../machines/row-editor.machine.ts'
import { expect, leaveByEscape } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { editorOf, openAsMember } from '../../support/replay-member.ts'
import { studio } from '../../support/studio.ts'

const [classes] = studio.entities
const model = { ...studio, entities: [classes] }
const row = { id: 'r1', created_at: 1, updated_at: 1, sample: false, values: { name: 'First bowls', level: 'Beginner', price: 45, date: null } }
const fromRow = { name: 'First bowls', level: 'Beginner', price: '45', date: '' }

const button = ({ page }: Stage, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Delete First bowls' })
async function form({ dialog }: Stage, { row_id, draft, failure }: RowEditorContext): Promise<void> {
  await expect(dialog.getByRole('heading', { name: row_id === null ? 'Add a class' : 'Change First bowls' })).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue(String(draft.name))
  await expect(dialog.getByLabel('Price')).toHaveValue(String(draft.price))
  await expect(dialog.getByRole('alert')).toHaveText(failure ? 'Nothing is saved yet: look at the fields above.' : '')
  await expect(dialog.getByText('Enter the name.')).toHaveCount(failure ? 1 : 0)
}

await replayInBrowser({
  name: 'row-editor',
  machine: rowEditorMachine,
  exploration: {
    input: { project_id: 'p1' },
    cases: {
      'row.add': [{ entity: 'classes', draft: { name: '', level: '', price: '', date: '' } }],
      'row.edit': [{ entity: 'classes', row_id: 'r1', title: 'First bowls', draft: fromRow }],
      'row.askDelete': [{ entity: 'classes', row_id: 'r1', title: 'First bowls' }],
      'value.changed': [{ field: 'name', value: 'Raku' }],
      'xstate.done.actor.saveRow': [{ output: row }],
      'xstate.error.actor.saveRow': [failing('invalid', { fields: { name: ['Enter the name.'] } })],
      'xstate.error.actor.deleteRow': [failing('network')],
    },
  },
  calls: { saveRow: 'POST /projects/p1/data/classes/|PATCH /projects/p1/data/classes/r1/', deleteRow: 'DELETE /projects/p1/data/classes/r1/' },
  backdrop: { ...editorOf(() => ({ model })), 'GET /projects/p1/data/classes/': [row] },
  open: async (stage) => {
    await openAsMember(stage, '/project/p1')
    await stage.page.getByRole('button', { name: 'Data', exact: true }).click()
    await expect(button(stage, 'Change First bowls')).toBeVisible()
  },
  gestures: {
    'row.add': (stage) => button(stage, 'Add a class').click(),
    'row.edit': (stage) => button(stage, 'Change First bowls').click(),
    'row.askDelete': (stage) => button(stage, 'Delete First bowls').click(),
    'value.changed': ({ dialog }, { value }) => dialog.getByLabel('Name').fill(value),
    'row.save': ({ dialog }) => dialog.getByRole('button', { name: 'Save' }).click(),
    'row.leave': ({ page }) => leaveByEscape(page),
    'delete.confirm': (stage) => question(stage).getByRole('button', { name: 'Delete' }).click(),
  },
  shows: {
    closed: async (stage) => {
      await expect(stage.dialog).toHaveCount(0)
      await expect(question(stage)).toHaveCount(0)
    },
    editing: form,
    saving: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    confirming: async (stage, { failure }: RowEditorContext) => {
      await expect(question(stage)).toContainText('This deletes the class from the site for good.')
      await expect(question(stage).getByRole('alert')).toHaveCount(failure ? 1 : 0)
    },
    deleting: (stage) => expect(question(stage).getByRole('button', { name: 'Deleting...' })).toBeDisabled(),
  },
})
