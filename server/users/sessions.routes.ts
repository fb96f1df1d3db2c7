import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Member, Mount } from '../http/mount.ts'
import { createReproof } from './reproof.ts'
import { listSessions, revokeSession } from './sessions.store.ts'
import { findById } from './users.store.ts'
import type { UsersDeps } from './users.ts'

/** The browsers in which a member is logged in, and the end of any of them. */
export function mountSessions(mount: Mount, deps: UsersDeps): void {
  const { clock } = deps
  const { db } = deps.database
  const reproof = createReproof(deps)

  /** Why the sessions of other browsers may not be ended yet; null where they may. */
  async function unproved(member: Member, password: string | undefined): Promise<string | null> {
    if (await reproof.isRecent(member)) return null
    const user = await findById(db, member.user_id)
    if (!user || user.password_hash === '') return 'For your safety, sign in again to end other sessions.'
    if (password === undefined) return 'Enter your password to end other sessions.'
    return (await reproof.knows(user, password)) ? null : 'This is not your password.'
  }

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

  mount(api.endSession, async ({ about, body, member, params }) => {
    const refused = params.id === member.session_id ? null : await unproved(member, body.password)
    if (refused !== null) {
      about(member.user_id, 'proof refused')
      throw new ApiError('invalid', { fields: { password: [refused] } })
    }
    const { numUpdatedRows } = await revokeSession(db, params.id, clock.now(), member.user_id)
    if (numUpdatedRows === 0n) throw new ApiError('missing')
    return undefined
  })
}
