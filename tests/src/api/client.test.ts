import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Failure } from '../../../contract/failure.ts'
import { limits } from '../../../contract/limits.ts'
import { createClient } from '../../../src/api/client.ts'
import { type StreamedEvent, stream } from '../../../src/api/stream.ts'
import { tokenOf } from '../../support/tokens.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void
let server: Server
let origin = ''
let answer: Answer
const seen: { method: string | undefined; url: string | undefined; authorization: string | undefined; body: string }[] = []

beforeEach(async () => {
  seen.length = 0
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body })
      answer(request, response, body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const json =
  (status: number, body: unknown): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const failed = (call: Promise<unknown>): Promise<Failure> =>
  call.then(
    () => expect.unreachable(),
    (error) => error.failure,
  )
const client = (token: string | null = null, rest: { onUnauthenticated?: () => void } = {}) => createClient({ readToken: () => token, origin, ...rest })
const login = (options: { signal?: AbortSignal } = {}) =>
  client().call(api.login, { body: { email: 'ada@example.com', password: 'secret' }, signal: options.signal })

test('SESSION-05 a call carries the stored token as a bearer header when one exists', async () => {
  answer = json(200, { results: [] })
  await client('T').call(api.projects)
  await client(null).call(api.projects)
  expect(seen.map((call) => call.authorization)).toEqual(['Bearer T', undefined])
})

test('a call sends its method, its percent-encoded path and its JSON body', async () => {
  answer = json(200, { id: 7, name: 'Kiln' })
  const project = await client().call(api.renameProject, { params: { id: 'a/b' }, body: { name: 'Kiln' } })
  expect(seen).toEqual([{ method: 'PATCH', url: '/api/v1/projects/a%2Fb/', authorization: undefined, body: '{"name":"Kiln"}' }])
  expect(project).toEqual({ id: '7', name: 'Kiln', deployment_url: '', updated_at: 0, live_version: null, latest_version: 0, cover: null })
})

test.each([
  ['a plain array', [{ id: 'p', name: 'P' }]],
  ['an object with results', { count: 1, next: null, previous: null, results: [{ id: 'p', name: 'P' }] }],
])('SIDEBAR-07 a list that arrives as %s is the same list', async (_, body) => {
  answer = json(200, body)
  expect((await client().call(api.projects)).map((project) => project.name)).toEqual(['P'])
})

test('a reply without a schema resolves with nothing', async () => {
  answer = (_, response) => void response.writeHead(204).end()
  expect(await client().call(api.deleteProject, { params: { id: 'p' } })).toBeUndefined()
})

test.each([
  [400, { email: ['Taken.'], detail: 'No.' }, { kind: 'invalid', status: 400, detail: 'No.', fields: { email: ['Taken.'] } }],
  [403, { detail: 'Not yours.' }, { kind: 'forbidden', status: 403, detail: 'Not yours.', fields: {} }],
  [404, 'nothing', { kind: 'missing', status: 404, detail: '', fields: {} }],
  [429, { detail: 'Slow down.' }, { kind: 'limited', status: 429, detail: 'Slow down.', fields: {} }],
  [304, null, { kind: 'invalid', status: 304, detail: '', fields: {} }],
  [502, null, { kind: 'broken', status: 502, detail: '', fields: {} }],
])('SESSION-06 status %i is an error of its own kind', async (status, body, failure) => {
  answer = json(status, body)
  expect(await failed(login())).toEqual(failure)
})

test('SESSION-06 an answer of another shape is malformed', async () => {
  answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  expect(await failed(login())).toEqual({ kind: 'malformed', status: 200, detail: '', fields: {} })
})

test('SESSION-06 network, time-out and abort errors each have their own kind, and nothing is sent twice', async () => {
  answer = (request) => request.socket.destroy()
  expect((await failed(login())).kind).toBe('network')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = () => vi.advanceTimersByTime(limits.call_timeout_ms)
  expect((await failed(login())).kind).toBe('timeout')
  vi.useRealTimers()
  const leaving = new AbortController()
  answer = () => leaving.abort()
  expect((await failed(login({ signal: leaving.signal }))).kind).toBe('aborted')
  expect(seen).toHaveLength(3)
})

test('a 401 tells the session only when it answers the token that is still stored', async () => {
  const onUnauthenticated = vi.fn()
  answer = json(401, { detail: 'Token is invalid.' })
  await failed(login())
  await failed(client('T', { onUnauthenticated }).call(api.profile))
  expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  let stored = 'old'
  const late = createClient({ readToken: () => stored, origin, onUnauthenticated })
  const call = failed(late.call(api.profile))
  stored = 'new'
  expect((await call).kind).toBe('unauthenticated')
  expect(onUnauthenticated).toHaveBeenCalledTimes(1)
})

test('SESSION-07 a call that is refused is made once more with the renewed token, and only once', async () => {
  let stored = 'old'
  const bearers: unknown[] = []
  answer = (request, response, body) => {
    bearers.push(request.headers.authorization)
    json(request.headers.authorization === 'Bearer new' ? 200 : 401, { results: [] })(request, response, body)
  }
  const renewing = (renewed: string) =>
    createClient({
      readToken: () => stored,
      origin,
      onUnauthenticated: async () => {
        stored = renewed
      },
    })
  expect(await renewing('new').call(api.projects)).toEqual([])
  stored = 'old'
  expect((await failed(renewing('older').call(api.projects))).kind).toBe('unauthenticated')
  expect(bearers).toEqual(['Bearer old', 'Bearer new', 'Bearer old', 'Bearer older'])
})

test.each([
  ['the successor that another tab has stored meanwhile is tried', 'ada', ['Bearer old', 'Bearer new'], null],
  ['a token of somebody else is not', 'grace', ['Bearer old'], 'unauthenticated'],
])('SESSION-07 where a call is refused, %s', async (_, sub, expected, failure) => {
  const tokens = { old: tokenOf({ sub: 'ada' }), new: tokenOf({ sub, jti: 2 }) }
  let stored = tokens.old
  const bearers: unknown[] = []
  answer = (request, response, body) => {
    const renewed = request.headers.authorization === `Bearer ${tokens.new}`
    bearers.push(`Bearer ${renewed ? 'new' : 'old'}`)
    stored = tokens.new
    json(renewed ? 200 : 401, { results: [] })(request, response, body)
  }
  const onUnauthenticated = vi.fn()
  const call = createClient({ readToken: () => stored, origin, onUnauthenticated }).call(api.projects)
  expect([failure ? (await failed(call)).kind : await call, bearers, onUnauthenticated.mock.calls]).toEqual([failure ?? [], expected, []])
})

test('a silent call, and one whose caller has left meanwhile, is not made again', async () => {
  let stored = 'old'
  answer = json(401, { detail: 'No.' })
  const leaving = new AbortController()
  const onUnauthenticated = vi.fn(async () => {
    stored = 'new'
    leaving.abort()
  })
  const renewing = createClient({ readToken: () => stored, origin, onUnauthenticated })
  expect((await failed(renewing.call(api.refresh, { body: { refresh: 'R' }, silent: true }))).kind).toBe('unauthenticated')
  expect((await failed(renewing.call(api.projects, { signal: leaving.signal }))).kind).toBe('unauthenticated')
  expect([seen.length, onUnauthenticated.mock.calls.length]).toEqual([2, 1])
})

test('an error names the method and the path, and neither token nor body', async () => {
  answer = json(400, { detail: 'secret' })
  const error = await client('T')
    .call(api.login, { body: { email: 'ada@example.com', password: 'secret' } })
    .catch((thrown) => thrown)
  expect(error.message).toBe('POST /api/v1/users/login/: invalid')
})

const read = async (signal?: AbortSignal) => {
  const events: StreamedEvent[] = []
  const failure = await stream(client('T'), api.joinMessage, {
    params: { id: 'p', message_id: 'm' },
    lastEventId: '3',
    signal,
    onEvent: (event) => void events.push(event),
  }).then(
    () => null,
    (error) => error.failure,
  )
  return { events, failure }
}

test('a stream hands over each event as it arrives and asks for what follows the last one', async () => {
  let asked: string | string[] | undefined
  answer = (request, response) => {
    asked = request.headers['last-event-id']
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 4\nevent: text\ndata: {"delta":"a"}\n\n: beat\n\n')
    response.end('data: b\n\n')
  }
  expect(await read()).toEqual({
    events: [
      { id: '4', event: 'text', data: '{"delta":"a"}' },
      { id: '', event: 'message', data: 'b' },
    ],
    failure: null,
  })
  expect(asked).toBe('3')
})

test('a stream that is refused, breaks off or is aborted says which', async () => {
  answer = json(429, { detail: 'None left today.' })
  expect((await read()).failure).toEqual({ kind: 'limited', status: 429, detail: 'None left today.', fields: {} })
  answer = (request, response) => void response.writeHead(200).write('data: a\n\n', () => request.socket.destroy())
  expect((await read()).failure.kind).toBe('network')
  const leaving = new AbortController()
  answer = (_, response) => void response.writeHead(200).write('data: a\n\n', () => leaving.abort())
  expect((await read(leaving.signal)).failure.kind).toBe('aborted')
})
