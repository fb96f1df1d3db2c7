import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { refuseGuessable } from './common-passwords.ts'
import { voidResets } from './mail-tokens.store.ts'
import { passwordSetMail } from './mails.present.ts'
import { createReproof } from './reproof.ts'
import { revokeSessions } from './sessions.store.ts'
import { findById, holdUser, setPassword } from './users.store.ts'
import type { UsersDeps } from './users.ts'

const refused = { password: ['For your safety, sign in again to change your password.'] }

/** A new password for whoever is signed in: after a login of the last 15 min, or with the current password. */
export function mountSetPassword(mount: Mount, deps: UsersDeps): void {
  const { background, clock, database, passwords, sendMail } = deps
  const { db } = database
  const reproof = createReproof(deps)

  mount(api.setPassword, async ({ about, body, member }) => {
    const user = await findById(db, member.user_id)
    if (!user) throw new ApiError('unauthenticated')
    if (!(await reproof.isRecent(member)) && !(await reproof.knows(user, body.current_password))) {
      about(user.id, 'proof refused')
      throw new ApiError('invalid', { fields: refused })
    }
    await refuseGuessable(body.password, user, passwords)
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
