/** Every way in which a call can fail, as the client sees it: the server's kinds, then the three that never reached it. */
export const failureKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'missing',
  'method',
  'conflict',
  'too_large',
  'unsupported',
  'limited',
  'unavailable',
  'broken',
  'malformed',
  'network',
  'timeout',
  'aborted',
] as const
export type FailureKind = (typeof failureKinds)[number]
/** Messages by body field, as in `{"email": ["…"]}`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** A failed call as data: JSON only, so that a statechart may keep it. `status` is 0 when no answer arrived. */
export interface Failure {
  readonly kind: FailureKind
  readonly status: number
  readonly detail: string
  readonly fields: FieldErrors
}

/** The HTTP status of each kind that the server sends. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  method: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  limited: 429,
  broken: 500,
  unavailable: 503,
} as const satisfies Partial<Record<FailureKind, number>>
export type ServerKind = keyof typeof statusOf

/** The kind of an answer outside 200-299; a status of no kind of ours counts by its hundred. */
export function kindOf(status: number): ServerKind {
  for (const [kind, known] of Object.entries(statusOf)) if (known === status) return kind as ServerKind
  return status >= 500 ? 'broken' : 'invalid'
}

const unknownFailure: Failure = { kind: 'broken', status: 0, detail: '', fields: {} }

/** The failure that a thrown error carries as its `failure`; of any other error, `broken` with status 0. */
export function failureOf(error: unknown): Failure {
  const carried = error instanceof Error ? (error as Error & { failure?: Failure }).failure : undefined
  return carried ?? unknownFailure
}

/** The first message of a body field, or undefined where the server named none. */
export const firstMessage = (failure: Failure, field: string): string | undefined => failure.fields[field]?.[0]
