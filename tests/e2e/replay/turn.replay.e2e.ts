import type { AnyMachineSnapshot } from 'xstate'
import type { Failure } from '../../../contract/failure.ts'
import type { TurnEvent } from '../../../contract/turn.ts'
import { type TurnContext, turnMachine } from '../../../machines/turn.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { held } from '../../support/replay-edge.ts'
import { editorOf, openAsMember } from '../../support/replay-member.ts'

const content = 'a pottery studio'
const stream = 'POST /projects/p1/messages/|GET /projects/p1/messages/m1/stream/'
const said: readonly TurnEvent[] = [
  { event: 'accepted', data: { message_id: 'm1', remaining_today: 4, remaining_month: 26, resets_at: 1 } },
  { event: 'step', data: { label: 'Read 1 sentence', state: 'done' } },
  { event: 'done', data: { message_id: 'm1', version: 1, charged: true } },
  { event: 'done', data: { message_id: 'm1', version: null, charged: false } },
  { event: 'error', data: { detail: 'The builder broke.', charged: false } },
]
const lost: Failure = { kind: 'network', status: 0, detail: '', fields: {} }
const gone: Failure = { kind: 'missing', status: 404, detail: 'Not found.', fields: {} }

/** How often the project has been read: what a turn leaves is seen as long as the reading after it has no answer. */
let readings = 0
const saved = ({ page }: Stage) => page.getByRole('banner').getByRole('status')
const log = ({ page }: Stage) => page.getByRole('log')

/** A turn under way: what stands beside the name, and whether Stop can be pressed. */
const following =
  (state: string, stopping: boolean) =>
  async (stage: Stage, { steps }: TurnContext) => {
    await expect(saved(stage)).toHaveText(state)
    await expect(log(stage).getByText(content)).toBeVisible()
    await expect(log(stage).getByRole('listitem')).toHaveText(steps.map(({ label }) => label))
    const stop = stage.page.getByRole('button', { name: stopping ? 'Stopping…' : 'Stop', exact: true })
    await expect(stop).toBeEnabled({ enabled: !stopping })
  }
const over = async (stage: Stage) => {
  await expect(stage.page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(saved(stage)).toHaveText('Saved')
}

await replayInBrowser({
  name: 'turn',
  machine: turnMachine,
  exploration: {
    input: { project_id: 'p1', content, message_id: null },
    cases: {
      'stream.received': said.map((turn, at) => ({ id: String(at + 1), turn })),
      'stream.broken': [{ failure: lost }, { failure: gone }],
      'xstate.error.actor.stopTurn': [{ error: Object.assign(new Error('503'), { failure: { ...lost, kind: 'unavailable', status: 503 } }) }],
    },
    key: ({ value, context }) => [value, context.message_id, context.losses, context.outcome],
    can: ({ context }: AnyMachineSnapshot, event) => {
      // The server names a turn before it says anything else, and an answer that has begun has no other status.
      if (event.type === 'stream.received') return event.turn.event === 'accepted' ? context.message_id === null : context.message_id !== null
      return event.type !== 'stream.broken' || event.failure === lost || context.message_id === null || context.losses > 0
    },
  },
  calls: { followTurn: stream, stopTurn: 'POST /projects/p1/messages/m1/stop/' },
  backdrop: { ...editorOf(() => ({ latest_version: 0 })), 'GET /projects/p1/messages/': () => (readings++ === 0 ? [] : held) },
  open: async (stage) => {
    readings = 0
    await openAsMember(stage, '/project/p1')
    await stage.page.getByRole('textbox', { name: 'Describe a site or an app' }).fill(content)
    await stage.page.getByRole('button', { name: 'Send' }).click()
  },
  gestures: {
    'stream.received': async ({ edge }, { id, turn }) => (await edge.find(stream)).say(id, turn.event, turn.data),
    'stream.broken': async ({ edge }, { failure }) => (await edge.find(stream)).fail(failure),
    'turn.stop': ({ page }) => page.getByRole('button', { name: 'Stop', exact: true }).click(),
  },
  shows: {
    'following.sending': following('Building…', false),
    'following.withdrawing': following('Building…', true),
    'following.streaming': following('Building…', false),
    'following.halting.asking': following('Building…', true),
    'following.halting.asked': following('Building…', true),
    lost: following('Reconnecting…', false),
    done: async (stage, { version }: TurnContext) => {
      await over(stage)
      await expect(log(stage).getByText('Version 1', { exact: true })).toHaveCount(version === null ? 0 : 1)
    },
    stopped: async (stage) => {
      await over(stage)
      await expect(stage.page.getByRole('status').filter({ hasText: 'Stopped.' })).toBeAttached()
    },
    failed: async (stage, { failure, message_id }: TurnContext) => {
      await over(stage)
      const reason = failure?.kind === 'network' ? 'The server could not be reached.' : message_id === null ? 'This is no longer there.' : failure?.detail
      await expect(log(stage).getByText(reason ?? '')).toBeVisible()
      await expect(log(stage).getByText(content)).toBeVisible()
    },
  },
})
