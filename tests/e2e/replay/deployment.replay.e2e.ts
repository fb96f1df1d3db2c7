import type { AnyMachineSnapshot } from 'xstate'
import { type DeploymentContext, deploymentMachine } from '../../../machines/deployment.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { editorOf, kiln, openAsMember } from '../../support/replay-member.ts'

const latest_version = 3
const address = 'http://kiln.localhost:3000'
/** What the server holds, as the path has changed it. */
let live_version: number | null = null
const project = () => ({ live_version, latest_version, deployment_url: live_version === null ? '' : address })

const bar = ({ page }: Stage) => page.getByRole('banner').getByRole('button', { name: /^(Deploy|Deployed|Update)$/ })
const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Take the site down' })
const press =
  (name: string) =>
  ({ dialog }: Stage) =>
    dialog.getByRole('button', { name, exact: true }).click()

const unreached = 'The server could not be reached. Check your connection and try again.'
const mailed = { sent: 'Sent to ada@example.com.', refused: 'The mail could not be sent now. Wait a minute and try again.' }
async function told({ dialog }: Stage, { failure, mail }: DeploymentContext): Promise<void> {
  if (failure === null) await expect(dialog.getByRole('alert')).toHaveCount(0)
  else await expect(dialog.getByRole('alert')).toHaveText(failure.kind === 'network' ? unreached : failure.detail)
  if (failure && mail !== 'unsent') await expect(dialog.getByText(mailed[mail])).toBeVisible()
}
async function live(stage: Stage, context: DeploymentContext, busy: boolean): Promise<void> {
  const { dialog } = stage
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Your site is live')
  await expect(dialog.getByText(address, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Take down' })).toBeEnabled({ enabled: !busy })
  await told(stage, context)
}

await replayInBrowser({
  name: 'deployment',
  // Without an editor above it there is nobody to tell.
  machine: deploymentMachine.provide({ actions: { tellDeployed: () => {}, tellTakenDown: () => {} } }),
  exploration: {
    input: { project_id: 'p1', live_version: null },
    cases: {
      'project.loaded': [{ live_version: null }, { live_version: 3 }],
      'subdomain.changed': [{ subdomain: 'clay' }],
      'xstate.error.actor.exportProject': [failing('network')],
      'xstate.done.actor.deploy': [{ output: { ...kiln, latest_version, live_version: 2, deployment_url: address } }],
      'xstate.error.actor.deploy': [failing('forbidden', { detail: 'Verify your email address first.' })],
      'xstate.error.actor.takeDown': [failing('unavailable', { detail: 'Not now.' })],
      'xstate.error.actor.sendVerification': [failing('limited')],
    },
    can: ({ context }: AnyMachineSnapshot, { type }) => type !== 'deployment.start' || context.live_version !== latest_version,
  },
  calls: {
    deploy: 'POST /projects/p1/deploy/',
    takeDown: 'DELETE /projects/p1/deploy/',
    sendVerification: 'POST /users/verify-email/',
    exportProject: 'GET /projects/p1/export/',
  },
  backdrop: editorOf(project),
  open: async (stage) => {
    live_version = null
    await openAsMember(stage, '/project/p1')
    await bar(stage).click()
  },
  gestures: {
    'deployment.start': ({ dialog }) => dialog.getByRole('button', { name: /^(Deploy|Update)$/ }).click(),
    'subdomain.changed': ({ dialog }, { subdomain }) => dialog.getByLabel('Address (optional)').fill(subdomain),
    'project.export': press('Download the site'),
    'takeDown.ask': press('Take down'),
    'takeDown.cancel': (stage) => question(stage).getByRole('button', { name: 'Cancel' }).click(),
    'takeDown.confirm': (stage) => question(stage).getByRole('button', { name: 'Take down' }).click(),
    'mail.send': press('Send the mail again'),
    // Deployed or taken down elsewhere, which this editor learns with its next reading.
    'project.loaded': async (stage, event) => {
      live_version = event.live_version
      await stage.page.keyboard.press('Escape')
      await stage.page.getByRole('button', { name: 'Reload the preview' }).click()
      await expect(bar(stage)).toHaveText(live_version === null ? 'Deploy' : 'Deployed')
      await bar(stage).click()
    },
    'xstate.done.actor.deploy': async ({ edge }, { output }) => {
      live_version = output.live_version
      const { answer } = await edge.find('POST /projects/p1/deploy/')
      answer(output)
    },
    'xstate.done.actor.takeDown': async ({ edge }) => {
      live_version = null
      const { answer } = await edge.find('DELETE /projects/p1/deploy/')
      answer()
    },
  },
  shows: {
    notDeployed: async (stage, context) => {
      await expect(stage.dialog.getByLabel('Address (optional)')).toHaveValue((context as DeploymentContext).subdomain)
      await expect(stage.dialog.getByRole('heading', { level: 2 })).toHaveText('Deploy')
      await expect(stage.dialog.getByRole('button', { name: 'Deploy' })).toBeEnabled()
      await told(stage, context)
    },
    deployed: (stage, context) => live(stage, context, false),
    confirmingTakeDown: (stage) => expect(question(stage)).toContainText('Visitors will no longer see it.'),
    deploying: async ({ dialog }) => {
      await expect(dialog.getByRole('button', { name: 'Deploying…' })).toBeDisabled()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
    },
    takingDown: (stage, context) => live(stage, context, true),
    exporting: async (stage) => {
      await expect(stage.dialog.getByRole('button', { name: 'Download the site' })).toBeDisabled()
      await expect(stage.dialog.getByRole('alert')).toHaveCount(0)
    },
    sendingMail: ({ dialog }) => expect(dialog.getByRole('button', { name: 'Send the mail again' })).toBeDisabled(),
  },
})
