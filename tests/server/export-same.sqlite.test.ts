import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { take } from '../../builder/take.ts'
import { createAnswer } from '../../server/export/site/answer.ts'
import { openStore, type Store } from '../../server/export/site/store.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'

const sites = {
  library:
    'Build a library where readers can register and log in, borrow books and see their own loans. Administrators manage users and books, export books as CSV and import books from CSV.',
  shop: 'An online shop for handmade candles with a cart and checkout. Customers browse candles, filter by scent and leave reviews. Use white background and navy components.',
  clinic:
    'A booking page for a vet clinic: people book appointments with a vet, see opening hours and send questions. Staff confirm appointments and see a report. The website should support English and Arabic languages.',
}

/** A call, and what has to be the same of its answer. */
interface Call {
  readonly method: string
  readonly path: string
  readonly form?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
type Send = (call: Call) => Promise<Response>

let app: TestApp
let folder: string
let store: Store | null
beforeEach(async () => {
  store = null
  folder = mkdtempSync(join(tmpdir(), 'sparksite-same-'))
  app = await openApp({ take })
})
afterEach(async () => {
  store?.close()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Keeps what it is given of cookies, as a browser does. */
function browser(send: (request: Request) => Promise<Response>, origin: string): Send {
  const jar = new Map<string, string>()
  return async ({ method, path, form, json, headers = {} }) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json)
    const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
    const reply = await send(
      new Request(origin + path, { method, headers: { ...type, cookie, ...headers }, ...(body !== undefined && { body }), redirect: 'manual' }),
    )
    for (const set of reply.headers.getSetCookie()) jar.set(set.split('=', 1)[0] ?? '', set.slice(set.indexOf('=') + 1).split(';', 1)[0] ?? '')
    return reply
  }
}

/** The site as it is hosted, and as it runs by itself; each with a browser of its own. */
async function both(words: string): Promise<{ readonly model: AppModel; readonly hosted: () => Send; readonly exported: () => Send }> {
  const ada = await app.join('ada@example.com', { plan: 'pro' })
  const id = await createProject(ada)
  await tell(ada, id, words)
  const url = String((await deploy(ada, id)).deployment_url)
  const files = unzipSync(new Uint8Array(await (await ada.fetch(`/api/v1/projects/${id}/export/`)).arrayBuffer()))
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const { model, badge } = JSON.parse(strFromU8(files['site.json']!)) as { readonly model: AppModel; readonly badge: boolean }
  const at = pathToFileURL(`${folder}/`)
  const opened = openStore(join(folder, 'site.db'), at, model.entities)
  store = opened
  const answer = createAnswer({ model, badge, store: opened, folder: at, manage_key: 'key', now: app.clock.now, address: url, file_limit: 50 * 1024 * 1024 })
  return {
    model,
    hosted: () =>
      browser(
        (request) =>
          app.fetch(request.url, { method: request.method, headers: Object.fromEntries(request.headers), body: request.body as ReadableStream }, '192.0.2.1'),
        url,
      ),
    exported: () => browser(answer, url),
  }
}

/** Ids that chance made, in the order in which they came, and what only one of them says. */
const plain = (text: string): string =>
  text
    .replace(/,"request_id":"[^"]*"/g, '')
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b[a-z2-7]{26}\b/g, 'ID')
    .replace(/(\?|&amp;)v=[\w-]+/g, '')

/** What of an answer has to be the same: all of a page, of JSON and of a file; of a sentence, that it is one. */
async function seen(reply: Response): Promise<string> {
  const text = plain(await reply.text())
  const type = (reply.headers.get('content-type') ?? '').toLowerCase().replace(/;\s*/, '; ').replace('json; charset=utf-8', 'json')
  const location = reply.headers.get('location')
  const isWhole = text.includes('data-path=') || /json|css|csv|xml|robots/.test(type) || text.startsWith('User-agent')
  return [reply.status, location === null ? '' : plain(location.replace(/^https?:\/\/[^/]+/, '')), ...(isWhole ? [type, text] : [])].join(' ')
}
/** Where two answers begin to differ. */
function difference(one: string, other: string): string[] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return [one, other].map((text) => `${text.slice(0, 3)} … ${text.slice(Math.max(0, at - 60), at + 100)}`)
}

function callsOf(model: AppModel): Call[] {
  const get = (path: string, headers = {}) => ({ method: 'GET', path, headers })
  const creates = model.actions.filter(({ kind }) => kind === 'create')
  const seedOf = (id: string) => model.entities.find((entity) => entity.id === id)?.seeds[0] ?? {}
  const typedOf = (id: string) => Object.fromEntries(Object.entries(seedOf(id)).map(([name, value]) => [name, String(value ?? '')]))
  const lists = model.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id))
  return [
    ...model.pages.flatMap(({ path }) => [get(path), get(`${path}?q=a&done=x&row=y&sort=name`), ...(path === '/' ? [] : [get(`${path}/`)])]),
    ...['/no-such-page', '/robots.txt', '/sitemap.xml', '/_site/site.css', '/_site/none.js', '/_files/abcdefghijklmnopqrst-1/x.png', '/_session?key=wrong'].map(
      (path) => get(path),
    ),
    ...['/_api', '/_api/', '/_api/openapi.json', '/_api/nothing', '/_api/nothing/x'].map((path) => get(path)),
    ...lists.map((id) => get(`/_csv/${id}`)),
    ...model.entities.flatMap(({ id }) => [
      get(`/_api/${id}`),
      get(`/_api/${id}?limit=2&page=2`),
      get(`/_api/${id}/missing`),
      { method: 'DELETE', path: `/_api/${id}/missing` },
      { method: 'PATCH', path: `/_api/${id}/missing`, json: {} },
    ]),
    ...creates.flatMap(({ id, entity }) => [
      { method: 'POST', path: `/_actions/${id}`, form: { back: '/' } },
      { method: 'POST', path: `/_actions/${id}`, form: { ...typedOf(entity), back: '/' } },
      { method: 'POST', path: `/_actions/${id}`, form: {}, headers: { 'sec-fetch-site': 'cross-site' } },
      { method: 'POST', path: `/_api/${entity}`, json: {} },
      { method: 'POST', path: `/_api/${entity}`, form: { name: 'x' } },
      { method: 'POST', path: `/_api/${entity}`, json: seedOf(entity) },
      { method: 'POST', path: `/_api/${entity}`, json: [1] },
      { method: 'POST', path: `/_api/${entity}`, json: { name: { deep: true } } },
      get(`/_api/${entity}`),
    ]),
    { method: 'PUT', path: '/' },
    { method: 'DELETE', path: '/' },
    { method: 'POST', path: '/', form: {} },
    { method: 'POST', path: '/_actions/none', form: {} },
    { method: 'POST', path: '/_session', form: { role: 'none' } },
    ...sessionOf(model),
    ...model.pages.map(({ path }) => get(path)),
    ...(model.languages?.offered ?? []).flatMap((language): Call[] => [
      { method: 'POST', path: '/_session', form: { language, back: '/', row: 'x' } },
      ...model.pages.map(({ path }) => get(path)),
      { method: 'POST', path: '/_session', form: { language: 'xx', back: '/none' } },
      get('/'),
    ]),
  ]
}
const sessionOf = ({ accounts }: AppModel): Call[] => {
  const call = (json: unknown) => ({ method: 'POST', path: '/_session', json })
  const rosa = {
    name: 'Rosa Lind',
    email: 'rosa@example.com',
    password: 'seven books',
    ...Object.fromEntries((accounts?.asked ?? []).map((id) => [id, '+49 30 1234567'])),
  }
  return [
    call({}),
    call([]),
    call({ delete: {} }),
    call({ log_in: { login: 'nobody@example.com', password: 'seven books' } }),
    call({ register: { name: '', email: 'x' } }),
    call({ register: rosa }),
    call({ register: rosa }),
    call({ profile: { ...rosa, name: 'Rosa B. Lind' } }),
    call({ password: { current: 'wrong', password: 'eight books' } }),
    call({ password: { current: rosa.password, password: 'eight books' } }),
    call({ log_out: {} }),
    call({ profile: { name: 'Nobody' } }),
    call({ log_in: { login: rosa.email, password: 'seven books' } }),
    call({ log_in: { login: rosa.email, password: 'eight books' } }),
    call({ leave: { current: 'wrong' } }),
    call({ leave: { current: 'eight books' } }),
    call({ log_in: { login: rosa.email, password: 'eight books' } }),
  ]
}

describe('an exported site', () => {
  it.each(Object.entries(sites))('answers every page and call as the hosted one: %s', async (_, words) => {
    const { model, hosted, exported } = await both(words)
    const [there, here] = [hosted(), exported()]
    const differing: unknown[] = []
    for (const call of callsOf(model)) {
      const [one, other] = [await seen(await there(call)), await seen(await here(call))]
      if (one !== other) differing.push([`${call.method} ${call.path}`, call.json ?? call.form ?? null, ...difference(one, other)])
    }
    expect(differing).toEqual([])
  })
})
