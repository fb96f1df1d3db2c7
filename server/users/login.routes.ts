import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { networkOf } from '../http/sliding-window.ts'
import { agentOf } from './agent.rules.ts'
import { bindingOf } from './flow-cookie.ts'
import { createLoginGuard } from './login-guard.ts'
import { signedOutMail } from './mails.present.ts'
import { hand_over, openSession, revokeSession, rotate } from './sessions.store.ts'
import { findByEmail, findById, holdUser, setPassword } from './users.store.ts'
import type { UsersDeps } from './users.ts'

const wrong = 'Invalid credentials. Please try again.'
const ended = 'This session has ended. Please log in again.'

/** Login, renewal of the token pair, logout. */
export function mountLogin(mount: Mount, deps: UsersDeps): void {
  const { access, background, clock, database, limitOf, limits, passwords, refresh, sendMail } = deps
  const { db } = database
  const guard = createLoginGuard(limitOf, limits)
  const renewals = limitOf('renewal', limits.renewals)

  /** Keeps the password under today's cost where it was kept under another. */
  async function strengthen(user_id: string, password_hash: string, password: string): Promise<void> {
    const stronger = await passwords.hash(password)
    await db.transaction().execute(async (trx) => {
      if ((await holdUser(trx, user_id))?.password_hash === password_hash) await setPassword(trx, user_id, stronger)
    })
  }

  async function tellOwner(user_id: string): Promise<void> {
    const user = await findById(db, user_id)
    if (user) await sendMail(signedOutMail(user))
  }

  mount(api.login, async ({ about, body, ip, request }) => {
    const attempt = await guard.begin(body.email, networkOf(ip))
    const user = await findByEmail(db, body.email)
    about(user?.id ?? null)
    const right = await passwords.matches(user?.password_hash ?? null, body.password).catch(async (error: unknown) => {
      await attempt.withdraw()
      throw error
    })
    if (!right || !user) throw new ApiError('unauthenticated', { detail: wrong })
    const member = { user_id: user.id, session_id: clock.randomId() }
    const now = clock.now()
    const token = await db.transaction().execute(async (trx) => {
      // A reset may have changed the password, and ended every session, while the old one was being checked.
      if ((await holdUser(trx, user.id))?.password_hash !== user.password_hash) throw new ApiError('unauthenticated', { detail: wrong })
      return await openSession(trx, refresh, { ...member, now, agent: agentOf(request.headers.get('user-agent')), most: limits.sessions })
    })
    await attempt.succeeded()
    if (passwords.isOutdated(user.password_hash)) void background.run('stronger hash', () => strengthen(user.id, user.password_hash, body.password))
    return { access: await access.sign(member, { auth_time: now }), refresh: token }
  })

  mount(api.refresh, async ({ about, body, request }) => {
    const session_id = refresh.sessionOf(body.refresh)
    if (session_id !== null) await renewals.take(session_id)
    const rotated = await rotate(db, refresh, { token: body.refresh, now: clock.now(), binding: bindingOf(request) })
    if (rotated.outcome === 'reused') {
      about(rotated.user_id, 'token reused')
      void background.run('signed-out mail', () => tellOwner(rotated.user_id))
    }
    if (rotated.outcome !== 'renewed') throw new ApiError('unauthenticated', { detail: ended })
    const { id, user_id, created_at } = rotated.session
    return { access: await access.sign({ user_id, session_id: id }, { auth_time: created_at }), refresh: rotated.refresh }
  })

  mount(api.logout, async ({ body, member }) => {
    const named = body.refresh === undefined ? null : refresh.sessionOf(body.refresh)
    for (const id of new Set([named, member?.session_id])) if (id) await revokeSession(db, id, clock.now())
    return undefined
  })
}

/** What a session is handed over with in an address, bound to the cookie of the browser that asked for it. */
export async function handOver(deps: UsersDeps, of: { readonly user_id: string; readonly binding: string; readonly agent: string }) {
  const member = { user_id: of.user_id, session_id: deps.clock.randomId() }
  const now = deps.clock.now()
  const token = await openSession(deps.database.db, deps.refresh, { ...member, now, agent: of.agent, most: deps.limits.sessions, binding: of.binding })
  return { access: await deps.access.sign(member, { auth_time: now, binding: of.binding, ttl: hand_over.access_seconds }), refresh: token }
}
