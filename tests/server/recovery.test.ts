import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { codeFrom, readCode } from '../../builder/render/account/recover.ts'
import { schemaOf } from '../../server/export/schema.present.ts'
import { createAnswer } from '../../server/export/site/answer.ts'
import { openStore } from '../../server/export/site/store.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { type Deployed, openDeployed, taking } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf('Build a library where readers can register, log in, and use password recovery, and borrow books. Administrators manage users and books.')
const rosa = { name: 'Rosa Lind', email: 'rosa@example.com', password: 'seven books' }
const codeIn = (html: string): string => /<code>([^<]*)<\/code>/.exec(html)?.[1] ?? ''
const shape = /^(?:[2-9A-HJ-NP-Z]{4}-){6}[2-9A-HJ-NP-Z]{4}$/
const recover = (code: string, more = {}) => ({ do: 'recover', email: rosa.email, code, password: 'eight books', ...more })

test('a recovery code has a sign for five random bits, and is read however it is typed', () => {
  expect(codeFrom(Uint8Array.from({ length: 28 }, (_, index) => index * 13))).toMatch(shape)
  expect(readCode(' 2abc-3def gh45-6789jkmn ')).toBe('2ABC3DEFGH456789JKMN')
})

describe('a deployed site', () => {
  let site: Deployed
  beforeEach(async () => {
    site = await openDeployed('a library', {}, taking(model))
  })
  afterEach(() => site.app.close())
  const status = async (reply: Response | Promise<Response>) => [(await reply).status, (await reply).headers.get('location')]
  async function registered() {
    const reader = visitorAt(site.app, site.url)
    await reader.post('/_session', { do: 'register', ...rosa })
    return reader
  }
  const keeper = async () => {
    const reply = await site.ada.fetch(`/api/v1/projects/${site.id}/`)
    const { manage_url } = (await reply.json()) as { readonly manage_url: string }
    const visitor = visitorAt(site.app, site.url)
    await visitor.get(manage_url.slice(site.url.length))
    return visitor
  }

  it('gives an account a code after its password, that sets a new password once and ends its sessions', async () => {
    const reader = await registered()
    expect(await status(reader.post('/_session', { do: 'make_code', current: 'wrong' }))).toEqual([422, null])
    const shown = await reader.post('/_session', { do: 'make_code', current: rosa.password })
    const code = codeIn(await shown.text())
    expect([shown.status, code]).toEqual([200, expect.stringMatching(shape)])
    expect(await (await reader.get('/account')).text()).not.toContain(code)
    const kept = await site.app.db.selectFrom('site_accounts').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(readCode(code))

    const other = visitorAt(site.app, site.url)
    expect(await status(other.post('/_session', recover(code, { password: 'short' })))).toEqual([422, null])
    expect(await status(other.post('/_session', recover(code.toLowerCase())))).toEqual([303, '/log-in?done=_recover'])
    expect(await (await other.get('/log-in?done=_recover')).text()).toContain('Your password is changed. Log in with it.')
    expect(await (await reader.get('/account')).text()).not.toContain('Rosa Lind')
    expect(await status(other.post('/_session', recover(code)))).toEqual([422, null])
    expect(await status(other.post('/_session', { do: 'log_in', login: rosa.email, password: rosa.password }))).toEqual([422, null])
    expect(await status(other.post('/_session', { do: 'log_in', login: rosa.email, password: 'eight books' }))).toEqual([303, '/?done=_log_in'])
  })

  it('says the same of an account that it does not have as of a wrong code, and takes no empty one', async () => {
    await registered()
    const other = visitorAt(site.app, site.url)
    const said = async (form: Readonly<Record<string, string>>) => {
      const reply = await other.post('/_session', form)
      return [reply.status, /<strong>([^<]*)/.exec(await reply.text())?.[1]]
    }
    const wrong = [422, 'The email address or the recovery code is wrong. A code can be used once.']
    expect(await said(recover('22222-22222-22222-22222'))).toEqual(wrong)
    expect(await said(recover('22222-22222-22222-22222', { email: 'nobody@example.com' }))).toEqual(wrong)
    expect(await said(recover(''))).toEqual(wrong)
  })

  it('limits the tries as those of logging in', async () => {
    await registered()
    const other = visitorAt(site.app, site.url, '203.0.113.9')
    const tried: number[] = []
    for (let count = 0; count < 11; count++) tried.push((await other.post('/_session', recover('22222-22222-22222-22222'))).status)
    expect([tried[0], tried.at(-1)]).toEqual([422, 429])
  })

  it('lets the managing role give a code, and nobody else', async () => {
    const reader = await registered()
    const manager = await keeper()
    const people = await (await manager.get('/manage-users')).text()
    const account = /rosa@example\.com[\s\S]*?name="account" value="([^"]+)"/.exec(people)?.[1] ?? ''
    expect(account).not.toBe('')
    expect((await reader.post('/_session', { do: 'give_code', account })).status).toBe(403)
    const code = codeIn(await (await manager.post('/_session', { do: 'give_code', account })).text())
    expect(code).toMatch(shape)
    expect((await manager.post('/_session', { do: 'give_code', account: 'demo' })).status).toBe(403)
    expect(await status(visitorAt(site.app, site.url).post('/_session', recover(code)))).toEqual([303, '/log-in?done=_recover'])
  })
})

it('an exported site makes and takes recovery codes too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparksite-recovery-'))
  writeFileSync(join(folder, 'schema.sql'), schemaOf(model.entities))
  writeFileSync(join(folder, 'data.sql'), '')
  const at = pathToFileURL(`${folder}/`)
  const store = openStore(join(folder, 'site.db'), at, model.entities)
  const answer = createAnswer({ model, badge: false, store, folder: at, manage_key: 'key', now: () => 1_790_000_000 })
  let cookie = ''
  const post = (form: Readonly<Record<string, string>>) =>
    answer(new Request('http://site/_session', { method: 'POST', headers: { cookie }, body: new URLSearchParams(form) }))
  const registered = await post({ do: 'register', ...rosa })
  cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const code = codeIn(await (await post({ do: 'make_code', current: rosa.password })).text())
  cookie = ''
  expect(code).toMatch(shape)
  expect((await post(recover('22222-22222-22222-22222'))).status).toBe(422)
  expect((await post(recover(code))).headers.get('location')).toBe('/log-in?done=_recover')
  expect((await post(recover(code))).status).toBe(422)
  expect((await post({ do: 'log_in', login: rosa.email, password: 'eight books' })).status).toBe(303)
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a tried site does as well', () => {
  const site = createTriedSite(model, () => 1_790_000_000)
  const post = (form: Readonly<Record<string, string>>) => site.turn({ to: '/_session', fields: Object.entries(form) })
  post({ do: 'log_out' })
  post({ do: 'register', ...rosa })
  const code = codeIn(post({ do: 'make_code', current: rosa.password }).html)
  expect(code).toMatch(shape)
  post({ do: 'log_out' })
  expect(post(recover('')).html).toContain('The email address or the recovery code is wrong.')
  expect(post(recover(code)).path).toBe('/log-in?done=_recover')
  expect(post(recover(code)).html).toContain('The email address or the recovery code is wrong.')
})
