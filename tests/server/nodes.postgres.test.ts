import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, previewOf, tell } from '../support/deployed.ts'
import { messageOf, saidIn, scripted } from '../support/turns.ts'
import { visitorAt } from '../support/visitor.ts'

const secret = { SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742' }
const interrupted = 'The server was restarted while this was being built. Nothing was changed, and this message was not counted. Please send it again.'
const session =
  (app: TestApp, person: Person) =>
  (path: string, init: Parameters<TestApp['fetch']>[1] = {}) =>
    app.fetch(path, { ...init, headers: { authorization: `Bearer ${person.access}`, ...init.headers } })

let one: TestApp
let two: TestApp
let ada: Person
let elsewhere: ReturnType<typeof session>
beforeEach(async () => {
  one = await openApp({ take: scripted, env: secret })
  two = await openApp({ take: scripted, env: secret, place: one.place })
  ada = await one.join()
  elsewhere = session(two, ada)
})
afterEach(async () => {
  for (const app of [one, two]) {
    app.interrupt()
    await app.settled()
  }
  await two.close()
  await one.close()
})

const used = async () => (await one.db.selectFrom('usage').select('used').execute()).map((row) => row.used)

describe('a turn that one node runs', () => {
  let path: string
  let here: Promise<Awaited<ReturnType<typeof saidIn>>>
  let message: string
  beforeEach(async () => {
    path = `/api/v1/projects/${await createProject(ada)}/messages/`
    here = saidIn(await ada.fetch(path, { method: 'POST', json: { content: 'forever' } }))
    message = (await one.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()).id
  })

  it('is joined and stopped from another, costs nothing, and says the same to both', async () => {
    const joined = elsewhere(`${path}${message}/stream/`).then(saidIn)
    expect((await elsewhere(`${path}${message}/stop/`, { method: 'POST' })).status).toBe(204)
    await one.tend()
    const there = await joined
    expect(there.at(-1)).toEqual([there.length, 'done', { message_id: message, version: null, charged: false }])
    expect(there).toEqual(await here)
    expect(messageOf(there)).toBe(message)
    expect(await used()).toEqual([0, 0])
  })
  it('is stopped from another as soon as that tells it, before it asks by itself', async () => {
    await expect.poll(one.database.news.arriving).toBe(true)
    expect((await elsewhere(`${path}${message}/stop/`, { method: 'POST' })).status).toBe(204)
    expect((await here).at(-1)?.slice(1)).toEqual(['done', { message_id: message, version: null, charged: false }])
  })
  it('goes on under the eyes of another while it shows that it is alive', async () => {
    two.clock.advance(14)
    await two.recover()
    one.clock.advance(14)
    await one.tend()
    two.clock.advance(14)
    await two.recover()
    expect([one.logged, two.logged, await one.db.selectFrom('messages').select('state').execute()]).toEqual([[], [], [{ state: 'running' }]])
    expect(await used()).toEqual([1, 1])
    one.interrupt()
    await here
  })
  it('goes on where a sign of life is overtaken by the next one', async () => {
    one.clock.advance(14)
    await one.tend()
    one.clock.advance(-14)
    await one.tend()
    two.clock.advance(28)
    await two.recover()
    expect([two.logged, await one.db.selectFrom('messages').select('state').execute()]).toEqual([[], [{ state: 'running' }]])
    one.interrupt()
    await here
  })
  it('fails once that node is silent, says so, is given back once, and is not continued by one that comes back', async () => {
    const joined = elsewhere(`${path}${message}/stream/`).then(saidIn)
    two.clock.advance(16)
    await Promise.all([two.recover(), two.recover()])
    const there = await joined
    expect(there.at(-1)).toEqual([there.length, 'error', { detail: interrupted, charged: false }])
    expect(await used()).toEqual([0, 0])
    await one.tend()
    expect(await here).toEqual(there)
    await one.settled()
    expect(await saidIn(await elsewhere(`${path}${message}/stream/`))).toEqual(there)
    expect(await used()).toEqual([0, 0])
  })
  it('is given back by whichever node deletes its project', async () => {
    expect((await elsewhere(path.replace('messages/', ''), { method: 'DELETE' })).status).toBe(204)
    expect(await used()).toEqual([0, 0])
    await one.tend()
    await here
    await one.settled()
    expect(await used()).toEqual([0, 0])
    expect([one.logged.filter((line) => line.level === 'fatal'), await one.db.selectFrom('turn_events').selectAll().execute()]).toEqual([[], []])
  })
  it('fails with a word to whoever listens when its node is to end', async () => {
    one.interrupt()
    expect((await here).at(-1)?.slice(1)).toEqual(['error', { detail: interrupted, charged: false }])
    expect(await used()).toEqual([0, 0])
  })
})

describe('two nodes on one database', () => {
  it('a session that one has ended is over at the next request to the other', async () => {
    expect((await elsewhere('/api/v1/projects/')).status).toBe(200)
    await ada.fetch('/api/v1/users/logout/', { method: 'POST', json: {} })
    expect((await elsewhere('/api/v1/projects/')).status).toBe(401)
  })
  it('of fifty messages sent to both with one left, one is taken', async () => {
    const projects = await Promise.all(Array.from({ length: 50 }, () => createProject(ada)))
    const { id: user_id } = await one.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await one.db.insertInto('usage').values({ user_id, period: '2026-11-21', used: 29 }).execute()
    const send = (id: string, at: number) =>
      (at % 2 ? elsewhere : ada.fetch)(`/api/v1/projects/${id}/messages/`, { method: 'POST', json: { content: 'a pottery studio' } })
    const replies = await Promise.all(projects.map(send))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(49).fill(429)])
    await Promise.all(replies.map((reply) => reply.text()))
    expect((await used()).toSorted()).toEqual([1, 30])
  })
  it('eight registrations of one address make one account', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 ? one : two).register({ email: 'bob@example.com' })))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, ...Array(7).fill(400)])
  })
  it('ten deletions of one project are one 204 and nine 404', async () => {
    const id = await createProject(ada)
    const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? elsewhere : ada.fetch)(`/api/v1/projects/${id}/`, { method: 'DELETE' })))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([204, ...Array(9).fill(404)])
  })
  it('sites of one name that are deployed at once get addresses of their own', async () => {
    const projects = await Promise.all(Array.from({ length: 4 }, () => createProject(ada)))
    await Promise.all(projects.map((id) => tell(ada, id, 'a pottery studio')))
    const there: Person = { ...ada, fetch: elsewhere }
    const deployed = await Promise.all(projects.flatMap((id) => [deploy(ada, id), deploy(there, id)]))
    expect(new Set(deployed.map(({ deployment_url }) => deployment_url)).size).toBe(4)
    for (const [at, { id }] of deployed.entries()) expect(deployed[at - (at % 2)]?.id).toBe(id)
  })
  it('a preview that one makes is shown, and a site that one deploys is kept to its row limit, by both', async () => {
    const id = await createProject(ada)
    await tell(ada, id, 'a pottery studio')
    const { url } = await previewOf(ada, id)
    expect((await two.fetch(`${url}/`)).status).toBe(200)
    const site = String((await deploy(ada, id)).deployment_url)
    await one.db.updateTable('plans').set({ db_rows_limit: 3 }).where('slug', '=', 'free').execute()
    const booking = { name: 'Ines', email: 'ines@example.com', class: sampleId({ project_id: id, space: 'live' }, 'classes', 0) }
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, at) => visitorAt(at % 2 ? one : two, site, `192.0.2.${at}`).send('POST', '/_api/bookings', booking)),
    )
    expect(sent.map((reply) => reply.status).toSorted()).toEqual([201, 201, 201, ...Array(9).fill(400)])
  })
})
