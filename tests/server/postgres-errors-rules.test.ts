import { expect, it } from 'vitest'
import { isPassing } from '../../server/database/postgres-errors.ts'

it.each([
  ['Query read timeout', { connection: true, again: false }],
  ['timeout expired', { connection: true, again: false }],
  ['timeout exceeded when trying to connect', { connection: true, again: false }],
  ['Connection terminated unexpectedly', { connection: true, again: true }],
  ['Client has encountered a connection error and is not queryable', { connection: true, again: true }],
  ['Client was closed and is not queryable', { connection: true, again: true }],
  ['Received unexpected dataRow message from backend.', null],
])('what the driver says of a database that cannot do it now is told from other faults: %s', (message, passing) => {
  expect(isPassing(new Error(message))).toEqual(passing)
})
