import { api } from '../../contract/api.ts'
import { basePath } from '../../contract/endpoint.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { networkOf, slidingWindow } from '../http/sliding-window.ts'
import { addMailToken, useMailToken } from './mail-tokens.store.ts'
import { verificationMail } from './mails.present.ts'
import { addUser, findByEmail, findById, markVerified } from './users.store.ts'
import type { UsersDeps } from './users.ts'

const told_max = 10
const told_seconds = 3600
const taken = { email: ['A user with this email already exists.'] }

/** Registration, and the verification of the address by a link in a mail. */
export function mountRegistration(mount: Mount, deps: UsersDeps): void {
  const { background, clock, database, passwords, public_url, sendMail } = deps
  const { db } = database
  const told = slidingWindow(told_max, told_seconds, clock.now)
  const again = slidingWindow(1, 60, clock.now)

  async function sendVerification(user: { readonly id: string; readonly email: string; readonly full_name: string }): Promise<void> {
    const token = await addMailToken(db, user.id, 'verify', clock.now())
    await sendMail(verificationMail(user, `${public_url}${basePath}/users/verify-email/${user.id}/${token}/`))
  }

  /** Says that an address is taken; to one network 10 times an hour, so that nobody can find out whose addresses are. */
  function refuseTaken(ip: string): never {
    told.take(networkOf(ip), 'Too many attempts to sign up. Wait a while, or log in.')
    throw new ApiError('invalid', { fields: taken })
  }

  mount(api.register, async ({ body, ip }) => {
    const { email, full_name, password } = body
    if (await findByEmail(db, email)) refuseTaken(ip)
    const user = { id: clock.randomId(), email, full_name, password_hash: await passwords.hash(password), created_at: clock.now() }
    if (!(await addUser(db, user))) refuseTaken(ip)
    await background.run('verification mail', () => sendVerification(user))
    return { id: user.id, email, full_name, email_verified: false }
  })

  mount(api.verifyEmail, async ({ params }) => {
    const now = clock.now()
    const outcome = await db.transaction().execute(async (trx) => {
      const used = await useMailToken(trx, { user_id: params.uid, token: params.token, purpose: 'verify', now })
      if (used === 'good') await markVerified(trx, params.uid, now)
      return used
    })
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
    again.take(user.id, 'We sent this mail less than a minute ago. Look into your mailbox, then try again.')
    await sendVerification(user)
    return undefined
  })
}
