import { expect, test } from 'vitest'
import { projectEditorMachine } from '../../machines/project-editor.machine.ts'
import { answered, led, refused } from '../support/paths.ts'

const message = (state: 'running' | 'done') => ({ id: 'm1', content: 'a kiln', state, created_at: 1 })
const opened = (...messages: object[]) => ({
  project: { id: 'p1', name: 'Kiln', deployment_url: '', live_version: null, updated_at: 1 },
  messages,
  versions: [],
  preview: null,
})
const missing = Object.assign(new Error('404'), { failure: { kind: 'missing', status: 404, detail: '', fields: {} } })
const open = answered('openProject', opened())
const openTurning = answered('openProject', opened(message('running')))
const reloaded = answered('reloadProject', opened())
const turned = (message_id: string | null, outcome: 'done' | 'failed') =>
  answered('turn', {
    project_id: 'p1',
    content: 'a kiln',
    message_id,
    outcome,
    answer: '',
    requirements: [],
    marks: [],
    steps: [],
    choices: [],
    version: null,
    failure: null,
  })
const [reload, retry, dismiss] = ['project.reload', 'error.retry', 'refusal.dismiss'].map((type) => ({ type })) as [
  { type: string },
  { type: string },
  { type: string },
]
const send = (content = 'a gallery') => ({ type: 'message.send', content })
const restore = { type: 'version.restore', number: 1 }
const renamed = { type: 'project.renamed', name: 'Clay' }
const deployed = { type: 'project.deployed', deployment_url: 'http://kiln.localhost', live_version: 1 }

const after = (...events: { type: string }[]) => led(projectEditorMachine, { project_id: 'p1', message_id: null }, ...events)
/** Where events lead, and what the last of them starts. */
const from = (...events: { type: string }[]) => [after(...events).at, ...after(...events).started]
const [ready, turning, reloading, restoring] = ['ready', 'turning', 'reloading', 'restoring'].map((state) => ({ open: state }))

test('a project opens, is missing, or is opened once more', () => {
  expect([from(), from(open), from(openTurning)]).toEqual([
    ['opening', 'openProject'],
    [ready, 'deployment'],
    [turning, 'deployment', 'turn'],
  ])
  expect([from(refused('openProject', missing)), from(refused('openProject')), from(refused('openProject'), reload)]).toEqual([
    ['missing'],
    ['unopened'],
    ['opening', 'openProject'],
  ])
})

test.each([
  ['ready', [open]],
  ['in a turn', [openTurning]],
])('a new name is taken up %s, and changes nothing else', (_, before) => {
  const { at, started, stopped, context } = after(...before, renamed)
  expect([at, started, stopped, context.opened.project.name]).toEqual([after(...before).at, [], [], 'Clay'])
})

test('BUILD-03 a deployment is read again when ready, and only noted in a turn', () => {
  expect(from(open, deployed)).toEqual([reloading, 'reloadProject'])
  const { at, started, stopped, context } = after(openTurning, deployed)
  expect([at, started, stopped, context.opened.project.live_version]).toEqual([turning, [], [], 1])
  const down = after(openTurning, deployed, { type: 'project.takenDown' })
  expect([down.at, down.started, down.stopped, down.context.opened.project]).toEqual([turning, [], [], { ...opened().project, live_version: null }])
})

test('BUILD-02 words begin a turn, when ready and while the project is read again; blank ones do not', () => {
  expect([from(open, send()), from(open, send(' '))]).toEqual([[turning, 'turn'], [ready]])
  expect([from(open, reload, send()), from(open, reload, send(' '))]).toEqual([[turning, 'turn'], [reloading]])
})

test('after a turn the project is read again; a refused one keeps its words until they are dismissed', () => {
  expect([from(open, send(), turned('m1', 'done')), from(open, send(), turned(null, 'failed'))]).toEqual([
    [reloading, 'reloadProject'],
    [reloading, 'reloadProject'],
  ])
  const failure = { kind: 'limited', status: 429, detail: '', fields: {} }
  const refusal = answered('turn', { ...(turned(null, 'failed').output as object), failure })
  const kept = after(open, send(), refusal)
  expect(kept.context.refused).toEqual({ content: 'a kiln', failure })
  const dismissed = after(open, send(), refusal, dismiss)
  expect([dismissed.at, dismissed.started, dismissed.stopped, dismissed.context.refused]).toEqual([reloading, [], [], null])
  const later = after(open, send(), refusal, reloaded, restore, dismiss)
  expect([later.at, later.started, later.stopped, later.context.refused]).toEqual([restoring, [], [], null])
})

test('the newest state ends ready, in a turn that runs, in a missing project, or with an error', () => {
  expect([from(open, reload), from(open, reload, reloaded), from(open, reload, answered('reloadProject', opened(message('running'))))]).toEqual([
    [reloading, 'reloadProject'],
    [ready],
    [turning, 'turn'],
  ])
  expect([from(open, reload, refused('reloadProject', missing)), from(open, reload, refused('reloadProject'))]).toEqual([['missing'], [ready]])
})

test('trying again restores what could not be restored, and otherwise reads the project again', () => {
  expect([from(open, restore), from(open, restore, refused('restoreVersion')), from(open, restore, answered('restoreVersion'))]).toEqual([
    [restoring, 'restoreVersion'],
    [ready],
    [reloading, 'reloadProject'],
  ])
  expect(from(open, restore, refused('restoreVersion'), retry)).toEqual([restoring, 'restoreVersion'])
  expect(from(open, reload, refused('reloadProject'), retry)).toEqual([reloading, 'reloadProject'])
})
