import type { Context } from 'hono'
import { ApiError } from '../http/api-error.ts'
import { readJson } from '../http/json-body.ts'
import type { BodyLimits } from '../http/limits.config.ts'
import { errorReply } from '../http/reply.ts'
import { sessionAnswer, sessionRefusal, sessionTyped } from '../http/session-call.ts'
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
  const typed = sessionTyped(await readJson(context.req.raw, body), context.env.site.model)
  const done = await accounts.submit(context, typed)
  if (done.kind === 'limited') throw new ApiError('limited', { retryAfter: done.wait })
  if (done.kind === 'forbidden') throw new ApiError('forbidden')
  if (done.kind === 'refused') throw sessionRefusal(done.refusal)
  const account = done.enter === null ? null : await accounts.after(context, done)
  return context.json(sessionAnswer(account))
}
