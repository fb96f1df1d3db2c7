import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openApp()
})
afterEach(() => app.close())

const request_id = expect.any(String)
const pathOf = (link: string | null | undefined) => (link ?? '').replace('http://localhost:3000', '')
const lastLink = async () => (await app.mails()).at(-1)?.link ?? ''
const landing = async (path: string) => {
  const reply = await app.fetch(path)
  return [reply.status, reply.headers.get('location')]
}
const landed = (outcome: string) => [302, `http://localhost:3000/login?email=${outcome}`]
const requestReset = (email: string) => app.fetch('/api/v1/users/password-reset/', { method: 'POST', json: { email } })

describe('verification', () => {
  it('LOGIN-03 a registration is followed by a mail whose link verifies the address, once', async () => {
    await app.register()
    const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const link = expect.stringMatching(new RegExp(`^http://localhost:3000/api/v1/users/verify-email/${id}/[\\w-]{43}/$`))
    expect(await app.mails()).toEqual([
      { recipient: 'ada@example.com', subject: 'Verify your email address', body: expect.stringContaining(await lastLink()), link },
    ])
    expect(await landing(pathOf(await lastLink()))).toEqual(landed('verified'))
    expect(await (await (await app.logIn()).fetch('/api/v1/users/profile/')).json()).toMatchObject({ email_verified: true })
    app.clock.advance(600)
    expect(await landing(pathOf(await lastLink()))).toEqual(landed('used'))
  })
  it('a link that something opened for its person says within 10 min that the address is verified, and changes nothing', async () => {
    await app.register()
    const path = pathOf(await lastLink())
    const seen = await Promise.all([landing(path), landing(path), landing(path)])
    expect(seen).toEqual([landed('verified'), landed('verified'), landed('verified')])
    const before = await app.db.selectFrom('users').selectAll().execute()
    app.clock.advance(599)
    expect(await landing(path)).toEqual(landed('verified'))
    app.clock.advance(1)
    expect(await landing(path)).toEqual(landed('used'))
    expect(await app.db.selectFrom('users').selectAll().execute()).toEqual(before)
  })
  it('a link past 24 h, of somebody else, or made up has expired', async () => {
    await app.register()
    const path = pathOf(await lastLink())
    const [, , , , , uid, token] = path.split('/')
    await app.register({ email: 'bob@example.com' })
    const bob = await app.db.selectFrom('users').select('id').where('email', '=', 'bob@example.com').executeTakeFirstOrThrow()
    for (const other of [`${bob.id}/${token}`, `${uid}/${'A'.repeat(43)}`, `x/x`])
      expect(await landing(`/api/v1/users/verify-email/${other}/`)).toEqual(landed('expired'))
    app.clock.advance(86_400)
    expect(await landing(path)).toEqual(landed('expired'))
    expect((await app.db.selectFrom('users').select('email_verified_at').execute()).map((row) => row.email_verified_at)).toEqual([null, null])
  })
  it('can be sent again, once a minute, and the older link stays good', async () => {
    await app.register()
    const first = pathOf(await lastLink())
    const ada = await app.logIn()
    const again = () => ada.fetch('/api/v1/users/verify-email/', { method: 'POST' })
    expect((await again()).status).toBe(204)
    const refused = await again()
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '60',
      { detail: 'We sent this mail less than a minute ago. Look into your mailbox, then try again.', request_id },
    ])
    app.clock.advance(60)
    expect((await again()).status).toBe(204)
    expect((await app.mails()).length).toBe(3)
    expect(await landing(first)).toEqual(landed('verified'))
    app.clock.advance(60)
    expect([(await again()).status, (await app.mails()).length]).toEqual([204, 3])
  })
  it('no token is stored as it is', async () => {
    await app.register()
    await requestReset('ada@example.com')
    const links = (await app.mails()).map((mail) => mail.link ?? '')
    const stored = JSON.stringify(await app.db.selectFrom('mail_tokens').selectAll().execute())
    for (const link of links) expect(stored).not.toContain(link.split('/').filter(Boolean).at(-1))
    expect(links.length).toBe(2)
  })
})

describe('password reset', () => {
  beforeEach(async () => {
    await app.register()
    await app.mails()
  })
  async function secrets() {
    const [token, uid] = (await lastLink()).split('/').reverse()
    return { uid, token }
  }
  async function confirm(of: Readonly<Record<string, unknown>>) {
    const json = { password: 'a new horse', password2: 'a new horse', ...of }
    const reply = await app.fetch('/api/v1/users/password-reset/confirm/', { method: 'POST', json })
    return [reply.status, reply.status === 204 ? null : await reply.json()]
  }

  it('CALL-04 is 204 for every address, and mails a link to those that have an account', async () => {
    for (const email of ['nobody@example.com', 'ADA@example.com']) {
      const reply = await requestReset(email)
      expect([reply.status, await reply.text()]).toEqual([204, ''])
    }
    const [, mail, ...more] = await app.mails()
    expect([mail?.recipient, mail?.subject, more]).toEqual(['ada@example.com', 'Reset your password', []])
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/password-reset\/confirm\/[a-z2-7]{26}\/[\w-]{43}$/)
  })
  it('ROUTE-10 the link sets a new password once, logs out everywhere, and says so by mail', async () => {
    const before = await app.logIn()
    await requestReset('ada@example.com')
    const link = await secrets()
    expect(await confirm(link)).toEqual([204, null])
    expect((await before.fetch('/api/v1/users/profile/')).status).toBe(401)
    await expect(app.logIn()).rejects.toThrow('401')
    expect((await (await app.logIn('ada@example.com', 'a new horse')).fetch('/api/v1/users/profile/')).status).toBe(200)
    expect((await app.mails()).at(-1)).toMatchObject({ recipient: 'ada@example.com', subject: 'Your password was changed', link: null })
    expect(await confirm(link)).toEqual([400, { token: ['This link has already been used. Ask for a new one.'], request_id }])
  })
  it('20 times in parallel works once', async () => {
    await requestReset('ada@example.com')
    const link = await secrets()
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => confirm({ ...link, password: `horse no. ${at}`, password2: `horse no. ${at}` })))
    expect(outcomes.filter(([status]) => status === 204).length).toBe(1)
  })
  it('by a hundred made-up links at once keeps nobody from logging in', async () => {
    const made_up = Array.from({ length: 100 }, (_, at) => confirm({ uid: 'somebody', token: `made up ${at}` }))
    const ada = await app.logIn()
    expect([(await ada.fetch('/api/v1/users/profile/')).status, new Set((await Promise.all(made_up)).map(([status]) => status))]).toEqual([200, new Set([400])])
  })
  it('ACCOUNT-06 that both entries are equal is checked before their length, and neither uses the link up', async () => {
    await requestReset('ada@example.com')
    const link = await secrets()
    expect(await confirm({ ...link, password: 'short', password2: 'other' })).toEqual([400, { password: ['Passwords do not match.'], request_id }])
    expect(await confirm({ ...link, password: 'short', password2: 'short' })).toEqual([
      400,
      { password: ['Password must be at least 8 characters long.'], request_id },
    ])
    expect(await confirm(link)).toEqual([204, null])
  })
  it('a link past 30 min, an older one, or one of another purpose has expired', async () => {
    const expired = [400, { token: ['This link has expired. Ask for a new one.'], request_id }]
    const [verification] = await app.mails()
    const [token, uid] = (verification?.link ?? '').split('/').filter(Boolean).reverse()
    expect(await confirm({ uid, token })).toEqual(expired)
    await requestReset('ada@example.com')
    const older = await secrets()
    app.clock.advance(60)
    await requestReset('ada@example.com')
    const newest = await secrets()
    expect(await confirm(older)).toEqual(expired)
    app.clock.advance(1_800)
    expect(await confirm(newest)).toEqual(expired)
  })
  it('mails one address at most 5 times an hour, and still answers alike', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 7; time++) {
      statuses.push((await requestReset('ada@example.com')).status)
      await app.mails()
      app.clock.advance(60)
    }
    expect(statuses).toEqual(Array(7).fill(204))
    expect((await app.mails()).filter((mail) => mail.subject === 'Reset your password').length).toBe(5)
  })
})
