import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, previewOf, tell } from '../support/deployed.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

const words = `Build a platform for renting boats. Users should be able to register with a phone number and log in, see their own bookings, book boats and
edit their profile. Administrators can manage boats, manage users and handle bookings.`

let app: TestApp
let owner: Person
let id: string
let url: string
beforeEach(async () => {
  app = await openApp({ take })
  owner = await app.join()
  id = await createProject(owner)
  await tell(owner, id, words)
  url = String((await deploy(owner, id)).deployment_url)
})
afterEach(() => app.close())

type Visitor = ReturnType<typeof visitorAt>
const rosa = { name: 'Rosa Lind', email: 'Rosa@Example.com', phone: '+49 30 1234567', password: 'seven boats' }
const register = (visitor: Visitor, more: Readonly<Record<string, string>> = {}) => visitor.post('/_session', { do: 'register', ...rosa, ...more })
const logIn = (visitor: Visitor, login: string, password: string, next = '/') => visitor.post('/_session', { do: 'log_in', login, password, next })
const textAt = async (visitor: Visitor, path: string) => await textOf(await visitor.get(path))
const to = (reply: Response) => [reply.status, reply.headers.get('location')]
const manager = async () => {
  const project = (await (await owner.fetch(`/api/v1/projects/${id}/`)).json()) as { readonly manage_url: string }
  const visitor = visitorAt(app, url)
  await visitor.get(project.manage_url.slice(url.length))
  return visitor
}

describe('accounts of a deployed site', () => {
  it('are made by registering, which logs in and greets by name', async () => {
    const visitor = visitorAt(app, url)
    expect(await textAt(visitor, '/')).toContain('Log in Register')
    expect(to(await register(visitor))).toEqual([303, '/?done=_register'])
    expect(await textAt(visitor, '/?done=_register')).toContain('Welcome, Rosa Lind: you are registered and logged in.')
    expect(await textAt(visitor, '/my-account')).toContain('rosa@example.com')
  })

  it('are logged out of and in to again, by email address or phone number', async () => {
    const visitor = visitorAt(app, url)
    await register(visitor)
    expect(to(await visitor.post('/_session', { do: 'log_out' }))).toEqual([303, '/?done=_log_out'])
    expect(await textAt(visitor, '/?done=_log_out')).toContain('You are logged out.')
    expect(to(await logIn(visitor, 'ROSA@example.com', 'seven boats', '/my-bookings'))).toEqual([303, '/my-bookings?done=_log_in'])
    const other = visitorAt(app, url)
    expect(to(await logIn(other, '+49301234567', 'seven boats'))).toEqual([303, '/?done=_log_in'])
    expect(await textAt(other, '/?done=_log_in')).toContain('You are logged in as Rosa Lind.')
  })

  it('answer a wrong password and an unknown address with the same sentence', async () => {
    await register(visitorAt(app, url))
    const visitor = visitorAt(app, url)
    for (const [login, password] of [
      ['rosa@example.com', 'eight boats'],
      ['nobody@example.com', 'seven boats'],
    ] as const) {
      const reply = await logIn(visitor, login, password)
      expect(reply.status).toBe(422)
      const html = await reply.text()
      expect(html).toContain('The email address or the password is wrong.')
      expect(html).not.toContain(password)
    }
  })

  it('are one for each address', async () => {
    await register(visitorAt(app, url))
    const again = await register(visitorAt(app, url), { phone: '+49 30 7654321' })
    expect([again.status, (await textOf(again)).includes('There is an account with this email address already. Log in instead.')]).toEqual([422, true])
  })

  it('keep pages that are one’s own from whoever is logged out, and go on to them after logging in', async () => {
    const visitor = visitorAt(app, url)
    const asked = await (await visitor.get('/my-bookings')).text()
    expect(asked).toContain('Log in to see “My bookings”.')
    expect(asked).toContain('name="next" value="/my-bookings"')
    expect(asked).not.toContain('action="/_actions/')
    const tried = await visitor.post('/_actions/book_booking', { name: 'Rosa', back: '/my-bookings' })
    expect(to(tried)).toEqual([303, '/log-in?next=%2Fmy-bookings'])
    await register(visitor)
    expect(await textAt(visitor, '/my-bookings')).not.toContain('Log in to see')
  })

  it('go on to no address outside the site', async () => {
    await register(visitorAt(app, url))
    for (const next of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/nowhere'])
      expect(to(await logIn(visitorAt(app, url), rosa.email, rosa.password, next))).toEqual([303, '/?done=_log_in'])
  })

  it('begin a new session under a new token', async () => {
    const visitor = visitorAt(app, url)
    const planted = 'visitor=AAAAAAAAAAAAAAAAAAAAAA'
    const reply = await visitor.post('/_session', { do: 'register', ...rosa }, { cookie: planted })
    expect(reply.headers.get('set-cookie')).toMatch(/^visitor=[\w-]{22};/)
    expect(await textOf(await visitorAt(app, url).get('/my-account', { cookie: planted }))).not.toContain('Rosa Lind')
  })

  it('end their other sessions with a new password', async () => {
    const [visitor, other] = [visitorAt(app, url), visitorAt(app, url)]
    await register(visitor)
    await logIn(other, rosa.email, rosa.password)
    const wrong = await visitor.post('/_session', { do: 'password', current: 'x', password: 'a new one!' })
    expect([wrong.status, (await textOf(wrong)).includes('This is not your present password.')]).toEqual([422, true])
    expect(to(await visitor.post('/_session', { do: 'password', current: rosa.password, password: 'a new one!' }))).toEqual([303, '/my-account?done=_password'])
    expect(await textAt(visitor, '/my-account')).toContain('Rosa Lind')
    expect(await textAt(other, '/my-account')).not.toContain('Rosa Lind')
    expect((await logIn(other, rosa.email, 'a new one!')).status).toBe(303)
  })

  it('are deleted by their own password, everywhere and for good, and free their address', async () => {
    const [visitor, other] = [visitorAt(app, url), visitorAt(app, url)]
    await register(visitor)
    await logIn(other, rosa.email, rosa.password)
    const wrong = await visitor.post('/_session', { do: 'leave', current: 'x' })
    expect([wrong.status, (await textOf(wrong)).includes('This is not your present password.')]).toEqual([422, true])
    expect(to(await visitor.post('/_session', { do: 'leave', current: rosa.password }))).toEqual([303, '/?done=_leave'])
    expect(await textAt(visitor, '/?done=_leave')).toContain('Your account is deleted, and you are logged out.')
    expect(await textAt(other, '/my-account')).not.toContain('Rosa Lind')
    expect((await logIn(other, rosa.email, rosa.password)).status).toBe(422)
    expect((await register(visitorAt(app, url))).status).toBe(303)
    expect((await visitorAt(app, url).post('/_session', { do: 'leave', current: '' })).status).toBe(403)
  })

  it('take ten tries of one address in fifteen minutes', async () => {
    const visitor = visitorAt(app, url)
    await register(visitorAt(app, url))
    for (let count = 0; count < 10; count += 1) expect((await logIn(visitor, rosa.email, 'wrong one')).status).toBe(422)
    expect((await logIn(visitor, rosa.email, rosa.password)).status).toBe(429)
    app.clock.advance(901)
    expect((await logIn(visitor, rosa.email, rosa.password)).status).toBe(303)
  })

  it('keep the demonstration account apart for each who tries it', async () => {
    const [one, other] = [visitorAt(app, url), visitorAt(app, url)]
    const html = await (await one.get('/log-in')).text()
    const [, email = ''] = /name="login" value="([^"]+@example\.com)"/.exec(html) ?? []
    for (const visitor of [one, other]) expect((await logIn(visitor, email, 'look-around')).status).toBe(303)
    await one.post('/_session', { do: 'profile', name: 'Somebody Else', phone: '+1 555 0100' })
    expect(await textAt(one, '/my-account')).toContain('Somebody Else')
    expect(await textAt(other, '/my-account')).not.toContain('Somebody Else')
  })
})

describe('the calls of accounts', () => {
  it('register, log in and log out by JSON', async () => {
    const visitor = visitorAt(app, url)
    const send = async (body: object) => {
      const reply = await visitor.send('POST', '/_session', body)
      const { request_id: _, ...said } = (await reply.json()) as Record<string, unknown>
      return [reply.status, said]
    }
    const account = { name: 'Rosa Lind', email: 'rosa@example.com', role: null }
    expect(await send({ register: rosa })).toEqual([200, { account }])
    expect(await textAt(visitor, '/my-account')).toContain('Rosa Lind')
    expect(await send({ log_out: {} })).toEqual([200, { account: null }])
    expect(await send({ log_in: { login: 'rosa@example.com', password: 'no' } })).toEqual([400, { detail: 'The email address or the password is wrong.' }])
    expect(await send({ log_in: { login: 'rosa@example.com', password: rosa.password } })).toEqual([200, { account }])
    expect(await send({ block: { account: 'demo' } })).toEqual([
      400,
      { detail: 'Send one of log_in, register, log_out, profile, password and leave, with its fields as an object.' },
    ])
  })

  it('refuse to keep what needs an account from whoever is logged out', async () => {
    const reply = await visitorAt(app, url).send('POST', '/_api/bookings', { name: 'Rosa' })
    expect(reply.status).toBe(401)
  })
})

describe('the people of a site', () => {
  it('are seen, blocked and given a role by the managing role alone', async () => {
    const visitor = visitorAt(app, url)
    await register(visitor)
    const keeper = await manager()
    const html = await (await keeper.get('/manage-users')).text()
    expect(html).toContain('rosa@example.com')
    const account = /rosa@example\.com[\s\S]*?name="account" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await visitor.post('/_session', { do: 'role', account, role: 'administrator' })).status).toBe(403)
    expect(await textAt(visitor, '/manage-users')).not.toContain('Search by name or email')
    expect((await keeper.post('/_session', { do: 'role', account, role: 'administrator' })).status).toBe(303)
    expect(await textAt(visitor, '/manage-users')).toContain('Search by name or email')
    expect(to(await keeper.post('/_session', { do: 'block', account }))).toEqual([303, `/manage-users?done=_block&account=${account}`])
    expect(await textAt(visitor, '/my-account')).not.toContain('Rosa Lind')
    expect((await logIn(visitor, rosa.email, rosa.password)).status).toBe(422)
  })

  it('lose the demonstration account when it is blocked', async () => {
    const keeper = await manager()
    await keeper.post('/_session', { do: 'block', account: 'demo' })
    const visitor = visitorAt(app, url)
    expect(await textAt(visitor, '/log-in')).not.toContain('demonstration account')
  })
})

describe('accounts of a preview', () => {
  it('begin with the demonstration account, and are logged out of and registered for real', async () => {
    const visitor = visitorAt(app, (await previewOf(owner, id)).url.replace(/\/$/, ''))
    expect(await textAt(visitor, '/my-account')).toContain('This is the demonstration account.')
    await visitor.post('/_session', { do: 'log_out' })
    expect(await textAt(visitor, '/my-bookings')).toContain('Log in to see')
    expect(to(await register(visitor))).toEqual([303, '/?done=_register'])
    expect(await textAt(visitor, '/?done=_register')).toContain('Welcome, Rosa Lind')
    expect(await textAt(visitorAt(app, url), '/my-account')).not.toContain('Rosa Lind')
  })
})
