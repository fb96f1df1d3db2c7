import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await openApp()
  ada = await app.join()
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const login = '/api/v1/users/login/'
const request_id = expect.stringMatching(/^[a-z2-7]{26}$/)
const post = (body: string | Uint8Array<ArrayBuffer> | ReadableStream, headers: Readonly<Record<string, string>> = json, path = login) =>
  app.fetch(path, { method: 'POST', headers, body })
async function answer(reply: Response | Promise<Response>) {
  const { status, headers } = await reply
  return [status, await (await reply).json(), headers.get('content-type')]
}
const jsonType = 'application/json; charset=utf-8'
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const streamed = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(new Uint8Array(1024).fill(32))
      controller.close()
    },
  })

describe('a body', () => {
  it('of another media type is 415', async () => {
    const body = JSON.stringify({ email: 'ada@example.com', password: 'correct horse' })
    const unsupported = [415, { detail: 'Send JSON as application/json.', request_id }, jsonType]
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data; boundary=x']) {
      expect(await answer(post(body, { 'content-type': type }))).toEqual(unsupported)
    }
    expect(await answer(post(new TextEncoder().encode(body), {}))).toEqual(unsupported)
    expect((await post(body, { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(200)
  })
  it('with a content encoding is 415', async () => {
    expect(await answer(post('{}', { ...json, 'content-encoding': 'gzip' }))).toEqual([
      415,
      { detail: 'Send the body without a content encoding.', request_id },
      jsonType,
    ])
  })
  it('past 64 KiB is 413, whether its length is told or not', async () => {
    const large = [413, { detail: 'This request is larger than 64 KiB.', request_id }, jsonType]
    expect(await answer(post(' '.repeat(65_537), { ...json, 'content-length': '65537' }))).toEqual(large)
    expect(await answer(post(streamed(66 * 1024)))).toEqual(large)
    expect((await post(`${' '.repeat(65_534)}{}`)).status).toBe(400)
  })
  it('of a call that takes words may have 512 KiB', async () => {
    const send = (bytes: number) => ada.fetch('/api/v1/projects/', { method: 'POST', headers: json, body: `${' '.repeat(bytes - 2)}[]` })
    expect(await answer(send(524_288))).toEqual([400, { detail: 'Send a JSON object.', request_id }, jsonType])
    expect(await answer(send(524_289))).toEqual([413, { detail: 'This request is larger than 512 KiB.', request_id }, jsonType])
  })
  it('that its client cuts off is 400, and no fault of ours', async () => {
    const cut = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(1024).fill(32)),
      pull: (controller) => controller.error(new Error('aborted')),
    })
    expect(await answer(post(cut))).toEqual([400, { detail: 'This request was cut off.', request_id }, jsonType])
    expect(app.logged).toEqual([])
  })
  it('that is not JSON, not UTF-8 or too deep is 400 and says which', async () => {
    const invalid = (detail: string) => [400, { detail, request_id }, jsonType]
    for (const body of ['{', '{"email":}', "{'email':1}", 'undefined', '{"a":1}{"b":2}', '\u0000']) {
      expect(await answer(post(body))).toEqual(invalid('This request is not valid JSON.'))
    }
    expect(await answer(post(new Uint8Array([0x22, 0xff, 0x22])))).toEqual(invalid('This request is not valid UTF-8.'))
    expect(await answer(post(nested(33)))).toEqual(invalid('This JSON is nested deeper than 32 levels.'))
    expect(await answer(post(nested(30_000)))).toEqual(invalid('This JSON is nested deeper than 32 levels.'))
  })
  it('of the wrong whole shape is 400 with a detail', async () => {
    for (const body of [nested(32), '[]', '"x"', '3', 'null', 'true']) {
      expect(await answer(post(body))).toEqual([400, { detail: 'Send a JSON object.', request_id }, jsonType])
    }
  })
  it('with wrong fields is 400 with messages by field', async () => {
    expect(await answer(post(''))).toEqual([400, { email: ['This field is required.'], password: ['This field is required.'], request_id }, jsonType])
    const wrong = { email: ['a'], password: '' }
    expect(await answer(app.fetch(login, { method: 'POST', json: wrong }))).toEqual([
      400,
      { email: ['This field must be text.'], password: ['This field may not be blank.'], request_id },
      jsonType,
    ])
  })
  it('may hold fields that nobody knows, also those of an object itself', async () => {
    const known = '"email":"ada@example.com","password":"correct horse"'
    const reply = await post(`{${known},"plan":"pro","is_admin":true,"__proto__":{"plan":"pro"},"constructor":{"prototype":{"x":1}}}`)
    expect([reply.status, Object.hasOwn(Object.prototype, 'x')]).toEqual([200, false])
  })
})

describe('a path', () => {
  it('that nothing has is 404 as JSON', async () => {
    for (const path of ['/api/v1/nothing/', '/api/v1/', '/api/v2/projects/', '/api/']) {
      expect(await answer(app.fetch(path))).toEqual([404, { detail: 'Not found.', request_id }, jsonType])
    }
  })
  it('with another method is 405 and says which there are', async () => {
    const reply = await app.fetch('/api/v1/projects/', { method: 'DELETE' })
    expect(reply.headers.get('allow')).toBe('GET, POST')
    expect(await answer(reply)).toEqual([405, { detail: 'Method "DELETE" not allowed.', request_id }, jsonType])
  })
  it('without its trailing slash is a redirect that keeps method and query', async () => {
    const reply = await app.fetch('/api/v1/projects?x=1', { method: 'POST' })
    expect([reply.status, reply.headers.get('location')]).toEqual([308, '/api/v1/projects/?x=1'])
  })
  it('with broken percent-encoding is an answer below 500', async () => {
    for (const path of ['/api/v1/projects/%/', '/api/v1/projects/%00/', '/api/v1/projects/%ff%fe/', '/dev/mailbox/%']) {
      expect([path, (await ada.fetch(path)).status]).toEqual([path, 404])
    }
  })
})

describe('an answer of the API', () => {
  it('is kept by nobody, framed by nobody and sniffed by nobody', async () => {
    const { headers } = await app.fetch('/api/v1/billing/plans/')
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': jsonType,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      vary: 'Origin',
      'x-content-type-options': 'nosniff',
    })
  })
  it('never opens the API to another origin', async () => {
    const headers = { origin: 'http://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['OPTIONS', 'GET']) {
      const reply = await app.fetch('/api/v1/projects/', { method, headers })
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('a fault', () => {
  it('is 500 without its text, and one line in the log with the same request id', async () => {
    const broken = await openApp()
    await broken.db.schema.alterTable('plans').renameTo('plans_elsewhere').execute()
    const reply = await broken.fetch('/api/v1/billing/plans/?secret=x')
    const body = (await reply.json()) as { request_id: string }
    expect([reply.status, body]).toEqual([500, { detail: 'Something went wrong here. It has been logged; please try again.', request_id }])
    expect(broken.logged).toEqual([
      {
        level: 'error',
        request_id: body.request_id,
        method: 'GET',
        route: '/api/v1/billing/plans/',
        status: 500,
        error: expect.stringMatching(/no such table: plans|relation "plans" does not exist/),
      },
    ])
    await broken.close()
  })
})
