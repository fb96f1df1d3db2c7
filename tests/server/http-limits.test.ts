import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientAddressBy, isNetwork } from '../../server/http/client-address.ts'
import { createFloodGate } from '../../server/http/flood.ts'
import { defaultLimits } from '../../server/http/limits.config.ts'
import { createLimits, type Limit } from '../../server/http/limits.ts'
import { openApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openApp({ config: { trust_proxy: ['10.0.0.0/8'], limits: { ...defaultLimits, requests: { most: 3, seconds: 10 } } } })
})
afterEach(() => app.close())

const forwarded = (text: string) => new Headers({ 'x-forwarded-for': text })

describe.each([false, true])('a limit (where nodes share a database: %s)', (shared) => {
  let limit: Limit
  beforeEach(() => {
    limit = createLimits({ ...app.database, shared }, app.clock.now)('test', { most: 3, seconds: 60 })
  })
  const times = async (count: number, key = 'a') => {
    const waits: number[] = []
    for (let time = 0; time < count; time++) waits.push(await limit.tryTake(key))
    return waits
  }

  it('has room so often in its time, for each key, and says how long to wait', async () => {
    expect([await times(4), await times(1, 'b')]).toEqual([[0, 0, 0, 60], [0]])
    app.clock.advance(59)
    expect(await times(1)).toEqual([1])
    app.clock.advance(1)
    expect(await times(4)).toEqual([0, 0, 0, 60])
  })
  it('lets in no more when many come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => limit.tryTake('a')))
    expect(waits.filter((wait) => wait === 0).length).toBe(3)
  })
  it('takes back one, and forgets all', async () => {
    await times(3)
    await limit.giveBack('a')
    expect(await times(2)).toEqual([0, 60])
    await limit.clear('a')
    expect(await times(4)).toEqual([0, 0, 0, 60])
  })
  it('throws 429 with the wait', async () => {
    await times(3)
    await expect(limit.take('a', 'Not so often.')).rejects.toMatchObject({ status: 429, message: 'Not so often.', retryAfter: 60 })
  })
  it(shared ? 'counts together with another node' : 'counts for itself', async () => {
    await times(3)
    const other = createLimits({ ...app.database, shared }, app.clock.now)('test', { most: 3, seconds: 60 })
    const another = createLimits({ ...app.database, shared }, app.clock.now)('another', { most: 3, seconds: 60 })
    expect([await other.tryTake('a'), await another.tryTake('a')]).toEqual([shared ? 60 : 0, 0])
  })
})

describe('the address of a client', () => {
  const addressOf = clientAddressBy(['10.0.0.0/8', '::1', '203.0.113.7'])
  it.each([
    ['198.51.100.1', '192.0.2.9', '198.51.100.1'],
    ['10.0.0.1', '192.0.2.9', '192.0.2.9'],
    ['::ffff:10.0.0.1', '192.0.2.9', '192.0.2.9'],
    ['10.0.0.1', '1.1.1.1, 192.0.2.9', '192.0.2.9'],
    ['10.0.0.1', '1.1.1.1, 192.0.2.9, 10.9.9.9, 203.0.113.7', '192.0.2.9'],
    ['::1', '2001:db8::7', '2001:db8::7'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '192.0.2.9, <script>', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    ['', '192.0.2.9', ''],
  ])('by %s and “%s” is %s', (ip, header, client) => {
    expect(addressOf(ip, forwarded(header))).toBe(client)
  })
  it('may be named by address or network', () => {
    expect(['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '10.0.0.0/33', '::/129', '10.0.0', 'proxy', '10.0.0.0/8/8', '10.0.0.0/'].map(isNetwork)).toEqual([
      ...Array(4).fill(true),
      ...Array(6).fill(false),
    ])
  })
})

describe('all requests of a network', () => {
  it('are so many in their time, whatever they ask for; then 429 as JSON', async () => {
    const ask = async (ip: string, xff?: string) =>
      (await app.fetch('/api/v1/billing/plans/', { headers: xff === undefined ? {} : { 'x-forwarded-for': xff } }, ip)).status
    expect([await ask('192.0.2.9'), await ask('192.0.2.9'), await ask('192.0.2.9')]).toEqual([200, 200, 200])
    const refused = await app.fetch('/projects/', {}, '192.0.2.9')
    expect([refused.status, await refused.json(), refused.headers.get('retry-after')]).toEqual([
      429,
      { detail: 'Too many requests. Try again later.', request_id: expect.any(String) },
      '10',
    ])
    expect([await ask('192.0.2.9', '198.51.100.1'), await ask('10.0.0.1', '192.0.2.9'), await ask('10.0.0.1', '198.51.100.1')]).toEqual([429, 429, 200])
    expect([await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8::3'), await ask('2001:db8::4')]).toEqual([200, 200, 200, 429])
    app.clock.advance(10)
    expect(await ask('192.0.2.9')).toBe(200)
  })
  it('are not counted for this machine, and forgotten rather than kept without end', () => {
    const wait = createFloodGate({ most: 1, seconds: 10 }, () => 100)
    expect(['127.0.0.1', '127.0.0.1', '::1', '::1', '::ffff:127.0.0.1', '::ffff:127.0.0.1', ''].map(wait)).toEqual(Array(7).fill(0))
    for (let network = 0; network < 20_000; network++) wait(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`)
    expect([wait('10.0.0.0'), wait('10.0.0.0')]).toEqual([0, 10])
  })
})
