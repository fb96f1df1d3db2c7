import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '../../contract/failure.ts'
import type { ProjectDetail } from '../../contract/projects.api.ts'
import { composerMachine } from '../../machines/composer.machine.ts'
import { edgePaths, led, refused, replay, unreached } from '../support/paths.ts'

const made: ProjectDetail = {
  id: 'p1',
  name: 'Pottery studio',
  deployment_url: '',
  updated_at: 1,
  live_version: null,
  latest_version: 0,
  cover: null,
  model: null,
  message_id: 'm1',
  manage_url: null,
}
const usedUp: Failure = { kind: 'limited', status: 429, detail: 'No messages are left today. New ones come at 00:00 UTC.', fields: {} }
const refusal = Object.assign(new Error('POST /api/v1/projects/: limited'), { failure: usedUp })
const exploration = {
  input: { words: '' },
  cases: {
    'words.changed': [{ words: 'a pottery studio' }, { words: '  ' }],
    'xstate.done.actor.createProject': [{ output: made }],
    'xstate.error.actor.createProject': [{ error: refusal }],
  },
}
const { uncovered, differences, reached } = await replay(composerMachine, edgePaths(composerMachine, exploration), exploration)

function composer(words: string, answer: () => Promise<ProjectDetail>) {
  const calls: { prompt: string }[] = []
  const told: unknown[] = []
  const actor = createActor(
    composerMachine.provide({
      actors: {
        createProject: fromPromise(async ({ input }: { input: { prompt: string } }) => {
          calls.push(input)
          return answer()
        }),
      },
    }),
    { input: { words } },
  )
  actor.on('project.created', (event) => told.push(event))
  actor.start()
  return { actor, calls, told, settled: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(composerMachine, reached)).toEqual([])
})

test('nothing blank is ever sent, and no reason is shown while sending', () => {
  expect(reached.filter((snapshot) => snapshot.matches('creating') && (snapshot.context.words.trim() === '' || snapshot.context.failure !== null))).toEqual([])
})

test('BUILD-01 the words create a project once, and its turn is told', async () => {
  const { actor, calls, told, settled } = composer('  a pottery studio ', async () => made)
  actor.send({ type: 'words.submit' })
  actor.send({ type: 'words.submit' })
  await settled()
  expect([calls, told]).toEqual([[{ prompt: 'a pottery studio' }], [{ type: 'project.created', project_id: 'p1', message_id: 'm1' }]])
})

test('BUILD-04 a used-up allowance keeps the words and says why, until they are changed', async () => {
  const { actor, settled } = composer('a pottery studio', () => Promise.reject(refusal))
  actor.send({ type: 'words.submit' })
  await settled()
  expect(actor.getSnapshot().context).toEqual({ words: 'a pottery studio', failure: usedUp })
  actor.send({ type: 'words.changed', words: 'a pottery' })
  expect(actor.getSnapshot().context).toEqual({ words: 'a pottery', failure: null })
})

test('blank words are asked for, not sent', () => {
  const { actor, calls } = composer(' \n ', async () => made)
  actor.send({ type: 'words.submit' })
  expect([actor.getSnapshot().hasTag('blank'), calls]).toEqual([true, []])
})

test('changed words are described, also after none were sent or a refusal', () => {
  const [words, submit] = [{ type: 'words.changed', words: 'a kiln' }, { type: 'words.submit' }]
  const at = (...events: { type: string }[]) => led(composerMachine, { words: '' }, ...events).at
  expect([at(words), at(submit), at(submit, words)]).toEqual(['describing', 'wordless', 'describing'])
  expect([at(words, submit), at(words, submit, refused('createProject'))]).toEqual(['creating', 'describing'])
})
