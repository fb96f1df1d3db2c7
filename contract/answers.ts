import type { EndpointName } from './api.ts'
import type { ServerKind } from './failure.ts'

interface Answers {
  /** Failures beyond those that follow from a call's access, path and body. */
  readonly fails?: readonly ServerKind[]
  /** Parameters of the query, each with what it is for. */
  readonly query?: Readonly<Record<string, string>>
  /** Headers that count, other than the bearer's, each with what it is for. */
  readonly headers?: Readonly<Record<string, string>>
  /** Media types beside JSON that may be asked for. */
  readonly types?: readonly string[]
}

/** What else calls read and answer than their rows of the table say. */
export const answers: Partial<Readonly<Record<EndpointName, Answers>>> = {
  login: { fails: ['unauthenticated'] },
  refresh: { fails: ['unauthenticated'] },
  googleLogin: { fails: ['unauthenticated', 'conflict'] },
  cancelSubscription: { fails: ['invalid'] },
  sendMessage: { fails: ['conflict'] },
  joinMessage: { headers: { 'Last-Event-ID': 'the number of the event after which to go on' } },
  restoreVersion: { fails: ['conflict'] },
  editProject: { fails: ['conflict'] },
  preview: { query: { version: 'the version to show; without it the newest' }, fails: ['invalid'] },
  deploy: { fails: ['forbidden'] },
  exportProject: { fails: ['invalid'] },
  rows: { query: { format: '`csv` for a file', page: 'which page of them, from 1' }, types: ['text/csv'] },
}
