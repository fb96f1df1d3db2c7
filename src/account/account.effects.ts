import { fromPromise } from 'xstate'
import { projectsApi } from '../../contract/projects.api.ts'
import { accountDialogMachine } from '../../machines/account-dialog.machine.ts'
import type { Client } from '../api/client.ts'
import type { ActorsOf } from '../api/projects.ts'

/** The account dialog over GET /projects/; a failed load is logged (specification 8). */
export const accountDialogOver = (client: Client) =>
  accountDialogMachine.provide({
    actors: { loadSites: fromPromise(({ signal }) => client.call(projectsApi.projects, { signal })) } satisfies ActorsOf<typeof accountDialogMachine>,
    actions: { logFailure: (_, { failure }) => console.error('Could not load sites:', failure.kind, failure.detail) },
  })
