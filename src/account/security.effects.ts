import { fromPromise } from 'xstate'
import { failureOf } from '../../contract/failure.ts'
import { usersApi } from '../../contract/users.api.ts'
import { accountRemovalMachine } from '../../machines/account-removal.machine.ts'
import { accountSessionsMachine } from '../../machines/account-sessions.machine.ts'
import type { Client } from '../api/client.ts'
import type { ActorsOf } from '../api/projects.ts'

/** An account that has only Google or GitHub sends no password. */
const proofOf = (password: string): { readonly password?: string } => (password === '' ? {} : { password })

/** The end of an account over DELETE /users/profile/. */
export const accountRemovalOver = (client: Client) =>
  accountRemovalMachine.provide({
    actors: {
      deleteAccount: fromPromise(({ input, signal }) => client.call(usersApi.deleteAccount, { body: proofOf(input.password), signal })),
    } satisfies ActorsOf<typeof accountRemovalMachine>,
  })

/** The list of sessions over GET /users/sessions/, and their end over DELETE; one that is already gone counts as ended. */
export const accountSessionsOver = (client: Client) =>
  accountSessionsMachine.provide({
    actors: {
      loadSessions: fromPromise(({ signal }) => client.call(usersApi.sessions, { signal })),
      endSession: fromPromise(({ input, signal }) =>
        client.call(usersApi.endSession, { params: { id: input.session_id }, body: proofOf(input.password), signal }).catch((error: unknown) => {
          if (failureOf(error).kind !== 'missing') throw error
        }),
      ),
    } satisfies ActorsOf<typeof accountSessionsMachine>,
  })
