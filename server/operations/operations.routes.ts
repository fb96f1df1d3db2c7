import { createHash, timingSafeEqual } from 'node:crypto'
import { isUnavailable } from '../database/database.ts'
import { schemaState } from '../database/migrate.ts'
import type { Database } from '../database/tables.ts'
import { describe, type Log } from '../http/log.ts'
import type { Connection } from '../http/mount.ts'
import type { Metrics } from './metrics.ts'

export interface OperationsDeps {
  readonly db: Database
  readonly log: Log
  readonly metrics: Metrics | null
  /** Null where only this machine may ask for metrics. */
  readonly metrics_token: string | null
  /** Throws one plain sentence where files cannot be kept now. */
  readonly checkFiles: () => Promise<void>
  readonly now: () => number
}

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const plain = (status: number, text: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { ...headers, ...more } })

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isLoopback = (ip: string): boolean => ip === '::1' || ip.replace(/^::ffff:/, '').startsWith('127.')
const isForwarded = (request: Request): boolean => ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => request.headers.has(name))

/** Whether a request may read the metrics: by their token where there is one, else from this machine, past no proxy. */
function mayMeasure(request: Request, { ip }: Connection, token: string | null): boolean {
  if (token === null) return isLoopback(ip) && !isForwarded(request)
  const shown = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(shown), digest(token))
}

/** For how many seconds the word of the storage of files is good. */
const files_seconds = 5

/** What whoever runs the server asks it: /healthz (the process), /readyz (the database, its schema, the storage of files) and /metrics; null for every other path. */
export function createOperations(deps: OperationsDeps): (request: Request, path: string, connection: Connection) => Promise<Response> | Response | null {
  let asked = { at: Number.NEGATIVE_INFINITY, fault: Promise.resolve<string | null>(null) }
  /** Why files cannot be kept; asked of their storage every few seconds, however often this is asked. */
  function filesFault(): Promise<string | null> {
    if (deps.now() - asked.at < files_seconds) return asked.fault
    const fault = deps.checkFiles().then(
      () => null,
      (error: unknown) => {
        deps.log({ level: 'error', event: 'not_ready', error: describe(error) })
        return 'The storage of files does not answer.\n'
      },
    )
    asked = { at: deps.now(), fault }
    return fault
  }
  async function ready(): Promise<Response> {
    try {
      const { missing, unknown } = await schemaState(deps.db)
      if (missing.length > 0 || unknown.length > 0) return plain(503, 'The database has another schema.\n', { 'retry-after': '5' })
      const fault = await filesFault()
      return fault === null ? plain(200, 'ready\n') : plain(503, fault, { 'retry-after': '5' })
    } catch (error) {
      if (!isUnavailable(error)) deps.log({ level: 'error', event: 'not_ready', error: describe(error) })
      return plain(503, 'The database does not answer.\n', { 'retry-after': '5' })
    }
  }
  async function measure(request: Request, connection: Connection): Promise<Response> {
    if (!deps.metrics || !mayMeasure(request, connection, deps.metrics_token)) return plain(404, 'Not found.\n')
    return new Response(await deps.metrics.text(), { headers: { ...headers, 'content-type': deps.metrics.contentType } })
  }
  return (request, path, connection) => {
    if (path === '/healthz') return plain(200, 'ok\n')
    if (path === '/readyz') return ready()
    return path === '/metrics' ? measure(request, connection) : null
  }
}
