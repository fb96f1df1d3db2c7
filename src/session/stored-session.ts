import type { User } from '../../contract/users.api.ts'
import type { SessionInput } from '../../machines/session.machine.ts'
import type { HeldTokens } from '../../machines/token-life.machine.ts'
import { readTokens } from '../api/tokens.ts'

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
const read = (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null

export const storedToken = (): string | null => read(keys.token)
export const storedRefresh = (): string | null => read(keys.refresh)

export function clearStoredSession(): void {
  for (const key of Object.values(keys)) attempt(() => localStorage.removeItem(key))
}

/** Stores the tokens. The access token is the last: other tabs read both when it changes. */
export function storeTokens(access: string, refresh: string | null): void {
  attempt(() => (refresh === null ? localStorage.removeItem(keys.refresh) : localStorage.setItem(keys.refresh, refresh)))
  attempt(() => localStorage.setItem(keys.token, access))
}
/** Keeps a profile out of storage that is not the tokens' own. */
export const clearStoredUser = (): void => void attempt(() => localStorage.removeItem(keys.user))
export const storeUser = (user: User): void => void attempt(() => localStorage.setItem(keys.user, JSON.stringify(user)))

/** The stored tokens, if the access token is well-formed and expires later than now; otherwise the store is cleared (specification 4). */
export function readStoredTokens(now_ms: number): HeldTokens | null {
  const token = storedToken()
  if (token === null) return null
  const tokens = readTokens(token, storedRefresh(), now_ms, 'stored')
  if (tokens === null) clearStoredSession()
  return tokens
}

/** What the session starts from. */
export function readStoredSession(now_ms: number): SessionInput {
  const tokens = readStoredTokens(now_ms)
  return tokens === null ? { token: null, refresh: null } : { ...tokens, token: tokens.access }
}
