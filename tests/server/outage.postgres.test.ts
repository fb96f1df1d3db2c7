import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { Cluster, run } from '../support/postgres.ts'
import { scripted } from '../support/turns.ts'

let cluster: Cluster
let app: TestApp
let ada: Person
beforeEach(async () => {
  cluster = await Cluster.start({ durable: true })
  app = await openApp({ take: scripted, env: { TIMEOUT_DATABASE: '2', TIMEOUT_CONNECT: '2' }, place: { url: cluster.url(), remove: () => Promise.resolve() } })
  ada = await app.join()
})
afterEach(async () => {
  await app.close()
  await cluster.remove()
})

const create = () => ada.fetch('/api/v1/projects/', { method: 'POST', json: { name: 'Shop' } })
const unavailable = [503, '5', { detail: 'The service is busy. Try again in a moment.', request_id: expect.any(String) }]
const said = async (reply: Response) => [reply.status, reply.headers.get('retry-after'), await reply.json()]
/** The processes of a server: itself, and those that it has begun for its connections. */
const family = (pid: number): number[] => [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)]

describe('a PostgreSQL that crashed', () => {
  it('is 503 with a time to come back, also of /readyz, and is used again at the first call after its return', async () => {
    expect((await create()).status).toBe(201)
    await cluster.down('SIGQUIT')
    expect(await said(await create())).toEqual(unavailable)
    expect(await said(await ada.fetch('/api/v1/projects/'))).toEqual(unavailable)
    expect([(await app.fetch('/readyz')).status, (await app.fetch('/healthz')).status]).toEqual([503, 200])
    await cluster.up()
    expect((await create()).status).toBe(201)
    expect([(await app.fetch('/readyz')).status, (await (await ada.fetch('/api/v1/projects/')).json()).count]).toEqual([200, 2])
  })
})

describe('a PostgreSQL that hangs', () => {
  it('is 503 once its time is over, and is used again when it goes on', async () => {
    expect((await create()).status).toBe(201)
    const stopped = family(Number(cluster.pid))
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    try {
      expect(await said(await ada.fetch('/api/v1/projects/'))).toEqual(unavailable)
      expect((await app.fetch('/healthz')).status).toBe(200)
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
    }
    await expect.poll(async () => (await create()).status).toBe(201)
  })
})

describe('a PostgreSQL that became read-only', () => {
  it('is 503 for what writes and 200 for what reads', async () => {
    await run(cluster.url(), 'alter system set default_transaction_read_only = on')
    await run(cluster.url(), 'select pg_reload_conf()')
    await expect.poll(async () => (await create()).status).toBe(503)
    expect(await said(await create())).toEqual(unavailable)
    expect((await ada.fetch('/api/v1/projects/')).status).toBe(200)
  })
})
