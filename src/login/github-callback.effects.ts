import { fromPromise } from 'xstate'
import { usersApi } from '../../contract/users.api.ts'
import type { HeldTokens } from '../../machines/token-life.machine.ts'
import { ApiFailure } from '../api/api-failure.ts'
import type { Client } from '../api/client.ts'
import { readTokens } from '../api/tokens.ts'

/** The callback chart over POST /users/token/refresh/. */
export const callbackEffects = (client: Client, now: () => number = Date.now) => ({
  actors: {
    swapTokens: fromPromise<HeldTokens, { readonly refresh: string | null }>(async ({ input, signal }) => {
      const answer = await client.call(usersApi.refresh, { body: { refresh: input.refresh ?? '' }, signal, silent: true })
      const tokens = readTokens(answer.access, answer.refresh ?? input.refresh, now(), 'arrived')
      if (tokens === null) throw new ApiFailure({ kind: 'malformed', status: 0, detail: '', fields: {} }, 'The swapped token is none.')
      return tokens
    }),
  },
  actions: { logMissing: () => console.error('GitHub callback error: No access token found.') },
})
