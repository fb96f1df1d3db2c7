import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { basePath } from '../../contract/endpoint.ts'
import { type Failure, type ServerKind, statusOf } from '../../contract/failure.ts'

/** A call that the page has made and that waits for its answer. */
export interface Exchange {
  /** Method and path below /api/v1, as in `POST /users/login/`. */
  readonly call: string
  readonly body: unknown
  readonly headers: IncomingMessage['headers']
  /** Answers with JSON; 204 where there is no body. */
  answer(body?: unknown, status?: number): void
  /** Answers as a failure of the client comes about: by status and body, or by a connection that breaks off. */
  fail(failure: Failure): void
  /** Sends one server-sent event and leaves the stream open. */
  say(id: string, event: string, data: unknown): void
  /** Breaks an answer off in its midst. */
  cut(): void
}
/** What a call is answered with where no path decides it: JSON, a function of its query and of the edge's port (or a promise), or never. */
export type Backdrop = Readonly<Record<string, unknown>>
export const held: unique symbol = Symbol('held')

/** An error as a call fails with it: the chart reads its `failure`, and the page gets the answer that leads to it. */
export function failing(kind: ServerKind | 'network', told: Partial<Pick<Failure, 'detail' | 'fields'>> = {}): { readonly error: Error } {
  const failure: Failure = { kind, status: kind === 'network' ? 0 : statusOf[kind], detail: '', fields: {}, ...told }
  return { error: Object.assign(new Error(kind), { failure }) }
}

/** Whether a call is named by a pattern: `*` stands for any id, `|` for either. */
export const matching = (pattern: string): RegExp => new RegExp(`^(?:${pattern.replaceAll('*', '[^/]+')})$`)

async function read(incoming: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk
  return text === '' ? null : JSON.parse(text)
}

function exchange(call: string, incoming: IncomingMessage, body: unknown, reply: ServerResponse): Exchange {
  return {
    call,
    body,
    headers: incoming.headers,
    answer(json, status = json === undefined ? 204 : 200) {
      reply.writeHead(status, json === undefined ? {} : { 'content-type': 'application/json' })
      reply.end(json === undefined ? undefined : JSON.stringify(json))
    },
    fail({ status, detail, fields }) {
      if (reply.headersSent) return this.cut()
      if (status > 0) return this.answer({ ...(detail ? { detail } : {}), ...fields }, status)
      // A connection that only closes is tried once more by the browser; one that speaks no HTTP is not.
      incoming.socket.end('-\r\n')
    },
    say(id, event, data) {
      if (!reply.headersSent) reply.writeHead(200, { 'content-type': 'text/event-stream' })
      reply.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    cut() {
      if (!reply.headersSent) reply.writeHead(200, { 'content-type': 'text/event-stream' })
      reply.flushHeaders()
      incoming.socket.resetAndDestroy()
    },
  }
}

/** The network edge of a page: passes on to Sparksite what is no call, and holds every call until its answer is decided. */
export class Edge {
  readonly url: string
  /** Calls that neither a path nor the backdrop expects. */
  readonly unexpected: string[] = []
  readonly #port: number
  #behind = 0
  readonly #close: () => Promise<void>
  readonly #waiting = new Set<Exchange>()
  /** What is being passed on, or answered by the backdrop. */
  #passing = 0
  #backdrop: Backdrop = {}
  #calls: readonly RegExp[] = []
  private constructor(port: number, close: () => Promise<void>) {
    this.url = `http://localhost:${port}`
    this.#port = port
    this.#close = close
  }
  static async start(): Promise<Edge> {
    let edge: Edge | null = null
    const server = createServer((incoming, reply) => {
      if (incoming.url?.startsWith(basePath)) return void edge?.hold(incoming, reply)
      const { method, url: path, headers } = incoming
      edge?.count(reply)
      const passed = request({ host: '127.0.0.1', port: edge ? edge.#behind : 0, method, path, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      })
      passed.on('error', () => reply.destroy())
      incoming.pipe(passed)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    edge = new Edge((server.address() as AddressInfo).port, async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    return edge
  }
  /** The port to which everything goes that is no call. */
  passTo(port: number): void {
    this.#behind = port
  }
  count(reply: ServerResponse): void {
    this.#passing++
    reply.on('close', () => this.#passing--)
  }
  /** Waits until whatever no path decides has been answered. */
  async quiet(): Promise<void> {
    while (this.#passing > 0) await wait(10)
  }
  async hold(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '', this.url)
    const call = `${incoming.method} ${pathname.slice(basePath.length)}`
    const one = exchange(call, incoming, await read(incoming), reply)
    if (this.#calls.some((pattern) => pattern.test(call))) {
      this.#waiting.add(one)
      reply.on('close', () => this.#waiting.delete(one))
      return
    }
    const known = this.#backdrop[call]
    const given = typeof known === 'function' ? await known(searchParams, this.#port) : known
    if (given === held) return
    this.count(reply)
    if (known === undefined) this.unexpected.push(call)
    if (known === undefined) return one.answer({ detail: 'Not found.' }, 404)
    one.answer(given ?? undefined)
  }
  /** Forgets the page before; `calls` are those whose answers a path decides, as patterns. */
  stage(calls: readonly string[], backdrop: Backdrop): void {
    this.#calls = calls.map(matching)
    this.#backdrop = backdrop
    this.#waiting.clear()
    this.unexpected.length = 0
  }
  /** The calls under way, sorted. */
  waiting(): string[] {
    return [...this.#waiting].map(({ call }) => call).sort()
  }
  /** The call under way whose name the pattern matches; waits up to 5 seconds for it to come in. */
  async find(pattern: string): Promise<Exchange> {
    const named = matching(pattern)
    for (let tries = 0; tries < 500; tries++) {
      const found = [...this.#waiting].find(({ call }) => named.test(call))
      if (found) return found
      await wait(10)
    }
    throw new Error(`No call ${pattern} is under way; under way: ${this.waiting().join(', ') || 'none'}.`)
  }
  close(): Promise<void> {
    return this.#close()
  }
}
