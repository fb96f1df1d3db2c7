import type { Failure } from '../../contract/failure.ts'

/** The one error of a call. Its message names the method, the path and the kind; `failure` is the same as data. */
export class ApiFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ApiFailure'
    this.failure = failure
  }
}
