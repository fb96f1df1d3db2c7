import { request } from 'node:http'
import fc from 'fast-check'
import { endpoints } from '../../contract/api.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { get, Sparksite } from '../support/sparksite.ts'
import { call, signUp } from './person.ts'

/** Calls that end the session which the others need, and the one that is 503 where Google is not configured. */
const left_out = new Set(['logout', 'deleteAccount', 'endSession', 'googleLogin'])
const rows = endpoints.filter(([name]) => !left_out.has(name)).map(([, endpoint]) => endpoint)

const odd = fc.constantFrom('..', '%', '%00', '%ff', "' or 1=1 --", '1e9', '-1', '9'.repeat(400), 'x'.repeat(3000), '__proto__', 'constructor', '💥')
const part = fc.oneof(odd, fc.string({ minLength: 1, maxLength: 40 }), fc.constantFrom('a'.repeat(26), '1', 'classes'))
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', 1e308, -0, 2 ** 53, 'x'.repeat(70_000), [], {}, null, true),
)
const fields = ['email', 'password', 'password2', 'full_name', 'uid', 'token', 'refresh', 'name', 'prompt', 'content', 'version', 'rows', 'values', '__proto__']
const body = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...fields), value).map((data) => JSON.stringify(data)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
)
const method = fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD', 'QUERY')
/** Where a path leads once its dots are followed: of the client's own pages there may be none here. */
const isOurs = ({ path }: { readonly path: string }): boolean => /^\/(?:api\/v1|dev\/mailbox)\//.test(new URL(path, 'http://localhost').pathname)
const known = fc
  .record({ row: fc.constantFrom(...rows), part })
  .map(({ row, part: at }) => {
    const params = { id: at, message_id: at, number: at, entity: at, row_id: at, uid: at, token: at }
    return { method: row.method as string, path: pathOf(row, params) }
  })
  .filter(isOurs)
const wild = fc
  .record({
    method,
    path: fc.tuple(fc.constantFrom('/api/v1/', '/api/v1/projects/', '/dev/mailbox/'), part).map(([at, rest]) => at + encodeURI(rest.toWellFormed())),
  })
  .filter(isOurs)
const headers = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'x'),
    'last-event-id': fc.constantFrom('0', '-1', 'x', '9'.repeat(30)),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    cookie: fc.constantFrom('visitor=x', '=;;=', 'a'.repeat(2000)),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x', "'"),
  },
  { requiredKeys: [] },
)
const sent = fc.record({ at: fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: wild }), headers, body, member: fc.boolean() })
type Sent = typeof sent extends fc.Arbitrary<infer Of> ? Of : never

/** The status of the answer; -1 where the connection was ended without one. */
function ask(site: Sparksite, { at, headers: own, body: text, member }: Sent, token: string): Promise<number> {
  return new Promise((resolve) => {
    const bearer = member ? { authorization: `Bearer ${token}` } : {}
    const options = { host: '127.0.0.1', port: site.port, method: at.method, path: at.path.replace(/[^!-~]/g, '_'), agent: false }
    const asked = request({ ...options, headers: { host: `localhost:${site.port}`, 'content-type': 'application/json', ...own, ...bearer } }, (reply) => {
      resolve(reply.statusCode ?? 0)
      // The stream of a turn need not be read to its end.
      reply.on('error', () => undefined).destroy()
    })
    asked.on('error', () => resolve(-1))
    asked.setTimeout(20_000, () => asked.destroy())
    asked.end(at.method === 'GET' || at.method === 'HEAD' ? undefined : Buffer.from(text.toWellFormed()))
  })
}

/** Sends a running server that many requests of any shape, eight at a time. */
export async function fuzz(count: number): Promise<string[]> {
  const site = await Sparksite.start()
  try {
    const token = await signUp(site)
    const requests = fc.sample(sent, { numRuns: count, seed: 20_261_121 })
    const seen = new Map<number, number>()
    const failed: string[] = []
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = requests.pop(); next; next = requests.pop()) {
          const status = await ask(site, next, token)
          seen.set(status, (seen.get(status) ?? 0) + 1)
          if (status >= 500) failed.push(`${status} ${next.at.method} ${next.at.path.slice(0, 100)}`)
        }
      }),
    )
    const [health, list] = [(await get(site.port, '/healthz')).status, (await call(site, 'GET', '/projects/', token)).status]
    const faults = site.said.split('\n').filter((line) => line.includes('"level":"error"'))
    if (failed.length + faults.length > 0 || health !== 200 || list !== 200)
      throw new Error([...failed.slice(0, 5), ...faults.slice(0, 3), `${health} ${list}`].join('\n'))
    const statuses = [...seen].toSorted(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status === -1 ? 'closed' : status}`)
    return [`${count} requests of any shape: ${statuses.join(', ')}; no fault in the log, and it goes on`]
  } finally {
    await site.remove()
  }
}
