import { fromPromise } from 'xstate'
import { type Tokens, usersApi } from '../../contract/users.api.ts'
import type { Client } from '../api/client.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** The three calls of the login dialog (specification 7). */
export const loginDialogEffects = (client: Client) => ({
  actors: {
    logIn: fromPromise<Tokens, Credentials>(({ input, signal }) => client.call(usersApi.login, { body: input, signal })),
    register: fromPromise<unknown, Credentials & { readonly name: string }>(({ input, signal }) => {
      const { name, email, password } = input
      return client.call(usersApi.register, { body: { username: email, email, password, full_name: name }, signal })
    }),
    requestReset: fromPromise<unknown, { readonly email: string }>(({ input, signal }) => client.call(usersApi.requestPasswordReset, { body: input, signal })),
  },
})
