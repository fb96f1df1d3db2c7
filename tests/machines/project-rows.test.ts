import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Row } from '../../contract/projects.api.ts'
import { type LoadedRows, projectRowsMachine } from '../../machines/project-rows.machine.ts'
import { answered, edgePaths, led, refused, replay, unreached } from '../support/paths.ts'

const row = (id: string): Row => ({ id, created_at: 1, updated_at: 1, sample: false, values: {} })
const exploration = {
  input: { project_id: 'p1', entity: 'orders' },
  cases: {
    'entity.chosen': [{ entity: 'products' }],
    'xstate.done.actor.loadRows': [{ output: { rows: [row('r1')], titles: { c1: 'First bowls' }, choices: { classes: ['c1'] } } }],
    'xstate.error.actor.loadRows': [{ error: new Error('refused') }],
  },
}
const { uncovered, differences, reached } = await replay(projectRowsMachine, edgePaths(projectRowsMachine, exploration), exploration)

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(projectRowsMachine, reached)).toEqual([])
})

test('BUILD-06 a file that could not be had leaves the rows', () => {
  const failed = reached.filter((snapshot) => snapshot.hasTag('undownloaded'))
  expect(failed.map(({ context }) => [context.rows.length, context.failure !== null])).toEqual(failed.map(() => [1, true]))
})

test('BUILD-06 a late answer about one kind of thing is never shown as the rows of another', async () => {
  const loads = new Map<string, PromiseWithResolvers<LoadedRows>>()
  const actor = createActor(
    projectRowsMachine.provide({
      actors: {
        loadRows: fromPromise(({ input }: { input: { project_id: string; entity: string } }) => {
          const load = Promise.withResolvers<LoadedRows>()
          loads.set(input.entity, load)
          return load.promise
        }),
      },
    }),
    { input: { project_id: 'p1', entity: 'orders' } },
  ).start()
  actor.send({ type: 'entity.chosen', entity: 'products' })
  loads.get('orders')?.resolve({ rows: [row('order')], titles: {}, choices: {} })
  await new Promise((resolve) => setImmediate(resolve))
  expect(actor.getSnapshot().context.rows).toEqual([])
  loads.get('products')?.resolve({ rows: [row('product')], titles: { c1: 'Bowls' }, choices: {} })
  await new Promise((resolve) => setImmediate(resolve))
  expect(actor.getSnapshot().context).toEqual({
    project_id: 'p1',
    entity: 'products',
    rows: [row('product')],
    titles: { c1: 'Bowls' },
    choices: {},
    failure: null,
  })
})

test.each([{ type: 'entity.chosen', entity: 'products' }, { type: 'rows.reload' }])('BUILD-06 $type loads, and drops the load that is under way', (event) => {
  const { at, started, stopped } = led(projectRowsMachine, exploration.input, event)
  expect([at, started, stopped]).toEqual(['loading', ['loadRows'], ['loadRows']])
  expect(led(projectRowsMachine, exploration.input, refused('loadRows'), event).at).toBe('loading')
})

test('BUILD-06 a download ends at the rows, and one that failed is tried again', () => {
  const [loaded, download] = [answered('loadRows', { rows: [], titles: {}, choices: {} }), { type: 'rows.download' }]
  const after = (...events: { type: string }[]) => {
    const { at, started } = led(projectRowsMachine, exploration.input, loaded, download, ...events)
    return [at, started]
  }
  expect([after(), after(answered('downloadRows'))]).toEqual([
    ['downloading', ['downloadRows']],
    ['listed', []],
  ])
  expect(after(refused('downloadRows'), download)).toEqual(['downloading', ['downloadRows']])
})
