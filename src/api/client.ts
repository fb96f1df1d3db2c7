import { ofetch } from 'ofetch'
import { safeParse } from 'valibot'
import { type BodyOf, type Endpoint, type ParamsOf, pathOf, type ReplyOf } from '../../contract/endpoint.ts'
import { type Failure, type FailureKind, type FieldErrors, kindOf } from '../../contract/failure.ts'
import { limits } from '../../contract/limits.ts'
import { ApiFailure } from './api-failure.ts'
import { areOfOnePerson } from './tokens.ts'

export interface ClientWiring {
  /** The stored access token, or null: read anew for every call (specification 6). */
  readonly readToken: () => string | null
  /** Told of a 401 that answers the token which is still stored. Where another token of the person is stored then, the call is made once more. */
  readonly onUnauthenticated?: () => void | Promise<void>
  /** Before the path; empty for the page's own origin. */
  readonly origin?: string
}

type Params<E> = keyof ParamsOf<E> extends never ? { readonly params?: never } : { readonly params: ParamsOf<E> }
type Body<E> = BodyOf<E> extends undefined ? { readonly body?: never } : { readonly body: BodyOf<E> }
export type CallOptions<E> = Params<E> &
  Body<E> & {
    readonly query?: Readonly<Record<string, string>>
    readonly signal?: AbortSignal | undefined
    readonly headers?: Readonly<Record<string, string>>
    /** A 401 is the caller's affair alone. */
    readonly silent?: boolean
  }
type Rest<E> = Record<string, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]
type Loose = { readonly [Part in 'params' | 'query' | 'headers']?: Record<string, string> } & {
  readonly body?: object
  readonly signal?: AbortSignal
  readonly silent?: boolean
}

export interface Client {
  /** Calls an endpoint and parses its reply by the endpoint's schema; throws only `ApiFailure`. */
  call<const E extends Endpoint>(endpoint: E, ...options: Rest<E>): Promise<ReplyOf<E>>
  /** Opens an endpoint that streams: resolves with the body once the status is known, and times no further. */
  open<const E extends Endpoint>(endpoint: E, ...options: Rest<E>): Promise<ReadableStream<Uint8Array>>
}

/** `{"detail": "…"}` and `{"email": ["…"]}`, as one of a failure's halves each; anything else of a body is dropped. */
function readErrors(data: unknown): { detail: string; fields: FieldErrors } {
  if (typeof data !== 'object' || data === null) return { detail: '', fields: {} }
  const { detail, ...rest } = data as Record<string, unknown>
  const lists = Object.entries(rest).map(
    ([field, value]) => [field, (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string')] as const,
  )
  return { detail: typeof detail === 'string' ? detail : '', fields: Object.fromEntries(lists.filter(([, texts]) => texts.length > 0)) }
}

/** A client of /api/v1 over ofetch: bearer token, one time-out, no retry, every failure an `ApiFailure`. */
export function createClient({ readToken, onUnauthenticated, origin = '' }: ClientWiring): Client {
  async function request(endpoint: Endpoint, options: Loose, responseType: 'json' | 'stream') {
    const token = readToken()
    const answered = await attempt(endpoint, options, responseType, token)
    if (!('refused' in answered)) return answered
    if (token === null || options.silent) throw answered.refused
    const held = readToken()
    if (held === token) await onUnauthenticated?.()
    // Another tab has renewed it while the call was under way; what somebody else is now logged in with is not for this call.
    else if (held === null || !areOfOnePerson(token, held)) throw answered.refused
    const renewed = readToken()
    if (renewed === null || renewed === token || options.signal?.aborted) throw answered.refused
    const again = await attempt(endpoint, options, responseType, renewed)
    if (!('refused' in again)) return again
    if (readToken() === renewed) void onUnauthenticated?.()
    throw again.refused
  }
  /** One request; a 401 is answered as `refused`, every other failure thrown. */
  async function attempt(endpoint: Endpoint, options: Loose, responseType: 'json' | 'stream', token: string | null) {
    const path = pathOf(endpoint, options.params)
    const failed = (kind: FailureKind, status: number, found: Partial<Failure> = {}, cause?: unknown) =>
      new ApiFailure({ kind, status, detail: '', fields: {}, ...found }, `${endpoint.method} ${path}: ${kind}`, { cause })
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), limits.call_timeout_ms)
    try {
      const response = await ofetch.raw(origin + path, {
        method: endpoint.method,
        headers: { ...options.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
        ...(options.query ? { query: options.query } : {}),
        ...(options.body === undefined ? {} : { body: options.body }),
        // ofetch's own timeout is ignored beside a signal, and 3xx is no error to it.
        signal: AbortSignal.any([late.signal, ...(options.signal ? [options.signal] : [])]),
        ignoreResponseError: true,
        responseType,
        retry: 0,
      })
      if (response.ok) return { response, failed }
      const errors = readErrors(responseType === 'json' ? response._data : await response.json().catch(() => null))
      const failure = failed(kindOf(response.status), response.status, errors)
      if (response.status === 401) return { refused: failure }
      throw failure
    } catch (error) {
      if (error instanceof ApiFailure) throw error
      throw failed(options.signal?.aborted ? 'aborted' : late.signal.aborted ? 'timeout' : 'network', 0, {}, error)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    async call(endpoint, ...[options]) {
      const { response, failed } = await request(endpoint, (options ?? {}) as Loose, 'json')
      if (endpoint.reply === undefined) return undefined as never
      const parsed = safeParse(endpoint.reply, response._data)
      if (!parsed.success) throw failed('malformed', response.status)
      return parsed.output as never
    },
    async open(endpoint, ...[options]) {
      const { response, failed } = await request(endpoint, (options ?? {}) as Loose, 'stream')
      if (!response.body) throw failed('malformed', response.status)
      return response.body
    },
  }
}
