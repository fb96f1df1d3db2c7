import { practicesLearnt } from '../builder/learnt.ts'
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
import { hostOf, isClientPath, type Place, placesOf } from './http/hosts.ts'
import { describe, type Log } from './http/log.ts'
import { type Connection, createApi } from './http/mount.ts'
import { mailboxEngine, unconfiguredEngine } from './mail/mailbox.engine.ts'
import { createMailbox } from './mail/mailbox.routes.ts'
import { createSmtp } from './mail/smtp.engine.ts'
import { createCspReports, reportPath } from './operations/csp-report.routes.ts'
import { tidyEvents } from './operations/events.store.ts'
import { createEvents } from './operations/events.ts'
import { createMetrics } from './operations/metrics.ts'
import { createOperations } from './operations/operations.routes.ts'
import { createReference } from './reference/reference.routes.ts'
import { tidyHistory } from './rows/history.store.ts'
import { createSites, type SitesDeps } from './sites.ts'
import { createFiles } from './storage/files.ts'
import type { KeyFor } from './users/secret.store.ts'
import { tidyUsers } from './users/tidy.store.ts'
import { mountUsers } from './users/users.routes.ts'
import { createUsers } from './users/users.ts'
import { strict_transport } from './web/headers.rules.ts'
import { createWeb } from './web/web.routes.ts'

export interface Dependencies {
  readonly config: Config
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly keyFor: KeyFor
  readonly log: Log
  /** Told of what touches accounts and access; it is kept in the database anyway. */
  readonly events?: Log
  /** The built client's folder. */
  readonly dist: string
  /** Words to an app model; the builder's own where none is given. */
  readonly take?: SitesDeps['take']
  /** Whether it counts its requests, and the process itself, for /metrics. */
  readonly measured?: boolean
}
export interface App {
  fetch(request: Request, connection?: Connection): Response | Promise<Response>
  /** Ends the turns that processes which died have left. Call it before anything is served and, where the database is shared, from time to time. */
  recover(): Promise<void>
  /** Shows the other processes that this one is alive. Call it about twice a second where the database is shared. */
  tend(): Promise<void>
  /** Ends the plans whose time has come, and removes what can matter no more. Call it about once an hour. */
  tidy(): Promise<void>
  /** Removes the bytes of files that are gone. Call it every few seconds. */
  sweep(): Promise<void>
  /** Throws one plain sentence where files are kept in a place that is not configured. Call it before anything is served. */
  requireFiles(): Promise<void>
  /** Cuts short, with a word to whoever listens, the turns that still run. */
  interrupt(): void
  /** Resolves when no work goes on that outlives its request. */
  settled(): Promise<void>
}

const plain = (status: number, text: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...more, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
const redirect = (location: string): Response => new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })

/** The builder's own reader, loaded with the first message. */
const build: SitesDeps['take'] = async (...of) => {
  const [{ take }] = await Promise.all([import('../builder/take.ts'), practicesLearnt()])
  return take(...of)
}

/** The path of an absolute URL, without its query. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return start < 0 ? '/' : url.slice(start, query < 0 ? undefined : query)
}

const isTls = (url: string): boolean => url.startsWith('https:')
/** Whose answers tell browsers to stay with TLS. */
const placesOverTls = ({ public_url, sites_url }: Config): ReadonlySet<Place['kind']> =>
  new Set<Place['kind']>([...(isTls(public_url) ? (['app'] as const) : []), ...(isTls(sites_url) ? (['site', 'preview'] as const) : [])])

/** The whole server, listening on nothing: the host name decides first who answers, and only the app's own host has an API. */
export function createApp({ config, database, clock, keyFor, log, dist, take = build, measured = false, events = () => undefined }: Dependencies): App {
  const { db } = database
  const place = placesOf(config.public_url, config.sites_url)
  const background = createBackground(log)
  const addressOf = clientAddressBy(config.trust_proxy)
  const proxied = config.trust_proxy.length > 0
  const overTls = placesOverTls(config)
  const floodOf = createFloodGate(config.limits.requests, clock.now)
  const smtp = config.smtp && createSmtp(config.smtp, log)
  const sendMail = smtp ? smtp.sendMail : config.mailbox ? mailboxEngine(db, clock) : unconfiguredEngine(log)
  const { public_url, sites_url, google, github, limits, breached_passwords_url } = config
  const users = createUsers(
    { database, clock, background, log, keyFor, public_url, google, github, limits, breached_passwords_url, sendMail, planOf, endPlans, usageOf },
    { access_ttl: config.access_ttl },
  )

  const audit = createEvents({ db, clock, background, log, tell: events, rate: limits.events })
  const { mount, fetch: callApi } = createApi({ authenticate: users.authenticate, log, limits, audit })
  mountPlans(mount, users.deps)
  mountFeedback(mount, { database, clock, background, log, rate: limits.feedback, sendMail, feedback_email: config.feedback_email })
  const files = createFiles({ db, clock, log, data_dir: config.data_dir, storage: config.storage })
  const sites = createSites(mount, {
    files,
    uploads: config.storage,
    database,
    clock,
    log,
    public_url,
    sites_url,
    manage_key: keyFor('manage link'),
    node_timeout: config.node_timeout,
    limits: limits.sites,
    passwords: users.deps.passwords,
    take,
    models: config.models,
    onModelCall: (call) => metrics?.modelAsked(call),
  })

  mountUsers(mount, users.deps, sites.removeProjectsOf)

  const mailbox = config.mailbox ? createMailbox(db) : null
  const web = createWeb({ dist, public_url: config.public_url, sites_url: config.sites_url })

  const metrics = measured ? createMetrics(sites.running) : null
  const operations = createOperations({ db, log, metrics, metrics_token: config.metrics_token, checkFiles: files.check, now: clock.now })
  const reference = createReference(public_url)
  const reportViolation = createCspReports(limits.reports, clock.now, log)

  function answerApi(request: Request, path: string, connection: Connection): Response | Promise<Response> {
    if (path === reportPath) return reportViolation(request, connection.ip)
    return reference(request.method, path) ?? callApi(request, connection)
  }
  async function answerRest(request: Request, path: string, connection: Connection): Promise<Response> {
    if (path.startsWith('/dev/mailbox')) return mailbox ? mailbox(request) : plain(404, 'Not found.\n')
    return (await operations(request, path, connection)) ?? (await callApi(request, connection))
  }
  function answerApp(request: Request, connection: Connection): Response | Promise<Response> {
    const path = pathOf(request.url)
    if (path.startsWith('/api/v1/')) return answerApi(request, path, connection)
    return isClientPath(path) ? web.fetch(request) : answerRest(request, path, connection)
  }
  async function answerPortable(request: Request, connection: Connection): Promise<Response> {
    const path = pathOf(request.url)
    const operated = await operations(request, path, connection)
    if (operated) return operated
    if (path === '/') return redirect(`${config.public_url}/`)
    return sites.hosting.portable(request, connection.ip)
  }
  function answer(request: Request, at: Place, connection: Connection): Response | Promise<Response> {
    if (at.kind === 'app') return answerApp(request, connection)
    if (at.kind === 'site') return sites.hosting.deployed(request, at.slug, connection.ip)
    if (at.kind === 'preview') return sites.hosting.preview(request, at.label, connection.ip)
    if (at.kind === 'portable') return answerPortable(request, connection)
    return answerUnknown(request, connection)
  }
  /** Whoever asks by an address of the machine, a balancer for instance, may know how it is. */
  async function answerUnknown(request: Request, connection: Connection): Promise<Response> {
    return (await operations(request, pathOf(request.url), connection)) ?? plain(421, `This server answers at ${config.public_url}\n`)
  }
  function sayBroken(error: unknown): Response {
    log({ level: 'error', event: 'unanswered', error: describe(error) })
    return isUnavailable(error)
      ? plain(503, 'The service is busy. Try again in a moment.\n', { 'retry-after': '5' })
      : plain(500, 'Something went wrong here. It has been logged.\n')
  }
  return {
    async recover() {
      const ended = await sites.recover()
      if (ended > 0) log({ level: 'info', recovered_turns: ended })
    },
    tend: sites.tend,
    async tidy() {
      await endPlans(db, clock.now())
      await tidyUsers(db, clock.now())
      await tidyEvents(db, clock.now())
      await tidyHistory(db, clock.now(), config.storage.files_max)
      void background.run('files', files.tidy)
    },
    sweep: files.sweep,
    requireFiles: files.requirePlaces,
    interrupt() {
      sites.interrupt()
      files.interrupt()
    },
    async settled() {
      await Promise.all([background.settled(), sites.settled(), smtp?.settled()])
    },
    async fetch(request, connection = { ip: '' }) {
      const began = performance.now()
      const at = place(hostOf(request.url))
      const ip = proxied ? addressOf(connection.ip, request.headers) : connection.ip
      const wait = floodOf(ip)
      let reply: Response
      try {
        reply = wait > 0 ? tooMany(wait) : await answer(request, at, ip === connection.ip ? connection : { ...connection, ip })
      } catch (error) {
        reply = sayBroken(error)
      }
      if (overTls.has(at.kind)) reply.headers.set('strict-transport-security', strict_transport)
      metrics?.count(at.kind, request.method, reply.status, (performance.now() - began) / 1000)
      return reply
    },
  }
}
