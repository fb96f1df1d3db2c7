import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { accountDeletedMail } from './mails.present.ts'
import { createReproof } from './reproof.ts'
import type { RemoveProjects } from './users.routes.ts'
import { findById, holdUser, removeUser } from './users.store.ts'
import type { UsersDeps } from './users.ts'

/** The end of an account: its projects with their sites and rows, its sessions, links and mails go with it. */
export function mountRemoval(mount: Mount, deps: UsersDeps, removeProjects: RemoveProjects): void {
  const { background, database, sendMail } = deps
  const { db } = database
  const reproof = createReproof(deps)

  mount(api.deleteAccount, async ({ about, body, member }) => {
    const user = await findById(db, member.user_id)
    if (!user) throw new ApiError('unauthenticated')
    const refuse = (sentence: string) => {
      about(user.id, 'proof refused')
      return new ApiError('invalid', { fields: { password: [sentence] } })
    }
    if (user.password_hash === '') {
      if (!(await reproof.isRecent(member))) throw refuse('For your safety, sign in again to delete your account.')
    } else if (!(await reproof.knows(user, body.password))) throw refuse('This is not your password.')
    const after = await db.transaction().execute(async (trx) => {
      // Whoever changed the password meanwhile has ended this session.
      if ((await holdUser(trx, user.id))?.password_hash !== user.password_hash) throw new ApiError('unauthenticated')
      const abandon = await removeProjects(trx, user.id)
      await removeUser(trx, user)
      return abandon
    })
    after()
    void background.run('account deleted mail', () => sendMail(accountDeletedMail(user)))
    return undefined
  })
}
