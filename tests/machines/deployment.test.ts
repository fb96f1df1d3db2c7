import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '../../contract/failure.ts'
import type { Project } from '../../contract/projects.api.ts'
import { deploymentMachine } from '../../machines/deployment.machine.ts'
import { answered, edgePaths, refused as failed, led, replay, unreached } from '../support/paths.ts'

const live: Project = { id: 'p1', name: 'Kiln', deployment_url: 'http://kiln.localhost:3000', updated_at: 1, live_version: 2, latest_version: 2, cover: null }
const unverified: Failure = { kind: 'forbidden', status: 403, detail: 'Verify your email address first.', fields: {} }
const refusal = Object.assign(new Error('POST /api/v1/projects/p1/deploy/: forbidden'), { failure: unverified })
const told: unknown[] = []
const alone = deploymentMachine.provide({
  actions: {
    tellDeployed: (_, params) => told.push(['deployed', params.project.live_version]),
    tellTakenDown: () => told.push(['takenDown']),
  },
})
const exploration = (live_version: number | null) => ({
  input: { project_id: 'p1', live_version },
  cases: {
    'project.loaded': [{ live_version: null }, { live_version: 3 }],
    'subdomain.changed': [{ subdomain: 'clay' }],
    'xstate.error.actor.exportProject': [{ error: refusal }],
    'xstate.done.actor.deploy': [{ output: live }],
    'xstate.error.actor.deploy': [{ error: refusal }],
    'xstate.error.actor.takeDown': [{ error: new Error('refused') }],
    'xstate.error.actor.sendVerification': [{ error: new Error('refused') }],
  },
})
const { uncovered, differences, reached } = await replay(alone, edgePaths(alone, exploration(null)), exploration(null))

function deployment(live_version: number | null, ports: { deploy?: () => Promise<Project>; takeDown?: () => Promise<void> } = {}) {
  told.length = 0
  const sent: string[] = []
  const actor = createActor(
    alone.provide({
      actors: {
        deploy: fromPromise(ports.deploy ?? (async () => live)),
        exportProject: fromPromise(async () => {}),
        takeDown: fromPromise(ports.takeDown ?? (async () => {})),
        sendVerification: fromPromise(async () => {
          sent.push('mail')
        }),
      },
    }),
    { input: { project_id: 'p1', live_version } },
  ).start()
  return { actor, sent, settled: () => new Promise((resolve) => setImmediate(resolve)), value: () => actor.getSnapshot().value }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(alone, reached)).toEqual([])
})

test('deployed means a live version, not deployed means none, and no reason is shown beside a call for it', () => {
  expect(reached.filter((snapshot) => snapshot.matches('deployed') && snapshot.context.live_version === null)).toEqual([])
  expect(reached.filter((snapshot) => snapshot.matches('notDeployed') && snapshot.context.live_version !== null)).toEqual([])
  expect(
    reached.filter((snapshot) => ['deploying', 'takingDown', 'exporting'].some((state) => snapshot.matches(state)) && snapshot.context.failure !== null),
  ).toEqual([])
})

test('BUILD-03 deploying tells the editor the version that is live', async () => {
  const { actor, settled, value } = deployment(null)
  actor.send({ type: 'deployment.start' })
  expect(value()).toBe('deploying')
  await settled()
  expect([value(), actor.getSnapshot().context.live_version, told]).toEqual(['deployed', 2, [['deployed', 2]]])
})

test('BUILD-03 a site is taken down only after the question is confirmed', async () => {
  const { actor, settled, value } = deployment(2)
  actor.send({ type: 'takeDown.confirm' })
  expect(value()).toBe('deployed')
  actor.send({ type: 'takeDown.ask' })
  actor.send({ type: 'takeDown.confirm' })
  await settled()
  expect([value(), told]).toEqual(['notDeployed', [['takenDown']]])
})

test('BUILD-03 a failed take-down leaves the site deployed and says why', async () => {
  const { actor, settled, value } = deployment(2, { takeDown: () => Promise.reject(refusal) })
  actor.send({ type: 'takeDown.ask' })
  actor.send({ type: 'takeDown.confirm' })
  await settled()
  expect([value(), actor.getSnapshot().context.failure, told]).toEqual(['deployed', unverified, []])
})

test('an unverified address is told so, and may have the mail sent again', async () => {
  const { actor, sent, settled, value } = deployment(null, { deploy: () => Promise.reject(refusal) })
  actor.send({ type: 'mail.send' })
  expect(sent).toEqual([])
  actor.send({ type: 'deployment.start' })
  await settled()
  actor.send({ type: 'mail.send' })
  await settled()
  expect([value(), sent, actor.getSnapshot().context]).toEqual([
    'notDeployed',
    ['mail'],
    { project_id: 'p1', live_version: null, subdomain: '', failure: unverified, mail: 'sent' },
  ])
})

const from = (live_version: number | null, ...events: { type: string }[]) => {
  const { at, started } = led(alone, { project_id: 'p1', live_version }, ...events)
  return [at, ...started]
}
const [start, ask, cancel, confirm, send] = ['deployment.start', 'takeDown.ask', 'takeDown.cancel', 'takeDown.confirm', 'mail.send'].map((type) => ({
  type,
})) as [{ type: string }, { type: string }, { type: string }, { type: string }, { type: string }]

test('what the editor has read decides whether the project is deployed', () => {
  const [gone, there] = [null, 3].map((live_version) => ({ type: 'project.loaded', live_version }))
  expect([from(null, gone!), from(null, there!), from(2, gone!), from(2, there!)]).toEqual([['notDeployed'], ['deployed'], ['notDeployed'], ['deployed']])
  expect(led(alone, { project_id: 'p1', live_version: 2 }, there!).context.live_version).toBe(3)
})

test('BUILD-03 a deployed version is brought up to date, and what fails leaves it deployed', () => {
  expect([from(2, start), from(2, start, failed('deploy', refusal))]).toEqual([['deploying', 'deploy'], ['deployed']])
  expect([from(2, ask), from(2, ask, cancel), from(2, ask, confirm)]).toEqual([['confirmingTakeDown'], ['deployed'], ['takingDown', 'takeDown']])
  expect([from(2, ask, confirm, failed('takeDown')), from(2, ask, confirm, answered('takeDown'))]).toEqual([['deployed'], ['notDeployed']])
  expect(from(2, start, answered('deploy', live))).toEqual(['deployed'])
  expect(from(2, start, answered('deploy', { ...live, live_version: null }))).toEqual(['notDeployed'])
})

test.each([
  [null, 'notDeployed'],
  [2, 'deployed'],
])('with version %s live, the verification mail is sent only to whom the deployment asks to verify', (live_version, rest) => {
  const other = Object.assign(new Error('503'), { failure: { ...unverified, kind: 'unavailable' } })
  expect([from(live_version, send), from(live_version, start, failed('deploy', other), send)]).toEqual([[rest], [rest]])
  const asked = [start, failed('deploy', refusal), send]
  expect(from(live_version, ...asked)).toEqual(['sendingMail', 'sendVerification'])
  expect([from(live_version, ...asked, answered('sendVerification')), from(live_version, ...asked, failed('sendVerification'))]).toEqual([[rest], [rest]])
})

test('BUILD-03 the first deployment asks for the address that was typed', async () => {
  const asked: unknown[] = []
  const actor = createActor(
    alone.provide({
      actors: {
        deploy: fromPromise(async ({ input }) => {
          asked.push(input)
          return live
        }),
      },
    }),
    { input: { project_id: 'p1', live_version: null } },
  ).start()
  actor.send({ type: 'subdomain.changed', subdomain: ' clay ' })
  actor.send({ type: 'deployment.start' })
  await new Promise((resolve) => setImmediate(resolve))
  actor.send({ type: 'subdomain.changed', subdomain: 'other' })
  expect([asked, actor.getSnapshot().context.subdomain]).toEqual([[{ project_id: 'p1', subdomain: 'clay' }], ' clay '])
})

test.each([
  [null, 'notDeployed'],
  [2, 'deployed'],
])('BUILD-03 with version %s live, the site is downloaded, and a download that fails says why', (live_version, rest) => {
  const take = { type: 'project.export' }
  expect([from(live_version, take), from(live_version, take, answered('exportProject'))]).toEqual([['exporting', 'exportProject'], [rest]])
  const refused = led(alone, { project_id: 'p1', live_version }, take, failed('exportProject', refusal))
  expect([refused.at, refused.context.failure]).toEqual([rest, unverified])
  expect(led(alone, { project_id: 'p1', live_version }, take, failed('exportProject', refusal), take).context.failure).toBe(null)
})
