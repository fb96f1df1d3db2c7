import { type ComposerContext, composerMachine } from '../../../machines/composer.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { failing, held } from '../../support/replay-edge.ts'
import { kiln, member, openAsMember } from '../../support/replay-member.ts'

const words = ({ page }: Stage) => page.getByRole('textbox', { name: 'Describe a site or an app' })
const form = (busy: boolean, error: string | null) => async (stage: Stage, context: ComposerContext) => {
  await expect(words(stage)).toHaveValue(context.words)
  await expect(stage.page.getByRole('button', { name: 'Build it' })).toBeEnabled({ enabled: !busy })
  const alert = stage.page.getByRole('main').getByRole('alert')
  if (error === null && context.failure === null) await expect(alert).toHaveCount(0)
  else await expect(alert).toHaveText(error ?? context.failure?.detail ?? '')
}

await replayInBrowser({
  name: 'composer',
  machine: composerMachine,
  exploration: {
    input: { words: '' },
    cases: {
      'words.changed': [{ words: 'a pottery studio' }],
      'xstate.done.actor.createProject': [{ output: { ...kiln, model: null, message_id: null, manage_url: null } }],
      'xstate.error.actor.createProject': [failing('limited', { detail: 'No messages are left today.' })],
    },
  },
  calls: { createProject: 'POST /projects/' },
  backdrop: { ...member, 'GET /projects/p1/': held, 'GET /projects/p1/messages/': held, 'GET /projects/p1/versions/': held },
  open: (stage) => openAsMember(stage, '/sites'),
  gestures: {
    'words.changed': (stage, event) => words(stage).fill(event.words),
    'words.submit': ({ page }) => page.getByRole('button', { name: 'Build it' }).click(),
  },
  shows: {
    describing: form(false, null),
    wordless: form(false, 'Say in a few words what to build.'),
    creating: form(true, null),
  },
  leaves: { 'xstate.done.actor.createProject': ({ page }) => expect(page).toHaveURL(/\/project\/p1$/) },
})
