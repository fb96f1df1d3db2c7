import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromPromise } from 'xstate'
import type { RowsSince } from '../../contract/rows.api.ts'
import { rowsSinceMachine } from '../../machines/rows-since.machine.ts'
import { answered, edgePaths, led, refused, replay, unreached } from '../support/paths.ts'

const since: RowsSince = { kept: true, entities: [{ entity: 'classes', added: 2, changed: 0, removed: 1, examples: { added: [], changed: [], removed: [] } }] }
const forgotten: RowsSince = { kept: false, entities: [] }
const input = { project_id: 'p1' }
const ask = { type: 'restore.ask', number: 3 }
const [leave, confirm, retry] = ['restore.leave', 'restore.confirm', 'comparison.retry'].map((type) => ({ type })) as [
  AnyEventObject,
  AnyEventObject,
  AnyEventObject,
]
const exploration = {
  input,
  cases: {
    'restore.ask': [ask],
    'xstate.done.actor.compareRows': [{ output: since }, { output: forgotten }],
    'xstate.error.actor.compareRows': [{ error: new Error('refused') }],
  },
}
const { uncovered, differences, reached } = await replay(rowsSinceMachine, edgePaths(rowsSinceMachine, exploration), exploration)
const at = (...events: AnyEventObject[]) => led(rowsSinceMachine, input, ...events)

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(rowsSinceMachine, reached)).toEqual([])
})

test('BUILD-02 nothing is shown of another version, and a reason only where there is nothing to show', () => {
  expect(reached.filter((snapshot) => snapshot.hasTag('busy') && (snapshot.context.since !== null || snapshot.context.failure !== null))).toEqual([])
  expect(reached.filter((snapshot) => snapshot.hasTag('compared') && snapshot.context.since === null)).toEqual([])
})

test('BUILD-02 a version is restored with its data only after what would change was shown and confirmed', async () => {
  const told: unknown[] = []
  const asked: unknown[] = []
  const actor = createActor(
    rowsSinceMachine.provide({
      actors: {
        compareRows: fromPromise(async ({ input: of }) => {
          asked.push(of)
          return since
        }),
      },
    }),
    { input },
  )
  actor.on('restore.confirmed', (event) => told.push(event))
  actor.start()
  actor.send({ type: 'restore.ask', number: 3 })
  actor.send({ type: 'restore.confirm' })
  expect(told).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  expect([actor.getSnapshot().value, actor.getSnapshot().context.since]).toEqual(['compared', since])
  actor.send({ type: 'restore.confirm' })
  expect([actor.getSnapshot().value, asked, told]).toEqual(['closed', [{ project_id: 'p1', number: 3 }], [{ type: 'restore.confirmed', number: 3 }]])
})

test('BUILD-02 data that is no longer kept cannot be restored', () => {
  const shown = at(ask, answered('compareRows', forgotten))
  expect([shown.at, at(ask, answered('compareRows', forgotten), confirm).at]).toEqual(['compared', 'compared'])
})

test('BUILD-02 it can be left at any time, and a comparison that failed is tried again', () => {
  expect([at(ask).at, at(ask).started, at(ask, leave).at, at(ask, leave).stopped]).toEqual(['comparing', ['compareRows'], 'closed', ['compareRows']])
  expect(at(ask, answered('compareRows', since), leave).at).toBe('closed')
  const failed = at(ask, refused('compareRows'))
  expect([failed.at, failed.context.failure === null, at(ask, refused('compareRows'), leave).at]).toEqual(['uncompared', false, 'closed'])
  const again = at(ask, refused('compareRows'), retry)
  expect([again.at, again.context.failure, again.started]).toEqual(['comparing', null, ['compareRows']])
  expect(at(ask, answered('compareRows', since), leave, { type: 'restore.ask', number: 2 }).context).toMatchObject({ number: 2, since: null })
})
