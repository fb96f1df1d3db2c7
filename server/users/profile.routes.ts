import { api } from '../../contract/api.ts'
import type { User } from '../../contract/users.api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import { findById, setFullName } from './users.store.ts'
import type { UsersDeps } from './users.ts'

/** The profile of an account, with its plan and what has been used of it; null where there is no such account. */
export async function profileOf({ clock, database, planOf, usageOf, endPlans }: UsersDeps, user_id: string): Promise<User | null> {
  const { db } = database
  const now = clock.now()
  let user = await findById(db, user_id)
  if (user && user.plan_ends_at !== null && user.plan_ends_at <= now) {
    await endPlans(db, now, user_id)
    user = await findById(db, user_id)
  }
  if (!user) return null
  return {
    id: user.id,
    full_name: user.full_name,
    email: user.email,
    profile_picture: user.picture,
    email_verified: user.email_verified_at !== null,
    current_plan: await planOf(db, user.plan),
    ...(await usageOf(db, user.id, now)),
    plan_ends_at: user.plan_ends_at,
  }
}

/** The member's own profile, and the name in it. */
export function mountProfile(mount: Mount, deps: UsersDeps): void {
  async function present(user_id: string): Promise<User> {
    const profile = await profileOf(deps, user_id)
    if (!profile) throw new ApiError('unauthenticated')
    return profile
  }
  mount(api.profile, ({ member }) => present(member.user_id))
  mount(api.saveProfile, async ({ member, body }) => {
    await setFullName(deps.database.db, member.user_id, body.full_name)
    return await present(member.user_id)
  })
}
