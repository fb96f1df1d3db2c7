import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ConnectionLimits } from './limits.config.ts'
import { describe, type Log } from './log.ts'
import type { Connection } from './mount.ts'

export type Fetch = (request: Request, connection: Connection) => Response | Promise<Response>
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

const check_ms = 1_000
const sweep_ms = 50

/** Node stays silent about a second Host header, of which a proxy may have believed the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** Turns Node's requests into web requests. */
export function listenerOf(fetch: Fetch): Listener {
  const listener = getRequestListener((request, bindings) =>
    fetch(request, { ip: (bindings as { readonly incoming: IncomingMessage }).incoming.socket.remoteAddress ?? '' }),
  )
  return (incoming, outgoing) => {
    if (hasTwoHosts(incoming)) {
      outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end('A request has one Host header.\n')
      return
    }
    void listener(incoming, outgoing)
  }
}

export interface Listening {
  readonly server: Server
  readonly port: number
  /** Takes no more connections and resolves when the last request is answered, at the latest after the time of a stop. */
  close(): Promise<void>
}

const isUpload = ({ headers }: IncomingMessage): boolean => /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')
const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Cuts off whoever is slow to send a body that is no form with files; Node itself knows one time for all requests, which is that of these. */
function hurry(incoming: IncomingMessage, milliseconds: number): void {
  if (!hasBody(incoming) || isUpload(incoming)) return
  const { socket } = incoming
  const timer = setTimeout(() => {
    if (incoming.complete || socket.destroyed) return
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroy()
  }, milliseconds)
  for (const event of ['end', 'close'] as const) incoming.once(event, () => clearTimeout(timer))
}

/** Where and how one listens. */
export interface ListenAt {
  readonly host: string
  readonly port: number
  readonly limits: { readonly connections: ConnectionLimits }
}

/** Listens; throws one plain sentence where the address is taken or not to be had. */
export async function listen(at: ListenAt, listener: Listener): Promise<Listening> {
  const { most, header_bytes, headers_ms, request_ms, upload_ms, idle_ms, answer_ms, stop_ms } = at.limits.connections
  const times = { headersTimeout: Math.min(headers_ms, request_ms), requestTimeout: Math.max(request_ms, upload_ms), keepAliveTimeout: idle_ms }
  const server = createServer({ ...times, connectionsCheckingInterval: check_ms, maxHeaderSize: header_bytes }, (incoming, outgoing) => {
    hurry(incoming, request_ms)
    listener(incoming, outgoing)
  })
  server.maxConnections = most
  // Of a client that does not read: the heartbeat of a stream counts as life.
  server.timeout = answer_ms
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceOf(error, at), { cause: error })))
    server.listen(at.port, at.host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port, close: () => close(server, stop_ms) }
}

function sentenceOf(error: NodeJS.ErrnoException, { host, port }: ListenAt): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Stop the other program, or start with another one: PORT=${port + 1} npm start`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account. Start with another one: PORT=3000 npm start`
  return `Cannot listen on ${host}, port ${port}: ${error.message}`
}

function close(server: Server, stop_ms: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), stop_ms)
    // A connection that is kept alive becomes idle when its answer ends, and would hold the stop for seconds.
    const sweep = setInterval(() => server.closeIdleConnections(), sweep_ms)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}

/** Runs `stop` on the first SIGTERM or SIGINT, then exits with 0; also on an error that nobody caught, which is logged and exits with 1. */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let stopping = false
  const end = (code: number) => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log({ level: 'error', while: 'stopping', error: describe(error) })
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log({ level: 'fatal', event, error: describe(error) })
      end(1)
    })
  }
}
