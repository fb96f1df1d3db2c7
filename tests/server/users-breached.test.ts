import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'

const stolen = 'seven stolen kilns'
const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

/** A range service on this machine: the rests of the hashes that begin with the asked digits, padded with some that were seen 0 times. */
async function openRanges() {
  const ranges = { url: '', asked: [] as string[], state: 'answers' as 'answers' | 'fails' | 'redirects', close: () => Promise.resolve() }
  const server = createServer((request, answer) => {
    ranges.asked.push(`${request.method} ${request.url} padded ${request.headers['add-padding']}`)
    if (ranges.state === 'fails') return answer.writeHead(500).end()
    if (ranges.state === 'redirects') return answer.writeHead(302, { location: '/range/elsewhere' }).end()
    const hash = hashOf(stolen)
    const lines = [
      `${'0'.repeat(35)}:0`,
      `${hashOf('a padded one').slice(5)}:0`,
      ...(request.url === `/range/${hash.slice(0, 5)}` ? [`${hash.slice(5)}:42`] : []),
    ]
    return answer.writeHead(200, { 'content-type': 'text/plain' }).end(lines.join('\r\n'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ranges.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`
  ranges.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return ranges
}

let ranges: Awaited<ReturnType<typeof openRanges>>
let app: TestApp
beforeEach(async () => {
  ranges = await openRanges()
  app = await openApp({ env: { BREACHED_PASSWORDS_URL: ranges.url } })
})
afterEach(async () => {
  await app.close()
  await ranges.close()
})
const refused = {
  password: ['This password has been stolen from another site, so that it is tried everywhere. Choose another one.'],
  request_id: expect.any(String),
}

describe('a new password, where a list of breached ones is configured', () => {
  it('is refused at registration, in the account and after a link where it is on that list', async () => {
    const registered = await app.register({ password: stolen })
    expect([registered.status, await registered.json()]).toEqual([400, refused])
    const ada = await app.join()
    const json = { password: stolen, password2: stolen }
    const changed = await ada.fetch('/api/v1/users/set-password/', { method: 'POST', json })
    expect([changed.status, await changed.json()]).toEqual([400, refused])
    await app.fetch('/api/v1/users/password-reset/', { method: 'POST', json: { email: ada.email } })
    const [uid, token] = ((await app.mails()).at(-1)?.link ?? '').split('/').slice(-2)
    const reset = await app.fetch('/api/v1/users/password-reset/confirm/', { method: 'POST', json: { uid, token, ...json } })
    expect([reset.status, await reset.json()]).toEqual([400, refused])
  })
  it('is known to the list by five digits of its hash alone, and a line that only pads counts for nothing', async () => {
    expect((await app.register({ password: 'a padded one' })).status).toBe(201)
    expect(ranges.asked).toEqual([`GET /range/${hashOf('a padded one').slice(0, 5)} padded true`])
  })
  it.each(['fails', 'redirects'] as const)('is taken where the list %s, with a line in the log that says nothing of it', async (state) => {
    ranges.state = state
    expect((await app.register({ password: stolen })).status).toBe(201)
    expect(app.logged.filter(({ event }) => event === 'breached_passwords_unasked')).toEqual([
      { level: 'warning', event: 'breached_passwords_unasked', error: expect.not.stringContaining(stolen) },
    ])
    expect(ranges.asked).toHaveLength(1)
  })
})
