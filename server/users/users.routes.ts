import type { Database } from '../database/tables.ts'
import type { Mount } from '../http/mount.ts'
import { mountFederated } from './federated.routes.ts'
import { mountLogin } from './login.routes.ts'
import { mountPasswordReset } from './password-reset.routes.ts'
import { mountProfile } from './profile.routes.ts'
import { mountRegistration } from './registration.routes.ts'
import { mountRemoval } from './removal.routes.ts'
import { mountSessions } from './sessions.routes.ts'
import { mountSetPassword } from './set-password.routes.ts'
import type { UsersDeps } from './users.ts'

/** Removes all projects of a person in a transaction; what it gives is to be called after that. */
export type RemoveProjects = (trx: Database, user_id: string) => Promise<() => void>

/** Every call under /users/. */
export function mountUsers(mount: Mount, deps: UsersDeps, removeProjects: RemoveProjects): void {
  mountProfile(mount, deps)
  mountRemoval(mount, deps, removeProjects)
  mountSessions(mount, deps)
  mountLogin(mount, deps)
  mountRegistration(mount, deps)
  mountPasswordReset(mount, deps)
  mountSetPassword(mount, deps)
  mountFederated(mount, deps)
}
