import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { createActor } from 'xstate'
import { sessionMachine } from '../../machines/session.machine.ts'
import { createClient } from '../../src/api/client.ts'
import { App } from '../../src/app.tsx'
import { takeHandedOver } from '../../src/session/handed-over.ts'
import { renewedBy, sessionEffects } from '../../src/session/session.effects.ts'
import { patience } from '../support/patience.ts'

/** How a call is answered: a body with 200, an answer of another status, a failure of the network, or a body that comes late, even to a call that is aborted. */
export type Scripted =
  | { readonly status: number; readonly body: unknown }
  | { readonly text: string }
  | { readonly late: Promise<unknown> }
  | 'network'
  | 'never'
  | { readonly ok: unknown }
export type Script = Readonly<Record<string, Scripted>>
export interface Request {
  readonly call: string
  readonly bearer: string | null
  readonly body: unknown
  readonly signal: AbortSignal
}

const reply = (status: number, text: string | null): Response => new Response(text, { status, headers: { 'content-type': 'application/json' } })
function answered(scripted: Scripted | undefined, signal: AbortSignal): Promise<Response> {
  if (scripted === undefined) return Promise.resolve(reply(404, '{"detail":"Not found."}'))
  if (scripted === 'network') return Promise.reject(new TypeError('Failed to fetch'))
  if (scripted === 'never') return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if ('late' in scripted) return scripted.late.then((body) => reply(200, JSON.stringify(body)))
  if ('text' in scripted) return Promise.resolve(reply(200, scripted.text))
  if ('ok' in scripted) return Promise.resolve(reply(200, JSON.stringify(scripted.ok)))
  return Promise.resolve(reply(scripted.status, scripted.status === 204 ? null : JSON.stringify(scripted.body)))
}

// Pages arrive lazily: on a busy machine, later than the library waits.
configure({ asyncUtilTimeout: patience.expect.poll.timeout })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** The whole app over the real client and a server that offers only what the script answers: `'GET /users/profile/'`; all else is 404. */
export function visitServer(path: string, script: Script, { token = null }: { readonly token?: string | null } = {}) {
  const requests: Request[] = []
  const live: Record<string, Scripted> = { ...script }
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (url: string, given: RequestInit) => {
    const call = `${given.method} ${url.replace('/api/v1', '').replace(/\?.*/, '')}`
    const body = typeof given.body === 'string' ? JSON.parse(given.body) : undefined
    const signal = given.signal as AbortSignal
    requests.push({ call, bearer: new Headers(given.headers).get('authorization'), body, signal })
    return answered(live[call], signal)
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const client = createClient({ readToken: () => session.getSnapshot().context.token, onUnauthenticated: () => renewedBy(session) })
  const goTo = (to: string) => void (history.location.pathname !== to && history.push(to))
  const session = createActor(sessionMachine.provide(sessionEffects(client, goTo)), { input: { token, refresh: null } }).start()
  render(<App session={session} client={client} history={history} handedOver={takeHandedOver(history, Date.now())} />)
  const calls = (of: string) => requests.filter(({ call }) => call === of)
  return { session, requests, calls, live, at: () => history.location.href }
}
