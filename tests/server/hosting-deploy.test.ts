import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { scripted } from '../support/turns.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

let app: TestApp
let ada: Person
let id: string
beforeEach(async () => {
  app = await openApp({ take: scripted })
  ada = await app.join()
  id = await createProject(ada)
})
afterEach(() => app.close())

const url = 'http://clay-corner.localhost:3000'
const portable = 'http://127.0.0.1:3000/clay-corner'
const page = async (address: string) => {
  const reply = await app.fetch(address)
  return [reply.status, /<title>(.*?)<\/title>/.exec(await reply.text())?.[1]]
}

describe('deploying', () => {
  it('BUILD-03 serves the site at its address and at the portable one', async () => {
    await tell(ada, id, 'a pottery studio')
    expect(await deploy(ada, id)).toEqual({
      id,
      name: 'Clay Corner',
      deployment_url: url,
      updated_at: app.clock.now(),
      live_version: 1,
      latest_version: 1,
      cover: { heading: 'Clay Corner', background: '#fff0f5', text: '#16181d' },
    })
    expect(await page(`${url}/`)).toEqual([200, 'Home · Clay Corner'])
    expect(await page(`${portable}/`)).toEqual([200, 'Home · Clay Corner'])
    expect(await page(`${portable}/classes`)).toEqual([200, 'Classes · Clay Corner'])
    const bare = await app.fetch(portable)
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/clay-corner/'])
    const slash = await app.fetch(`${portable}/classes/?q=a`)
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/clay-corner/classes?q=a'])
  })

  it('asks for a verified email address first', async () => {
    const eve = await app.join('eve@example.com', { verified: false })
    const own = await createProject(eve)
    await tell(eve, own, 'a pottery studio')
    const reply = await eve.fetch(`/api/v1/projects/${own}/deploy/`, { method: 'POST', json: {} })
    const detail = 'Verify your email address first: open the link in the mail that we sent you.'
    expect([reply.status, await reply.json()]).toEqual([403, { detail, request_id: expect.any(String) }])
  })

  it('asks for something to deploy', async () => {
    const send = (json: object) => ada.fetch(`/api/v1/projects/${id}/deploy/`, { method: 'POST', json })
    const nothing = await send({})
    const detail = 'Nothing has been built in this project yet. Say first what to build.'
    expect([nothing.status, await nothing.json()]).toEqual([400, { detail, request_id: expect.any(String) }])
    await tell(ada, id, 'a pottery studio')
    const missing = await send({ version: 7 })
    expect([missing.status, await missing.json()]).toEqual([400, { version: ['This project has no such version.'], request_id: expect.any(String) }])
    for (const version of [0, -1, 1.5, '1', null]) expect((await send({ version })).status).toBe(400)
  })

  it('BUILD-03 flips a pointer: a turn changes nothing that is live, and any version can be made live', async () => {
    await tell(ada, id, 'a pottery studio')
    await deploy(ada, id)
    await tell(ada, id, 'call it Kiln House')
    expect(await page(`${url}/`)).toEqual([200, 'Home · Clay Corner'])
    expect(await deploy(ada, id)).toMatchObject({ deployment_url: url, live_version: 2, name: 'Kiln House' })
    expect(await page(`${url}/`)).toEqual([200, 'Home · Kiln House'])
    expect(await deploy(ada, id, 1)).toMatchObject({ deployment_url: url, live_version: 1, latest_version: 2 })
    expect(await page(`${url}/`)).toEqual([200, 'Home · Clay Corner'])
  })

  it('BUILD-02 a restored version gives the same bytes as the one it restores', async () => {
    await tell(ada, id, 'a pottery studio')
    await deploy(ada, id)
    const before = await (await app.fetch(`${url}/classes`)).text()
    await tell(ada, id, 'call it Kiln House')
    await ada.fetch(`/api/v1/projects/${id}/versions/1/restore/`, { method: 'POST' })
    await deploy(ada, id, 2)
    expect(await (await app.fetch(`${url}/classes`)).text()).not.toBe(before)
    await deploy(ada, id, 3)
    expect(await (await app.fetch(`${url}/classes`)).text()).toBe(before)
  })

  it('BUILD-03 is taken down and put up again at the same address', async () => {
    await tell(ada, id, 'a pottery studio')
    await deploy(ada, id)
    const takeDown = () => ada.fetch(`/api/v1/projects/${id}/deploy/`, { method: 'DELETE' })
    expect((await takeDown()).status).toBe(204)
    expect((await takeDown()).status).toBe(204)
    expect(await page(`${url}/`)).toEqual([404, 'This site is not online'])
    expect(await page(`${portable}/classes`)).toEqual([404, 'This site is not online'])
    expect(await (await ada.fetch(`/api/v1/projects/${id}/`)).json()).toMatchObject({ deployment_url: '', live_version: null, manage_url: null })
    expect(await deploy(ada, id)).toMatchObject({ deployment_url: url })
    expect(await page(`${url}/`)).toEqual([200, 'Home · Clay Corner'])
  })

  it('leaves a deleted site’s address to nobody for 30 days', async () => {
    await tell(ada, id, 'a pottery studio')
    await deploy(ada, id)
    await ada.fetch(`/api/v1/projects/${id}/`, { method: 'DELETE' })
    expect(await page(`${url}/`)).toEqual([410, 'This site is gone'])
    const second = await createProject(ada)
    await tell(ada, second, 'a pottery studio')
    expect(await deploy(ada, second)).toMatchObject({ deployment_url: 'http://clay-corner-2.localhost:3000' })
    app.clock.advance(30 * 24 * 3600 + 1)
    const eve = await app.join('eve@example.com')
    const third = await createProject(eve)
    await tell(eve, third, 'a pottery studio')
    expect(await deploy(eve, third)).toMatchObject({ deployment_url: url })
  })

  it('answers nothing of the app on a site’s host, and reads none of its tokens there', async () => {
    await tell(ada, id, 'a pottery studio')
    await deploy(ada, id)
    for (const base of [url, portable]) {
      const reply = await app.fetch(`${base}/api/v1/users/profile/`, { headers: { authorization: `Bearer ${ada.access}` } })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
    }
    const plain = await (await app.fetch(`${url}/bookings`)).text()
    const withTokens = await app.fetch(`${url}/bookings`, { headers: { authorization: `Bearer ${ada.access}`, cookie: `authToken=${ada.access}` } })
    expect(await withTokens.text()).toBe(plain)
    expect(withTokens.headers.getSetCookie()).toEqual([])
  })

  it.each(['http://nobody.localhost:3000/', 'http://127.0.0.1:3000/nobody/', 'http://127.0.0.1:3000/../etc/'])('has no site at %s', async (address) => {
    const reply = await app.fetch(address)
    expect(reply.status).toBe(404)
    expect(await textOf(reply)).toBe('There is no site here Check the address for a typing error.')
  })

  it('BUILD-05 bears a badge unless the plan can remove it', async () => {
    await tell(ada, id, 'a pottery studio')
    await deploy(ada, id)
    const visitor = visitorAt(app, url)
    expect(await textOf(await visitor.get('/'))).toContain('Made with SparkSite')
    await app.db.updateTable('users').set({ plan: 'creator' }).execute()
    expect(await textOf(await visitor.get('/'))).not.toContain('SparkSite')
  })
})
