import { deleteProjectMachine } from '../../machines/delete-project.machine.ts'
import { deploymentMachine } from '../../machines/deployment.machine.ts'
import { pointingMachine } from '../../machines/pointing.machine.ts'
import { projectEditorMachine } from '../../machines/project-editor.machine.ts'
import { projectListMachine } from '../../machines/project-list.machine.ts'
import { projectRowsMachine } from '../../machines/project-rows.machine.ts'
import { renameMachine } from '../../machines/rename.machine.ts'
import { rowEditorMachine } from '../../machines/row-editor.machine.ts'
import { rowsSinceMachine } from '../../machines/rows-since.machine.ts'
import { turnMachine } from '../../machines/turn.machine.ts'
import type { Contender } from '../support/race.ts'

const project = { id: 'p1', name: 'Kiln', deployment_url: '', updated_at: 1, live_version: null, latest_version: 1, cover: null }
const live = { ...project, deployment_url: 'http://kiln.localhost:3000', live_version: 1 }
const detail = { ...project, model: null, message_id: null, manage_url: null }
const message = {
  id: 'm1',
  content: 'a kiln',
  state: 'running',
  answer: '',
  requirements: [],
  marks: [],
  steps: [],
  choices: [],
  version: null,
  charged: false,
  created_at: 1,
}
const opened = { project: detail, messages: [], versions: [], preview: null }
const events = (...types: readonly string[]) => types.map((type) => ({ type }))

const said = (event: string, data: object) => ({ type: 'stream.received', id: '1', turn: { event, data } })
const broken = (kind: string) => ({ type: 'stream.broken', failure: { kind, status: 0, detail: '', fields: {} } })
const stream = [
  said('accepted', { message_id: 'm1', remaining_today: 4, remaining_month: 26, resets_at: 1 }),
  said('accepted', { message_id: 'm1', remaining_today: 4, remaining_month: 26, resets_at: 1 }),
  said('step', { label: 'Read 1 sentence', state: 'done' }),
  broken('network'),
  said('done', { message_id: 'm1', version: 1, charged: true }),
  said('done', { message_id: 'm1', version: null, charged: false }),
  said('error', { detail: 'The builder broke.', charged: false }),
  broken('missing'),
]
const deploying = {
  events: [
    ...events('deployment.start', 'takeDown.ask', 'takeDown.cancel', 'takeDown.confirm', 'mail.send', 'mail.send', 'mail.send', 'project.export'),
    { type: 'project.loaded', live_version: 1 },
    { type: 'subdomain.changed', subdomain: 'clay' },
  ],
  answers: { deploy: [live, project], takeDown: [undefined], exportProject: [undefined], sendVerification: [undefined] },
}

/** By machine file: what the race of a project's machine is made of. */
export const editorContenders: Readonly<Record<string, Contender>> = {
  'delete-project': {
    machine: deleteProjectMachine,
    events: [{ type: 'delete.ask', project_id: 'p1', name: 'Kiln' }, ...events('delete.cancel', 'delete.confirm')],
    answers: { deleteProject: [undefined] },
    homeward: events('delete.cancel'),
    home: (snapshot) => snapshot.matches('closed'),
  },
  deployment: {
    machine: deploymentMachine.provide({ actions: { tellDeployed: () => {}, tellTakenDown: () => {} } }),
    inputs: [null, 1].map((live_version) => ({ project_id: 'p1', live_version })),
    ...deploying,
    homeward: events('takeDown.cancel'),
    home: (snapshot) => snapshot.matches('deployed') || snapshot.matches('notDeployed'),
  },
  pointing: {
    machine: pointingMachine,
    inputs: [{ project_id: 'p1', version: 1 }],
    events: [
      ...events('pointing.start', 'pointing.end', 'part.leave'),
      { type: 'version.shown', version: 2 },
      { type: 'part.picked', part: { page: '/', block: 'hero', text: 'Clay Corner', colours: 'heading' } },
      { type: 'draft.changed', draft: 'Kiln' },
      { type: 'part.change', change: { kind: 'text', to: 'Kiln' } },
    ],
    answers: { saveChange: [{ number: 2, label: 'x', created_at: 1, changes: ['x.'] }] },
    homeward: events('pointing.end'),
    home: (snapshot) => snapshot.matches('off'),
  },
  'project-editor': {
    machine: projectEditorMachine,
    inputs: [null, 'm1'].map((message_id) => ({ project_id: 'p1', message_id })),
    events: [
      ...events('project.reload', 'error.retry', 'refusal.dismiss'),
      { type: 'message.send', content: 'a gallery' },
      { type: 'version.restore', number: 1 },
      { type: 'project.renamed', name: 'Clay' },
    ],
    below: { turn: events('turn.stop'), deployment: deploying.events },
    answers: {
      openProject: [opened, { ...opened, messages: [message] }],
      reloadProject: [opened, { ...opened, messages: [message] }],
      restoreVersion: [{ number: 2, label: 'Restored version 1', created_at: 1, changes: [] }],
      stopTurn: [undefined],
      ...deploying.answers,
    },
    says: { followTurn: stream },
    homeward: events('refusal.dismiss', 'refusal.dismiss', 'refusal.dismiss'),
    home: (snapshot) => snapshot.matches('missing') || snapshot.matches('unopened') || snapshot.matches({ open: 'ready' }),
  },
  'project-list': {
    machine: projectListMachine,
    events: [...events('route.changed'), { type: 'project.renamed', project_id: 'p1', name: 'Clay' }, { type: 'project.deleted', project_id: 'p1' }],
    answers: { loadProjects: [[], [project]] },
    homeward: [],
    home: (snapshot) => snapshot.matches('listed'),
  },
  'project-rows': {
    machine: projectRowsMachine,
    inputs: [{ project_id: 'p1', entity: 'orders' }],
    events: [{ type: 'entity.chosen', entity: 'products' }, ...events('rows.reload', 'rows.download')],
    answers: { loadRows: [{ rows: [], titles: {}, choices: {} }], downloadRows: [undefined] },
    homeward: [],
    home: (snapshot) => ['listed', 'unlisted', 'undownloaded'].some((state) => snapshot.matches(state)),
  },
  'row-editor': {
    machine: rowEditorMachine,
    inputs: [{ project_id: 'p1' }],
    events: [
      { type: 'row.add', entity: 'classes', draft: { name: '' } },
      { type: 'row.edit', entity: 'classes', row_id: 'r1', title: 'First bowls', draft: { name: 'First bowls' } },
      { type: 'row.askDelete', entity: 'classes', row_id: 'r1', title: 'First bowls' },
      { type: 'value.changed', field: 'name', value: 'Bowls' },
      ...events('row.save', 'row.leave', 'delete.confirm'),
    ],
    answers: { saveRow: [{ id: 'r1', created_at: 1, updated_at: 1, sample: false, values: {} }], deleteRow: [undefined] },
    homeward: events('row.leave'),
    home: (snapshot) => snapshot.matches('closed'),
  },
  'rows-since': {
    machine: rowsSinceMachine,
    inputs: [{ project_id: 'p1' }],
    events: [{ type: 'restore.ask', number: 1 }, ...events('restore.leave', 'restore.confirm', 'comparison.retry')],
    answers: {
      compareRows: [
        { kept: true, entities: [] },
        { kept: false, entities: [] },
      ],
    },
    homeward: events('restore.leave'),
    home: (snapshot) => snapshot.matches('closed'),
  },
  rename: {
    machine: renameMachine,
    inputs: [{ project_id: 'p1' }],
    events: [
      { type: 'rename.start', name: 'Kiln' },
      { type: 'draft.changed', draft: 'Clay' },
      { type: 'draft.changed', draft: ' ' },
      ...events('rename.save', 'rename.cancel'),
    ],
    answers: { renameProject: [project] },
    homeward: events('rename.cancel'),
    home: (snapshot) => snapshot.matches('resting'),
  },
  turn: {
    machine: turnMachine,
    inputs: [null, 'm1'].map((message_id) => ({ project_id: 'p1', content: 'a kiln', message_id })),
    events: events('turn.stop'),
    answers: { stopTurn: [undefined] },
    says: { followTurn: stream },
    homeward: events('turn.stop', 'turn.stop'),
    home: () => false,
  },
}
