import { type ProjectRowsContext, projectRowsMachine } from '../../../machines/project-rows.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { editorOf, openAsMember } from '../../support/replay-member.ts'
import { studio } from '../../support/studio.ts'

/** The studio with two kinds of thing that do not refer to each other: one call reads each. */
const model = {
  ...studio,
  entities: studio.entities.slice(0, 2).map((entity) => ({ ...entity, fields: entity.fields.filter(({ type }) => type !== 'reference') })),
}
const rows = [{ id: 'r1', created_at: 1, updated_at: 1, sample: false, values: { name: 'First bowls' } }]
const call = 'GET /projects/p1/data/*/'

const csv = ({ page }: Stage, entity: string) => page.getByRole('button', { name: `Download ${entity} as CSV` })
async function table({ page }: Stage, { entity, failure }: ProjectRowsContext): Promise<void> {
  await expect(page.getByRole('region', { name: `Table of ${entity}` }).getByRole('cell', { name: 'First bowls', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(failure === null ? 0 : 1)
}

await replayInBrowser({
  name: 'project-rows',
  machine: projectRowsMachine,
  exploration: {
    input: { project_id: 'p1', entity: 'classes' },
    cases: {
      'entity.chosen': [{ entity: 'bookings' }],
      'xstate.done.actor.loadRows': [{ output: { rows, titles: {}, choices: {} } }],
      'xstate.error.actor.loadRows': [failing('unavailable')],
      'xstate.error.actor.downloadRows': [failing('network')],
    },
  },
  calls: { loadRows: call, downloadRows: call },
  backdrop: editorOf(() => ({ model })),
  open: async (stage) => {
    await openAsMember(stage, '/project/p1')
    await stage.page.getByRole('button', { name: 'Data', exact: true }).click()
  },
  gestures: {
    'entity.chosen': ({ page }, { entity }) => page.getByRole('group', { name: 'Kind of thing' }).getByRole('button', { name: entity }).click(),
    'rows.reload': ({ page }) => page.getByRole('button', { name: 'Load the rows again' }).click(),
    'rows.download': (stage, _, { entity }: ProjectRowsContext) => csv(stage, entity).click(),
    'xstate.done.actor.loadRows': async ({ edge }, { output }) => (await edge.find(call)).answer(output.rows),
    'xstate.done.actor.downloadRows': async ({ edge }) => (await edge.find(call)).answer('name'),
  },
  shows: {
    loading: async ({ page }, { entity }: ProjectRowsContext) => {
      await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
      await expect(page.getByRole('group', { name: 'Kind of thing' }).getByRole('button', { name: entity })).toHaveAttribute('aria-pressed', 'true')
    },
    listed: table,
    downloading: async (stage, context) => {
      await table(stage, context)
      await expect(csv(stage, (context as ProjectRowsContext).entity)).toBeDisabled()
    },
    undownloaded: async (stage, context) => {
      await table(stage, context)
      await expect(stage.page.getByRole('alert')).toContainText('The server could not be reached.')
    },
    unlisted: ({ page }) => expect(page.getByRole('main').getByRole('alert')).toContainText('The server is busy. Try again in a moment.'),
  },
})
