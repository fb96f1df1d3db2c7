import { type Context, Hono } from 'hono'
import type { GenericSchema, InferOutput } from 'valibot'
import { type EndpointName, endpoints, api as table } from '../../contract/api.ts'
import { basePath, type Endpoint, type ParamsOf, type ReplyOf } from '../../contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import type { EventKind, Outcome } from './audit.ts'
import { check, readJson } from './json-body.ts'
import type { LimitsConfig } from './limits.config.ts'
import type { Log } from './log.ts'
import { errorReply, json, page } from './reply.ts'

export interface Member {
  readonly user_id: string
  readonly session_id: string
}
/** What is known of a connection besides its request. */
export interface Connection {
  /** The client's address, '' where there is none. */
  readonly ip: string
}
export interface Audit {
  /** The calls whose success is told too. */
  readonly names: ReadonlySet<EndpointName>
  /** Told how a call came out. */
  readonly tell: (of: Outcome) => void
}
export interface Gate {
  /** Whom a bearer token belongs to; null unless it is genuine and its session alive. */
  authenticate(token: string, request: Request): Promise<Member | null>
  readonly log: Log
  readonly limits: Pick<LimitsConfig, 'body' | 'words'>
  readonly audit?: Audit
}

type BodyFor<E> = E extends Endpoint<infer _P, infer Body, infer _R, infer _A> ? (Body extends GenericSchema ? InferOutput<Body> : undefined) : never
type MemberFor<E> = E extends Endpoint<infer _P, infer _B, infer _R, infer Access> ? (Access extends 'member' ? Member : Member | null) : never
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly body: BodyFor<E>
  readonly query: Readonly<Record<string, string>>
  readonly member: MemberFor<E>
  readonly request: Request
  readonly ip: string
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal
  /** Says to whoever keeps events whom this call is about, and what it was where its status does not tell. */
  readonly about: (user_id: string | null, kind?: EventKind) => void
}
/** Answers with the reply's data, or with a whole response. A list is sent as a page of all its items; a frozen one is written once. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | Response>
/** Mounts one row of the endpoint table: access, body limit, media type, JSON and schema are checked before the handler runs. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
export interface Api {
  readonly mount: Mount
  fetch(request: Request, connection: Connection): Response | Promise<Response>
}

const agent_max = 200
const takingWords: ReadonlySet<Endpoint> = new Set<Endpoint>([table.createProject, table.sendMessage])

/** An /api/v1 on which nothing is mounted yet; whatever is not is 404, 405 or a redirect to the path with its trailing slash. */
export function createApi(gate: Gate): Api {
  const hono = new Hono<{ Bindings: Connection }>()
  hono.notFound((context) => strayReply(context, gate.log))
  hono.onError((error, context) => errorReply(error, context.req.method, 'unknown', gate.log))
  return { mount: mountOn(hono, gate), fetch: (request, connection) => hono.fetch(request, connection) }
}

const mountOn =
  (hono: Hono<{ Bindings: Connection }>, gate: Gate): Mount =>
  (endpoint, handler) => {
    const limit = takingWords.has(endpoint) ? gate.limits.words : gate.limits.body
    const name = nameOf(endpoint)
    const hasParams = endpoint.path.includes(':')
    hono.on(endpoint.method, basePath + endpoint.path, async (context) => {
      const said: Said = { user_id: null, kind: null }
      const audited = (reply: Response): Response => {
        if (reply.status >= 400 || said.kind || gate.audit?.names.has(name)) gate.audit?.tell(outcomeOf(context, name, reply.status, said))
        return reply
      }
      try {
        const token = bearerOf(context.req.raw)
        const member = token === '' ? null : await gate.authenticate(token, context.req.raw)
        if (!member && endpoint.access === 'member') throw new ApiError('unauthenticated')
        said.user_id = member?.user_id ?? null
        const body = endpoint.body ? check(endpoint.body, await readJson(context.req.raw, limit)) : undefined
        // No id has a NUL in it, and PostgreSQL takes none.
        if (hasParams && Object.values<string>(context.req.param()).some((text) => text.includes('\0'))) throw new ApiError('missing')
        const reply = await handler(new HeardCall(context, said, member, body))
        return audited(reply instanceof Response ? reply : Array.isArray(reply) ? page(endpoint.status, reply) : json(endpoint.status, reply))
      } catch (error) {
        return audited(errorReply(error, endpoint.method, basePath + endpoint.path, gate.log))
      }
    })
  }

interface Said {
  user_id: string | null
  kind: EventKind | null
}
const names = new Map<Endpoint, EndpointName>(endpoints.map(([name, endpoint]) => [endpoint, name]))
const nameOf = (endpoint: Endpoint): EndpointName => names.get(endpoint) ?? 'profile'

function outcomeOf(context: Context<{ Bindings: Connection }>, endpoint: EndpointName, status: number, said: Said): Outcome {
  const { raw } = context.req
  const agent = (raw.headers.get('user-agent') ?? '').replace(/[^ -~]/g, '').slice(0, agent_max)
  const { id = '' } = context.req.param() as { readonly id?: string }
  return { endpoint, status, id: /^[\w-]{1,64}$/.test(id) ? id : null, ip: context.env?.ip ?? '', agent, ...said, borne: raw.headers.has('authorization') }
}

/** A call as its handler sees it. Its getters stand on the prototype: in a literal, each call would leave its own behind until the memory is swept. */
class HeardCall<E extends Endpoint> implements Call<E> {
  readonly #context: Context<{ Bindings: Connection }>
  readonly #said: Said
  readonly member: MemberFor<E>
  readonly body: BodyFor<E>
  constructor(context: Context<{ Bindings: Connection }>, said: Said, member: Member | null, body: unknown) {
    this.#context = context
    this.#said = said
    this.member = member as MemberFor<E>
    this.body = body as BodyFor<E>
  }
  get params(): ParamsOf<E> {
    return this.#context.req.param() as ParamsOf<E>
  }
  get query(): Readonly<Record<string, string>> {
    return this.#context.req.query()
  }
  get request(): Request {
    return this.#context.req.raw
  }
  get ip(): string {
    return this.#context.env?.ip ?? ''
  }
  get signal(): AbortSignal {
    return this.#context.req.raw.signal
  }
  readonly about = (user_id: string | null, kind?: EventKind): void => {
    this.#said.user_id = user_id
    this.#said.kind = kind ?? null
  }
}

function bearerOf(request: Request): string {
  const header = request.headers.get('authorization')
  return header !== null && /^bearer /i.test(header) ? header.slice(7).trim() : ''
}

const patterns = endpoints.map(([, endpoint]) => ({ method: endpoint.method, path: new RegExp(`^${basePath}${endpoint.path.replace(/:[a-z_]+/g, '[^/]+')}$`) }))
const methodsAt = (path: string): string[] => [...new Set(patterns.filter((pattern) => pattern.path.test(path)).map((pattern) => pattern.method))]

function strayReply(context: Context, log: Log): Response {
  const { method } = context.req
  const url = new URL(context.req.url)
  const allowed = methodsAt(url.pathname)
  if (allowed.length > 0 && !allowed.includes(method as Endpoint['method'])) {
    const reply = errorReply(new ApiError('method', { detail: `Method "${method}" not allowed.` }), method, 'unknown', log)
    reply.headers.set('allow', allowed.join(', '))
    return reply
  }
  if (!url.pathname.endsWith('/') && methodsAt(`${url.pathname}/`).length > 0) {
    return new Response(null, { status: 308, headers: { location: `${url.pathname}/${url.search}`, 'cache-control': 'no-store' } })
  }
  return errorReply(new ApiError('missing'), method, 'unknown', log)
}
