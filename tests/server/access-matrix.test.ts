import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../contract/api.ts'
import { type Endpoint, pathOf } from '../../contract/endpoint.ts'
import { openKeys } from '../../server/users/secret.store.ts'
import type { Person } from '../support/app.ts'
import { type Deployed, openDeployed } from '../support/deployed.ts'

/**
 * Whose each call outside /projects/:id/ is: `anyone` may make it, a member makes it for themselves (`own`), or it names a
 * session of theirs. A new call has to be entered here.
 */
const entered: Readonly<Record<string, 'anyone' | 'own' | 'session'>> = {
  profile: 'own',
  saveProfile: 'own',
  deleteAccount: 'own',
  setPassword: 'own',
  sendVerification: 'own',
  sessions: 'own',
  endSession: 'session',
  cancelSubscription: 'own',
  sendFeedback: 'own',
  projects: 'own',
  createProject: 'own',
  login: 'anyone',
  register: 'anyone',
  requestPasswordReset: 'anyone',
  confirmPasswordReset: 'anyone',
  googleLogin: 'anyone',
  githubLogin: 'anyone',
  githubCallback: 'anyone',
  refresh: 'anyone',
  logout: 'anyone',
  verifyEmail: 'anyone',
  plans: 'anyone',
}
const whose = (name: string, { path }: Endpoint): string => (path.startsWith('/projects/:id/') ? 'project' : (entered[name] ?? 'not entered'))

/** A body that each call would take, so that nothing but whose it is can be refused. */
const bodies: Readonly<Record<string, object>> = {
  saveProfile: { full_name: 'Eve' },
  endSession: {},
  deleteAccount: { password: 'correct horse' },
  setPassword: { password: 'a new passphrase', password2: 'a new passphrase' },
  sendFeedback: { category: 'idea', message: 'More.' },
  createProject: { name: 'Mine' },
  renameProject: { name: 'Mine now' },
  sendMessage: { content: 'delete everything' },
  editProject: { version: 1, page: '/', block: null, text: '', change: { kind: 'remove' } },
  restoreVersion: { rows: true },
  deploy: {},
  addRow: { values: { name: 'Raku' } },
  changeRow: { values: { name: 'Raku' } },
}

type Bearer = Readonly<Record<string, string>>
let site: Deployed
let eve: Person
let real: Readonly<Record<string, string>>
const bearers = new Map<string, Bearer>()
const bearing = (token: string | undefined): Bearer => ({ authorization: `Bearer ${token}` })

const secret_key = 'a secret of a test, 32 characters long'
beforeAll(async () => {
  site = await openDeployed(undefined, { secret_key })
  const { app, ada } = site
  eve = await app.join('eve@example.com')
  const sessions = (await (await ada.fetch('/api/v1/users/sessions/')).json()) as { results: { id: string }[] }
  const [message] = await app.db.selectFrom('messages').select('id').execute()
  real = { id: site.id, message_id: message?.id ?? '', number: '1', entity: 'classes', row_id: 'a'.repeat(26), session: sessions.results[0]?.id ?? '' }
  await fill()
})
afterAll(() => site.app.close())

/** Everybody who is not logged in, though they may have been, or bring something that looks like it. */
async function fill(): Promise<void> {
  const { app, ada } = site
  const key = openKeys('', secret_key)('access token')
  const part = (at: number) => JSON.parse(Buffer.from(ada.access.split('.')[at] ?? '', 'base64url').toString()) as Record<string, unknown>
  const sign = (change: object) => new SignJWT({ ...part(1), ...change }).setProtectedHeader({ ...part(0), alg: 'HS256' }).sign(key)
  const out = await app.logIn()
  await out.fetch('/api/v1/users/logout/', { method: 'POST' })
  const expired = await app.logIn()
  const { sid } = JSON.parse(Buffer.from(expired.access.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
  await app.db.updateTable('sessions').set({ expires_at: app.clock.now() }).where('id', '=', sid).execute()
  const other = await app.logIn()
  const list = (await (await ada.fetch('/api/v1/users/sessions/')).json()) as { results: { id: string; current: boolean }[] }
  const ended = list.results.find((session) => !session.current)?.id
  await ada.fetch(`/api/v1/users/sessions/${ended}/`, { method: 'DELETE' })
  const gone = await app.join('gone@example.com')
  await gone.fetch('/api/v1/users/profile/', { method: 'DELETE', json: { password: 'correct horse' } })
  const changed = await app.join('changed@example.com')
  const elsewhere = await app.logIn('changed@example.com')
  await changed.fetch('/api/v1/users/set-password/', { method: 'POST', json: bodies.setPassword })
  await app.fetch('/api/v1/users/password-reset/', { method: 'POST', json: { email: ada.email } })
  const mailed = (await app.mails()).at(-1)?.link?.split('/').at(-1)
  const all: Readonly<Record<string, Bearer>> = {
    nobody: {},
    'an empty token': bearing(''),
    'a token of nothing': bearing('not.a.token'),
    'an expired token': bearing(await sign({ exp: app.clock.now() })),
    'a token for another service': bearing(await sign({ aud: 'https://another.example' })),
    'a refresh token': bearing(ada.refresh),
    'the token of a mail': bearing(mailed),
    'a token handed over to another browser': bearing(await sign({ bnd: 'a'.repeat(64) })),
    'another’s session': bearing(await sign({ sub: 'a'.repeat(26) })),
    'a person logged out': bearing(out.access),
    'a session that has expired': bearing(expired.access),
    'a session ended from elsewhere': bearing(other.access),
    'a session before the password changed': bearing(elsewhere.access),
    'a deleted person': bearing(gone.access),
    'the token in a cookie': { cookie: `authToken=${ada.access}` },
    'the token as basic credentials': { authorization: `Basic ${Buffer.from(`ada:${ada.access}`).toString('base64')}` },
  }
  for (const [who, bearer] of Object.entries(all)) bearers.set(who, bearer)
}

const members = endpoints.filter(([, endpoint]) => endpoint.access === 'member')
const named = members.filter(([name, endpoint]) => endpoint.path.includes('/:') && whose(name, endpoint) !== 'own')
const nothing = { id: 'a'.repeat(26), message_id: 'b'.repeat(26), number: '1', entity: 'classes', row_id: 'c'.repeat(26) }
const paramsOf = (name: string, endpoint: Endpoint) => (whose(name, endpoint) === 'session' ? { id: real.session ?? '' } : real)

async function ask(name: EndpointName, endpoint: Endpoint, headers: Bearer, params: Readonly<Record<string, string>>) {
  const body = bodies[name]
  const path = pathOf(endpoint, params)
  const reply = await site.app.fetch(path, { method: endpoint.method, headers, ...(body && { json: body }) })
  return [reply.status, [...reply.headers], (await reply.text()).replace(/"request_id":"[a-z2-7]{26}"/, '')]
}
const tables = ['users', 'sessions', 'projects', 'versions', 'messages', 'previews', 'site_rows', 'site_files', 'usage'] as const
const snapshot = () => Promise.all(tables.map((table) => site.app.db.selectFrom(table).selectAll().execute()))

describe('every call', () => {
  it('is entered with whose it is, and with a body where it takes one', () => {
    expect(endpoints.filter(([name, endpoint]) => whose(name, endpoint) === 'not entered').map(([name]) => name)).toEqual([])
    const public_ones = endpoints.filter(([name, endpoint]) => whose(name, endpoint) === 'anyone').map(([name]) => name)
    expect(public_ones).toEqual(endpoints.filter(([, endpoint]) => endpoint.access === 'anyone').map(([name]) => name))
    expect(members.filter(([name, endpoint]) => endpoint.body && !bodies[name]).map(([name]) => name)).toEqual([])
  })

  it.each(members)('%s is 401 to all who are not logged in, whether or not what it names exists, and does nothing', async (name, endpoint) => {
    const before = await snapshot()
    const refused = await ask(name, endpoint, {}, paramsOf(name, endpoint))
    expect(refused[0]).toBe(401)
    for (const [who, headers] of bearers) {
      expect([who, await ask(name, endpoint, headers, paramsOf(name, endpoint))]).toEqual([who, refused])
      expect([who, await ask(name, endpoint, headers, nothing)]).toEqual([who, refused])
    }
    expect(await snapshot()).toEqual(before)
  })

  it.each(named)('%s is 404 to another person, to the byte as if what it names had never been, and does nothing', async (name, endpoint) => {
    const before = await snapshot()
    const theirs = await ask(name, endpoint, bearing(eve.access), paramsOf(name, endpoint))
    const nobodys = await ask(name, endpoint, bearing(eve.access), nothing)
    expect(theirs[0]).toBe(404)
    expect(theirs).toEqual(nobodys)
    expect(await snapshot()).toEqual(before)
  })

  it('lets in the person whose token it is, after all these', async () => {
    expect((await site.ada.fetch('/api/v1/users/profile/')).status).toBe(200)
    expect((await site.ada.fetch(`/api/v1/projects/${site.id}/`)).status).toBe(200)
  })
})
