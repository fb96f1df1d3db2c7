import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await openApp()
  ada = await app.join()
})
afterAll(() => app.close())

const bodies = endpoints.filter(([, endpoint]) => endpoint.body)
const fields = [
  'email',
  'password',
  'password2',
  'full_name',
  'username',
  'uid',
  'token',
  'refresh',
  'name',
  'prompt',
  'content',
  'version',
  '__proto__',
  'constructor',
  'toString',
]
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', 'a@b.co', 'a\r\nBcc: x@y.zz@b.co', 1e308, -0, 2 ** 53, 'x'.repeat(70_000), [], {}, null, true),
)
const body = fc.oneof(
  { weight: 8, arbitrary: fc.dictionary(fc.constantFrom(...fields), value).map((data) => JSON.stringify(data)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)
const parameter = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('..', '%', '\u0000', '\ud800', "' or 1=1 --", '1e9', '-1', '9'.repeat(400), 'x'.repeat(3000)),
)
const isWellFormed = (text: string) => text.isWellFormed()

describe('whatever is sent', () => {
  it.each(bodies)('to %s is answered below 500, in JSON that says what is wrong', async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const path = pathOf(endpoint, { id: 'p1', message_id: 'm1', number: '1', entity: 'booking', row_id: 'r1' })
        const reply = await ada.fetch(path, { method: endpoint.method, headers: { 'content-type': 'application/json' }, body: new TextEncoder().encode(sent) })
        if (reply.status < 400 || reply.status === 503) return
        expect([400, 401, 404, 413, 429]).toContain(reply.status)
        const { request_id, ...errors } = await reply.json()
        expect(request_id).toMatch(/^[a-z2-7]{26}$/)
        expect(Object.keys(errors).length).toBeGreaterThan(0)
        for (const [field, messages] of Object.entries(errors)) {
          for (const message of field === 'detail' ? [messages] : (messages as unknown[])) expect(message).toMatch(/^[A-Z][^\n]{3,200}\.$/)
        }
      }),
      { numRuns: 120 },
    )
  })
  it.each(endpoints.filter(([, endpoint]) => endpoint.path.includes(':')))('in the path of %s is answered below 500', async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(parameter.filter(isWellFormed), async (sent) => {
        const path = pathOf(endpoint, { id: sent, message_id: sent, number: sent, entity: sent, row_id: sent, uid: sent, token: sent })
        const json = endpoint.body ? { json: { name: 'A name', content: 'A shop' } } : {}
        const reply = await ada.fetch(path, { method: endpoint.method, ...json })
        expect(reply.status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
  it('nothing of it was a fault', () => {
    expect(app.logged).toEqual([])
  })
})
