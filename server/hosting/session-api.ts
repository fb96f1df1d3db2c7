import type { Context } from 'hono'
import { sessionCalls } from '../../builder/render/account/session-calls.ts'
import { ApiError } from '../http/api-error.ts'
import { readJson } from '../http/json-body.ts'
import type { BodyLimits } from '../http/limits.config.ts'
import { errorReply } from '../http/reply.ts'
import type { SiteAccounts } from './accounts.ts'
import type { HostingDeps, SiteEnv } from './site.ts'

/** What the forms of accounts take, by JSON: `{ "log_in": { … } }` answers the account that is logged in afterwards, null for none. */
export async function answerSession(
  context: Context<SiteEnv>,
  accounts: SiteAccounts,
  { log, limits }: Pick<HostingDeps, 'log' | 'limits'>,
): Promise<Response> {
  const handled = await handle(context, accounts, limits.body).catch((error: unknown) => errorReply(error, 'POST', '/_session', log))
  handled.headers.set('cache-control', 'no-store')
  return handled
}

async function handle(context: Context<SiteEnv>, accounts: SiteAccounts, body: BodyLimits): Promise<Response> {
  const typed = typedOf(await readJson(context.req.raw, body), context)
  const done = await accounts.submit(context, typed)
  if (done.kind === 'limited') throw new ApiError('limited', { retryAfter: done.wait })
  if (done.kind === 'forbidden') throw new ApiError('forbidden')
  if (done.kind === 'refused') {
    const { '': whole, ...fields } = done.refusal.errors
    const named = Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, [sentence]]))
    throw new ApiError('invalid', whole === undefined ? { fields: named } : { detail: whole })
  }
  const account = done.enter === null ? null : await accounts.after(context, done)
  return context.json({ account: account && { name: account.name, email: account.email, role: account.role } })
}

function typedOf(body: unknown, context: Context<SiteEnv>): Record<string, string> {
  const [named, ...more] = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : []
  const call = sessionCalls(context.env.site.model).find(({ does }) => does === named?.[0])
  if (!call || more.length > 0)
    throw new ApiError('invalid', { detail: 'Send one of log_in, register, log_out, profile, password and leave, with its fields as an object.' })
  const fields: unknown = named?.[1]
  const given = typeof fields === 'object' && fields !== null ? (fields as Readonly<Record<string, unknown>>) : {}
  const texts = call.fields.flatMap(({ name }) => (Object.hasOwn(given, name) && given[name] !== null ? [[name, String(given[name])] as const] : []))
  return { ...Object.fromEntries(texts), do: call.does }
}
