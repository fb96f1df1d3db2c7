import { api } from '../../contract/api.ts'
import { basePath } from '../../contract/endpoint.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { isLoopback, networkOf } from '../http/sliding-window.ts'
import { refuseGuessable } from './common-passwords.ts'
import { addMailToken, useMailToken, wasJustUsed } from './mail-tokens.store.ts'
import { verificationMail } from './mails.present.ts'
import { addUser, findByEmail, findById, markVerified } from './users.store.ts'
import type { UsersDeps } from './users.ts'

/** For how many seconds a link that has verified an address says so again. */
const opened_again = 600
const limited = 'Too many attempts to sign up. Wait a while, or log in.'
const taken = { email: ['A user with this email already exists.'] }

/** Registration, and the verification of the address by a link in a mail. */
export function mountRegistration(mount: Mount, deps: UsersDeps): void {
  const { background, clock, database, limitOf, limits, passwords, public_url, sendMail } = deps
  const { db } = database
  const told = limitOf('taken told', limits.taken_told)
  const made = limitOf('registration', limits.registrations)
  const again = limitOf('verification again', limits.mails_again)

  async function sendVerification(user: { readonly id: string; readonly email: string; readonly full_name: string }): Promise<void> {
    const token = await addMailToken(db, user.id, 'verify', clock.now())
    await sendMail(verificationMail(user, `${public_url}${basePath}/users/verify-email/${user.id}/${token}/`))
  }

  /** Says that an address is taken; to one network only so often, so that nobody can find out whose addresses are. */
  async function refuseTaken(ip: string): Promise<never> {
    await told.take(networkOf(ip), limited)
    throw new ApiError('invalid', { fields: taken })
  }

  mount(api.register, async ({ about, body, ip }) => {
    const { email, full_name, password } = body
    await refuseGuessable(password, body, passwords)
    if (await findByEmail(db, email)) await refuseTaken(ip)
    if (!isLoopback(ip)) await made.take(networkOf(ip), limited)
    const user = { id: clock.randomId(), email, full_name, password_hash: await passwords.hash(password), created_at: clock.now() }
    if (!(await addUser(db, user))) await refuseTaken(ip)
    about(user.id)
    await background.run('verification mail', () => sendVerification(user))
    return { id: user.id, email, full_name, email_verified: false }
  })

  mount(api.verifyEmail, async ({ about, params }) => {
    const now = clock.now()
    const outcome = await db.transaction().execute(async (trx) => {
      const presented = { user_id: params.uid, token: params.token, purpose: 'verify', now } as const
      const used = await useMailToken(trx, presented)
      if (used === 'good') await markVerified(trx, params.uid, now)
      // What looks into mails opens their links before the person does.
      return used === 'used' && (await wasJustUsed(trx, presented, opened_again)) ? 'good' : used
    })
    about(outcome === 'good' ? params.uid : null, outcome === 'good' ? 'address verified' : 'verification refused')
    const email = outcome === 'good' ? 'verified' : outcome
    return new Response(null, {
      status: 302,
      headers: { location: `${public_url}/login?email=${email}`, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    })
  })

  mount(api.sendVerification, async ({ member }) => {
    const user = await findById(db, member.user_id)
    if (!user) throw new ApiError('unauthenticated')
    if (user.email_verified_at !== null) return undefined
    await again.take(user.id, 'We sent this mail less than a minute ago. Look into your mailbox, then try again.')
    await sendVerification(user)
    return undefined
  })
}
