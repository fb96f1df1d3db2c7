import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteHeaders } from '../../server/hosting/headers.rules.ts'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, previewOf, tell } from '../support/deployed.ts'
import { scripted } from '../support/turns.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

let app: TestApp
let ada: Person
let id: string
beforeEach(async () => {
  app = await openApp({ take: scripted })
  ada = await app.join()
  id = await createProject(ada)
  await tell(ada, id, 'a pottery studio')
})
afterEach(() => app.close())

const labelOf = (url: string) => /^http:\/\/p-([a-z2-7]{26})\.localhost:3000$/.exec(url)?.[1] ?? ''
const title = async (url: string) => /<title>(.*?)<\/title>/.exec(await (await app.fetch(`${url}/`)).text())?.[1]

describe('a preview', () => {
  it('BUILD-01 shows the latest version in a sandbox that only the app may frame', async () => {
    const { url, expires_at } = await previewOf(ada, id)
    expect(labelOf(url)).toHaveLength(26)
    expect(expires_at).toBe(app.clock.now() + 600)
    const reply = await app.fetch(`${url}/`)
    expect(reply.status).toBe(200)
    const expected = siteHeaders('preview', 'http://localhost:3000')
    expect(Object.fromEntries([...reply.headers].filter(([name]) => name in expected))).toEqual(expected)
    expect(await title(url)).toBe('Home · Clay Corner')
  })

  it('is the same for the same version while it is alive, and another for another version', async () => {
    const first = await previewOf(ada, id)
    expect(await previewOf(ada, id)).toEqual(first)
    await tell(ada, id, 'call it Kiln House')
    const second = await previewOf(ada, id)
    expect(second.url).not.toBe(first.url)
    expect(await title(second.url)).toBe('Home · Kiln House')
    expect(await title(first.url)).toBe('Home · Clay Corner')
    expect((await previewOf(ada, id, 1)).url).toBe(first.url)
  })

  it('ends ten minutes after its last use', async () => {
    const { url } = await previewOf(ada, id)
    for (let count = 0; count < 5; count++) {
      app.clock.advance(590)
      expect((await app.fetch(`${url}/`)).status).toBe(200)
    }
    app.clock.advance(600)
    const ended = await app.fetch(`${url}/`)
    expect([ended.status, await textOf(ended)]).toEqual([
      404,
      'This preview has ended A preview lasts while somebody looks at it. Open the project again to get a new one.',
    ])
    const next = await previewOf(ada, id)
    expect(next.url).not.toBe(url)
    expect(await app.db.selectFrom('previews').select('id').execute()).toEqual([{ id: labelOf(next.url) }])
  })

  it('takes what was tried out with it when the last one of a project ends', async () => {
    const { url } = await previewOf(ada, id)
    await app.fetch(`${url}/bookings`)
    expect(await app.db.selectFrom('site_rows').select('space').distinct().execute()).toEqual([{ space: 'preview' }])
    app.clock.advance(600)
    await previewOf(ada, id)
    expect(await app.db.selectFrom('site_rows').select('id').execute()).toEqual([])
    expect(await app.db.selectFrom('site_seeds').select('entity').execute()).toEqual([])
  })

  it('dies with its project, and cannot be guessed', async () => {
    const { url } = await previewOf(ada, id)
    await ada.fetch(`/api/v1/projects/${id}/`, { method: 'DELETE' })
    expect((await app.fetch(`${url}/`)).status).toBe(404)
    for (const label of ['p-', 'p-x', `p-${id}`, 'p-constructor']) {
      const reply = await app.fetch(`http://${label}.localhost:3000/`)
      expect([reply.status, await title(`http://${label}.localhost:3000`)]).toEqual([404, 'This preview has ended'])
    }
  })

  it('asks for a version that is there', async () => {
    const empty = await createProject(ada)
    const nothing = await ada.fetch(`/api/v1/projects/${empty}/preview/`)
    const detail = 'Nothing has been built in this project yet. Say first what to build.'
    expect([nothing.status, await nothing.json()]).toEqual([400, { detail, request_id: expect.any(String) }])
    for (const version of ['2', '0', 'x', '-1', '1.0']) {
      const reply = await ada.fetch(`/api/v1/projects/${id}/preview/?version=${version}`)
      expect([reply.status, await reply.json()]).toEqual([400, { version: ['This project has no such version.'], request_id: expect.any(String) }])
    }
  })

  it('keeps rows of its own for whoever looks at it, without a cookie', async () => {
    const { url } = await previewOf(ada, id)
    const visitor = visitorAt(app, url)
    const first = sampleId({ project_id: id, space: 'preview' }, 'classes', 0)
    const reply = await visitor.post('/_actions/book_class', { name: 'Ines', email: 'i@example.com', class: first, back: '/book' }, { origin: 'null' })
    expect([reply.status, visitor.cookies()]).toEqual([303, []])
    expect(await textOf(await app.fetch(`${url}/bookings`))).toContain('Ines First bowls Pending')
    expect(await app.db.selectFrom('site_rows').select('space').distinct().execute()).toEqual([{ space: 'preview' }])
  })

  it('keeps them across an edit, with what refers to them', async () => {
    const before = await previewOf(ada, id)
    const staff = visitorAt(app, before.url)
    await staff.post('/_session', { role: 'staff', back: '/' })
    const added = await staff.post('/_actions/add_class', { name: 'Raku', level: 'Advanced', price: '80', date: '2026-12-24', back: '/classes' })
    const row = new URL(added.headers.get('location') ?? '', before.url).searchParams.get('row') ?? ''
    await staff.post('/_actions/book_class', { name: 'Ines', email: 'i@example.com', class: row, back: '/book' })
    await staff.post('/_actions/delete_class', { row: sampleId({ project_id: id, space: 'preview' }, 'classes', 1), back: '/classes' })
    await tell(ada, id, 'call it Kiln House')
    const after = await previewOf(ada, id)
    expect(await textOf(await app.fetch(`${after.url}/bookings`))).toContain('Ines Raku Pending')
    const classes = await textOf(await app.fetch(`${after.url}/classes`))
    expect(classes).toContain('First bowls')
    expect(classes).not.toContain('Glazing night')
  })

  it('lets everybody be everyone, and remembers who', async () => {
    const { url } = await previewOf(ada, id)
    const visitor = visitorAt(app, url)
    expect(await textOf(await visitor.get('/bookings'))).not.toContain('Confirm ')
    const reply = await visitor.post('/_session', { role: 'staff', back: '/bookings' }, { origin: 'null' })
    expect([reply.status, reply.headers.get('location'), visitor.cookies()]).toEqual([303, '/bookings', []])
    const row = sampleId({ project_id: id, space: 'preview' }, 'bookings', 0)
    expect((await visitor.post('/_actions/confirm_booking', { row, back: '/bookings' })).status).toBe(303)
    expect(await textOf(await app.fetch(`${url}/bookings`))).toContain('Ada Moss First bowls Confirmed')
    expect((await visitor.post('/_session', { role: 'nobody', back: '/' })).status).toBe(403)
  })

  it('is opened on a page as the role that sees it, by an address; no deployed site is', async () => {
    const { url } = await previewOf(ada, id)
    const visitor = visitorAt(app, url)
    const led = await visitor.get('/_session?role=staff&back=%2Fbookings')
    expect([led.status, led.headers.get('location')]).toEqual([303, '/bookings'])
    expect(await textOf(await visitor.get('/bookings'))).toContain('Confirm ')
    expect((await visitor.get('/_session?role=staff&back=https%3A%2F%2Fevil.example')).headers.get('location')).toBe('/')
    expect((await visitor.get('/_session?role=nobody&back=%2F')).status).toBe(403)
    await deploy(ada, id)
    const live = visitorAt(app, 'http://clay-corner.localhost:3000')
    expect((await live.get('/_session?role=staff&back=%2Fbookings')).status).toBe(403)
    expect(await textOf(await live.get('/bookings'))).not.toContain('Confirm ')
  })

  it('answers programs in the sandbox, which have no origin, without credentials', async () => {
    const { url } = await previewOf(ada, id)
    const visitor = visitorAt(app, url)
    const list = await visitor.get('/_api/classes', { origin: 'null' })
    expect([list.status, list.headers.get('access-control-allow-origin'), list.headers.get('access-control-allow-credentials')]).toEqual([200, '*', null])
    const flight = await visitor.send('OPTIONS', '/_api/classes', undefined, { origin: 'null' })
    expect([flight.status, flight.headers.get('access-control-allow-methods'), flight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'GET, POST, PUT, PATCH, DELETE',
      'content-type',
    ])
  })
})
