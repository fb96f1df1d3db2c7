import { createContext, useContext } from 'react'
import type { User } from '../../contract/users.api.ts'
import type { Client } from './client.ts'

/** What a page of the logged-in route set has of the session; the member routes provide it. */
export interface Session {
  readonly client: Client
  readonly user: User
  /** Clears the stored session at once and goes to /. */
  readonly logOut: () => void
  /** Fetches the profile again, as after a turn that used up a message; the page stays. */
  readonly refreshProfile: () => void
}

const SessionContext = createContext<Session | null>(null)
export const SessionProvider = SessionContext.Provider

/** The session of the logged-in person; throws outside the logged-in route set. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is for pages of the logged-in route set.')
  return session
}
