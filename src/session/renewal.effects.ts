import { fromPromise } from 'xstate'
import type { HeldTokens } from '../../machines/token-life.machine.ts'
import { ApiFailure } from '../api/api-failure.ts'
import type { Client } from '../api/client.ts'
import { readTokens } from '../api/tokens.ts'
import { readStoredTokens, storedRefresh, storeTokens } from './stored-session.ts'

const refused = (why: string) => new ApiFailure({ kind: 'unauthenticated', status: 0, detail: '', fields: {} }, why)

/** How long what one tab has stored may take until all others read it, in milliseconds: they may be processes of their own. */
const spread_ms = 250

/**
 * One renewal at a time over all tabs, the next once the others can read what this one stored; a browser without locks leaves it to
 * the server to take a refresh token twice.
 */
function alone<Result>(signal: AbortSignal, act: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return act()
  const acted = Promise.withResolvers<Result>()
  const held = navigator.locks.request('auth-refresh', { signal }, async () => {
    const result = act()
    result.then(acted.resolve, acted.reject)
    await result.then(
      () => new Promise((resolve) => setTimeout(resolve, spread_ms)),
      () => undefined,
    )
  })
  held.catch(acted.reject)
  return acted.promise
}

/** POST /users/token/refresh/, unless another tab has just done so: then what that one stored. What is renewed is stored before the next tab's turn. */
export const renewTokensOver = (client: Client, now: () => number = Date.now) =>
  fromPromise<HeldTokens, { readonly refresh: string | null }>(({ input: { refresh }, signal }) =>
    alone(signal, async () => {
      if (refresh === null) throw refused('There is nothing to renew the tokens with.')
      const stored = storedRefresh()
      if (stored !== null && stored !== refresh) {
        const renewed = readStoredTokens(now())
        if (renewed !== null) return renewed
      }
      const { usersApi } = await import('../../contract/users.api.ts')
      const answer = await client.call(usersApi.refresh, { body: { refresh }, signal, silent: true })
      const tokens = readTokens(answer.access, answer.refresh ?? refresh, now(), 'arrived')
      if (tokens === null) throw refused('The renewed token is none.')
      if (!signal.aborted) storeTokens(tokens.access, tokens.refresh)
      return tokens
    }),
  )
