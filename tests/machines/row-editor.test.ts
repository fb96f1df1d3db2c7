import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromPromise } from 'xstate'
import type { Row } from '../../contract/projects.api.ts'
import { type Draft, rowEditorMachine } from '../../machines/row-editor.machine.ts'
import { answered, edgePaths, led, refused, replay, unreached } from '../support/paths.ts'

const saved: Row = { id: 'r1', created_at: 1, updated_at: 1, sample: false, values: { name: 'Raku' } }
const input = { project_id: 'p1' }
const add = { type: 'row.add', entity: 'classes', draft: { name: '' } }
const edit = { type: 'row.edit', entity: 'classes', row_id: 'r1', title: 'First bowls', draft: { name: 'First bowls' } }
const ask = { type: 'row.askDelete', entity: 'classes', row_id: 'r1', title: 'First bowls' }
const leave = { type: 'row.leave' }
const save = { type: 'row.save' }
const confirm = { type: 'delete.confirm' }
const exploration = {
  input,
  cases: {
    'row.add': [add],
    'row.edit': [edit],
    'row.askDelete': [ask],
    'value.changed': [{ field: 'name', value: 'Raku' }],
    'xstate.done.actor.saveRow': [{ output: saved }],
    'xstate.error.actor.saveRow': [{ error: new Error('refused') }],
    'xstate.error.actor.deleteRow': [{ error: new Error('refused') }],
  },
}
const { uncovered, differences, reached } = await replay(rowEditorMachine, edgePaths(rowEditorMachine, exploration), exploration)
const at = (...events: AnyEventObject[]) => led(rowEditorMachine, input, ...events)

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(rowEditorMachine, reached)).toEqual([])
})

test('BUILD-06 no failure is shown beside a call under way, and form and question are never open together', () => {
  expect(reached.filter((snapshot) => snapshot.hasTag('busy') && snapshot.context.failure !== null)).toEqual([])
  expect(reached.filter((snapshot) => snapshot.hasTag('form') && snapshot.hasTag('question'))).toEqual([])
})

test('BUILD-06 a row is begun, changed or asked about with what is known of it', () => {
  expect([at(add).at, at(add).context]).toEqual(['editing', { ...input, entity: 'classes', row_id: null, title: '', draft: { name: '' }, failure: null }])
  expect([at(edit).at, at(edit).context]).toEqual([
    'editing',
    { ...input, entity: 'classes', row_id: 'r1', title: 'First bowls', draft: { name: 'First bowls' }, failure: null },
  ])
  expect([at(ask).at, at(ask).context]).toEqual(['confirming', { ...input, entity: 'classes', row_id: 'r1', title: 'First bowls', draft: {}, failure: null }])
})

test('BUILD-06 leaving closes whatever is open, and drops what is under way', () => {
  for (const before of [[add], [add, save], [ask], [ask, confirm]]) expect(at(...before, leave).at).toBe('closed')
  expect([at(add, save, leave).stopped, at(ask, confirm, leave).stopped]).toEqual([['saveRow'], ['deleteRow']])
})

test('BUILD-06 a row is saved with what was typed, once, and the list is told', async () => {
  const calls: unknown[] = []
  const told: unknown[] = []
  const actor = createActor(
    rowEditorMachine.provide({
      actors: {
        saveRow: fromPromise(async ({ input: of }: { input: { project_id: string; entity: string; row_id: string | null; draft: Draft } }) => {
          calls.push(of)
          return saved
        }),
      },
    }),
    { input },
  )
  actor.on('rows.changed', (event) => told.push(event))
  actor.start()
  actor.send({ type: 'row.add', entity: 'classes', draft: { name: '', open: false } })
  actor.send({ type: 'value.changed', field: 'name', value: 'Raku' })
  actor.send({ type: 'row.save' })
  actor.send({ type: 'row.save' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(calls).toEqual([{ project_id: 'p1', entity: 'classes', row_id: null, draft: { name: 'Raku', open: false } }])
  expect([actor.getSnapshot().value, told]).toEqual(['closed', [{ type: 'rows.changed' }]])
})

test('BUILD-06 a refusal leaves the form with what was typed, and the question with its reason; both are tried again', () => {
  const typed = { type: 'value.changed', field: 'name', value: 'Raku' }
  const form = at(add, typed, save, refused('saveRow'))
  expect(at(add, typed).at).toBe('editing')
  expect([form.at, form.context.draft, form.context.failure === null]).toEqual(['editing', { name: 'Raku' }, false])
  const again = at(add, typed, save, refused('saveRow'), save)
  expect([again.at, again.context.failure, again.started]).toEqual(['saving', null, ['saveRow']])
  const question = at(ask, confirm, refused('deleteRow'))
  expect([question.at, question.context.failure === null]).toEqual(['confirming', false])
  expect([at(ask, confirm, refused('deleteRow'), confirm).at, at(ask, confirm, answered('deleteRow')).at]).toEqual(['deleting', 'closed'])
  expect(at(add, save, answered('saveRow', saved)).at).toBe('closed')
})
