import type { AnyMachineSnapshot } from 'xstate'
import { type ProjectListContext, projectListMachine } from '../../../machines/project-list.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { chooseFor, kiln, member, openAsMember } from '../../support/replay-member.ts'

const { 'GET /projects/': _decided, ...rest } = member
const sidebar = ({ page }: Stage) => page.getByRole('navigation', { name: 'Side navigation' })
const list = async (stage: Stage, { projects }: ProjectListContext) => {
  const { page } = stage
  await expect(sidebar(stage).getByText('No projects yet')).toHaveCount(projects.length > 0 ? 0 : 1)
  await expect(sidebar(stage).getByRole('list', { name: 'Projects' }).getByRole('link')).toHaveText(projects.map(({ name }) => name))
  if (new URL(page.url()).pathname !== '/sites') return
  await expect(page.getByRole('main').getByText('No projects yet')).toHaveCount(projects.length > 0 ? 0 : 1)
  await expect(page.getByRole('main').getByRole('list', { name: 'Your sites' }).getByRole('heading')).toHaveText(projects.map(({ name }) => name))
}

await replayInBrowser({
  name: 'project-list',
  machine: projectListMachine,
  exploration: {
    cases: {
      'xstate.done.actor.loadProjects': [{ output: [kiln] }],
      'xstate.error.actor.loadProjects': [failing('unavailable')],
      'project.renamed': [{ project_id: 'p1', name: 'Clay' }],
      'project.deleted': [{ project_id: 'p1' }],
    },
    can: ({ context }: AnyMachineSnapshot, { type }) => !/^project\./.test(type) || context.projects[0]?.name === 'Kiln',
  },
  calls: { loadProjects: 'GET /projects/' },
  backdrop: { ...rest, 'PATCH /projects/p1/': { ...kiln, name: 'Clay' }, 'DELETE /projects/p1/': null },
  open: (stage) => openAsMember(stage, '/sites'),
  gestures: {
    'route.changed': async (stage) => {
      const away = new URL(stage.page.url()).pathname === '/help'
      if (away) await stage.page.goBack()
      else await sidebar(stage).getByRole('link', { name: 'Help' }).click()
      await expect(stage.page).toHaveURL(away ? '/sites' : '/help')
    },
    'project.renamed': async (stage, { name }) => {
      await chooseFor(stage, 'Kiln', 'Rename')
      await stage.page.getByRole('main').getByRole('textbox', { name: 'Project name' }).fill(name)
      await stage.page.keyboard.press('Enter')
    },
    'project.deleted': async (stage) => {
      await chooseFor(stage, 'Kiln', 'Delete')
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    },
  },
  shows: {
    loading: async (stage) => {
      await expect(sidebar(stage)).toBeVisible()
      await expect(stage.page.getByText('No projects yet')).toHaveCount(0)
    },
    listed: list,
    reloading: list,
  },
  rows: { 'route.changed': 'SIDEBAR-06', 'xstate.error.actor.loadProjects': 'SIDEBAR-06' },
  logs: { 'xstate.error.actor.loadProjects': 'Could not load projects: unavailable' },
})
