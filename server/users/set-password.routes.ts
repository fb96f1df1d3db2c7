import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Member, Mount } from '../http/mount.ts'
import { slidingWindow } from '../http/sliding-window.ts'
import { voidResets } from './mail-tokens.store.ts'
import { passwordSetMail } from './mails.present.ts'
import { loggedInAt, revokeSessions } from './sessions.store.ts'
import { findById, holdUser, setPassword } from './users.store.ts'
import type { UsersDeps } from './users.ts'

const recent_seconds = 15 * 60
const tries_max = 10
const refused = { password: ['For your safety, sign in again to change your password.'] }

/** A new password for whoever is signed in: after a login of the last 15 min, or with the current password. */
export function mountSetPassword(mount: Mount, deps: UsersDeps): void {
  const { background, clock, database, passwords, sendMail } = deps
  const { db } = database
  const tries = slidingWindow(tries_max, recent_seconds, clock.now)

  async function mayChange({ session_id, user_id }: Member, password_hash: string, current: string | undefined): Promise<boolean> {
    const at = await loggedInAt(db, session_id)
    if (at !== null && at + recent_seconds > clock.now()) return true
    if (current === undefined) return false
    tries.take(user_id)
    return await passwords.matches(password_hash, current)
  }

  mount(api.setPassword, async ({ body, member }) => {
    const user = await findById(db, member.user_id)
    if (!user) throw new ApiError('unauthenticated')
    if (!(await mayChange(member, user.password_hash, body.current_password))) throw new ApiError('invalid', { fields: refused })
    const password_hash = await passwords.hash(body.password)
    await db.transaction().execute(async (trx) => {
      // Whoever changed the password meanwhile, by a link for instance, has ended this session.
      if ((await holdUser(trx, user.id))?.password_hash !== user.password_hash) throw new ApiError('unauthenticated')
      await setPassword(trx, user.id, password_hash)
      await voidResets(trx, user.id)
      await revokeSessions(trx, user.id, clock.now(), member.session_id)
    })
    void background.run('password mail', () => sendMail(passwordSetMail(user)))
    return undefined
  })
}
