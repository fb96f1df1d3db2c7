import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { deleteProjectMachine } from '../../machines/delete-project.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const exploration = {
  cases: {
    'delete.ask': [{ project_id: 'p1', name: 'Kiln & Co.' }],
    'xstate.error.actor.deleteProject': [{ error: new Error('refused') }],
  },
}
const { uncovered, differences, reached } = await replay(deleteProjectMachine, edgePaths(deleteProjectMachine, exploration), exploration)

function deletion(answer: () => Promise<void>) {
  const calls: { project_id: string }[] = []
  const told: unknown[] = []
  const actor = createActor(
    deleteProjectMachine.provide({
      actors: {
        deleteProject: fromPromise(async ({ input }: { input: { project_id: string } }) => {
          calls.push(input)
          return answer()
        }),
      },
    }),
  )
  actor.on('project.deleted', (event) => told.push(event))
  actor.start()
  actor.send({ type: 'delete.ask', project_id: 'p1', name: 'Kiln & Co.' })
  return { actor, calls, told, settled: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(deleteProjectMachine, reached)).toEqual([])
})

test('nothing is deleted that was not named in an open question', () => {
  expect(reached.filter((snapshot) => snapshot.hasTag('busy') && (snapshot.context.project_id === '' || !snapshot.hasTag('open')))).toEqual([])
  expect(reached.filter((snapshot) => snapshot.hasTag('busy') && snapshot.context.error !== null)).toEqual([])
})

test('DELETE-01 a confirmed deletion calls once, closes the question and tells the project', async () => {
  const { actor, calls, told, settled } = deletion(async () => {})
  actor.send({ type: 'delete.confirm' })
  actor.send({ type: 'delete.confirm' })
  await settled()
  expect([calls, told, actor.getSnapshot().value]).toEqual([[{ project_id: 'p1' }], [{ type: 'project.deleted', project_id: 'p1' }], 'closed'])
})

test('DELETE-01 cancelling calls nothing', () => {
  const { actor, calls } = deletion(async () => {})
  actor.send({ type: 'delete.cancel' })
  expect([calls, actor.getSnapshot().value]).toEqual([[], 'closed'])
})

test('DELETE-01 a failure says "Could not delete project." in the question, and trying again clears it', async () => {
  const { actor, told, settled } = deletion(() => Promise.reject(new Error('refused')))
  actor.send({ type: 'delete.confirm' })
  await settled()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error, told]).toEqual(['confirming', 'Could not delete project.', []])
  actor.send({ type: 'delete.confirm' })
  expect(actor.getSnapshot().context.error).toBe(null)
})
