import { fromCallback, fromPromise } from 'xstate'
import type { AppModel } from '../../builder/model.ts'
import { failureOf } from '../../contract/failure.ts'
import { projectsApi } from '../../contract/projects.api.ts'
import { rowsApi } from '../../contract/rows.api.ts'
import { readTurnEvent } from '../../contract/turn.ts'
import { usersApi } from '../../contract/users.api.ts'
import { deploymentMachine } from '../../machines/deployment.machine.ts'
import { pointingMachine } from '../../machines/pointing.machine.ts'
import { type OpenedProject, projectEditorMachine } from '../../machines/project-editor.machine.ts'
import { type LoadedRows, projectRowsMachine } from '../../machines/project-rows.machine.ts'
import { type Draft, rowEditorMachine } from '../../machines/row-editor.machine.ts'
import { rowsSinceMachine } from '../../machines/rows-since.machine.ts'
import { type FollowTurnInput, type TurnMachineEvent, turnMachine } from '../../machines/turn.machine.ts'
import type { Client } from '../api/client.ts'
import type { ActorsOf } from '../api/projects.ts'
import { type StreamedEvent, stream } from '../api/stream.ts'

async function openProject(client: Client, id: string, signal: AbortSignal): Promise<OpenedProject> {
  const of = { params: { id }, signal }
  const reading = client.call(projectsApi.project, of)
  const [project, messages, versions, preview] = await Promise.all([
    reading,
    client.call(projectsApi.messages, of),
    client.call(projectsApi.versions, of),
    // A project that has no version has no preview to ask for.
    reading.then((found) => (found.latest_version > 0 ? client.call(projectsApi.preview, of) : null)),
  ])
  return { project, messages, versions: versions.toSorted((a, b) => b.number - a.number), preview }
}

/** Sends the words, or joins a turn that the server has named, and passes on its events until it ends or is left. */
function followTurn(client: Client, input: FollowTurnInput, tell: (event: TurnMachineEvent) => void): () => void {
  const left = new AbortController()
  const onEvent = ({ id, event, data }: StreamedEvent) => {
    const turn = left.signal.aborted ? null : readTurnEvent(event, data)
    if (turn) tell({ type: 'stream.received', id, turn })
  }
  const of = { signal: left.signal, onEvent }
  const { project_id: id, message_id, content } = input
  const ended =
    message_id === null
      ? stream(client, projectsApi.sendMessage, { ...of, params: { id }, body: { content } })
      : stream(client, projectsApi.joinMessage, { ...of, params: { id, message_id }, lastEventId: input.last_event_id })
  const broken = (failure: Extract<TurnMachineEvent, { type: 'stream.broken' }>['failure']) => {
    if (!left.signal.aborted) tell({ type: 'stream.broken', failure })
  }
  ended.then(
    () => broken({ kind: 'network', status: 0, detail: '', fields: {} }),
    (error: unknown) => broken(failureOf(error)),
  )
  return () => left.abort()
}

const turnOver = (client: Client) =>
  turnMachine.provide({
    actors: {
      followTurn: fromCallback<TurnMachineEvent, FollowTurnInput>(({ input, sendBack }) => followTurn(client, input, sendBack)),
      stopTurn: fromPromise(({ input, signal }) =>
        client.call(projectsApi.stopMessage, { params: { id: input.project_id, message_id: input.message_id }, signal }),
      ),
    } satisfies ActorsOf<typeof turnMachine>,
  })

const exportProject = async (client: Client, id: string, signal: AbortSignal): Promise<void> =>
  save(await client.open(projectsApi.exportProject, { params: { id }, signal }), 'site.zip')

const deploymentOver = (client: Client) =>
  deploymentMachine.provide({
    actors: {
      deploy: fromPromise(({ input: { project_id: id, subdomain }, signal }) =>
        client.call(projectsApi.deploy, { params: { id }, body: subdomain === '' ? {} : { subdomain }, signal }),
      ),
      exportProject: fromPromise(({ input, signal }) => exportProject(client, input.project_id, signal)),
      takeDown: fromPromise(({ input, signal }) => client.call(projectsApi.takeDown, { params: { id: input.project_id }, signal })),
      sendVerification: fromPromise(({ signal }) => client.call(usersApi.sendVerification, { signal })),
    } satisfies ActorsOf<typeof deploymentMachine>,
  })

/** The editor's chart and its children over the API. */
export const projectEditorOver = (client: Client) =>
  projectEditorMachine.provide({
    actors: {
      openProject: fromPromise(({ input, signal }) => openProject(client, input.project_id, signal)),
      reloadProject: fromPromise(({ input, signal }) => openProject(client, input.project_id, signal)),
      restoreVersion: fromPromise(({ input, signal }) =>
        client.call(projectsApi.restoreVersion, { params: { id: input.project_id, number: String(input.number) }, body: {}, signal }),
      ),
      turn: turnOver(client),
      deployment: deploymentOver(client),
    } satisfies ActorsOf<typeof projectEditorMachine>,
  })

/** The chart of changes by pointing over POST /projects/{id}/edits/. */
export const pointingOver = (client: Client) =>
  pointingMachine.provide({
    actors: {
      saveChange: fromPromise(async ({ input: { project_id: id, version, part, change }, signal }) => {
        if (!part || !change) throw new Error('Nothing is pointed at.')
        const { page, block, text } = part
        return await client.call(projectsApi.editProject, { params: { id }, body: { version, page, block, text, change }, signal })
      }),
    } satisfies ActorsOf<typeof pointingMachine>,
  })

/** Rows of one kind, with the titles of the rows that they refer to. */
async function loadRows(client: Client, model: AppModel, id: string, of: string, signal: AbortSignal): Promise<LoadedRows> {
  const rowsOf = (entity: string) => client.call(projectsApi.rows, { params: { id, entity }, signal })
  const fields = model.entities.find((entity) => entity.id === of)?.fields ?? []
  const referred = model.entities.filter((entity) => fields.some((field) => field.type === 'reference' && field.entity === entity.id))
  const [rows, ...others] = await Promise.all([rowsOf(of), ...referred.map(({ id: entity }) => rowsOf(entity))])
  const titles = referred.flatMap((entity, at) => (others[at] ?? []).map((row) => [row.id, String(row.values[entity.title] ?? row.id)] as const))
  const choices = referred.map(({ id: entity }, at) => [entity, (others[at] ?? []).map((row) => row.id)] as const)
  return { rows, titles: Object.fromEntries(titles), choices: Object.fromEntries(choices) }
}

/** The chart of restoring a version with its data over GET /projects/{id}/versions/{number}/rows/. */
export const rowsSinceOver = (client: Client) =>
  rowsSinceMachine.provide({
    actors: {
      compareRows: fromPromise(({ input: { project_id: id, number }, signal }) =>
        client.call(rowsApi.rowsSince, { params: { id, number: String(number) }, signal }),
      ),
    } satisfies ActorsOf<typeof rowsSinceMachine>,
  })

/** What is written of a row: blank text is no value. */
const written = (draft: Draft) => ({ values: Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, value === '' ? null : value])) })

/** The chart of one row over POST, PATCH and DELETE /projects/{id}/data/{entity}/. */
export const rowEditorOver = (client: Client) =>
  rowEditorMachine.provide({
    actors: {
      saveRow: fromPromise(({ input: { project_id: id, entity, row_id, draft }, signal }) =>
        row_id === null
          ? client.call(rowsApi.addRow, { params: { id, entity }, body: written(draft), signal })
          : client.call(rowsApi.changeRow, { params: { id, entity, row_id }, body: written(draft), signal }),
      ),
      deleteRow: fromPromise(({ input: { project_id: id, entity, row_id }, signal }) =>
        client.call(rowsApi.removeRow, { params: { id, entity, row_id: row_id ?? '' }, signal }),
      ),
    } satisfies ActorsOf<typeof rowEditorMachine>,
  })

/** Has the browser save what a call answers as a file. */
async function save(body: ReadableStream<Uint8Array> | null, name: string): Promise<void> {
  const url = URL.createObjectURL(await new Response(body as BodyInit | null).blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
const downloadRows = async (client: Client, id: string, entity: string, signal: AbortSignal): Promise<void> =>
  save(await client.open(projectsApi.rows, { params: { id, entity }, query: { format: 'csv' }, signal }), `${entity}.csv`)

/** The rows of a built site over GET /projects/{id}/data/{entity}/. */
export const projectRowsOver = (client: Client, model: AppModel) =>
  projectRowsMachine.provide({
    actors: {
      loadRows: fromPromise(({ input, signal }) => loadRows(client, model, input.project_id, input.entity, signal)),
      downloadRows: fromPromise(({ input, signal }) => downloadRows(client, input.project_id, input.entity, signal)),
    } satisfies ActorsOf<typeof projectRowsMachine>,
  })
