import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { streamEvents } from '../../server/generation/turn-stream.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { studio } from '../support/studio.ts'
import { messageOf, progress, saidIn, scripted } from '../support/turns.ts'

let app: TestApp
let ada: Person
let project: string
beforeEach(async () => {
  app = await openApp({ take: scripted })
  ada = await app.join()
  project = ((await (await ada.fetch('/api/v1/projects/', { method: 'POST', json: {} })).json()) as { id: string }).id
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const say = (content: string, to = project) => ada.fetch(`/api/v1/projects/${to}/messages/`, { method: 'POST', json: { content } })
const get = async (path: string) => (await (await ada.fetch(path)).json()) as never
const messages = async () => ((await get(`/api/v1/projects/${project}/messages/`)) as { results: { readonly id: string; readonly state: string }[] }).results
const used = async () => {
  const { daily_usage, monthly_usage } = (await get('/api/v1/users/profile/')) as { daily_usage: number; monthly_usage: number }
  return { daily_usage, monthly_usage }
}
const resets_at = Date.UTC(2026, 10, 22) / 1000

describe('a turn', () => {
  it('BUILD-01 says what it does in the order of its events, each numbered, and makes a version', async () => {
    const reply = await say('a pottery studio')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const said = await saidIn(reply)
    const message_id = messageOf(said)
    expect(said).toEqual([
      [1, 'accepted', { message_id, remaining_today: 29, remaining_month: 299, resets_at }],
      ...progress.map(({ event, data }, at) => [at + 2, event, data]),
      [7, 'patch', { operations: [{ path: '', to: studio }] }],
      [8, 'version', { number: 1, label: 'Built Clay Corner' }],
      [9, 'text', { delta: 'Your studio has classes and bookings.' }],
      [10, 'done', { message_id, version: 1, charged: true }],
    ])
    expect(await messages()).toEqual([
      {
        id: message_id,
        content: 'a pottery studio',
        state: 'done',
        answer: 'Your studio has classes and bookings.',
        requirements: [{ id: 'r1', clause: 'people book a class', status: 'built', where: '/book' }],
        marks: [{ start: 0, end: 1, pen: 'thing' }],
        steps: [{ label: 'Read 1 sentence', state: 'done' }],
        choices: [],
        version: 1,
        charged: true,
        created_at: app.clock.now(),
      },
    ])
    expect(await get(`/api/v1/projects/${project}/`)).toEqual({
      id: project,
      name: 'Clay Corner',
      deployment_url: '',
      updated_at: app.clock.now(),
      live_version: null,
      latest_version: 1,
      cover: { heading: 'Clay Corner', background: '#fff0f5', text: '#16181d' },
      model: studio,
      message_id: null,
      manage_url: null,
    })
    expect(await used()).toEqual({ daily_usage: 1, monthly_usage: 1 })
  })

  it('is replayed from any event on once it has ended', async () => {
    const said = await saidIn(await say('a pottery studio'))
    const message_id = messageOf(said)
    const again = await ada.fetch(`/api/v1/projects/${project}/messages/${message_id}/stream/`, { headers: { 'last-event-id': '6' } })
    expect(await saidIn(again)).toEqual(said.slice(6))
    expect(await saidIn(await ada.fetch(`/api/v1/projects/${project}/messages/${message_id}/stream/`))).toEqual(said)
    const odd = await ada.fetch(`/api/v1/projects/${project}/messages/${message_id}/stream/`, { headers: { 'last-event-id': '-1; drop' } })
    expect(await saidIn(odd)).toEqual(said)
  })

  it('is joined midway without losing or repeating an event, and stops when asked', async () => {
    const first = await say('forever')
    const [running] = await messages()
    expect(running).toMatchObject({ state: 'running', content: 'forever' })
    const stream = `/api/v1/projects/${project}/messages/${running?.id}/stream/`
    const joined = await ada.fetch(stream, { headers: { 'last-event-id': '2' } })
    const stop = `/api/v1/projects/${project}/messages/${running?.id}/stop/`
    expect((await ada.fetch(stop, { method: 'POST' })).status).toBe(204)
    const all = await saidIn(first)
    expect(all.map(([number]) => number)).toEqual(all.map((_, at) => at + 1))
    expect(all.slice(-2)).toEqual([
      [all.length - 1, 'text', { delta: 'Stopped. Nothing was changed, and this message was not counted.' }],
      [all.length, 'done', { message_id: running?.id, version: null, charged: false }],
    ])
    expect(await saidIn(joined)).toEqual(all.slice(2))
    expect(await saidIn(await ada.fetch(stream))).toEqual(all)
    expect((await ada.fetch(stop, { method: 'POST' })).status).toBe(204)
    expect((await messages())[0]).toMatchObject({ state: 'stopped', charged: false, version: null })
    expect(await used()).toEqual({ daily_usage: 0, monthly_usage: 0 })
  })

  it('goes on when its client leaves', async () => {
    const reply = await say('a pottery studio')
    await reply.body?.cancel()
    await app.settled()
    expect((await messages())[0]).toMatchObject({ state: 'done', version: 1 })
  })

  it('BUILD-04 that changes nothing gives its message back', async () => {
    const said = await saidIn(await say('nothing'))
    const message_id = messageOf(said)
    expect(said.slice(3)).toEqual([
      [4, 'text', { delta: 'I did not understand this.' }],
      [5, 'choices', { choices: ['Add a page', 'Change the colours'] }],
      [6, 'done', { message_id, version: null, charged: false }],
    ])
    expect((await messages())[0]).toMatchObject({ state: 'done', charged: false, version: null, choices: ['Add a page', 'Change the colours'] })
    expect(await used()).toEqual({ daily_usage: 0, monthly_usage: 0 })
  })

  it('BUILD-04 that breaks says so, is logged, and gives its message back', async () => {
    const said = await saidIn(await say('break'))
    const detail = 'Something went wrong while this was being built. Nothing was changed, and this message was not counted. Please try again.'
    expect(said.at(-1)).toEqual([said.length, 'error', { detail, charged: false }])
    expect((await messages())[0]).toMatchObject({ state: 'failed', charged: false, answer: detail })
    expect(app.logged).toEqual([{ level: 'error', event: 'turn_failed', message_id: expect.any(String), error: expect.stringContaining('The builder broke.') }])
    expect(await used()).toEqual({ daily_usage: 0, monthly_usage: 0 })
    expect((await saidIn(await say('a pottery studio'))).at(-1)?.[1]).toBe('done')
  })

  it('is the only one under way in its project', async () => {
    const first = await say('forever')
    const second = await say('a pottery studio')
    expect(second.status).toBe(409)
    expect(await second.json()).toEqual({ detail: 'A turn is already under way in this project.', request_id: expect.any(String) })
    const restored = await ada.fetch(`/api/v1/projects/${project}/versions/1/restore/`, { method: 'POST' })
    expect(restored.status).toBe(404)
    const [running] = await messages()
    await ada.fetch(`/api/v1/projects/${project}/messages/${running?.id}/stop/`, { method: 'POST' })
    await first.text()
    expect(await used()).toEqual({ daily_usage: 0, monthly_usage: 0 })
  })

  it('of eight sent at once, one runs and the others are refused', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => say('forever')))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await used()).toEqual({ daily_usage: 1, monthly_usage: 1 })
    const { id } = await app.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
    expect((await ada.fetch(`/api/v1/projects/${project}/messages/${id}/stop/`, { method: 'POST' })).status).toBe(204)
    await Promise.all(replies.map((reply) => reply.text()))
    expect(await used()).toEqual({ daily_usage: 0, monthly_usage: 0 })
  })

  it('ends without a trace when its project is deleted', async () => {
    const reply = await say('forever')
    expect((await ada.fetch(`/api/v1/projects/${project}/`, { method: 'DELETE' })).status).toBe(204)
    const said = await saidIn(reply)
    expect(said.map(([, event]) => event)).not.toContain('done')
    await app.settled()
    expect(await app.db.selectFrom('turn_events').selectAll().execute()).toEqual([])
    expect(app.logged).toEqual([])
    expect(await used()).toEqual({ daily_usage: 0, monthly_usage: 0 })
  })

  it('keeps a quiet stream alive by a comment every 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const reader = streamEvents(new ReadableStream<never>()).body?.getReader()
    vi.advanceTimersByTime(15_000)
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(': heartbeat\n\n')
    await reader?.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the allowance', () => {
  const spend = (left: number) =>
    app.db
      .insertInto('usage')
      .values({ user_id: userId, period: '2026-11-21', used: 30 - left })
      .execute()
  let userId = ''
  beforeEach(async () => {
    userId = (await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
  })

  it('BUILD-04 of one message left lets one of two projects have it', async () => {
    await spend(1)
    const { id } = (await (await ada.fetch('/api/v1/projects/', { method: 'POST', json: {} })).json()) as { id: string }
    const replies = await Promise.all([say('a pottery studio'), say('a pottery studio', id)])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 429])
    await Promise.all(replies.map((reply) => reply.text()))
    expect(await used()).toEqual({ daily_usage: 30, monthly_usage: 1 })
  })

  it('BUILD-04 used up refuses with the time of its reset, and makes no project', async () => {
    await spend(0)
    const refused = await ada.fetch('/api/v1/projects/', { method: 'POST', json: { prompt: 'a pottery studio' } })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(12 * 3600))
    expect(await refused.json()).toEqual({
      detail: 'You have used all 30 messages of this day. You can send the next one from 22 November, 00:00 UTC.',
      request_id: expect.any(String),
    })
    expect(((await get('/api/v1/projects/')) as { count: number }).count).toBe(1)
    expect(await messages()).toEqual([])
  })
})
