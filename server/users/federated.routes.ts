import { api } from '../../contract/api.ts'
import { ApiError } from '../http/api-error.ts'
import type { Mount } from '../http/mount.ts'
import type { UsersDeps } from './users.ts'

/** Login by Google and GitHub. */
export function mountFederated(mount: Mount, { public_url }: UsersDeps): void {
  const refused = () =>
    new Response(null, {
      status: 302,
      headers: { location: `${public_url}/login?login_error=github`, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    })
  mount(api.googleLogin, async () => {
    throw new ApiError('unavailable', { detail: 'Logging in with Google is not set up here.' })
  })
  mount(api.githubLogin, async () => refused())
  mount(api.githubCallback, async () => refused())
}
