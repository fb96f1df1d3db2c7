import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '../../contract/failure.ts'
import type { Project } from '../../contract/projects.api.ts'
import { projectListMachine } from '../../machines/project-list.machine.ts'
import { answered, edgePaths, led, refused, replay, unreached } from '../support/paths.ts'

const project = (id: string, name = id): Project => ({
  id,
  name,
  deployment_url: '',
  updated_at: 0,
  live_version: null,
  latest_version: 0,
  cover: null,
})
const cases = {
  'xstate.done.actor.loadProjects': [{ output: [] }, { output: [project('p1')] }],
  'xstate.error.actor.loadProjects': [{ error: new Error('refused') }],
  'project.renamed': [{ project_id: 'p1', name: 'Kiln' }],
  'project.deleted': [{ project_id: 'p1' }],
}
const { uncovered, differences, reached } = await replay(projectListMachine, edgePaths(projectListMachine, { cases }), { cases })

/** Loads that settle only when asked, with what was logged. */
function list() {
  const loads: (PromiseWithResolvers<readonly Project[]> & { readonly signal: AbortSignal })[] = []
  const logged: Failure[] = []
  const actor = createActor(
    projectListMachine.provide({
      actors: {
        loadProjects: fromPromise(({ signal }) => {
          const load = { ...Promise.withResolvers<readonly Project[]>(), signal }
          loads.push(load)
          return load.promise
        }),
      },
      actions: { logFailure: (_, params) => logged.push(params.failure) },
    }),
  ).start()
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { actor, loads, logged, settled, value: () => actor.getSnapshot().value, ids: () => actor.getSnapshot().context.projects.map(({ id }) => id) }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(projectListMachine, reached)).toEqual([])
})

test('before the first answer the list is unknown, and afterwards never again', () => {
  expect(reached.filter((snapshot) => snapshot.hasTag('unknown') && !snapshot.matches('loading'))).toEqual([])
  expect(reached.filter((snapshot) => snapshot.hasTag('unknown') && snapshot.context.projects.length > 0)).toEqual([])
})

test('SIDEBAR-06 projects load on start and again on a route change', async () => {
  const { actor, loads, settled, ids } = list()
  expect(loads.length).toBe(1)
  loads[0]?.resolve([project('p1')])
  await settled()
  actor.send({ type: 'route.changed' })
  expect([loads.length, ids()]).toEqual([2, ['p1']])
  loads[1]?.resolve([project('p2'), project('p1')])
  await settled()
  expect(ids()).toEqual(['p2', 'p1'])
})

test('SIDEBAR-06 a failed load is logged and treated as empty', async () => {
  const { actor, loads, logged, settled, ids } = list()
  loads[0]?.resolve([project('p1')])
  await settled()
  actor.send({ type: 'route.changed' })
  loads[1]?.reject(new Error('no network'))
  await settled()
  expect([ids(), logged, actor.getSnapshot().value]).toEqual([[], [{ kind: 'broken', status: 0, detail: '', fields: {} }], 'listed'])
})

test('a late answer never overwrites a newer one', async () => {
  const { actor, loads, settled, ids } = list()
  actor.send({ type: 'route.changed' })
  loads[1]?.resolve([project('new')])
  await settled()
  loads[0]?.resolve([project('old')])
  await settled()
  expect(ids()).toEqual(['new'])
})

test('a rename and a delete show at once, before the list has been loaded again', async () => {
  const { actor, loads, settled, value } = list()
  loads[0]?.resolve([project('p1'), project('p2')])
  await settled()
  actor.send({ type: 'project.renamed', project_id: 'p1', name: 'Kiln & Co.' })
  actor.send({ type: 'project.deleted', project_id: 'p2' })
  expect([actor.getSnapshot().context.projects, loads.length, value()]).toEqual([[project('p1', 'Kiln & Co.')], 3, 'reloading'])
})

test('SIDEBAR-06 a route change during a load drops it and loads anew', async () => {
  const { actor, loads, settled, ids, value } = list()
  actor.send({ type: 'route.changed' })
  expect([loads.length, loads[0]?.signal.aborted, value()]).toEqual([2, true, 'loading'])
  loads[1]?.resolve([project('p1')])
  await settled()
  expect([ids(), value()]).toEqual([['p1'], 'listed'])
  actor.send({ type: 'route.changed' })
  expect([loads.length, value()]).toEqual([3, 'reloading'])
  actor.send({ type: 'route.changed' })
  expect([loads.length, loads[2]?.signal.aborted, value()]).toEqual([4, true, 'reloading'])
  loads[3]?.resolve([project('p2')])
  await settled()
  expect([ids(), value()]).toEqual([['p2'], 'listed'])
})

test.each(['project.renamed', 'project.deleted'] as const)('%s before the first answer drops that load and loads anew', (type) => {
  const { actor, loads, value } = list()
  actor.send({ type, project_id: 'p1', name: 'Kiln' })
  expect([loads.length, loads[0]?.signal.aborted, value()]).toEqual([2, true, 'reloading'])
})

test('SIDEBAR-06 a failed first load is logged and treated as empty', async () => {
  const { loads, logged, settled, ids, value } = list()
  loads[0]?.reject(new Error('no network'))
  await settled()
  expect([ids(), logged.length, value()]).toEqual([[], 1, 'listed'])
})

const routed = { type: 'route.changed' }
const renamed = { type: 'project.renamed', project_id: 'p1', name: 'Kiln' }
const deleted = { type: 'project.deleted', project_id: 'p1' }
const listed = answered('loadProjects', [project('p1')])

test.each([routed, renamed, deleted])('SIDEBAR-06 $type asks anew, and drops the answer that is under way', (event) => {
  const anew = (...before: object[]) => {
    const { at, started, stopped } = led(projectListMachine, undefined, ...(before as { type: string }[]), event)
    return [at, started, stopped]
  }
  const first = event === routed ? 'loading' : 'reloading'
  expect(anew()).toEqual([first, ['loadProjects'], ['loadProjects']])
  expect(anew(listed)).toEqual(['reloading', ['loadProjects'], []])
  expect(anew(listed, routed)).toEqual(['reloading', ['loadProjects'], ['loadProjects']])
})

test('SIDEBAR-06 a first load that fails ends in an empty list', () => {
  const { at, context } = led(projectListMachine, undefined, refused('loadProjects'))
  expect([at, context]).toEqual(['listed', { projects: [] }])
})
