import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { isLoopback, networkOf } from '../http/sliding-window.ts'
import { refuseGuessable } from './common-passwords.ts'
import { addMailToken, stateOfMailToken, useMailToken, voidResets } from './mail-tokens.store.ts'
import { passwordChangedMail, resetMail } from './mails.present.ts'
import { revokeSessions } from './sessions.store.ts'
import { findByEmail, findById, setPassword } from './users.store.ts'
import type { UsersDeps } from './users.ts'

/** A new password by a link in a mail. The request is answered before anything is looked up, alike for every address. */
export function mountPasswordReset(mount: Mount, deps: UsersDeps): void {
  const { background, clock, database, limitOf, limits, passwords, public_url, sendMail } = deps
  const { db } = database
  const mails = limitOf('reset', limits.resets)
  const again = limitOf('reset again', limits.mails_again)
  const asked = limitOf('reset network', limits.resets_network)

  async function mailLink(email: string): Promise<void> {
    const user = await findByEmail(db, email)
    if (!user || (await again.tryTake(user.id)) > 0 || (await mails.tryTake(user.id)) > 0) return
    const token = await addMailToken(db, user.id, 'reset', clock.now())
    await sendMail(resetMail(user, `${public_url}/password-reset/confirm/${user.id}/${token}`))
  }

  async function choosePassword(presented: Parameters<typeof useMailToken>[1], password_hash: string): ReturnType<typeof useMailToken> {
    return await db.transaction().execute(async (trx) => {
      const used = await useMailToken(trx, presented)
      if (used !== 'good') return used
      await setPassword(trx, presented.user_id, password_hash)
      await voidResets(trx, presented.user_id)
      await revokeSessions(trx, presented.user_id, presented.now)
      return used
    })
  }

  mount(api.requestPasswordReset, async ({ body, ip }) => {
    if (!isLoopback(ip)) await asked.take(networkOf(ip))
    void background.run('password reset mail', () => mailLink(body.email))
    return undefined
  })

  mount(api.confirmPasswordReset, async ({ about, body }) => {
    const { uid, token, password } = body
    const presented = { user_id: uid, token, purpose: 'reset', now: clock.now() } as const
    const known = await stateOfMailToken(db, presented)
    const owner = known === 'good' ? await findById(db, uid) : undefined
    if (owner) about(owner.id)
    if (owner) await refuseGuessable(password, owner, passwords)
    // Hashing is dear: a made-up link is not to keep anybody from logging in.
    const outcome = known === 'good' ? await choosePassword(presented, await passwords.hash(password)) : known
    if (outcome !== 'good') about(null, 'proof refused')
    if (outcome === 'used') throw new ApiError('invalid', { fields: { token: ['This link has already been used. Ask for a new one.'] } })
    if (outcome === 'expired') throw new ApiError('invalid', { fields: { token: ['This link has expired. Ask for a new one.'] } })
    const user = await findById(db, uid)
    if (user) void background.run('password changed mail', () => sendMail(passwordChangedMail(user)))
    return undefined
  })
}
