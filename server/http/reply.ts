import { isUnavailable } from '../database/database.ts'
import { ApiError } from './api-error.ts'
import { randomId } from './clock.ts'
import { describe, type Log } from './log.ts'

const guard = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  vary: 'Origin',
} as const

/** What every answer of the API bears. */
export const apiHeaders: Readonly<Record<string, string>> = guard
const jsonHeaders = { ...guard, 'content-type': 'application/json; charset=utf-8' }

/** JSON with the API's headers. `undefined` is an empty body. */
export const json = (status: number, data: unknown): Response =>
  data === undefined ? new Response(null, { status, headers: guard }) : new Response(JSON.stringify(data), { status, headers: jsonHeaders })

const pageOf = (results: readonly unknown[]) => ({ count: results.length, next: null, previous: null, results })
const pages = new WeakMap<readonly unknown[], Uint8Array<ArrayBuffer>>()

/** A list as the page of all its items. What a frozen list comes to is kept as long as the list is. */
export function page(status: number, results: readonly unknown[]): Response {
  if (!Object.isFrozen(results)) return json(status, pageOf(results))
  const known = pages.get(results)
  const bytes = known ?? new TextEncoder().encode(JSON.stringify(pageOf(results)))
  if (!known) pages.set(results, bytes)
  return new Response(bytes, { status, headers: jsonHeaders })
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isUnavailable(error)) return new ApiError('unavailable', { cause: error, retryAfter: 5 })
  return new ApiError('broken', { cause: error })
}

/** A 503 without a cause is our own refusal of too much at once: one short line, so that a flood does not fill the log. */
const evidenceOf = (error: ApiError) =>
  error.kind === 'unavailable' && error.cause === undefined
    ? { level: 'warning', note: error.message }
    : { level: 'error', error: describe(error.cause ?? error) }

/** Answers a thrown error as `{detail}` or messages by field, with a request id, under which 5xx are logged. `route` is the pattern, never the path. */
export function errorReply(thrown: unknown, method: string, route: string, log: Log): Response {
  const error = toApiError(thrown)
  const request_id = randomId()
  if (error.status >= 500) log({ request_id, method, route, status: error.status, ...evidenceOf(error) })
  const body = Object.keys(error.fields).length > 0 ? { ...error.fields, request_id } : { detail: error.message, request_id }
  const reply = json(error.status, body)
  if (error.kind === 'unauthenticated') reply.headers.set('www-authenticate', 'Bearer')
  if (error.retryAfter !== null) reply.headers.set('retry-after', String(error.retryAfter))
  return reply
}
