import { jwtDecode } from 'jwt-decode'
import { fromPromise } from 'xstate'
import type { User } from '../../contract/users.api.ts'
import type { SessionInput } from '../../machines/session.machine.ts'
import type { Client } from '../api/client.ts'
import { forgetAllWords } from '../ui/kept-words.ts'

/** Specification 3: the local storage keys. */
const keys = { token: 'authToken', refresh: 'refreshToken', user: 'user' } as const

/** Storage that is full, refused or missing reads as empty and forgets: the session then lasts as long as the page. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}

const isUnexpired = (token: string, now_ms: number): boolean => {
  const { exp } = jwtDecode(token)
  return typeof exp === 'number' && exp * 1000 > now_ms
}

export function clearStoredSession(): void {
  attempt(() => {
    for (const key of Object.values(keys)) localStorage.removeItem(key)
  })
}

/** The stored session, if its token is well-formed and expires later than now; otherwise the store is cleared (specification 4). */
export function readStoredSession(now_ms: number): SessionInput {
  const token = attempt(() => localStorage.getItem(keys.token)) ?? null
  if (token === null) return { token: null, refresh: null }
  try {
    if (isUnexpired(token, now_ms)) return { token, refresh: attempt(() => localStorage.getItem(keys.refresh)) }
    console.error('Token validation error:', 'the stored token has expired.')
  } catch (error) {
    console.error('Token validation error:', error instanceof Error ? error.name : 'the stored token cannot be read.')
  }
  clearStoredSession()
  return { token: null, refresh: null }
}

/** Tells of a logout in another tab: the stored token is gone. */
export function followOtherTabs(onLoggedOut: () => void): void {
  window.addEventListener('storage', () => {
    if (attempt(() => localStorage.getItem(keys.token) === null)) onLoggedOut()
  })
}

const usersApi = async () => (await import('../../contract/users.api.ts')).usersApi
async function revoke(client: Client, token: string | null, refresh: string | null): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await client.call((await usersApi()).logout, { headers, body: refresh === null ? {} : { refresh } })
}

/** What the session chart needs of the world; `goTo` is given no null. */
export function sessionEffects(client: Client, goTo: (path: string) => void) {
  const profile = fromPromise<User>(async ({ signal }) => await client.call((await usersApi()).profile, { signal }))
  return {
    actors: { fetchProfile: profile, refetchProfile: profile },
    actions: {
      storeTokens: (_: unknown, { access, refresh }: { access: string; refresh: string | null }) => {
        clearStoredSession()
        attempt(() => localStorage.setItem(keys.token, access))
        if (refresh !== null) attempt(() => localStorage.setItem(keys.refresh, refresh))
      },
      storeUser: (_: unknown, { user }: { user: User }) => void attempt(() => localStorage.setItem(keys.user, JSON.stringify(user))),
      clearStorage: clearStoredSession,
      forgetWords: forgetAllWords,
      // Best effort: the session is over here whether or not the server hears of it.
      revokeSession: (_: unknown, { token, refresh }: { token: string | null; refresh: string | null }) =>
        void revoke(client, token, refresh).catch(() => undefined),
      goTo: (_: unknown, { path }: { path: string | null }) => {
        if (path !== null) goTo(path)
      },
    },
  }
}
