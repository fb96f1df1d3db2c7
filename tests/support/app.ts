import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tokens } from '../../contract/users.api.ts'
import { createApp, type Dependencies } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { randomId } from '../../server/http/clock.ts'
import { openKeys } from '../../server/users/secret.store.ts'
import { driftOf } from './drift.ts'
import { makeDatabase, type TestDatabase } from './engine.ts'
import { patientNode } from './patience.ts'

/** A clock that stands still until a test moves it; it starts at 2026-11-21 12:00:00 UTC. */
export interface TestClock {
  now(): number
  randomId(): string
  advance(seconds: number): void
}

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly link: string | null
}

/** A signed-in person: `fetch` bears their token and may be given a body as data. */
export interface Person extends Tokens {
  readonly email: string
  readonly password: string
  fetch(path: string, init?: Init): Promise<Response>
}
export interface Init {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  readonly body?: string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData | ReadableStream
  readonly signal?: AbortSignal
  readonly redirect?: RequestRedirect
}

function testClock(from: number): TestClock {
  let at = from
  return {
    now: () => at,
    randomId,
    advance: (seconds) => {
      at += seconds
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof openApp>>

/** An app over a data folder of its own, which listens on nothing. Paths are those of the app's host; whole URLs may be on any host. */
export async function openApp(
  options: {
    readonly now?: number
    readonly env?: Readonly<Record<string, string>>
    readonly config?: Partial<Config>
    readonly dist?: string
    readonly take?: Dependencies['take']
    readonly measured?: boolean
    readonly events?: Dependencies['events']
    /** The database of another app, to be a second node of it; the one who made it removes it. */
    readonly place?: TestDatabase
  } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'sparksite-'))
  const config: Config = { ...readConfig({ DATA_DIR: folder, ...patientNode, ...options.env }), ...options.config }
  const place = options.place ?? (await makeDatabase())
  const database = await openDatabase({ ...config, database_url: place.url })
  const clock = testClock(options.now ?? Date.UTC(2026, 10, 21, 12) / 1000)
  const logged: Readonly<Record<string, unknown>>[] = []
  const app = createApp({
    config,
    database,
    clock,
    keyFor: openKeys(folder, config.secret_key, config.secret_key_previous),
    log: (line) => logged.push(line),
    dist: options.dist ?? join(folder, 'dist'),
    measured: options.measured ?? false,
    ...(options.take && { take: options.take }),
    ...(options.events && { events: options.events }),
  })

  async function fetch(path: string, init: Init = {}, ip = '127.0.0.1'): Promise<Response> {
    const url = /^https?:/.test(path) ? path : `${config.public_url}${path}`
    const { json, headers, ...rest } = init
    const body = json === undefined ? rest.body : JSON.stringify(json)
    const type = json === undefined ? {} : { 'content-type': 'application/json' }
    const streamed = body instanceof ReadableStream ? { duplex: 'half' } : {}
    const reply = await app.fetch(
      new Request(url, { ...rest, ...streamed, headers: { ...type, ...headers }, ...(body === undefined ? {} : { body }) } as RequestInit),
      { ip },
    )
    // Whatever a test asks, the answer is one that the description of the API knows.
    const drift = await driftOf(rest.method ?? 'GET', url, reply)
    if (drift.length > 0) throw new Error(`The API has drifted from its description:\n${drift.join('\n')}`)
    return reply
  }
  async function register(of: { readonly email?: string; readonly password?: string; readonly full_name?: string } = {}): Promise<Response> {
    const json = { username: of.email ?? 'ada@example.com', email: 'ada@example.com', password: 'correct horse', full_name: 'Ada Lovelace', ...of }
    return await fetch('/api/v1/users/register/', { method: 'POST', json })
  }
  async function logIn(email = 'ada@example.com', password = 'correct horse'): Promise<Person> {
    const reply = await fetch('/api/v1/users/login/', { method: 'POST', json: { email, password } })
    if (reply.status !== 200) throw new Error(`The login was answered with ${reply.status}: ${await reply.text()}`)
    const tokens = (await reply.json()) as Tokens
    return {
      ...tokens,
      email,
      password,
      fetch: (path, init = {}) => fetch(path, { ...init, headers: { authorization: `Bearer ${tokens.access}`, ...init.headers } }),
    }
  }
  return {
    config,
    db: database.db,
    database,
    clock,
    logged,
    place,
    recover: app.recover,
    tidy: app.tidy,
    tend: app.tend,
    sweep: app.sweep,
    interrupt: app.interrupt,
    settled: app.settled,
    fetch,
    register,
    logIn,
    /** Registers and logs in; the address is verified unless `verified` is false. */
    async join(email = 'ada@example.com', of: { readonly verified?: boolean; readonly full_name?: string; readonly plan?: string } = {}): Promise<Person> {
      const reply = await register({ email, full_name: of.full_name ?? 'Ada Lovelace' })
      if (reply.status !== 201) throw new Error(`The registration was answered with ${reply.status}: ${await reply.text()}`)
      const email_verified_at = of.verified === false ? null : clock.now()
      await database.db
        .updateTable('users')
        .set({ email_verified_at, plan: of.plan ?? 'free' })
        .where('email', '=', email)
        .execute()
      return await logIn(email)
    },
    /** Every mail so far, oldest first. */
    mails: async (): Promise<Mail[]> => {
      await app.settled()
      return await database.db
        .selectFrom('mails')
        .select(['recipient', 'subject', 'body', 'link'])
        .orderBy('created_at')
        .orderBy('rowid' as 'id')
        .execute()
    },
    async close(): Promise<void> {
      await app.settled()
      await database.close()
      if (!options.place) await place.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
