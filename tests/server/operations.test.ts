import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'

let app: TestApp
afterEach(() => app.close())

describe('the health of a process', () => {
  beforeEach(async () => {
    app = await openApp()
  })
  it('is told under every host, also that of a balancer', async () => {
    for (const origin of ['', 'http://127.0.0.1:3000', 'http://10.0.0.7:3000']) {
      for (const [path, text] of [
        ['/healthz', 'ok\n'],
        ['/readyz', 'ready\n'],
      ]) {
        const reply = await app.fetch(`${origin}${path}`)
        expect([origin, path, reply.status, await reply.text()]).toEqual([origin, path, 200, text])
      }
    }
  })
  it('is not ready with a schema of another version', async () => {
    const migrations = app.db as unknown as import('kysely').Kysely<{ migrations: { name: string; timestamp: string } }>
    await migrations.insertInto('migrations').values({ name: '0999-later', timestamp: '' }).execute()
    const reply = await app.fetch('/readyz')
    expect([reply.status, reply.headers.get('retry-after'), await reply.text()]).toEqual([503, '5', 'The database has another schema.\n'])
    expect((await app.fetch('/healthz')).status).toBe(200)
  })
})

describe('the metrics', () => {
  const ask = (ip: string, headers: Readonly<Record<string, string>> = {}) => app.fetch('/metrics', { headers }, ip)

  it('count requests by kind of host, method and status, and the process itself', async () => {
    app = await openApp({ measured: true })
    await app.fetch('/api/v1/billing/plans/')
    await app.fetch('/api/v1/projects/')
    await app.fetch('/api/v1/projects/', { method: 'BREW' })
    const text = await (await ask('127.0.0.1')).text()
    const lines = text.split('\n').filter((line) => line.startsWith('sparksite_requests_total'))
    expect(lines.toSorted()).toEqual([
      'sparksite_requests_total{kind="app",method="GET",status="200"} 1',
      'sparksite_requests_total{kind="app",method="GET",status="401"} 1',
      'sparksite_requests_total{kind="app",method="other",status="405"} 1',
    ])
    expect(text).toContain('sparksite_request_seconds_count{kind="app"} 3')
    expect(text).toContain('sparksite_turns_running 0')
    expect(text).toContain('process_resident_memory_bytes')
  })
  it('are for this machine alone, and for nobody behind a proxy', async () => {
    app = await openApp({ measured: true })
    expect((await ask('::ffff:127.0.0.1')).status).toBe(200)
    expect((await ask('192.0.2.1')).status).toBe(404)
    expect((await ask('')).status).toBe(404)
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404)
  })
  it('are for who bears their token, where there is one', async () => {
    app = await openApp({ measured: true, env: { METRICS_TOKEN: 'a token of the metrics' } })
    expect((await ask('192.0.2.1', { authorization: 'Bearer a token of the metrics' })).status).toBe(200)
    expect((await ask('127.0.0.1', { authorization: 'Bearer another token' })).status).toBe(404)
    expect((await ask('127.0.0.1')).status).toBe(404)
  })
})

describe('a report of what a page’s policy forbade', () => {
  const send = (body: string, type = 'application/csp-report') => app.fetch('/api/v1/csp-report', { method: 'POST', body, headers: { 'content-type': type } })
  beforeEach(async () => {
    app = await openApp()
  })
  it('is one line in the log, without paths, queries or samples', async () => {
    const old = {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x?token=1',
      'document-uri': 'http://localhost:3000/password-reset/confirm/u/secret',
    }
    expect((await send(JSON.stringify({ 'csp-report': old }))).status).toBe(204)
    const modern = [
      { type: 'csp-violation', body: { effectiveDirective: 'img-src\nfatal', blockedURL: 'inline', documentURL: 'http://localhost:3000/', sample: 'secret' } },
    ]
    expect((await send(JSON.stringify(modern), 'application/reports+json')).status).toBe(204)
    expect(app.logged).toEqual([
      { level: 'warning', event: 'policy_violation', directive: 'script-src-elem', blocked: 'https://evil.example', page: 'password-reset' },
      { level: 'warning', event: 'policy_violation', directive: 'img-srcfatal', blocked: 'inline', page: '' },
    ])
  })
  it('is refused past 8 KiB, in another format, and past 10 a minute from one network', async () => {
    const statuses: number[] = []
    for (const [body, type] of [['x'.repeat(8200)], ['{}'], ['not json'], ['{}', 'text/plain']] as const) statuses.push((await send(body, type)).status)
    for (let sent = 4; sent < 12; sent++) statuses.push((await send('[]')).status)
    expect(statuses).toEqual([413, 400, 400, 415, 204, 204, 204, 204, 204, 204, 429, 429])
  })
})
