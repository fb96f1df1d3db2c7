import { api } from '../../contract/api.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Mount } from '../http/mount.ts'
import { listPlans } from './plans.store.ts'

/** The list of plans, for everyone. */
export function mountPlans(mount: Mount, { db }: OpenDatabase): void {
  mount(api.plans, () => listPlans(db))
}
