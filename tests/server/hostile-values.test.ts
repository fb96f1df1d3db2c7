import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { type Visitor, visitorAt } from '../support/visitor.ts'

const words =
  'Build a library where readers can register and log in, borrow books, upload documents and see their own loans. Administrators manage users and books, export books as CSV and import books from CSV.'

let app: TestApp
let ada: Person
let id: string
let url: string
let ines: Visitor
beforeEach(async () => {
  app = await openApp({ take })
  ada = await app.join()
  id = await createProject(ada)
  await tell(ada, id, words)
  url = String((await deploy(ada, id)).deployment_url)
  ines = visitorAt(app, url)
})
afterEach(() => app.close())

/** What an attacker puts wherever a value stands. */
const values = [
  'a\0b',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%00',
  '%c0%ae',
  '\r\nSet-Cookie: a=b',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  "' or 1=1 --",
  '=1+1',
  '9'.repeat(400),
  '1e999',
  '-0',
  'x'.repeat(20_000),
  '(a+)+$',
  'ſ\u212a\u0130',
  '\u202eevil',
]
/** A network for each, so that none meets the limits of another. */
const ipOf = (value: string): string => `198.51.100.${values.indexOf(value)}`
/** Never a fault, never a way to somebody else's address, never a header of the attacker's. */
async function holds(reply: Response): Promise<unknown> {
  await reply.arrayBuffer()
  const location = reply.headers.get('location')
  const away = location !== null && new URL(location, url).host !== new URL(url).host
  return { failed: reply.status >= 500, away, planted: reply.headers.getSetCookie().some((one) => one.startsWith('a=')) }
}
const sound = { failed: false, away: false, planted: false }
/** Eight at a time. */
async function all(tried: readonly (() => Promise<Response>)[]): Promise<void> {
  for (let at = 0; at < tried.length; at += 8) {
    const some = await Promise.all(tried.slice(at, at + 8).map(async (one) => await holds(await one())))
    expect({ at, some }).toEqual({ at, some: some.map(() => sound) })
  }
  expect(({} as Record<string, unknown>).polluted).toBe(undefined)
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
}
const model = async () => ((await (await ada.fetch(`/api/v1/projects/${id}/`)).json()) as { model: import('../../builder/model.ts').AppModel }).model

describe('a value that is meant to break something', () => {
  it('breaks nothing in the forms of accounts', async () => {
    const forms = (value: string): Record<string, string>[] => [
      { do: 'log_in', login: value, password: value },
      { do: 'log_in', login: 'rosa@example.com', password: value, next: value },
      { do: 'register', name: value, email: `${value}@example.com`, password: 'seven books', next: value },
      { do: 'register', name: 'Rosa', email: 'rosa@example.com', password: 'seven books', role: value, [value]: value },
      { do: value, account: value },
      { do: 'block', account: value },
      { role: value, back: value },
    ]
    await all(values.flatMap((value) => forms(value).map((form) => () => visitorAt(app, url, ipOf(value)).post('/_session', form))))
    const calls = (value: string) => [
      { log_in: { login: value, password: value } },
      { register: { name: value, email: value, password: value } },
      { [value]: {} },
      value,
    ]
    await all(values.flatMap((value) => calls(value).map((json) => () => ines.send('POST', '/_session', json))))
  })
  it('breaks nothing in forms and calls of rows, in their ids and in the names of actions', async () => {
    const { entities, actions } = await model()
    const tried = values.flatMap((value) => [
      ...actions.map((action) => () => {
        const entity = entities.find((one) => one.id === action.entity)
        const fields = Object.fromEntries((entity?.fields ?? []).map((field) => [field.id, value]))
        return visitorAt(app, url, ipOf(value)).post(`/_actions/${action.id}`, { ...fields, row: value, back: value, at: value })
      }),
      () => ines.post(`/_actions/${encodeURIComponent(value.toWellFormed())}`, { back: value }),
      ...entities.flatMap((entity) => [
        () => ines.get(`/_api/${entity.id}/${encodeURIComponent(value.toWellFormed())}`),
        () => ines.send('PATCH', `/_api/${entity.id}/${encodeURIComponent(value.toWellFormed())}`, { title: value }),
        () => ines.get(`/_api/${entity.id}?${new URLSearchParams({ sort: value, filter: value, page: value, limit: value, [value]: value })}`),
      ]),
      () =>
        ines.send(
          'POST',
          `/_api/${encodeURIComponent(value.toWellFormed())}`,
          JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
        ),
    ])
    await all(tried)
  })
  it('breaks nothing in paths and queries of pages, files, lists and management', async () => {
    const { pages } = await model()
    const tried = values.flatMap((value) => {
      const part = encodeURIComponent(value.toWellFormed())
      const paths = ['', '_csv/', '_files/', '_files/x/', '_site/', '_site/fonts/', '_session?key=', 'classes/'].map((before) => `/${before}${part}`)
      const queries = pages.map(
        ({ path }) => `${path}?${new URLSearchParams({ q: value, p: value, sort: value, row: value, done: value, edit: value, next: value, [value]: value })}`,
      )
      return [...paths, ...queries].filter((path) => path.length < 8_000).map((path) => () => ines.get(path))
    })
    await all(tried)
    await all(values.map((value) => () => ines.post('/_import/x', { text: value, confirm: value })))
  })
  it('breaks nothing in headers, and no header says who or where somebody is', async () => {
    const names = [
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
      'forwarded',
      'x-host',
      'cookie',
      'authorization',
      'if-none-match',
      'if-modified-since',
      'range',
      'accept-language',
      'origin',
      'referer',
      'sec-fetch-site',
      'content-type',
    ]
    const plain = await (await app.fetch(`${url}/`)).text()
    for (const name of names) {
      for (const value of values.filter((one) => /^[\x20-\x7e]*$/.test(one) && one.length < 8_000)) {
        const reply = await app.fetch(`${url}/`, { headers: { [name]: value } })
        expect([name, value, reply.status, (await reply.text()) === plain]).toEqual([name, value, 200, true])
      }
    }
    expect(app.logged).toEqual([])
  })
  it('breaks nothing in the bodies of the owner’s calls', async () => {
    const { entities } = await model()
    const entity = entities[0]?.id ?? ''
    const tried = values.flatMap((value) => [
      () => ada.fetch('/api/v1/projects/', { method: 'POST', json: { name: value } }),
      () => ada.fetch(`/api/v1/projects/${id}/`, { method: 'PATCH', json: { name: value } }),
      () => ada.fetch(`/api/v1/projects/${id}/deploy/`, { method: 'POST', json: { version: value, subdomain: value } }),
      () => ada.fetch(`/api/v1/projects/${id}/deploy/`, { method: 'POST', json: { subdomain: value } }),
      () => ada.fetch(`/api/v1/projects/${id}/data/${entity}/`, { method: 'POST', json: { values: { title: value, [value]: value } } }),
      () => ada.fetch(`/api/v1/projects/${id}/data/${entity}/?${new URLSearchParams({ format: value, page: value, cursor: value, [value]: value })}`),
      () => ada.fetch('/api/v1/users/profile/', { method: 'PATCH', json: { full_name: value } }),
      () => ada.fetch('/api/v1/feedback/', { method: 'POST', json: { message: value, content: value } }),
    ])
    await all(tried)
    const shown = (await (await ada.fetch(`/api/v1/projects/${id}/`)).json()) as { slug: string; deployment_url: string }
    expect(new URL(shown.deployment_url).hostname).toMatch(/^[a-z0-9-]+\.localhost$/)
    const exported = await ada.fetch(`/api/v1/projects/${id}/export/`)
    expect(exported.headers.get('content-disposition')).toMatch(/^attachment; filename="?[\x20-\x7e]+$/)
  })
})
