import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'

let app: TestApp
let url: string
beforeEach(async () => {
  // A tenth of the tries, so that the test has to make as few.
  app = await openApp({ take, env: { LIMIT_SITE_LOGIN: '2/900' } })
  const owner = await app.join()
  const id = await createProject(owner)
  await tell(owner, id, 'Build a library where readers can register and log in, borrow books and see their own loans.')
  url = String((await deploy(owner, id)).deployment_url)
})
afterEach(() => app.close())

const from = (ip: string) => visitorAt(app, url, ip)
type Visitor = ReturnType<typeof from>
const register = async (visitor: Visitor, name: string): Promise<Visitor> => {
  const reply = await visitor.post('/_session', { do: 'register', name, email: `${name}@example.com`, password: 'seven books' })
  expect(reply.status).toBe(303)
  return visitor
}
const logIn = async (visitor: Visitor, password: string) => (await visitor.post('/_session', { do: 'log_in', login: 'rosa@example.com', password })).status
const change = async (visitor: Visitor, current: string, password = 'seven books') =>
  (await visitor.post('/_session', { do: 'password', current, password })).status

describe('tries of a password at a site', () => {
  it('close its account to the network that they come from, and not to its owner’s', async () => {
    await register(from('192.0.2.1'), 'rosa')
    const thief = from('198.51.100.7')
    expect([await logIn(thief, 'wrong one'), await logIn(thief, 'wrong two'), await logIn(thief, 'seven books')]).toEqual([422, 422, 429])
    expect(await logIn(from('192.0.2.1'), 'seven books')).toBe(303)
  })
  it('from everywhere leave each network one in its time, so that many together get no further and the owner still gets in', async () => {
    await register(from('192.0.2.1'), 'rosa')
    for (let at = 0; at < 20; at++) expect(await logIn(from(`198.51.100.${at}`), 'wrong one')).toBe(422)
    const late = from('203.0.113.9')
    expect([await logIn(late, 'wrong one'), await logIn(late, 'seven books')]).toEqual([422, 429])
    expect(await logIn(from('192.0.2.1'), 'seven books')).toBe(303)
    app.clock.advance(901)
    expect(await logIn(late, 'seven books')).toBe(303)
  })
  it('count for the account whose password is to change, and for no other, until one was right', async () => {
    const [rosa, tomas] = [await register(from('192.0.2.1'), 'rosa'), await register(from('192.0.2.1'), 'tomas')]
    expect([await change(rosa, 'wrong one'), await change(rosa, 'wrong two'), await change(rosa, 'seven books')]).toEqual([422, 422, 429])
    for (let turn = 0; turn < 4; turn++) expect(await change(tomas, 'seven books')).toBe(303)
  })
})
