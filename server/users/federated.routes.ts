import { api } from '../../contract/api.ts'
import { basePath } from '../../contract/endpoint.ts'
import { ApiError } from '../http/api-error.ts'
import { describe } from '../http/log.ts'
import type { Call, Mount } from '../http/mount.ts'
import { agentOf } from './agent.rules.ts'
import { createFlows, setCookie } from './flow-cookie.ts'
import { createGitHub } from './github.ts'
import { createGoogle } from './google.ts'
import { type Resolved, resolveIdentity } from './identities.store.ts'
import { handOver } from './login.routes.ts'
import { linkedMail } from './mails.present.ts'
import { profileOf } from './profile.routes.ts'
import { digest } from './refresh-token.ts'
import { openSession } from './sessions.store.ts'
import { presentOnce } from './used-tokens.store.ts'
import { findById } from './users.store.ts'
import type { UsersDeps } from './users.ts'

const code_max = 512
const kinds = { known: 'login', created: 'account made', linked: 'provider linked', 'taken over': 'provider linked' } as const
const names = { google: 'Google', github: 'GitHub' } as const
const taken = 'This address already has an account here. Log in with its password.'
const unconfirmed = 'Google has not confirmed this login. Please try again.'

/** Login by Google and GitHub, as far as they are configured. */
export function mountFederated(mount: Mount, deps: UsersDeps): void {
  mountGoogle(mount, deps)
  mountGitHub(mount, deps)
}

/** Tells the owner of an account that existed before that there is a further way into it. */
function tellOwner({ background, database, sendMail }: UsersDeps, { outcome, ...of }: Resolved, provider: keyof typeof names): void {
  if (outcome !== 'linked' || !('user_id' in of)) return
  void background.run('linked mail', async () => {
    const user = await findById(database.db, of.user_id)
    if (user) await sendMail(linkedMail(user, names[provider]))
  })
}

function mountGoogle(mount: Mount, deps: UsersDeps): void {
  const { access, clock, database, refresh } = deps
  const { db } = database
  const google = deps.google && createGoogle(deps.google)

  mount(api.googleLogin, async ({ about, body, request }) => {
    if (!google) throw new ApiError('unavailable', { detail: 'Logging in with Google is not set up here.' })
    const now = clock.now()
    const login = await google.read(body.id_token, now)
    if (!login || !(await presentOnce(db, body.id_token, login.expires_at, now))) throw new ApiError('unauthenticated', { detail: unconfirmed })
    const resolved = await resolveIdentity(db, login, { id: clock.randomId(), now })
    if (resolved.outcome === 'refused') throw new ApiError('conflict', { detail: taken })
    tellOwner(deps, resolved, 'google')
    about(resolved.user_id, kinds[resolved.outcome])
    const member = { user_id: resolved.user_id, session_id: clock.randomId() }
    const token = await openSession(db, refresh, { ...member, now, agent: agentOf(request.headers.get('user-agent')), most: deps.limits.sessions })
    const user = await profileOf(deps, member.user_id)
    return { access: await access.sign(member, { auth_time: now }), refresh: token, ...(user && { user }) }
  })
}

function mountGitHub(mount: Mount, deps: UsersDeps): void {
  const { clock, database, log, public_url } = deps
  const { db } = database
  const github = deps.github && createGitHub(deps.github, `${public_url}${basePath}/users/github/callback/`)
  const flows = createFlows(deps.keyFor('login flow'))
  const redirect = (location: string, headers: Readonly<Record<string, string>> = {}) =>
    new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...headers } })
  const refused = () => redirect(`${public_url}/login?login_error=github`)

  mount(api.githubLogin, async () => {
    if (!github) return refused()
    const flow = flows.begin(clock.now())
    return redirect(github.addressOf(flow), { 'set-cookie': setCookie(flow) })
  })

  async function logIn({ about, query, request }: Call<typeof api.githubCallback>): Promise<Response> {
    const { code = '', state = '' } = query
    const now = clock.now()
    const flow = flows.resume(request, state, now)
    if (!github || !flow || code === '' || code.length > code_max) return refused()
    if (!(await presentOnce(db, state, flow.expires_at, now))) return refused()
    const identity = await github.exchange(code, flow)
    const resolved = await resolveIdentity(db, identity, { id: clock.randomId(), now: clock.now() })
    if (resolved.outcome === 'refused') return refused()
    tellOwner(deps, resolved, 'github')
    about(resolved.user_id, kinds[resolved.outcome])
    const agent = agentOf(request.headers.get('user-agent'))
    const pair = await handOver(deps, { user_id: resolved.user_id, binding: digest(flow.cookie), agent })
    return redirect(`${public_url}/login/callback?${new URLSearchParams({ access_token: pair.access, refresh_token: pair.refresh })}`)
  }

  mount(api.githubCallback, async (call) => {
    call.about(null, 'login refused')
    try {
      return await logIn(call)
    } catch (error) {
      log({ level: 'warning', event: 'github_login_failed', error: describe(error) })
      return refused()
    }
  })
}
