import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { studio } from '../support/studio.ts'
import { saidIn, scripted } from '../support/turns.ts'

let app: TestApp
let ada: Person
beforeEach(async () => {
  app = await openApp({ take: scripted })
  ada = await app.join()
})
afterEach(() => app.close())

interface Detail {
  readonly id: string
  readonly name: string
  readonly message_id: string | null
  readonly updated_at: number
}
const send = (method: string, path: string, json?: unknown) => ada.fetch(`/api/v1${path}`, { method, ...(json === undefined ? {} : { json }) })
const create = async (json: object = {}): Promise<Detail> => (await (await send('POST', '/projects/', json)).json()) as Detail
const read = async (path: string) => (await (await send('GET', path)).json()) as never
const say = async (id: string, content: string) => saidIn(await send('POST', `/projects/${id}/messages/`, { content }))

describe('projects', () => {
  it('CALL-10 are listed with the newest edit first', async () => {
    expect(await read('/projects/')).toEqual({ count: 0, next: null, previous: null, results: [] })
    const first = await create({ name: 'First' })
    app.clock.advance(10)
    const second = await create()
    app.clock.advance(10)
    await send('PATCH', `/projects/${first.id}/`, { name: 'First again' })
    const plain = { deployment_url: '', live_version: null, latest_version: 0, cover: null }
    expect(await read('/projects/')).toEqual({
      count: 2,
      next: null,
      previous: null,
      results: [
        { id: first.id, name: 'First again', updated_at: app.clock.now(), ...plain },
        { id: second.id, name: 'Untitled site', updated_at: app.clock.now() - 10, ...plain },
      ],
    })
  })

  it('are created empty, named, or with words that begin a turn', async () => {
    const reply = await send('POST', '/projects/', { name: '  Tea & cake  ', user_id: 'x', slug: 'admin', latest_version: 9 })
    expect(reply.status).toBe(201)
    expect(await reply.json()).toEqual({
      id: expect.stringMatching(/^[a-z2-7]{26}$/),
      name: 'Tea & cake',
      deployment_url: '',
      updated_at: app.clock.now(),
      live_version: null,
      latest_version: 0,
      cover: null,
      model: null,
      message_id: null,
      manage_url: null,
    })
    const begun = await create({ prompt: 'a pottery studio' })
    expect(begun.message_id).toEqual(expect.any(String))
    const said = await saidIn(await send('GET', `/projects/${begun.id}/messages/${begun.message_id}/stream/`))
    expect(said.at(-1)).toEqual([10, 'done', { message_id: begun.message_id, version: 1, charged: true }])
    expect(await read(`/projects/${begun.id}/`)).toMatchObject({ name: 'Clay Corner', latest_version: 1 })
  })

  it('CALL-11 are renamed, which is an edit', async () => {
    const { id, updated_at } = await create()
    app.clock.advance(60)
    const reply = await send('PATCH', `/projects/${id}/`, { name: ' Kiln ' })
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ id, name: 'Kiln', updated_at: updated_at + 60 })
    const blank = await send('PATCH', `/projects/${id}/`, { name: ' \t ' })
    expect(blank.status).toBe(400)
    expect(await blank.json()).toEqual({ name: ['This field may not be blank.'], request_id: expect.any(String) })
  })

  it('CALL-12 are deleted with all that is their own', async () => {
    const { id } = await create()
    await say(id, 'a pottery studio')
    expect((await send('DELETE', `/projects/${id}/`)).status).toBe(204)
    for (const path of ['', 'messages/', 'versions/', 'preview/', 'data/classes/']) expect((await send('GET', `/projects/${id}/${path}`)).status).toBe(404)
    for (const table of ['versions', 'messages', 'turn_events', 'previews', 'site_rows'] as const) {
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect((await send('DELETE', `/projects/${id}/`)).status).toBe(404)
  })

  it('of ten deletions at once, one is answered with 204', async () => {
    const { id } = await create()
    const replies = await Promise.all(Array.from({ length: 10 }, () => send('DELETE', `/projects/${id}/`)))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([204, ...Array.from({ length: 9 }, () => 404)])
  })

  it('follow the name of their site until a person names them', async () => {
    const { id } = await create()
    await say(id, 'a pottery studio')
    expect(await read(`/projects/${id}/`)).toMatchObject({ name: 'Clay Corner' })
    await say(id, 'call it Kiln House')
    expect(await read(`/projects/${id}/`)).toMatchObject({ name: 'Kiln House', model: { name: 'Kiln House' } })
    await send('PATCH', `/projects/${id}/`, { name: 'Client: Ines' })
    await say(id, 'call it Mud')
    expect(await read(`/projects/${id}/`)).toMatchObject({ name: 'Client: Ines', model: { name: 'Mud' } })
    const named = await create({ name: 'Mine', prompt: 'a pottery studio' })
    await app.settled()
    expect(await read(`/projects/${named.id}/`)).toMatchObject({ name: 'Mine', model: { name: 'Clay Corner' } })
  })

  it('refuse words of 100,000 characters by naming the field', async () => {
    const { id } = await create()
    const detail = 'Ensure this field has no more than 20,000 characters.'
    const content = await send('POST', `/projects/${id}/messages/`, { content: 'x'.repeat(100_000) })
    expect([content.status, await content.json()]).toEqual([400, { content: [detail], request_id: expect.any(String) }])
    const prompt = await send('POST', '/projects/', { prompt: 'x'.repeat(100_000) })
    expect([prompt.status, await prompt.json()]).toEqual([400, { prompt: [detail], request_id: expect.any(String) }])
  })
})

describe('versions', () => {
  it('BUILD-02 are listed newest first, and restoring one adds a version equal to it', async () => {
    const { id } = await create()
    await say(id, 'a pottery studio')
    app.clock.advance(5)
    await say(id, 'call it Kiln House')
    app.clock.advance(5)
    const reply = await send('POST', `/projects/${id}/versions/1/restore/`)
    const now = app.clock.now()
    const restored = { number: 3, label: 'Restored version 1', changes: ['Everything is again as it was in version 1.'], created_at: now }
    expect([reply.status, await reply.json()]).toEqual([201, restored])
    expect(await read(`/projects/${id}/versions/`)).toEqual({
      count: 3,
      next: null,
      previous: null,
      results: [
        restored,
        { number: 2, label: 'Renamed to Kiln House', changes: ['Wrote 5 pages.'], created_at: now - 5 },
        { number: 1, label: 'Built Clay Corner', changes: ['Wrote 5 pages.'], created_at: now - 10 },
      ],
    })
    expect(await read(`/projects/${id}/`)).toMatchObject({ name: 'Clay Corner', latest_version: 3, model: studio, updated_at: now })
    const models = await app.db.selectFrom('versions').select('model').where('number', 'in', [1, 3]).execute()
    expect(models[0]).toEqual(models[1])
  })

  it.each(['0', '4', '-1', '1.5', 'x', '1e3', '99999999999999999999'])('restoring version %s, which is not there, is a 404', async (number) => {
    const { id } = await create()
    await say(id, 'a pottery studio')
    const reply = await send('POST', `/projects/${id}/versions/${number}/restore/`)
    expect([reply.status, await reply.json()]).toEqual([404, { detail: 'Not found.', request_id: expect.any(String) }])
  })

  it('are not restored while a turn is under way', async () => {
    const { id } = await create()
    await say(id, 'a pottery studio')
    const reply = await send('POST', `/projects/${id}/messages/`, { content: 'forever' })
    const restored = await send('POST', `/projects/${id}/versions/1/restore/`)
    expect([restored.status, await restored.json()]).toEqual([409, { detail: 'A turn is already under way in this project.', request_id: expect.any(String) }])
    await send('DELETE', `/projects/${id}/`)
    await reply.text()
  })
})
