import { api } from '../../contract/api.ts'
import type { OpenDatabase } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import type { Background } from '../http/background.ts'
import type { Clock } from '../http/clock.ts'
import type { Mount } from '../http/mount.ts'
import { planCancelledMail } from './mails.present.ts'
import { cancelPlan, preparePlans } from './plans.store.ts'

export interface PlansDeps {
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly background: Background
  readonly sendMail: (mail: ReturnType<typeof planCancelledMail>) => Promise<void>
}

/** The list of plans, for everyone, and the end of one's own. */
export function mountPlans(mount: Mount, { database, clock, background, sendMail }: PlansDeps): void {
  const { db } = database
  mount(api.plans, preparePlans(database))

  mount(api.cancelSubscription, async ({ member }) => {
    const cancelled = await cancelPlan(db, member.user_id, clock.now())
    if (cancelled.outcome === 'free') throw new ApiError('invalid', { detail: 'You are on the free plan: there is nothing to cancel.' })
    if (cancelled.outcome === 'cancelled') void background.run('cancellation mail', () => sendMail(planCancelledMail(cancelled)))
    return undefined
  })
}
