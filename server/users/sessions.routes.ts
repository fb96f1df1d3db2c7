import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { listSessions, revokeSession } from './sessions.store.ts'
import type { UsersDeps } from './users.ts'

/** The browsers in which a member is logged in, and the end of any of them. */
export function mountSessions(mount: Mount, { clock, database: { db } }: UsersDeps): void {
  mount(api.sessions, async ({ member }) =>
    (await listSessions(db, member.user_id, clock.now())).map(({ id, agent, created_at, rotated_at, expires_at }) => ({
      id,
      agent,
      created_at,
      last_used_at: rotated_at,
      expires_at,
      current: id === member.session_id,
    })),
  )

  mount(api.endSession, async ({ member, params }) => {
    const { numUpdatedRows } = await revokeSession(db, params.id, clock.now(), member.user_id)
    if (numUpdatedRows === 0n) throw new ApiError('missing')
    return undefined
  })
}
