import { fromPromise } from 'xstate'
import type { HeldTokens } from '../../machines/token-life.machine.ts'
import { ApiFailure } from '../api/api-failure.ts'
import type { Client } from '../api/client.ts'
import { readTokens } from '../api/tokens.ts'
import { readStoredTokens, storedRefresh, storedToken, storeTokens } from './stored-session.ts'

const refused = (why: string) => new ApiFailure({ kind: 'unauthenticated', status: 0, detail: '', fields: {} }, why)

/** How long what one tab has stored may take until all others read it, in milliseconds: they may be processes of their own. */
const spread_ms = 10_000

async function nameOf(replaced: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(replaced))
  return `auth-renewed ${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** Holds a lock that says that the token has a successor: unlike what is stored, a lock is known to all tabs once it is held. */
async function markReplaced(replaced: string): Promise<void> {
  const marked = Promise.withResolvers<void>()
  const held = navigator.locks.request(await nameOf(replaced), { mode: 'shared' }, () => {
    marked.resolve()
    return new Promise((resolve) => setTimeout(resolve, spread_ms))
  })
  held.catch(marked.resolve)
  await marked.promise
}

/** Resolves once what another tab has put in the token's place can be read here; at once where none has. */
async function successorOf(replaced: string, signal: AbortSignal): Promise<void> {
  const name = await nameOf(replaced)
  const { held } = await navigator.locks.query()
  if (!held?.some((lock) => lock.name === name)) return
  const over = AbortSignal.any([signal, AbortSignal.timeout(spread_ms)])
  const changed = new Promise<unknown>((resolve) => {
    window.addEventListener('storage', () => storedToken() !== replaced && resolve(undefined), { signal: over })
    over.addEventListener('abort', resolve)
  })
  if (storedToken() === replaced) await changed
}

/** One renewal at a time over all tabs; a browser without locks leaves it to the server to take a refresh token twice. */
async function alone<Result>(replaced: string | null, signal: AbortSignal, act: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return act()
  return await navigator.locks.request('auth-refresh', { signal }, async () => {
    if (replaced !== null) await successorOf(replaced, signal)
    const result = await act()
    if (replaced !== null && storedToken() !== replaced) await markReplaced(replaced)
    return result
  })
}

/** POST /users/token/refresh/, unless another tab has just done so: then what that one stored. What is renewed is stored before the next tab's turn. */
export const renewTokensOver = (client: Client, now: () => number = Date.now) =>
  fromPromise<HeldTokens, { readonly refresh: string | null }>(({ input: { refresh }, signal }) =>
    alone(storedToken(), signal, async () => {
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
