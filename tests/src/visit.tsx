import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, configure, type RenderResult, render } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { createActor } from 'xstate'
import { api, type EndpointName } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { FailureKind } from '../../contract/failure.ts'
import type { User } from '../../contract/users.api.ts'
import { sessionMachine } from '../../machines/session.machine.ts'
import { ApiFailure } from '../../src/api/api-failure.ts'
import type { Client } from '../../src/api/client.ts'
import { App } from '../../src/app.tsx'
import { takeHandedOver } from '../../src/session/handed-over.ts'
import { sessionEffects } from '../../src/session/session.effects.ts'
import { patience } from '../support/patience.ts'

export const ada: User = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.com',
  profile_picture: null,
  current_plan: null,
  daily_usage: 0,
  monthly_usage: 0,
}

/** A call that failed in this way. */
export const failing = (kind: FailureKind, fields: Record<string, string[]> = {}): ApiFailure => new ApiFailure({ kind, status: 0, detail: '', fields }, kind)

export interface Call {
  readonly name: EndpointName
  readonly body: unknown
}
type Answers = Partial<Record<EndpointName, (body: unknown) => unknown>>

/** A client whose calls are answered here: by default an empty account, and failure for what has no answer. */
export function fakeClient(answers: Answers = {}): Client & { readonly calls: Call[] } {
  const all: Answers = { profile: () => ada, projects: () => [], plans: () => [], logout: () => undefined, ...answers }
  const calls: Call[] = []
  const nameOf = (endpoint: Endpoint) => Object.entries(api).find(([, row]) => row === endpoint)![0] as EndpointName
  const call = async (endpoint: Endpoint, options?: { body?: unknown }) => {
    const name = nameOf(endpoint)
    calls.push({ name, body: options?.body })
    const answer = all[name]
    if (!answer) throw failing('missing')
    return answer(options?.body)
  }
  return { calls, call: call as Client['call'], open: () => Promise.reject(failing('missing')) }
}

// Pages arrive lazily: on a busy machine, later than the library waits.
configure({ asyncUtilTimeout: patience.expect.poll.timeout })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** The whole app at a path, for a visitor or with a stored token. */
export function visit(path: string, { token = null, client = fakeClient() }: { token?: string | null; client?: ReturnType<typeof fakeClient> } = {}) {
  vi.stubGlobal('scrollTo', () => undefined)
  const history = createMemoryHistory({ initialEntries: [path] })
  const handedOver = takeHandedOver(history, Date.now())
  const goTo = (to: string) => void (history.location.pathname !== to && history.push(to))
  const session = createActor(sessionMachine.provide(sessionEffects(client, goTo)), { input: { token, refresh: token && 'R' } }).start()
  const view: RenderResult = render(<App session={session} client={client} history={history} handedOver={handedOver} />)
  return { history, session, client, view, at: () => history.location.href, push: (to: string) => act(() => history.push(to)) }
}
