import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Failure } from '../../contract/failure.ts'
import type { Message, ProjectDetail, Version } from '../../contract/projects.api.ts'
import { type OpenedProject, projectEditorMachine } from '../../machines/project-editor.machine.ts'
import { type TurnContext, turnMachine } from '../../machines/turn.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const project: ProjectDetail = {
  id: 'p1',
  name: 'Kiln',
  deployment_url: '',
  updated_at: 5,
  live_version: null,
  latest_version: 1,
  cover: null,
  model: null,
  message_id: null,
  manage_url: null,
}
const message = (state: Message['state'], id = 'm1'): Message => ({
  id,
  content: 'a pottery studio',
  state,
  answer: '',
  requirements: [],
  marks: [],
  steps: [],
  choices: [],
  version: null,
  charged: false,
  created_at: 4,
})
const opened = (...messages: Message[]): OpenedProject => ({ project, messages, versions: [], preview: null })
const missing = Object.assign(new Error('missing'), { failure: { kind: 'missing', status: 404, detail: 'Not found.', fields: {} } satisfies Failure })
const ended = (message_id: string | null, outcome: TurnContext['outcome']): TurnContext => ({
  project_id: 'p1',
  content: 'a pottery studio',
  message_id,
  last_event_id: '',
  losses: 0,
  marks: [],
  requirements: [],
  steps: [],
  answer: 'It is up.',
  choices: [],
  version: outcome === 'done' ? 2 : null,
  charged: outcome === 'done',
  remaining_today: message_id === null ? null : 3,
  remaining_month: message_id === null ? null : 20,
  outcome,
  failure: outcome === 'failed' ? { kind: 'limited', status: 429, detail: 'No messages are left today.', fields: {} } : null,
})
const exploration = {
  input: { project_id: 'p1', message_id: null },
  cases: {
    'xstate.done.actor.openProject': [{ output: opened() }, { output: opened(message('running')) }],
    'xstate.error.actor.openProject': [{ error: new Error('broken') }, { error: missing }],
    'xstate.done.actor.reloadProject': [{ output: opened() }, { output: opened(message('running')) }],
    'xstate.error.actor.reloadProject': [{ error: new Error('broken') }, { error: missing }],
    'xstate.done.actor.turn': [ended('m1', 'done'), ended('m1', 'failed'), ended(null, 'failed')].map((output) => ({ output })),
    'xstate.error.actor.restoreVersion': [{ error: new Error('broken') }],
    'message.send': [{ content: ' ' }, { content: 'a gallery' }],
    'version.restore': [{ number: 1 }],
    'project.renamed': [{ name: 'Kiln & Co.' }],
    'project.deployed': [{ deployment_url: 'http://kiln.localhost', live_version: 1 }],
  },
  key: (snapshot: { value: unknown; context: { refused: unknown; unfollowed: unknown; error: unknown; restoring: unknown } }) => [
    snapshot.value,
    Boolean(snapshot.context.refused),
    snapshot.context.unfollowed,
    snapshot.context.error,
    snapshot.context.restoring,
  ],
}
const { uncovered, differences, reached } = await replay(projectEditorMachine, edgePaths(projectEditorMachine, exploration as never), exploration as never)

/** An editor over a server that holds `opened`, with turns that end as told. */
function editor(states: OpenedProject[], message_id: string | null = null) {
  const joined: (string | null)[] = []
  const restored: [number, boolean][] = []
  const turns: { receive: (event: { type: 'stream.broken'; failure: Failure }) => void }[] = []
  const open = async () => states.shift() ?? opened()
  const actor = createActor(
    projectEditorMachine.provide({
      actors: {
        openProject: fromPromise(open),
        reloadProject: fromPromise(open),
        restoreVersion: fromPromise(async ({ input }): Promise<Version> => {
          restored.push([input.number, input.rows])
          return { number: 3, label: 'Restored version 1', created_at: 9, changes: [] }
        }),
        turn: turnMachine.provide({
          actors: {
            followTurn: fromCallback(({ input, sendBack }) => {
              joined.push((input as { message_id: string | null }).message_id)
              turns.push({ receive: sendBack })
            }),
          },
        }),
      },
    }),
    { input: { project_id: 'p1', message_id } },
  ).start()
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { actor, joined, restored, turns, settled }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(projectEditorMachine, reached)).toEqual([])
})

test('an open editor has its project, and no error is shown beside a call under way', () => {
  expect(reached.filter((snapshot) => snapshot.hasTag('open') && snapshot.context.opened === null)).toEqual([])
  expect(reached.filter((snapshot) => snapshot.hasTag('busy') && snapshot.context.error !== null)).toEqual([])
})

test('a missing project is said to be missing', () => {
  expect(reached.filter((snapshot) => snapshot.matches('missing')).every((snapshot) => snapshot.context.opened === null)).toBe(true)
  expect(reached.some((snapshot) => snapshot.matches('missing'))).toBe(true)
})

test('BUILD-01 the turn that creating the project began is joined from its start, also when it has ended', async () => {
  const { actor, joined, settled } = editor([opened(message('done'))], 'm1')
  await settled()
  expect([joined, actor.getSnapshot().hasTag('turning')]).toEqual([['m1'], true])
})

test('a turn that still runs when the editor opens is joined', async () => {
  const { joined, settled } = editor([opened(message('done', 'm0'), message('running', 'm1'))])
  await settled()
  expect(joined).toEqual(['m1'])
})

test('refused words are kept with the reason, and dismissed on request', async () => {
  const { actor, turns, settled } = editor([opened()])
  await settled()
  actor.send({ type: 'message.send', content: ' add a gallery ' })
  const failure: Failure = { kind: 'limited', status: 429, detail: 'No messages are left today.', fields: {} }
  turns[0]?.receive({ type: 'stream.broken', failure })
  await settled()
  expect(actor.getSnapshot().context.refused).toEqual({ content: 'add a gallery', failure })
  actor.send({ type: 'refusal.dismiss' })
  expect(actor.getSnapshot().context.refused).toEqual(null)
})

test('a turn that could not be followed is not joined again until asked', async () => {
  const running = opened(message('running'))
  const { actor, joined, turns, settled } = editor([running, running, running])
  await settled()
  turns[0]?.receive({ type: 'stream.broken', failure: { kind: 'missing', status: 404, detail: '', fields: {} } })
  await settled()
  expect([joined, actor.getSnapshot().hasTag('turning')]).toEqual([['m1'], false])
  actor.send({ type: 'project.reload' })
  await settled()
  expect(joined).toEqual(['m1', 'm1'])
})

test('BUILD-02 a restore that failed is what is tried again, until the project has been read anew', () => {
  const failed = reached.filter((snapshot) => snapshot.context.error === 'Could not restore the version.')
  expect(failed.map((snapshot) => snapshot.context.restoring)).toEqual(failed.map(() => 1))
  expect(reached.filter((snapshot) => snapshot.context.error?.startsWith('Could not load') && snapshot.context.restoring > 0)).toEqual([])
})

test('BUILD-02 restoring a version makes a new one, and the project is read again', async () => {
  const after = { ...opened(), project: { ...project, latest_version: 3 } }
  const { actor, restored, settled } = editor([opened(), after])
  await settled()
  actor.send({ type: 'version.restore', number: 1 })
  await settled()
  await settled()
  expect([restored, actor.getSnapshot().context.opened?.project.latest_version]).toEqual([[[1, false]], 3])
})

test('BUILD-02 a version is restored with its data only where that is asked', async () => {
  const { actor, restored, settled } = editor([opened()])
  await settled()
  actor.send({ type: 'version.restore', number: 1, rows: true })
  await settled()
  await settled()
  actor.send({ type: 'version.restore', number: 2 })
  expect(restored).toEqual([
    [1, true],
    [2, false],
  ])
})
