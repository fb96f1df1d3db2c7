import { fromPromise } from 'xstate'
import { type Tokens, usersApi } from '../../contract/users.api.ts'
import { ApiFailure } from '../api/api-failure.ts'
import type { Client } from '../api/client.ts'
import { readTokens } from '../api/tokens.ts'
import { loadGoogle } from './google.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** A login whose access token is none has failed: nobody could be logged in with it. */
function withToken(tokens: Tokens): Tokens {
  if (readTokens(tokens.access, null, Date.now(), 'arrived') === null) {
    throw new ApiFailure({ kind: 'malformed', status: 0, detail: '', fields: {} }, 'The access token of the login is none.')
  }
  return tokens
}

/** The calls of the login dialog (specification 7), and the script of Google's. */
export const loginDialogEffects = (client: Client) => ({
  actors: {
    logIn: fromPromise<Tokens, Credentials>(({ input, signal }) => client.call(usersApi.login, { body: input, signal }).then(withToken)),
    loadGoogle: fromPromise<unknown>(loadGoogle),
    logInWithGoogle: fromPromise<Tokens, { readonly id_token: string }>(({ input, signal }) =>
      client.call(usersApi.googleLogin, { body: input, signal }).then(withToken),
    ),
    register: fromPromise<unknown, Credentials & { readonly name: string }>(({ input, signal }) => {
      const { name, email, password } = input
      return client.call(usersApi.register, { body: { username: email, email, password, full_name: name }, signal })
    }),
    requestReset: fromPromise<unknown, { readonly email: string }>(({ input, signal }) => client.call(usersApi.requestPasswordReset, { body: input, signal })),
  },
})
