import { describe, expect, it } from 'vitest'
import { openApp } from '../support/app.ts'
import { saidIn, scripted } from '../support/turns.ts'

const detail = 'The server was restarted while this was being built. Nothing was changed, and this message was not counted. Please send it again.'

/** An app over rows as a process that was killed in the middle of a turn leaves them. */
async function afterKill() {
  const app = await openApp({ take: scripted })
  const ada = await app.join()
  const { id } = (await (await ada.fetch('/api/v1/projects/', { method: 'POST', json: {} })).json()) as { id: string }
  const { id: user_id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const reading = JSON.stringify({ requirements: [], marks: [], steps: [], choices: [] })
  const kept = { id: 'm1', project_id: id, user_id, content: 'a pottery studio', state: 'running', answer: '', reading, version: null } as const
  await app.db
    .insertInto('messages')
    .values({ ...kept, charged: 1, day: '2026-11-21', month: '2026-11', created_at: 1 })
    .execute()
  await app.db
    .insertInto('usage')
    .values([
      { user_id, period: '2026-11-21', used: 3 },
      { user_id, period: '2026-11', used: 9 },
    ])
    .execute()
  const said = [
    { event: 'accepted', data: { message_id: 'm1', remaining_today: 27, remaining_month: 291, resets_at: 1 } },
    { event: 'step', data: { label: 'Read 1 sentence', state: 'running' } },
  ]
  await app.db
    .insertInto('turn_events')
    .values(said.map(({ event, data }, at) => ({ message_id: 'm1', number: at + 1, event, data: JSON.stringify(data) })))
    .execute()
  return { app, ada, path: `/api/v1/projects/${id}/messages/`, said }
}

describe('the turns of a process that died', () => {
  it('are failed on start, say so to whoever joins them, and cost nothing', async () => {
    const { app, ada, path, said } = await afterKill()
    await app.recover()
    const stream = await saidIn(await ada.fetch(`${path}m1/stream/`))
    expect(stream).toEqual([...said.map(({ event, data }, at) => [at + 1, event, data]), [3, 'error', { detail, charged: false }]])
    expect(((await (await ada.fetch(path)).json()) as { results: unknown[] }).results).toEqual([
      {
        id: 'm1',
        content: 'a pottery studio',
        state: 'failed',
        answer: detail,
        requirements: [],
        marks: [],
        steps: [{ label: 'Read 1 sentence', state: 'failed' }],
        choices: [],
        version: null,
        charged: false,
        created_at: 1,
      },
    ])
    expect(await app.db.selectFrom('usage').select(['period', 'used']).orderBy('period').execute()).toEqual([
      { period: '2026-11', used: 8 },
      { period: '2026-11-21', used: 2 },
    ])
    await app.recover()
    expect(await saidIn(await ada.fetch(`${path}m1/stream/`))).toEqual(stream)
    await app.close()
  })

  it('end as stopped when a person stops one that no process runs', async () => {
    const { app, ada, path } = await afterKill()
    expect((await ada.fetch(`${path}m1/stop/`, { method: 'POST' })).status).toBe(204)
    expect((await saidIn(await ada.fetch(`${path}m1/stream/`))).slice(2)).toEqual([
      [3, 'text', { delta: 'Stopped. Nothing was changed, and this message was not counted.' }],
      [4, 'done', { message_id: 'm1', version: null, charged: false }],
    ])
    expect((await app.db.selectFrom('usage').select('used').orderBy('used').execute()).map((row) => row.used)).toEqual([2, 8])
    await app.close()
  })
})
