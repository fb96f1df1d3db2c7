import type { Failure } from '../../contract/failure.ts'

/** Of a call that the server does not have. */
const unoffered = 'This server does not offer that.'
const reasons: Partial<Record<Failure['kind'], string>> = {
  network: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again.',
  unauthenticated: 'Your session has ended. Log in again.',
  method: unoffered,
  forbidden: 'This is not allowed.',
  missing: 'This is no longer there.',
  limited: 'That was too often. Wait a little and try again.',
  unavailable: 'The server is busy. Try again in a moment.',
}

/** Why a call failed, as a sentence for the person: the server's own words where they say more than that, else by the failure's kind. */
export const reasonOf = (failure: Failure): string =>
  (failure.kind === 'missing' || failure.kind === 'method' ? '' : failure.detail) ||
  Object.values(failure.fields)[0]?.[0] ||
  reasons[failure.kind] ||
  'Something went wrong on our side. Try again.'

/** The same of a call that names no thing which could be gone: where it is missing, the server does not have it. */
export const reasonOfOffer = (failure: Failure): string => (failure.kind === 'missing' ? unoffered : reasonOf(failure))
