import { take as build } from '../builder/take.ts'
import { usageOf } from './billing/allowance.store.ts'
import { mountPlans } from './billing/plans.routes.ts'
import { endPlans, planOf } from './billing/plans.store.ts'
import type { Config } from './config.ts'
import { isUnavailable, type OpenDatabase } from './database/database.ts'
import { mountFeedback } from './feedback/feedback.routes.ts'
import { createBackground } from './http/background.ts'
import { clientAddressBy } from './http/client-address.ts'
import type { Clock } from './http/clock.ts'
import { createFloodGate, tooMany } from './http/flood.ts'
import { hostOf, isClientPath, placesOf } from './http/hosts.ts'
import { describe, type Log } from './http/log.ts'
import { type Connection, createApi } from './http/mount.ts'
import { mailboxEngine, unconfiguredEngine } from './mail/mailbox.engine.ts'
import { createMailbox } from './mail/mailbox.routes.ts'
import { createSmtp } from './mail/smtp.engine.ts'
import { createSites, type SitesDeps } from './sites.ts'
import type { KeyFor } from './users/secret.store.ts'
import { mountUsers } from './users/users.routes.ts'
import { createUsers } from './users/users.ts'
import { createWeb } from './web/web.routes.ts'

export interface Dependencies {
  readonly config: Config
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly keyFor: KeyFor
  readonly log: Log
  /** The built client's folder. */
  readonly dist: string
  /** Words to an app model; the builder's own where none is given. */
  readonly take?: SitesDeps['take']
}
export interface App {
  fetch(request: Request, connection?: Connection): Response | Promise<Response>
  /** Ends the turns that processes which died have left. Call it before anything is served and, where the database is shared, from time to time. */
  recover(): Promise<void>
  /** Shows the other processes that this one is alive. Call it about twice a second where the database is shared. */
  tend(): Promise<void>
  /** Cuts short, with a word to whoever listens, the turns that still run. */
  interrupt(): void
  /** Makes ready, without anybody waiting, what the first requests will want. */
  warm(): void
  /** Resolves when no work goes on that outlives its request. */
  settled(): Promise<void>
}

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } })
const redirect = (location: string): Response => new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })

/** The path of an absolute URL, without its query. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return start < 0 ? '/' : url.slice(start, query < 0 ? undefined : query)
}

/** The whole server, listening on nothing: the host name decides first who answers, and only the app's own host has an API. */
export function createApp({ config, database, clock, keyFor, log, dist, take = build }: Dependencies): App {
  const { db } = database
  const place = placesOf(config.public_url, config.sites_url)
  const background = createBackground(log)
  const addressOf = clientAddressBy(config.trust_proxy)
  const proxied = config.trust_proxy.length > 0
  const floodOf = createFloodGate(config.limits.requests, clock.now)
  const smtp = config.smtp && createSmtp(config.smtp, log)
  const sendMail = smtp ? smtp.sendMail : config.mailbox ? mailboxEngine(db, clock) : unconfiguredEngine(log)
  const users = createUsers(
    { ...config, database, clock, background, log, keyFor, sendMail, planOf, endPlans, usageOf },
    { access_ttl: config.access_ttl },
  )

  const { mount, fetch: callApi } = createApi({ authenticate: users.authenticate, log })
  mountPlans(mount, users.deps)
  mountFeedback(mount, { database, clock, background, log, sendMail, feedback_email: config.feedback_email })
  const { public_url, sites_url } = config
  const sites = createSites(mount, { database, clock, log, public_url, sites_url, manage_key: keyFor('manage link'), node_timeout: config.node_timeout, take })
  mountUsers(mount, users.deps, sites.removeProjectsOf)

  const mailbox = config.mailbox ? createMailbox(db) : null
  const web = createWeb({ dist, public_url: config.public_url, sites_url: config.sites_url })

  function answerApp(request: Request, connection: Connection): Response | Promise<Response> {
    const path = pathOf(request.url)
    if (path.startsWith('/api/v1/')) return callApi(request, connection)
    if (isClientPath(path)) return web.fetch(request)
    if (path === '/healthz') return plain(200, 'ok\n')
    if (path.startsWith('/dev/mailbox')) return mailbox ? mailbox(request) : plain(404, 'Not found.\n')
    return callApi(request, connection)
  }
  function answerPortable(request: Request, ip: string): Response | Promise<Response> {
    const path = pathOf(request.url)
    if (path === '/healthz') return plain(200, 'ok\n')
    if (path === '/') return redirect(`${config.public_url}/`)
    return sites.hosting.portable(request, ip)
  }
  function answer(request: Request, connection: Connection): Response | Promise<Response> {
    const at = place(hostOf(request.url))
    if (at.kind === 'app') return answerApp(request, connection)
    if (at.kind === 'site') return sites.hosting.deployed(request, at.slug, connection.ip)
    if (at.kind === 'preview') return sites.hosting.preview(request, at.label, connection.ip)
    if (at.kind === 'portable') return answerPortable(request, connection.ip)
    return plain(421, `This server answers at ${config.public_url}\n`)
  }
  return {
    async recover() {
      const ended = await sites.recover()
      if (ended > 0) log({ level: 'info', recovered_turns: ended })
    },
    tend: sites.tend,
    interrupt: sites.interrupt,
    warm: () => void background.run('compress the client', web.warm),
    async settled() {
      await Promise.all([background.settled(), sites.settled(), smtp?.settled()])
    },
    async fetch(request, connection = { ip: '' }) {
      try {
        const ip = proxied ? addressOf(connection.ip, request.headers) : connection.ip
        const wait = floodOf(ip)
        return wait > 0 ? tooMany(wait) : await answer(request, { ...connection, ip })
      } catch (error) {
        log({ level: 'error', event: 'unanswered', error: describe(error) })
        return isUnavailable(error)
          ? plain(503, 'The service is busy. Try again in a moment.\n')
          : plain(500, 'Something went wrong here. It has been logged.\n')
      }
    },
  }
}
