import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Project } from '../../contract/projects.api.ts'
import { renameMachine, shownName } from '../../machines/rename.machine.ts'
import { edgePaths, led, replay, unreached } from '../support/paths.ts'

const saved: Project = { id: 'p1', name: 'Kiln & Co.', deployment_url: '', updated_at: 1, live_version: null, latest_version: 1, cover: null }
const exploration = {
  input: { project_id: 'p1' },
  cases: {
    'rename.start': [{ name: 'Kiln' }],
    'draft.changed': [{ draft: ' Kiln & Co. ' }, { draft: '   ' }],
    'xstate.done.actor.renameProject': [{ output: saved }],
    'xstate.error.actor.renameProject': [{ error: new Error('refused') }],
  },
}
const { uncovered, differences, reached } = await replay(renameMachine, edgePaths(renameMachine, exploration), exploration)

/** A rename of "Kiln" whose calls are counted and settle as told. */
function rename(answer: () => Promise<Project> = async () => saved) {
  const calls: { project_id: string; name: string }[] = []
  const told: unknown[] = []
  const actor = createActor(
    renameMachine.provide({
      actors: {
        renameProject: fromPromise(async ({ input }: { input: { project_id: string; name: string } }) => {
          calls.push(input)
          return answer()
        }),
      },
    }),
    { input: { project_id: 'p1' } },
  )
  actor.on('project.renamed', (event) => told.push(event))
  actor.start()
  actor.send({ type: 'rename.start', name: 'Kiln' })
  const type = (draft: string) => actor.send({ type: 'draft.changed', draft })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { actor, calls, told, type, settled }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(renameMachine, reached)).toEqual([])
})

test('an error is shown only while resting, and never beside a call under way', () => {
  expect(reached.filter((snapshot) => snapshot.context.error !== null && !snapshot.matches('resting'))).toEqual([])
  expect(reached.filter((snapshot) => snapshot.hasTag('busy') && snapshot.context.draft.trim() === '')).toEqual([])
})

test('RENAME-01 Enter or leaving saves the trimmed name and tells it', async () => {
  const { actor, calls, told, type, settled } = rename()
  type('  Kiln & Co. ')
  actor.send({ type: 'rename.save' })
  expect(shownName(actor.getSnapshot())).toBe('Kiln & Co.')
  await settled()
  expect(calls).toEqual([{ project_id: 'p1', name: 'Kiln & Co.' }])
  expect(told).toEqual([{ type: 'project.renamed', project_id: 'p1', name: 'Kiln & Co.' }])
  expect(actor.getSnapshot().value).toBe('resting')
})

test('RENAME-01 leaving right after Enter saves only once', async () => {
  const { actor, calls, type, settled } = rename()
  type('Kiln & Co.')
  actor.send({ type: 'rename.save' })
  actor.send({ type: 'rename.save' })
  await settled()
  actor.send({ type: 'rename.save' })
  expect(calls.length).toBe(1)
})

test.each(['', '   ', '\t\n', 'Kiln', ' Kiln '])('RENAME-01 the name %j cancels without a call', async (draft) => {
  const { actor, calls, told, type, settled } = rename()
  type(draft)
  actor.send({ type: 'rename.save' })
  await settled()
  expect([actor.getSnapshot().value, calls, told]).toEqual(['resting', [], []])
})

test('RENAME-01 Escape cancels without a call', () => {
  const { actor, calls, type } = rename()
  type('Kiln & Co.')
  actor.send({ type: 'rename.cancel' })
  actor.send({ type: 'rename.save' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.draft, calls]).toEqual(['resting', 'Kiln', []])
})

test('RENAME-02 a failure says "Could not rename project." and the old name stands', async () => {
  const { actor, told, type, settled } = rename(() => Promise.reject(new Error('refused')))
  type('Kiln & Co.')
  actor.send({ type: 'rename.save' })
  await settled()
  expect([actor.getSnapshot().context, told]).toEqual([{ project_id: 'p1', name: 'Kiln', draft: 'Kiln', error: 'Could not rename project.' }, []])
})

test('RENAME-01 Escape leaves the editor, and the name can be edited anew', () => {
  const start = { type: 'rename.start', name: 'Kiln' }
  expect(led(renameMachine, { project_id: 'p1' }, start, { type: 'rename.cancel' }).at).toBe('resting')
  expect(led(renameMachine, { project_id: 'p1' }, start, { type: 'rename.cancel' }, start).at).toBe('editing')
})
