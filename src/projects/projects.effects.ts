import { fromPromise } from 'xstate'
import { projectsApi } from '../../contract/projects.api.ts'
import { composerMachine } from '../../machines/composer.machine.ts'
import { projectListMachine } from '../../machines/project-list.machine.ts'
import type { Client } from '../api/client.ts'
import type { ActorsOf } from '../api/projects.ts'

/** The project list over GET /projects/; a failed load is logged (specification 8). */
export const projectListOver = (client: Client) =>
  projectListMachine.provide({
    actors: { loadProjects: fromPromise(({ signal }) => client.call(projectsApi.projects, { signal })) } satisfies ActorsOf<typeof projectListMachine>,
    actions: { logFailure: (_, { failure }) => console.error('Could not load projects:', failure.kind, failure.detail) },
  })

/** The composer over POST /projects/. */
export const composerOver = (client: Client) =>
  composerMachine.provide({
    actors: {
      createProject: fromPromise(({ input, signal }) => client.call(projectsApi.createProject, { body: { prompt: input.prompt }, signal })),
    } satisfies ActorsOf<typeof composerMachine>,
  })
