import type { Mount } from '../http/mount.ts'
import { mountFederated } from './federated.routes.ts'
import { mountLogin } from './login.routes.ts'
import { mountPasswordReset } from './password-reset.routes.ts'
import { mountProfile } from './profile.routes.ts'
import { mountRegistration } from './registration.routes.ts'
import { mountSetPassword } from './set-password.routes.ts'
import type { UsersDeps } from './users.ts'

/** Every call under /users/. */
export function mountUsers(mount: Mount, deps: UsersDeps): void {
  mountProfile(mount, deps)
  mountLogin(mount, deps)
  mountRegistration(mount, deps)
  mountPasswordReset(mount, deps)
  mountSetPassword(mount, deps)
  mountFederated(mount, deps)
}
