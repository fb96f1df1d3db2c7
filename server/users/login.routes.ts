import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { networkOf, slidingWindow } from '../http/sliding-window.ts'
import { openSession, revokeSession, rotate } from './sessions.store.ts'
import { findByEmail, holdUser } from './users.store.ts'
import type { UsersDeps } from './users.ts'

const failures_max = 10
const failures_seconds = 15 * 60
const wrong = 'Invalid credentials. Please try again.'
const limited = 'Too many attempts to log in. Wait a few minutes, or reset your password.'

/** Login, renewal of the token pair, logout. Past 10 failures in 15 min an account is closed to the network that they came from. */
export function mountLogin(mount: Mount, deps: UsersDeps): void {
  const { access, clock, database, passwords, refresh } = deps
  const { db } = database
  const failures = slidingWindow(failures_max, failures_seconds, clock.now)

  mount(api.login, async ({ body, ip }) => {
    const key = `${body.email} ${networkOf(ip)}`
    failures.take(key, limited)
    const user = await findByEmail(db, body.email)
    if (!(await passwords.matches(user?.password_hash ?? null, body.password)) || !user) throw new ApiError('unauthenticated', { detail: wrong })
    const member = { user_id: user.id, session_id: clock.randomId() }
    const token = await db.transaction().execute(async (trx) => {
      // A reset may have changed the password, and ended every session, while the old one was being checked.
      if ((await holdUser(trx, user.id))?.password_hash !== user.password_hash) throw new ApiError('unauthenticated', { detail: wrong })
      return await openSession(trx, refresh, { id: member.session_id, user_id: user.id, now: clock.now() })
    })
    failures.clear(key)
    return { access: await access.sign(member), refresh: token }
  })

  mount(api.refresh, async ({ body }) => {
    const rotated = await rotate(db, refresh, body.refresh, clock.now())
    if (!rotated) throw new ApiError('unauthenticated', { detail: 'This session has ended. Please log in again.' })
    return { access: await access.sign(rotated), refresh: rotated.refresh }
  })

  mount(api.logout, async ({ body, member }) => {
    const named = body.refresh === undefined ? null : refresh.sessionOf(body.refresh)
    for (const id of new Set([named, member?.session_id])) if (id) await revokeSession(db, id, clock.now())
    return undefined
  })
}
