import { spawnSync } from 'node:child_process'
import { request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Sparksite } from '../support/sparksite.ts'

const writers = 20
const acknowledged_before_kill = 150
let server: Sparksite
beforeAll(async () => {
  server = await Sparksite.start()
})
afterAll(() => server.remove())

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}
function call(method: string, path: string, token: string | null, body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${server.port}`, 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const sent = request({ host: '127.0.0.1', port: server.port, method, path: `/api/v1${path}`, headers, agent: false }, (reply) => {
      json(reply).then((read) => resolve({ status: reply.statusCode ?? 0, body: read as Answer['body'] }), reject)
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

describe('the data of a process', () => {
  it('are no other’s: a second start is one plain line', () => {
    const env = { ...process.env, PORT: '0', DATA_DIR: server.folder }
    const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, `Another process is already using ${server.folder}. Stop it, or set DATA_DIR to another folder.\n`])
  })
})

describe('a kill in the middle of writing', () => {
  it('loses nothing that was acknowledged, and neither corrupts data nor logs anybody out', async () => {
    const person = { email: 'ada@example.com', password: 'correct horse' }
    await call('POST', '/users/register/', null, { ...person, full_name: 'Ada Lovelace' })
    const token = String((await call('POST', '/users/login/', null, person)).body.access)

    const acknowledged = new Map<string, string>()
    let killed: Promise<unknown> | null = null
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let turn = 0; !killed; turn++) {
          const name = `Site ${writer}.${turn}`
          const created = await call('POST', '/projects/', token, { name }).catch(() => null)
          if (created?.status === 201) acknowledged.set(String(created.body.id), name)
          if (acknowledged.size >= acknowledged_before_kill) killed ??= server.down('SIGKILL')
        }
      }),
    )
    await killed
    await server.up()

    const list = await call('GET', '/projects/', token)
    expect(list.status).toBe(200)
    const kept = new Map((list.body.results as { id: string; name: string }[]).map(({ id, name }) => [id, name]))
    expect(acknowledged.size).toBeGreaterThanOrEqual(acknowledged_before_kill)
    expect([...acknowledged].filter(([id, name]) => kept.get(id) !== name)).toEqual([])
    // Every writer had at most one request under way that was written but not yet acknowledged.
    expect(kept.size - acknowledged.size).toBeLessThanOrEqual(writers)

    await server.down()
    const file = new DatabaseSync(`${server.folder}/sparksite.db`, { readOnly: true })
    expect(
      file
        .prepare('pragma integrity_check')
        .all()
        .map((row) => ({ ...row })),
    ).toEqual([{ integrity_check: 'ok' }])
    expect(file.prepare('pragma foreign_key_check').all()).toEqual([])
    file.close()
  })
})
