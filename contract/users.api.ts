import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { plan, planOfSlug } from './plans.api.ts'
import { email, line, listOf, newPassword, triedPassword } from './text.ts'

const currentPlan = v.union([plan, v.pipe(v.string(), v.transform(planOfSlug))])

/** The profile (specification 3), of which other servers may know only the name and the email. Usage counts messages of the running UTC day and month; the `_resets_at` are Unix seconds. */
export const user = v.object({
  id: v.optional(v.union([v.string(), v.number()])),
  full_name: v.fallback(v.string(), ''),
  email: v.string(),
  profile_picture: v.fallback(v.optional(v.nullable(v.string()), null), null),
  email_verified: v.optional(v.boolean()),
  current_plan: v.fallback(v.optional(v.nullable(currentPlan), null), null),
  daily_usage: v.fallback(v.optional(v.nullable(v.number()), 0), 0),
  monthly_usage: v.fallback(v.optional(v.nullable(v.number()), 0), 0),
  daily_resets_at: v.optional(v.number()),
  monthly_resets_at: v.optional(v.number()),
  /** When a cancelled plan gives way to the free one, in Unix seconds; null where it goes on. */
  plan_ends_at: v.optional(v.nullable(v.number())),
})
export type User = v.InferOutput<typeof user>

/** What a login answers; only Google's may bear `user`, and `refresh` only where the server has one (specification 3 and 7). */
export const tokens = v.object({
  access: v.string(),
  refresh: v.fallback(v.optional(v.string()), undefined),
  user: v.fallback(v.optional(user), undefined),
})
export type Tokens = v.InferOutput<typeof tokens>

/** One browser in which somebody is logged in; `agent` is like `Firefox on Windows`, or ''. Times are Unix seconds. */
export const session = v.object({
  id: v.string(),
  agent: v.string(),
  created_at: v.number(),
  last_used_at: v.number(),
  expires_at: v.number(),
  current: v.boolean(),
})
export type Session = v.InferOutput<typeof session>

const text = v.string('This field must be text.')
const link = { uid: line(64), token: line(128) }
/** Signed in, the current password may come along: it stands for a recent login. */
const current = { current_password: v.optional(triedPassword) }
const tried = { password: text, password2: text }
const chosen = { password: newPassword, password2: text }
const agree = (of: { readonly password: string; readonly password2: string }): boolean => of.password === of.password2
const differ = 'Passwords do not match.'

export const usersApi = {
  profile: endpoint({ method: 'GET', path: '/users/profile/', access: 'member', reply: user }),
  saveProfile: endpoint({ method: 'PATCH', path: '/users/profile/', access: 'member', body: v.object({ full_name: line(limits.name_max) }), reply: user }),
  /** An account that has only Google or GitHub shows a login of the last 15 min instead of a password. */
  deleteAccount: endpoint({ method: 'DELETE', path: '/users/profile/', access: 'member', body: v.object({ password: v.optional(triedPassword) }) }),
  sessions: endpoint({ method: 'GET', path: '/users/sessions/', access: 'member', reply: listOf(session) }),
  /** Another browser's session is ended after a login of the last 15 min, or with the password; one's own at once. */
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/sessions/:id/',
    access: 'member',
    body: v.object({ password: v.optional(triedPassword) }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/users/login/',
    access: 'anyone',
    body: v.object({ email, password: triedPassword }),
    reply: tokens,
  }),
  register: endpoint({
    method: 'POST',
    path: '/users/register/',
    access: 'anyone',
    status: 201,
    body: v.object({ username: v.optional(v.string()), email, password: newPassword, full_name: line(limits.name_max) }),
    reply: v.unknown(),
  }),
  requestPasswordReset: endpoint({ method: 'POST', path: '/users/password-reset/', access: 'anyone', body: v.object({ email }) }),
  confirmPasswordReset: endpoint({
    method: 'POST',
    path: '/users/password-reset/confirm/',
    access: 'anyone',
    // Specification 5: that both entries are equal is checked before their length.
    body: v.pipe(
      v.object({ ...link, ...tried }),
      v.forward(
        v.check((of) => agree(of), differ),
        ['password'],
      ),
      v.object({ ...link, ...chosen }),
    ),
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/users/set-password/',
    access: 'member',
    body: v.pipe(
      v.object({ ...current, ...tried }),
      v.forward(
        v.check((of) => agree(of), differ),
        ['password'],
      ),
      v.object({ ...current, ...chosen }),
    ),
  }),
  googleLogin: endpoint({
    method: 'POST',
    path: '/users/google/token-login/',
    access: 'anyone',
    body: v.object({ id_token: line(limits.id_token_max) }),
    reply: tokens,
  }),
  /** A browser link: it leads to the provider, or to /login?login_error=github. */
  githubLogin: endpoint({ method: 'GET', path: '/users/github/login/', access: 'anyone', status: 302 }),
  githubCallback: endpoint({ method: 'GET', path: '/users/github/callback/', access: 'anyone', status: 302 }),
  refresh: endpoint({ method: 'POST', path: '/users/token/refresh/', access: 'anyone', body: v.object({ refresh: line(512) }), reply: tokens }),
  logout: endpoint({ method: 'POST', path: '/users/logout/', access: 'anyone', body: v.object({ refresh: v.optional(v.string()) }) }),
  verifyEmail: endpoint({ method: 'GET', path: '/users/verify-email/:uid/:token/', access: 'anyone', status: 302 }),
  sendVerification: endpoint({ method: 'POST', path: '/users/verify-email/', access: 'member' }),
}
