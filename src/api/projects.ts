import { fromPromise } from 'xstate'
import { failureOf } from '../../contract/failure.ts'
import { projectsApi } from '../../contract/projects.api.ts'
import { deleteProjectMachine } from '../../machines/delete-project.machine.ts'
import { renameMachine } from '../../machines/rename.machine.ts'
import type { Client } from './client.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The turn that creating the project began, for the editor that is opened on it. */
    readonly message_id?: string
    /** How often a new project was asked for: each time the box for its words takes the focus. */
    readonly compose?: number
  }
}

/** The actors that a machine must be given, all of them. */
export type ActorsOf<Machine extends { provide: (implementations: never) => unknown }> = Required<
  NonNullable<Parameters<Machine['provide']>[0] extends { actors?: infer Actors } ? Actors : never>
>

/** The rename chart over PATCH /projects/{id}/. */
export const renameOver = (client: Client) =>
  renameMachine.provide({
    actors: {
      renameProject: fromPromise(({ input, signal }) =>
        client.call(projectsApi.renameProject, { params: { id: input.project_id }, body: { name: input.name }, signal }),
      ),
    } satisfies ActorsOf<typeof renameMachine>,
  })

/** The deletion chart over DELETE /projects/{id}/; a project that is already gone counts as deleted. */
export const deleteProjectOver = (client: Client) =>
  deleteProjectMachine.provide({
    actors: {
      deleteProject: fromPromise(({ input, signal }) =>
        client.call(projectsApi.deleteProject, { params: { id: input.project_id }, signal }).catch((error: unknown) => {
          if (failureOf(error).kind !== 'missing') throw error
        }),
      ),
    } satisfies ActorsOf<typeof deleteProjectMachine>,
  })
