import { type FieldErrors, type ServerKind, statusOf } from '../../contract/failure.ts'

const sentence = {
  invalid: 'This request is not as it should be.',
  unauthenticated: 'Authentication credentials were not provided or are not valid.',
  forbidden: 'You may not do this.',
  missing: 'Not found.',
  method: 'This method is not allowed here.',
  conflict: 'This is not possible right now.',
  too_large: 'This request is too large.',
  unsupported: 'Send JSON as application/json.',
  limited: 'Too many requests. Try again later.',
  broken: 'Something went wrong here. It has been logged; please try again.',
  unavailable: 'The service is busy. Try again in a moment.',
} as const satisfies Record<ServerKind, string>

interface Evidence {
  readonly detail?: string
  readonly fields?: FieldErrors
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** The one error that handlers throw. It answers with `fields` if it has any, else `{"detail"}`; the cause is logged, never sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ServerKind
  readonly fields: FieldErrors
  readonly retryAfter: number | null
  constructor(kind: ServerKind, evidence: Evidence = {}) {
    super(evidence.detail ?? sentence[kind], { cause: evidence.cause })
    this.kind = kind
    this.fields = evidence.fields ?? {}
    this.retryAfter = evidence.retryAfter ?? null
  }
  get status() {
    return statusOf[this.kind]
  }
}
