import type { Member } from '../http/mount.ts'
import { loggedInAt } from './sessions.store.ts'
import type { UsersDeps } from './users.ts'

const recent_seconds = 15 * 60

interface Holder {
  readonly id: string
  readonly password_hash: string
}
export interface Reproof {
  /** Whether a session's login was in the last 15 min. */
  isRecent(member: Member): Promise<boolean>
  /** Whether this is an account's password; throws 429 past 10 tries in 15 min. */
  knows(user: Holder, password: string | undefined): Promise<boolean>
}

/** What has to be shown once more, beyond the token, before an account changes hands or goes. */
export function createReproof({ clock, database: { db }, limitOf, limits, passwords }: UsersDeps): Reproof {
  const tries = limitOf('password again', limits.login_failures)
  return {
    async isRecent({ session_id }) {
      const at = await loggedInAt(db, session_id)
      return at !== null && at + recent_seconds > clock.now()
    },
    async knows(user, password) {
      if (password === undefined) return false
      await tries.take(user.id)
      const right = await passwords.matches(user.password_hash, password)
      if (right) await tries.clear(user.id)
      return right
    },
  }
}
