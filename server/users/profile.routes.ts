import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { findById } from './users.store.ts'
import type { UsersDeps } from './users.ts'

/** The member's own profile, with the plan and what has been used of it. */
export function mountProfile(mount: Mount, { clock, database, planOf, usageOf }: UsersDeps): void {
  mount(api.profile, async ({ member }) => {
    const user = await findById(database.db, member.user_id)
    if (!user) throw new ApiError('unauthenticated')
    return {
      id: user.id,
      full_name: user.full_name,
      email: user.email,
      profile_picture: null,
      email_verified: user.email_verified_at !== null,
      current_plan: await planOf(database.db, user.plan),
      ...(await usageOf(database.db, user.id, clock.now())),
    }
  })
}
